/** /exams: what the viewer has taken, newest first, and what is still open on this device. */
import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useViewer } from '../../apollo/viewer.ts';
import { TimeLeft } from '../../exam-room/time-left.tsx';
import { useKeptAttempts } from '../../exam-room/use-kept-attempts.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { ExamRow } from './exam-row.tsx';
import { type ExamsRouteQuery, useExamsRouteQuery } from './generated/exams.route.ts';

type Result = NonNullable<NonNullable<ExamsRouteQuery['viewer']>['results']>[number];

export function Component() {
  const { t } = useI18n();
  const { viewer } = useViewer();
  const { data, loading, error, refetch } = useExamsRouteQuery({ errorPolicy: 'all' });
  const running = useKeptAttempts(viewer?.id);
  const results = data?.viewer?.results;
  const isWaiting = loading && !data;

  return (
    <Page title={t('exams.listTitle')} lead={t('exams.listLead')} width="reading">
      {running.length > 0 && (
        <Box as="section" mb="8">
          <Heading as="h2" size="lg" mb="3">
            {t('exams.running')}
          </Heading>
          <Stack as="ul" listStyle="none" gap="3" m="0" p="0">
            {running.map((head) => (
              <ExamRow key={head.attemptId} title={head.title} line={<TimeLeft head={head} />}>
                <ButtonLink
                  variant="accent"
                  to={(head.kind === 'single' ? paths.exam : paths.mcqExam)(head.examId, head.resultId ?? undefined)}
                >
                  {t('exams.resume')}
                </ButtonLink>
              </ExamRow>
            ))}
          </Stack>
        </Box>
      )}
      {isWaiting && <RowsSkeleton count={4} h="7rem" />}
      {!isWaiting && !results && <ErrorState error={error} onRetry={refetch} />}
      {results?.length === 0 && (
        <EmptyState text={t('exams.noResults')} icon="exam">
          <ButtonLink variant="accent" to={paths.courses()}>
            {t('exams.findExam')}
          </ButtonLink>
        </EmptyState>
      )}
      {results && results.length > 0 && (
        <Box as="section">
          <Heading as="h2" size="lg" mb="3">
            {t('exams.taken')}
          </Heading>
          <Stack as="ul" listStyle="none" gap="3" m="0" p="0">
            {results.map((result) => (
              <TakenExam key={result.id} result={result} />
            ))}
          </Stack>
        </Box>
      )}
    </Page>
  );
}

function TakenExam({ result }: { readonly result: Result }) {
  const { t, digits, date } = useI18n();
  const isSingle = result.__typename === 'SingleExamResult';
  const score = isSingle ? result.score : result.totalScore;
  const total = isSingle ? result.exam?.totalMarks : result.exam?.totalPoints;
  const taken = isSingle ? result.takenAt : result.dateTaken;
  const { exam } = result;
  const scoreWords =
    score === null
      ? t('exams.notMarked')
      : total === undefined
        ? digits(score)
        : t('exams.scoreOf', { score: digits(score), total: digits(total) });
  return (
    <ExamRow
      title={exam?.title ?? t('exams.untitled')}
      line={
        <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {[scoreWords, taken && date(taken)].filter(Boolean).join(' · ')}
        </Text>
      }
    >
      {exam && (
        <>
          <ButtonLink to={paths.examResult(result.userId, exam.id)}>{t('exams.viewResult')}</ButtonLink>
          <ButtonLink variant="outline" to={(isSingle ? paths.exam : paths.mcqExam)(exam.id, result.id)}>
            {t('exams.takeAgain')}
          </ButtonLink>
        </>
      )}
    </ExamRow>
  );
}
