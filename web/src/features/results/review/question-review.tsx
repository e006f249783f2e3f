/** The questions of the review with their filters, and a link to practice. Filtered questions are not printed either. */
import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { practiceAddress, toPractise } from '../practice/practice-set.ts';
import { FilterBar } from './filter-bar.tsx';
import { useFilters } from './filters.ts';
import { numbered, type ReviewSubject } from './review.ts';
import { ReviewedQuestion } from './reviewed-question.tsx';

interface QuestionReviewProps {
  readonly subjects: readonly ReviewSubject[];
  readonly negativePercent: number;
  /** The ids of the questions marked as unsure in the exam. */
  readonly marked: ReadonlySet<string>;
}

export function QuestionReview({ subjects, negativePercent, marked }: QuestionReviewProps) {
  const { t } = useI18n();
  const { search } = useLocation();
  const questions = useMemo(() => numbered(subjects), [subjects]);
  const filters = useFilters(questions, marked);
  const { shown, subjectId } = filters;
  const practice = toPractise(questions, subjectId);

  return (
    <Box as="section" mt="10">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="4">
        <Heading as="h2" size="lg">
          {t('results.questions')}
        </Heading>
        {practice.length > 0 && (
          <ButtonLink variant="accent" to={practiceAddress(search, true)} css={{ '@media print': { display: 'none' } }}>
            {t('results.practise', { count: practice.length })}
          </ButtonLink>
        )}
      </Flex>
      <FilterBar filters={filters} subjects={subjects} hasMarks={marked.size > 0} />
      {shown.length === 0 && (
        <Flex wrap="wrap" align="center" gap="3" p="5" borderWidth="1px" borderStyle="dashed" borderRadius="md">
          <Text color="fg.muted">{t('results.noneOfThese')}</Text>
          <Button variant="outline" onClick={() => filters.set({ kind: 'all', subjectId: '' })}>
            {t('results.showAllAgain')}
          </Button>
        </Flex>
      )}
      <Stack gap="4" css={{ '@media print': { display: 'block' } }}>
        {shown.map((item) => (
          <ReviewedQuestion
            key={`${item.subjectId} ${item.question.id}`}
            item={item}
            negativePercent={negativePercent}
            isUnsure={marked.has(item.question.id)}
          />
        ))}
      </Stack>
    </Box>
  );
}
