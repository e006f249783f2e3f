/**
 * The first screen of a result: the score in a ring, the verdict and the next steps; then the
 * numbers with their calculation.
 */
import { paperArithmetic } from '@alokpath/exam-rules/arithmetic';
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ResultDetail, ResultDetails } from '../result-details.tsx';
import { exactNumber, totalText } from '../review/arithmetic-text.ts';
import type { Review } from '../review/review.ts';
import { timeTaken } from '../time-taken.ts';
import { NextSteps } from './next-steps.tsx';
import { Verdict } from './verdict.tsx';

const RADIUS = 52;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export function ScoreSummary({ review }: { readonly review: Review }) {
  const { t, digits, date } = useI18n();
  const { score, total, minutes, date: takenAt, subjects } = review;
  const percent = score !== null && total ? (score / total) * 100 : null;
  const arithmetic = paperArithmetic(
    subjects.flatMap(({ questions }) => questions.map((question) => question.score)),
  );
  const sum = totalText(arithmetic, digits);
  const right = subjects.reduce((before, { correctCount }) => before + correctCount, 0);
  const answered = subjects.reduce((before, { wrongCount }) => before + wrongCount, right);
  // The stored score has two decimals. A larger difference means that the paper was changed after
  // the submission.
  const differs =
    subjects.length > 0 && score !== null && Math.abs(arithmetic.total - score) > 0.0051;
  // In a contest a paper without answers scores zero, even if blank answers cost marks.
  const isZero = differs && answered === 0 && score === 0;
  const hasChanged = differs && !isZero;

  return (
    <Box
      as="section"
      p={{ base: '5', md: '8' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      shadow="card"
    >
      <Flex wrap="wrap" align="center" gap={{ base: '6', md: '10' }}>
        <Ring percent={percent}>
          <Text
            fontSize="3xl"
            fontWeight="semibold"
            lineHeight="1.1"
            fontVariantNumeric="tabular-nums"
          >
            {score === null ? '–' : exactNumber(score, digits)}
          </Text>
          <Text fontSize="sm" color="fg.muted" maxW="7rem" lineHeight="snug">
            {score === null
              ? t('results.notMarked')
              : total !== undefined && t('results.outOf', { total: digits(total) })}
          </Text>
        </Ring>
        <Stack
          flex="1"
          minW="min(14rem, 100%)"
          gap="4"
          align={{ base: 'stretch', sm: 'flex-start' }}
        >
          <Verdict review={review} right={right} />
          <NextSteps review={review} />
        </Stack>
      </Flex>
      <Box mt="6" pt="4" borderTopWidth="1px">
        <ResultDetails>
          {percent !== null && (
            <ResultDetail name={t('results.percent')}>
              {exactNumber(Math.round(percent * 10) / 10, digits)}%
            </ResultDetail>
          )}
          {minutes !== null && (
            <ResultDetail name={t('results.timeTaken')}>{timeTaken(minutes, t)}</ResultDetail>
          )}
          {answered > 0 && (
            <ResultDetail name={t('results.accuracy')}>
              {t('results.accuracyOf', {
                percent: Math.round((right / answered) * 100),
                right,
                answered,
              })}
            </ResultDetail>
          )}
          {subjects.length > 0 && (
            <ResultDetail
              name={t('results.lost')}
              color={arithmetic.deducted > 0 ? 'error.fg' : undefined}
            >
              {exactNumber(-arithmetic.deducted, digits)}
            </ResultDetail>
          )}
          {sum && !differs && <ResultDetail name={t('results.sum')}>{sum}</ResultDetail>}
          {takenAt && <ResultDetail name={t('results.date')}>{date(takenAt)}</ResultDetail>}
        </ResultDetails>
      </Box>
      {isZero && (
        <Text role="note" mt="4" color="fg.muted">
          {t('results.zero')}
        </Text>
      )}
      {hasChanged && (
        <Text role="note" mt="4" color="fg.muted">
          {t('results.changed')}
        </Text>
      )}
    </Box>
  );
}

function Ring({
  percent,
  children,
}: {
  readonly percent: number | null;
  readonly children: React.ReactNode;
}) {
  const part = Math.min(100, Math.max(0, percent ?? 0)) / 100;
  return (
    <Box position="relative" w="9.5rem" h="9.5rem" mx={{ base: 'auto', sm: '0' }}>
      <chakra.svg
        viewBox="0 0 120 120"
        w="full"
        h="full"
        aria-hidden="true"
        transform="rotate(-90deg)"
        fill="none"
        strokeWidth="10"
      >
        <chakra.circle cx="60" cy="60" r={RADIUS} stroke="bg.track" />
        <chakra.circle
          cx="60"
          cy="60"
          r={RADIUS}
          stroke="primary"
          strokeLinecap="round"
          strokeDasharray={`${part * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          opacity={part > 0 ? '1' : '0'}
        />
      </chakra.svg>
      <Flex
        position="absolute"
        inset="0"
        direction="column"
        align="center"
        justify="center"
        textAlign="center"
      >
        {children}
      </Flex>
    </Box>
  );
}
