/** The search field above a list of courses, with its filters and sort order. */
import { chakra, Flex, Input } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field, Select } from '../../ui/forms/input.tsx';
import { type CourseFilters, sorts } from './course-filters.ts';

interface CourseFilterProps {
  readonly filters: CourseFilters;
  readonly onChange: (filters: CourseFilters) => void;
  readonly field: Ref<HTMLInputElement>;
  /** True if the user is logged in: only users can be enrolled. */
  readonly canBeEnrolled: boolean;
}

const sortLabels = { name: 'list.sortName', price: 'list.sortPrice' } as const;

const FilterToggle = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    cursor: 'pointer',
    bg: 'bg.panel',
    '&:has(:checked)': {
      bg: 'primary',
      color: 'primary.contrast',
      borderColor: 'primary',
      fontWeight: 'semibold',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& input': { position: 'absolute', opacity: '0', pointerEvents: 'none' },
  },
});

export function CourseFilter({ filters, onChange, field, canBeEnrolled }: CourseFilterProps) {
  const { t } = useI18n();
  const defaultSortLabel = canBeEnrolled ? 'list.sortMine' : 'list.sortUsual';
  const changeFilters = (part: Partial<CourseFilters>) =>
    onChange({ ...filters, page: 1, ...part });
  return (
    <Flex role="search" wrap="wrap" align="end" columnGap="4" rowGap="3" mb="5">
      <chakra.div flex="1" minW="min(100%, 16rem)" maxW={{ md: '26rem' }}>
        <Field label={t('list.search')}>
          {(control) => (
            <Input
              {...control}
              ref={field}
              type="search"
              placeholder={t('list.searchHint')}
              value={filters.text}
              onChange={({ target }) => changeFilters({ text: target.value })}
            />
          )}
        </Field>
      </chakra.div>
      <chakra.div minW="10rem">
        <Field label={t('list.sort')}>
          {(control) => (
            <Select
              {...control}
              value={filters.sort}
              onChange={({ target }) =>
                changeFilters({ sort: sorts.find((sort) => sort === target.value) ?? 'default' })
              }
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(sort === 'default' ? defaultSortLabel : sortLabels[sort])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </chakra.div>
      <Flex role="group" aria-label={t('list.show')} wrap="wrap" gap="2">
        <FilterToggle>
          <input
            type="checkbox"
            checked={filters.free}
            onChange={({ target }) => changeFilters({ free: target.checked })}
          />
          {t('ui.free')}
        </FilterToggle>
        {(canBeEnrolled || filters.enrolled) && (
          <FilterToggle>
            <input
              type="checkbox"
              checked={filters.enrolled}
              onChange={({ target }) => changeFilters({ enrolled: target.checked })}
            />
            {t('ui.enrolled')}
          </FilterToggle>
        )}
      </Flex>
    </Flex>
  );
}
