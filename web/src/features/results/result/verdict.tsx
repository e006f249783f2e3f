/** Passed or not, or how many answers are right if the exam has no pass mark, as a heading with a symbol. */
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import type { Review } from '../review/review.ts';

interface VerdictProps {
  readonly review: Review;
  /** How many answers are right, of how many. */
  readonly right: number;
  readonly answered: number;
}

export function Verdict({ review, right, answered }: VerdictProps) {
  const { t } = useI18n();
  const { score, passed, passingPercent, chapter, subjects } = review;
  const questionCount = subjects.reduce((sum, { questions }) => sum + questions.length, 0);

  if (passed !== null) {
    return (
      <Box>
        <Flex as="span" align="center" gap="2" color={passed ? 'primary.fg' : 'error.fg'}>
          <Icon name={passed ? 'check' : 'close'} size="7" />
          <Heading as="h2" size="xl">
            {t(passed ? 'results.passed' : 'results.notPassed')}
          </Heading>
        </Flex>
        <Text mt="1" color="fg.muted">
          {passingPercent !== null && t('results.passesFrom', { percent: passingPercent })}
        </Text>
        {chapter && (
          <Text mt="1" color="fg.muted">
            {t('results.chapter', { chapter: chapter.title })}
          </Text>
        )}
      </Box>
    );
  }
  if (score === null || questionCount === 0) return null;
  return (
    <Box>
      <Heading as="h2" size="xl">
        {t('results.rightOf', { right, total: questionCount })}
      </Heading>
      <Text mt="1" color="fg.muted">
        {t('results.noPassMark', { blank: questionCount - answered })}
      </Text>
    </Box>
  );
}
