/**
 * The filters of the review: a button per kind with its count, a subject selection, and a
 * description of the shown questions.
 */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Field, Select } from '../../../ui/forms/input.tsx';
import { type Filters, type Kind, kinds } from './filters.ts';
import type { ReviewSubject } from './review.ts';

interface FilterBarProps {
  readonly filters: Filters;
  readonly subjects: readonly ReviewSubject[];
  /**
   * Whether any question was marked as unsure on this device; otherwise their filter is omitted.
   */
  readonly hasMarks: boolean;
}

const labels = {
  all: 'results.showAll',
  wrong: 'results.showWrong',
  blank: 'results.showBlank',
  correct: 'results.showCorrect',
  marked: 'results.showMarked',
} as const satisfies Record<Kind, string>;

const FilterButton = chakra('button', {
  base: {
    minH: 'target',
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    bg: 'bg.panel',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-pressed=true]': {
      bg: 'primary',
      color: 'primary.contrast',
      borderColor: 'primary',
      fontWeight: 'semibold',
    },
  },
});

export function FilterBar({ filters, subjects, hasMarks }: FilterBarProps) {
  const { t, digits } = useI18n();
  const { kind, subjectId, counts, visibleQuestions, set } = filters;
  const offeredKinds = kinds.filter(
    (option) => option !== 'marked' || hasMarks || kind === 'marked',
  );

  return (
    <Box mb="5" css={{ '@media print': { display: 'none' } }}>
      <Flex wrap="wrap" align="end" gap="4">
        <Flex role="group" aria-label={t('results.filter')} wrap="wrap" gap="2">
          {offeredKinds.map((option) => (
            <FilterButton
              key={option}
              type="button"
              aria-pressed={kind === option}
              onClick={() => set({ kind: option })}
            >
              {t(labels[option])} ({digits(counts[option])})
            </FilterButton>
          ))}
        </Flex>
        {subjects.length > 1 && (
          <Box minW="12rem">
            <Field label={t('results.subject')}>
              {(control) => (
                <Select
                  {...control}
                  value={subjectId}
                  onChange={({ target }) => set({ subjectId: target.value })}
                >
                  <option value="">{t('results.allSubjects')}</option>
                  {subjects.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </Box>
        )}
      </Flex>
      <Text role="status" mt="3" fontSize="sm" color="fg.muted">
        {t('results.shown', {
          shown: visibleQuestions.length,
          total: subjects.reduce((sum, { questions }) => sum + questions.length, 0),
        })}
      </Text>
    </Box>
  );
}
