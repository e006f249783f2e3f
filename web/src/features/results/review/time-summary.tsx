/**
 * The questions that took longest, as links to them, and how many seconds a question took on
 * average.
 */
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { secondsText } from '../time-taken.ts';
import { type NumberedQuestion, outcomeNames, outcomeOf } from './review.ts';

interface TimeSummaryProps {
  readonly questions: readonly NumberedQuestion[];
  /** As in `Review`. */
  readonly times: ReadonlyMap<string, number> | null;
  readonly onGo: (item: NumberedQuestion) => void;
}

const MAX_SLOW_QUESTIONS = 3;

export function TimeSummary({ questions, times, onGo }: TimeSummaryProps) {
  const { t } = useI18n();
  const measured = questions
    .map((item) => ({ item, seconds: times?.get(item.question.id) ?? 0 }))
    .filter(({ seconds }) => seconds > 0)
    .sort((left, right) => right.seconds - left.seconds);
  const total = measured.reduce((sum, { seconds }) => sum + seconds, 0);

  return (
    <Box as="section" mt="8">
      <Heading as="h2" size="lg" mb="2">
        {t('results.times')}
      </Heading>
      {measured.length === 0 ? (
        <Text color="fg.muted">{t('results.noTimes')}</Text>
      ) : (
        <>
          <Text color="fg.muted">
            {t('results.averageTime', {
              time: secondsText(Math.round(total / measured.length), t),
            })}
          </Text>
          <Flex wrap="wrap" gap="2" mt="3" css={{ '@media print': { display: 'none' } }}>
            {measured.slice(0, MAX_SLOW_QUESTIONS).map(({ item, seconds }) => (
              <Button key={item.number} variant="outline" onClick={() => onGo(item)}>
                {t('results.slowQuestion', {
                  number: item.number,
                  outcome: t(outcomeNames[outcomeOf(item.question)]),
                  time: secondsText(seconds, t),
                })}
              </Button>
            ))}
          </Flex>
        </>
      )}
    </Box>
  );
}
