/**
 * The score and date of a taken paper; after several attempts also the first and the best score.
 */
import { Box, chakra, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import type { YearRow_ExamYearFragment } from './generated/year-row.ts';

type Exam = NonNullable<YearRow_ExamYearFragment['exam']>;
type Result = NonNullable<Exam['myResult']>;
type Version = NonNullable<Result['versions']>[number];
type ScoredVersion = Version & { readonly score: number };

const isScored = (version: Version): version is ScoredVersion => version.score !== null;

/** The best attempt; of equal scores, the earlier one. */
function bestOf(versions: readonly ScoredVersion[]): ScoredVersion | undefined {
  return versions.toSorted((a, b) => b.score - a.score || a.number - b.number)[0];
}

export function YearScores({
  result,
  totalPoints,
}: {
  readonly result: Result;
  readonly totalPoints: number;
}) {
  const { t, date, digits } = useI18n();
  const versions = (result.versions ?? []).filter(isScored);
  const first = versions.find(({ number }) => number === 1);
  const best = bestOf(versions);
  const line = (
    textKey: 'admission.firstScore' | 'admission.bestScore',
    { score, submittedAt }: ScoredVersion,
  ) => t(textKey, { score: digits(score), date: date(submittedAt) });

  return (
    <Box fontVariantNumeric="tabular-nums">
      <Text>
        {t(versions.length > 1 ? 'admission.latestScore' : 'admission.score')}:{' '}
        <chakra.strong fontWeight="semibold">
          {result.totalScore === null
            ? t('admission.scoreLater')
            : t('admission.scoreOf', {
                score: digits(result.totalScore),
                total: digits(totalPoints),
              })}
        </chakra.strong>
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {t('admission.attempted', { date: date(result.dateTaken) })}
      </Text>
      {versions.length > 1 && first && best && (
        <Box fontSize="sm" color="fg.muted">
          <Text>{line('admission.bestScore', best)}</Text>
          <Text>{line('admission.firstScore', first)}</Text>
        </Box>
      )}
    </Box>
  );
}
