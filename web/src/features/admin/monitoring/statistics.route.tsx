/**
 * The route /boss/statistics/:kind/:examId, for admins: the scores of an exam, and each question in
 * figures. Teachers have it below /teaching.
 */
import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useWorkArea } from '../../../work-area.ts';
import {
  type ExamStatistics_StatisticsFragment as Statistics,
  usePaperStatisticsQuery,
  useSingleExamStatisticsQuery,
} from './generated/statistics.route.ts';
import { type ExamQuestion, QuestionStatisticsList } from './question-statistics-list.tsx';
import { ScoreDistribution } from './score-distribution.tsx';
import { SummaryList } from './summary-list.tsx';

export function Component() {
  const { kind, examId = '' } = useParams();
  if (kind === 'single') return <SingleExam key={examId} examId={examId} />;
  if (kind === 'multi-subject') return <Paper key={examId} examId={examId} />;
  return <StatisticsPage exam={null} />;
}

function SingleExam({ examId }: { readonly examId: string }) {
  const area = useWorkArea();
  // Not cached: ids in the answer key are unique only within one exam.
  const query = useSingleExamStatisticsQuery({ variables: { examId }, fetchPolicy: 'no-cache' });
  const { exam, examStatistics } = query.data ?? {};
  return (
    <StatisticsPage exam={exam} query={query} liveAt={area.live('single', examId)}>
      {exam && examStatistics && (
        <StatisticsSections
          statistics={examStatistics}
          questions={exam.key?.questions ?? []}
          keyCorrectionPath={area.isTeaching ? undefined : paths.examKeys('single', examId)}
        />
      )}
    </StatisticsPage>
  );
}

function Paper({ examId }: { readonly examId: string }) {
  const area = useWorkArea();
  // Not cached: ids in the answer key are unique only within one exam.
  const query = usePaperStatisticsQuery({ variables: { examId }, fetchPolicy: 'no-cache' });
  const { multiSubjectExam: paper, examStatistics } = query.data ?? {};
  const questions = paper?.key?.subjects.flatMap((subject) => subject.questions) ?? [];
  return (
    <StatisticsPage exam={paper} query={query} liveAt={area.live('multi-subject', examId)}>
      {paper && examStatistics && (
        <StatisticsSections
          statistics={examStatistics}
          questions={questions}
          keyCorrectionPath={area.isTeaching ? undefined : paths.examKeys('multi-subject', examId)}
        />
      )}
    </StatisticsPage>
  );
}

interface StatisticsPageProps {
  /** Null or undefined while loading, and if the exam does not exist. */
  readonly exam: { readonly title: string } | null | undefined;
  /** Omitted if there is nothing to read. */
  readonly query?: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  readonly liveAt?: string;
  readonly children?: ReactNode;
}

function StatisticsPage({ exam, query, liveAt, children }: StatisticsPageProps) {
  const { t } = useI18n();
  const area = useWorkArea();
  const isLoading = !children && query?.loading === true;
  const hasFailed = !children && query?.error !== undefined;
  return (
    <Page
      title={exam ? t('monitoring.statisticsOf', { exam: exam.title }) : t('monitoring.statistics')}
      breadcrumbs={[area.home, { label: t('monitoring.statistics') }]}
      actions={
        liveAt && (
          <ButtonLink variant="outline" to={liveAt}>
            {t('monitoring.live')}
          </ButtonLink>
        )
      }
    >
      {isLoading && <RowsSkeleton />}
      {hasFailed && !isLoading && <ErrorState error={query.error} onRetry={query.refetch} />}
      {!children && !isLoading && !hasFailed && (
        <EmptyState text={t('admin.examGone')} icon="exam" />
      )}
      {children}
    </Page>
  );
}

interface StatisticsSectionsProps {
  readonly statistics: Statistics;
  /** In the order of the paper. */
  readonly questions: readonly ExamQuestion[];
  /** The page that corrects the key; undefined without permission. */
  readonly keyCorrectionPath: string | undefined;
}

function StatisticsSections({ statistics, questions, keyCorrectionPath }: StatisticsSectionsProps) {
  const { t, digits } = useI18n();
  const { submissionCount, examinedCount, totalMarks } = statistics;
  if (submissionCount === 0)
    return <EmptyState text={t('monitoring.noSubmissions')} icon="gauge" />;
  const marks = (value: number | null) => digits(value ?? 0);
  return (
    <Stack gap="6">
      <Box>
        <SummaryList
          items={[
            { name: t('monitoring.submissions'), value: digits(submissionCount) },
            { name: t('monitoring.mean'), value: marks(statistics.mean) },
            { name: t('monitoring.median'), value: marks(statistics.median) },
            { name: t('monitoring.deviation'), value: marks(statistics.standardDeviation) },
            { name: t('monitoring.lowest'), value: marks(statistics.lowest) },
            { name: t('monitoring.highest'), value: marks(statistics.highest) },
            { name: t('monitoring.totalMarks'), value: marks(totalMarks) },
          ]}
        />
        <Text mt="3" color="fg.muted" maxW="reading">
          {t('monitoring.firstAttempts')}{' '}
          {examinedCount < submissionCount && t('monitoring.sample', { count: examinedCount })}
        </Text>
      </Box>
      <Section title={t('monitoring.distribution')}>
        <ScoreDistribution counts={statistics.distribution} totalMarks={totalMarks} />
      </Section>
      {statistics.questions.length > 0 && (
        <QuestionStatisticsList
          statistics={statistics.questions}
          examinedCount={examinedCount}
          questions={questions}
          keyCorrectionPath={keyCorrectionPath}
        />
      )}
    </Stack>
  );
}
