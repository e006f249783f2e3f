/** The panel with the last three results, each with a link to its review. */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import type { ResultLine_ResultFragment } from './generated/result-line.ts';

const MAX_SHOWN = 3;

type Result = ResultLine_ResultFragment;

interface LastResultsProps {
  /** Newest first; null if loading failed. */
  readonly results: readonly ({ readonly id: string } & Result)[] | null;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '3.5rem',
    px: '3',
    py: '2',
    mx: '-3',
    borderRadius: 'md',
    _hover: { bg: 'bg.muted' },
  },
});

export function LastResults({ results, error, onRetry }: LastResultsProps) {
  const { t } = useI18n();
  return (
    <Section
      title={t('students.lastResults')}
      action={
        results && results.length > 0 ? (
          <ButtonLink variant="ghost" mx="-4" to={paths.exams()}>
            {t('students.allResults')}
          </ButtonLink>
        ) : null
      }
    >
      {!results && <ErrorState error={error} onRetry={onRetry} />}
      {results?.length === 0 && <Text color="fg.muted">{t('students.noResults')}</Text>}
      <Stack as="ul" listStyleType="none" gap="1">
        {results?.slice(0, MAX_SHOWN).map((result) => (
          <li key={result.id}>
            <ResultLine result={result} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function ResultLine({ result }: { readonly result: Result }) {
  const { t, date } = useI18n();
  const { title, examId, takenAt, score, total, noScore } = lineOf(result);
  const scoreText = () => {
    if (score === null) return t(noScore);
    return total === null
      ? t('students.scoreAlone', { score })
      : t('students.score', { score, total });
  };
  const content = (
    <Flex
      flex="1"
      minW="0"
      direction={{ base: 'column', sm: 'row' }}
      align={{ sm: 'center' }}
      columnGap="3"
    >
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" lineHeight="snug">
          {title ?? t('students.examGone')}
        </Text>
        {takenAt !== null && (
          <Text fontSize="sm" color="fg.muted">
            {date(takenAt)}
          </Text>
        )}
      </Box>
      <Text fontWeight="semibold" whiteSpace={{ sm: 'nowrap' }} fontVariantNumeric="tabular-nums">
        {scoreText()}
      </Text>
    </Flex>
  );
  if (examId === null) {
    return (
      <Flex align="center" gap="3" minH="3.5rem" py="2">
        {content}
      </Flex>
    );
  }
  return (
    <Row to={paths.examResult(result.userId, examId)}>
      {content}
      <Icon name="forward" size="4" />
    </Row>
  );
}

/** Maps both types of result to the fields of a row. */
function lineOf(result: ResultLine_ResultFragment) {
  const title = result.exam?.title ?? null;
  const examId = result.exam?.id ?? null;
  if ('totalScore' in result) {
    return {
      title,
      examId,
      takenAt: result.takenAt,
      score: result.totalScore,
      total: result.exam?.totalPoints ?? null,
      noScore: 'students.later' as const,
    };
  }
  return {
    title,
    examId,
    takenAt: result.dateTaken,
    score: result.score,
    total: result.exam?.totalMarks ?? null,
    noScore:
      result.visibility === 'RECEIPT'
        ? ('students.later' as const)
        : ('students.notMarked' as const),
  };
}
