/** The questions of the review, with the filters: all, wrong, blank, correct, and by subject. The filters stand in the address. */
import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field, Select } from '../../ui/input.tsx';
import { type Outcome, outcomeOf, type ReviewSubject } from './review.ts';
import { ReviewedQuestion } from './reviewed-question.tsx';

interface QuestionReviewProps {
  readonly subjects: readonly ReviewSubject[];
  readonly negativePercent: number;
}

const filters = [
  ['all', 'results.showAll'],
  ['wrong', 'results.showWrong'],
  ['blank', 'results.showBlank'],
  ['correct', 'results.showCorrect'],
] as const;

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
    '&[aria-pressed=true]': { bg: 'primary', color: 'primary.contrast', borderColor: 'primary', fontWeight: 'semibold' },
  },
});

export function QuestionReview({ subjects, negativePercent }: QuestionReviewProps) {
  const { t, digits } = useI18n();
  const [search, setSearch] = useSearchParams();
  const show = filters.find(([filter]) => filter === search.get('show'))?.[0] ?? 'all';
  const subjectId = subjects.find(({ id }) => id === search.get('subject'))?.id ?? '';

  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true });
  };

  let number = 0;
  const numbered = subjects.flatMap((subject) =>
    subject.questions.map((question) => {
      number += 1;
      return { subject, question, number };
    }),
  );
  const ofSubject = numbered.filter(({ subject }) => !subjectId || subject.id === subjectId);
  const counts = (outcome: Outcome | 'all') =>
    ofSubject.filter(({ question }) => outcome === 'all' || outcomeOf(question) === outcome).length;
  const shown = ofSubject.filter(({ question }) => show === 'all' || outcomeOf(question) === show);

  return (
    <Box as="section" mt="10">
      <Heading as="h2" size="lg" mb="4">
        {t('results.questions')}
      </Heading>
      <Flex wrap="wrap" align="end" gap="4" mb="5" css={{ '@media print': { display: 'none' } }}>
        <Flex role="group" aria-label={t('results.filter')} wrap="wrap" gap="2">
          {filters.map(([filter, words]) => (
            <FilterButton
              key={filter}
              type="button"
              aria-pressed={show === filter}
              onClick={() => set('show', filter === 'all' ? '' : filter)}
            >
              {t(words)} ({digits(counts(filter))})
            </FilterButton>
          ))}
        </Flex>
        {subjects.length > 1 && (
          <Box minW="12rem">
            <Field label={t('results.subject')}>
              {(control) => (
                <Select {...control} value={subjectId} onChange={({ target }) => set('subject', target.value)}>
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
      {shown.length === 0 && <Text color="fg.muted">{t('results.noneOfThese')}</Text>}
      <Stack gap="4">
        {shown.map(({ subject, question, number: position }) => (
          <ReviewedQuestion
            key={`${subject.id} ${question.id}`}
            question={question}
            number={position}
            subjectName={subject.name}
            negativePercent={negativePercent}
          />
        ))}
      </Stack>
    </Box>
  );
}
