/**
 * Passed or not, or how many answers are right if the exam has no pass mark, as a heading with a
 * symbol.
 */
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { outcomeOf, type Review } from '../review/review.ts';

interface VerdictProps {
  readonly review: Review;
  /** How many answers are right. */
  readonly right: number;
}

export function Verdict({ review, right }: VerdictProps) {
  const { t } = useI18n();
  const { score, passed, passingPercent, chapter, subjects } = review;
  const questions = subjects.flatMap((subject) => subject.questions);
  const blank = questions.filter((question) => outcomeOf(question) === 'blank').length;

  if (passed !== null) {
    return (
      <Box>
        <Flex align="center" gap="2" color={passed ? 'primary.fg' : 'error.fg'}>
          <Icon name={passed ? 'check' : 'close'} size="7" />
          <Heading as="h2" size="xl">
            {t(passed ? 'results.passed' : 'results.notPassed')}
          </Heading>
        </Flex>
        {passingPercent !== null && (
          <Text mt="1" color="fg.muted">
            {t('results.passesFrom', { percent: passingPercent })}
          </Text>
        )}
        {chapter && (
          <Text mt="1" color="fg.muted">
            {t('results.chapter', { chapter: chapter.title })}
          </Text>
        )}
      </Box>
    );
  }
  if (score === null || questions.length === 0) return null;
  return (
    <Box>
      <Heading as="h2" size="xl">
        {t('results.rightOf', { right, total: questions.length })}
      </Heading>
      <Text mt="1" color="fg.muted">
        {t('results.noPassMark', { blank })}
      </Text>
    </Box>
  );
}
