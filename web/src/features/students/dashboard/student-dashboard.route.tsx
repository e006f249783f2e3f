/**
 * The route /student-dashboard. One query loads all panels; if part of it fails, only the affected
 * panel shows an error.
 */
import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { ownName, useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Loading } from '../../../ui/page/skeletons.tsx';
import { isFromContest } from '../../exam-list/contest-attempt.ts';
import type { OpenAttempt_AttemptFragment } from '../../exam-room/storage/generated/open-attempt.ts';
import { useOpenAttempts } from '../../exam-room/storage/open-attempts.ts';
import { estimateServerTime, presentTime } from '../../exam-room/sync/server-clock.ts';
import { RecommendedCourses } from '../study-plan/recommended-courses.tsx';
import { WeekView } from '../week/week-view.tsx';
import { DueAssignments } from './due-assignments.tsx';
import { FirstSteps } from './first-steps.tsx';
import {
  type StudentDashboardRouteQuery,
  useStudentDashboardRouteQuery,
} from './generated/student-dashboard.route.ts';
import { LastResults } from './last-results.tsx';
import { MyCourses } from './my-courses.tsx';
import { NextCampaign } from './next-campaign.tsx';
import { NextExam } from './next-exam.tsx';
import { RunningAttempts } from './running-attempts.tsx';
import { WeakSubjectsPanel } from './weak-subjects-panel.tsx';

type Viewer = NonNullable<StudentDashboardRouteQuery['viewer']>;

const NO_ATTEMPTS: readonly OpenAttempt_AttemptFragment[] = [];

export function Component() {
  const { t } = useI18n();
  const { viewer, isAdmin } = useViewer();
  const { data, loading, error, refetch } = useStudentDashboardRouteQuery();
  const clock = useServerClock(data?.serverTime);
  // Null if loading failed, or if the host stores no attempts.
  const attempts = useOpenAttempts(data?.viewer?.id, data?.openAttempts ?? NO_ATTEMPTS);
  const name = viewer && ownName(viewer);
  const greeting = name ? t('students.greeting', { name }) : t('students.greetingUnnamed');

  if (!data?.viewer) {
    return (
      <Page title={greeting} documentTitle={t('students.dashboard')}>
        {loading ? <DashboardSkeleton /> : <ErrorState error={error} onRetry={refetch} />}
      </Page>
    );
  }

  const { student, results, studyPlan: plan } = data.viewer;
  if (!student) {
    return (
      <Page title={greeting} documentTitle={t('students.dashboard')}>
        <EmptyState text={t('students.noRecord')} icon="user">
          <ButtonLink to={isAdmin ? paths.boss() : paths.courses()}>
            {t(isAdmin ? 'students.toAdmin' : 'students.seeCourses')}
          </ButtonLink>
        </EmptyState>
      </Page>
    );
  }
  const isNew =
    student.enrollments?.every(({ courses }) => courses.length === 0) === true &&
    results?.length === 0;
  const isRunning = attempts.length > 0;
  const isPlanned = !plan || plan.schoolClass !== null || plan.goal !== null;
  return (
    <Page
      title={isNew && name ? t('students.welcome', { name }) : greeting}
      documentTitle={t('students.dashboard')}
      lead={t(isNew ? 'students.welcomeLead' : 'students.greetingLead')}
    >
      <Stack gap={{ base: '5', md: '6' }}>
        <RunningAttempts attempts={attempts} />
        <NextExam exams={contestsToTake(data.viewer)} serverNow={clock} isNext={!isRunning} />
        {plan && (isNew || plan.schoolClass || plan.goal) && (
          <RecommendedCourses viewerId={data.viewer.id} name={student.name} plan={plan} />
        )}
        {isNew ? (
          <FirstSteps isNext={isPlanned && !isRunning} />
        ) : (
          <MyCourses student={student} error={error} onRetry={refetch} isNext={!isRunning} />
        )}
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            lg: isNew ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1.3fr) minmax(0, 1fr)',
          }}
          gap={{ base: '5', md: '6' }}
          alignItems="start"
        >
          {!isNew && (
            <Stack gap={{ base: '5', md: '6' }}>
              <LastResults results={results} error={error} onRetry={refetch} />
              <WeakSubjectsPanel
                results={data.multiSubjectExamResults?.nodes}
                userId={data.viewer.id}
              />
            </Stack>
          )}
          {isNew ? (
            <>
              <DueAssignments assignments={data.assignments} error={error} onRetry={refetch} />
              <NextCampaign campaigns={data.campaigns} error={error} onRetry={refetch} />
            </>
          ) : (
            <Stack gap={{ base: '5', md: '6' }}>
              {results && <WeekView results={results} now={clock()} />}
              <DueAssignments assignments={data.assignments} error={error} onRetry={refetch} />
              <NextCampaign campaigns={data.campaigns} error={error} onRetry={refetch} />
            </Stack>
          )}
        </Grid>
      </Stack>
    </Page>
  );
}

/** The registered contests that the student has not taken yet; null if loading failed. */
function contestsToTake({ student, results }: Viewer) {
  const isTaken = (contest: { examId: string; startDate: string | null }) =>
    results?.some((result) => {
      const isSingle = result.__typename === 'SingleExamResult';
      const dateTaken = isSingle ? result.dateTaken : result.takenAt;
      return result.exam?.id === contest.examId && isFromContest(contest, { dateTaken });
    });
  return student?.campaignExams?.filter((contest) => !isTaken(contest)) ?? null;
}

/** The server's clock. Estimated from this query's response; an exam reads it more precisely. */
function useServerClock(serverTime: string | undefined): () => number {
  return useMemo(() => {
    if (serverTime !== undefined)
      estimateServerTime({ server: Date.parse(serverTime), device: Date.now() });
    return presentTime;
  }, [serverTime]);
}

/** Same layout as the page: courses on top, the other panels below in two columns. */
function DashboardSkeleton() {
  return (
    <Loading>
      <Stack gap={{ base: '5', md: '6' }}>
        <Skeleton h="20rem" borderRadius="md" />
        <Grid templateColumns={{ base: '1fr', lg: '1.3fr 1fr' }} gap={{ base: '5', md: '6' }}>
          <Skeleton h="16rem" borderRadius="md" />
          <Skeleton h="12rem" borderRadius="md" />
        </Grid>
      </Stack>
    </Loading>
  );
}
