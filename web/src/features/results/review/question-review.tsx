/**
 * The questions of the review with their filters, which apply to the screen only: all questions are
 * printed.
 */
import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MAP_ID } from './question-map.tsx';
import type { ReviewSubject } from './review.ts';
import { ReviewedQuestion } from './reviewed-question.tsx';
import type { ReviewList } from './use-review-list.ts';

interface QuestionReviewProps {
  readonly list: ReviewList;
  readonly subjects: readonly ReviewSubject[];
  readonly negativePercent: number;
  /** The ids of the questions marked as unsure in the exam. */
  readonly marked: ReadonlySet<string>;
  /** As in `Review`. */
  readonly times: ReadonlyMap<string, number> | null;
}

/**
 * The estimated height of a question that is not rendered yet, as `containIntrinsicSize` of the
 * question's frame with the gap.
 */
const QUESTION_REM = 25;

export function QuestionReview({
  list,
  subjects,
  negativePercent,
  marked,
  times,
}: QuestionReviewProps) {
  const { t } = useI18n();
  const { filters, rendered } = list;
  const waiting = list.length - rendered.length;

  return (
    <Box as="section" mt="10">
      <Heading as="h2" size="lg" mb="4">
        {t('results.questions')}
      </Heading>
      <FilterBar filters={filters} subjects={subjects} hasMarks={marked.size > 0} />
      {list.length === 0 && (
        <Flex
          wrap="wrap"
          align="center"
          gap="3"
          p="5"
          borderWidth="1px"
          borderStyle="dashed"
          borderRadius="md"
        >
          <Text color="fg.muted">{t('results.noneOfThese')}</Text>
          <Button variant="outline" onClick={() => filters.set({ kind: 'all', subjectId: '' })}>
            {t('results.showAllAgain')}
          </Button>
        </Flex>
      )}
      <Box>
        <Stack gap="4" css={{ '@media print': { display: 'block' } }}>
          {rendered.map((item) => (
            <ReviewedQuestion
              key={`${item.subjectId} ${item.question.id}`}
              item={item}
              negativePercent={negativePercent}
              isUnsure={marked.has(item.question.id)}
              seconds={times && (times.get(item.question.id) ?? 0)}
            />
          ))}
          {waiting > 0 && <Box aria-hidden="true" h={`${waiting * QUESTION_REM}rem`} />}
        </Stack>
        <ToMap />
      </Box>
    </Box>
  );
}

/**
 * Follows the reader at the lower edge of the list, so that the map is one tap away from every
 * question.
 */
function ToMap() {
  const { t } = useI18n();
  return (
    <Flex
      position="sticky"
      bottom="4"
      mt="4"
      justify="end"
      pointerEvents="none"
      css={{ '@media print': { display: 'none' } }}
    >
      <Button
        variant="outline"
        bg="bg.panel"
        shadow="card"
        pointerEvents="auto"
        px={{ base: '3', md: '4' }}
        aria-label={t('results.toMap')}
        onClick={() => {
          const map = document.getElementById(MAP_ID);
          map?.scrollIntoView({ block: 'start' });
          map?.focus({ preventScroll: true });
        }}
      >
        <Icon name="grid" />
        <Box as="span" display={{ base: 'none', md: 'inline' }}>
          {t('results.toMap')}
        </Box>
      </Button>
    </Flex>
  );
}
