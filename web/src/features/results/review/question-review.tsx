/**
 * The questions of the review with their filters, which apply to the screen only: all questions are
 * printed.
 */
import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Loading } from '../../../ui/page/skeletons.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MAP_ID } from './question-map.tsx';
import type { ReviewSubject } from './review.ts';
import { ReviewedQuestion } from './reviewed-question.tsx';
import { useNearby } from './use-nearby.ts';
import { LIST_ID, type ReviewList } from './use-review-list.ts';
import type { ReviewTexts } from './use-review-texts.ts';

interface QuestionReviewProps {
  readonly list: ReviewList;
  readonly texts: ReviewTexts;
  readonly subjects: readonly ReviewSubject[];
  readonly negativePercent: number;
  /** The ids of the questions marked as unsure in the exam. */
  readonly marked: ReadonlySet<string>;
  /** Seconds by question id; null if not measured. */
  readonly times: ReadonlyMap<string, number> | null;
}

/**
 * The estimated height of a question that is not rendered yet, as `containIntrinsicSize` of the
 * question's frame with the gap.
 */
const QUESTION_REM = 25;
/** Skeletons of the questions that are not rendered yet: a hundred elements would be slow. */
const placeholderStripes = `repeating-linear-gradient({colors.bg.track} 0 ${QUESTION_REM - 1}rem, transparent 0 ${QUESTION_REM}rem)`;

export function QuestionReview({
  list,
  texts,
  subjects,
  negativePercent,
  marked,
  times,
}: QuestionReviewProps) {
  const { t } = useI18n();
  const { filters, rendered } = list;
  const unrenderedCount = list.length - rendered.length;
  const section = useRef<HTMLElement>(null);
  const { error, isLoading, load } = texts;
  useNearby(section, !texts.questions && !isLoading && error === undefined, load);

  return (
    <Box as="section" mt="10" id={LIST_ID} ref={section} scrollMarginTop="5rem">
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
        {/* Sticky, so that loading and errors are visible wherever the reader has scrolled. */}
        <Box position="sticky" top="5rem" zIndex="1" mb={error === undefined ? undefined : '4'}>
          {error !== undefined && <ErrorState error={error} onRetry={load} />}
          {isLoading && <Loading />}
        </Box>
        {list.isPrinting && !texts.questions && (
          <Text color="fg.muted">{t('results.notPrinted')}</Text>
        )}
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
          {unrenderedCount > 0 && (
            <Box
              aria-hidden="true"
              h={`${unrenderedCount * QUESTION_REM}rem`}
              borderRadius="md"
              backgroundImage={placeholderStripes}
              css={{ '@media print': { display: 'none' } }}
            />
          )}
        </Stack>
        <BackToMapButton />
      </Box>
    </Box>
  );
}

/**
 * Follows the reader at the lower edge of the list, so that the map is one tap away from every
 * question. On phones it is a bar, because a floating button would lie over the text.
 */
function BackToMapButton() {
  const { t } = useI18n();
  return (
    <Flex
      position="sticky"
      bottom={{ base: '0', md: '4' }}
      mt="4"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      py={{ base: '1', md: '0' }}
      bg={{ base: 'bg.panel', md: 'transparent' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      justify={{ base: 'center', md: 'end' }}
      pointerEvents={{ md: 'none' }}
      css={{ '@media print': { display: 'none' } }}
    >
      <Button
        variant={{ base: 'ghost', md: 'outline' }}
        bg="bg.panel"
        shadow={{ md: 'card' }}
        pointerEvents="auto"
        onClick={() => {
          const map = document.getElementById(MAP_ID);
          map?.scrollIntoView({ block: 'start' });
          map?.focus({ preventScroll: true });
        }}
      >
        <Icon name="grid" />
        {t('results.toMap')}
      </Button>
    </Flex>
  );
}
