/** The search box above a list of courses, with what narrows the list and its order. */
import { chakra, Flex } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Field, Input, Select } from '../ui/input.tsx';
import { type CourseWish, sorts } from './course-wish.ts';

interface CourseFilterProps {
  readonly wish: CourseWish;
  readonly onChange: (wish: CourseWish) => void;
  readonly field: Ref<HTMLInputElement>;
  /** Only somebody who is logged in can be enrolled. */
  readonly canBeEnrolled: boolean;
}

const sortWords = { name: 'list.sortName', price: 'list.sortPrice' } as const;

const Choice = chakra('label', {
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
    '&:has(:checked)': { bg: 'primary', color: 'primary.contrast', borderColor: 'primary', fontWeight: 'semibold' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& input': { position: 'absolute', opacity: '0', pointerEvents: 'none' },
  },
});

export function CourseFilter({ wish, onChange, field, canBeEnrolled }: CourseFilterProps) {
  const { t } = useI18n();
  const usual = canBeEnrolled ? 'list.sortMine' : 'list.sortUsual';
  const change = (part: Partial<CourseWish>) => onChange({ ...wish, page: 1, ...part });
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
              value={wish.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </Field>
      </chakra.div>
      <chakra.div minW="10rem">
        <Field label={t('list.sort')}>
          {(control) => (
            <Select
              {...control}
              value={wish.sort}
              onChange={({ target }) => change({ sort: sorts.find((sort) => sort === target.value) ?? 'mine' })}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(sort === 'mine' ? usual : sortWords[sort])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </chakra.div>
      <Flex role="group" aria-label={t('list.show')} wrap="wrap" gap="2">
        <Choice>
          <input type="checkbox" checked={wish.free} onChange={({ target }) => change({ free: target.checked })} />
          {t('ui.free')}
        </Choice>
        {(canBeEnrolled || wish.enrolled) && (
          <Choice>
            <input type="checkbox" checked={wish.enrolled} onChange={({ target }) => change({ enrolled: target.checked })} />
            {t('ui.enrolled')}
          </Choice>
        )}
      </Flex>
    </Flex>
  );
}
