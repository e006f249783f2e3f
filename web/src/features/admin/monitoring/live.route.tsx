/**
 * The route /boss/live/:kind/:examId, for admins: the progress of an exam, its students by state,
 * extra time, and messages. Teachers have it below /teaching, read-only.
 */
import { Stack } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { useWorkArea } from '../../../work-area.ts';
import { ExamActions } from './exam-actions.tsx';
import { ExamActivity } from './exam-activity.tsx';
import { ExamMessages } from './exam-messages.tsx';
import { examFromParams, type MonitoredExam } from './exam-route-params.ts';
import { useLiveExamQuery } from './generated/live.ts';
import { ParticipantSection } from './participant-section.tsx';
import { ExpectedSection } from './windows/expected-section.tsx';

/** How often the page reads how the exam is going. */
const POLL_MS = 5000;

export function Component() {
  const { t } = useI18n();
  const exam = examFromParams(useParams());
  if (exam) return <LiveExam key={exam.examId} exam={exam} />;
  return (
    <Page title={t('monitoring.live')}>
      <EmptyState text={t('admin.examGone')} icon="exam" />
    </Page>
  );
}

function LiveExam({ exam }: { readonly exam: MonitoredExam }) {
  const { t } = useI18n();
  const area = useWorkArea();
  const isSingle = exam.examKind === 'SINGLE';
  const { data, previousData, loading, error, refetch } = useLiveExamQuery({
    variables: { ...exam, isSingle },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { exam: single, multiSubjectExam, examActivity: activity } = data ?? previousData ?? {};
  const title = (single ?? multiSubjectExam)?.title;
  return (
    <Page
      title={title ? t('monitoring.liveOf', { exam: title }) : t('monitoring.live')}
      breadcrumbs={[area.home, { label: t('monitoring.live') }]}
      actions={
        <ButtonLink
          variant="outline"
          to={area.statistics(isSingle ? 'single' : 'multi-subject', exam.examId)}
        >
          {t('monitoring.statistics')}
        </ButtonLink>
      }
    >
      {loading && !activity && <RowsSkeleton />}
      {!activity && error !== undefined && <ErrorState error={error} onRetry={refetch} />}
      {!activity && !loading && error === undefined && (
        <EmptyState text={t('admin.examGone')} icon="exam" />
      )}
      {activity && (
        <>
          <ExamActivity activity={activity} isStale={error !== undefined} />
          <Stack gap="6" mt="6">
            <ParticipantSection exam={exam} title={title ?? ''} activity={activity} />
            {!area.isTeaching && (
              <>
                {activity.registeredCount !== null && <ExpectedSection exam={exam} />}
                <ExamActions exam={exam} />
                <ExamMessages exam={exam} runningCount={activity.runningCount} />
              </>
            )}
          </Stack>
        </>
      )}
    </Page>
  );
}
