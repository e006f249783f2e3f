/**
 * The attempts that admins have closed early or reopened, newest first; renders nothing as long as
 * there are none, and on a host that can do neither.
 */
import { errorCode } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { DataTable } from '../list/data-table.tsx';
import type { MonitoredExam } from './exam-route-params.ts';
import { useExamActionsQuery } from './generated/live.ts';

const POLL_MS = 10_000;

export function ExamActions({ exam }: { readonly exam: MonitoredExam }) {
  const { t, dateTime } = useI18n();
  const { data, previousData, error, refetch } = useExamActionsQuery({
    variables: exam,
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  // After a failed request the last response stays.
  const actions = (data ?? previousData)?.examActions;
  if (!actions && error && errorCode(error) !== 'OPERATION_NOT_ALLOWED') {
    return (
      <Section title={t('monitoring.actions')}>
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    );
  }
  if (!actions || actions.length === 0) return null;
  const columns = [
    t('monitoring.student'),
    t('monitoring.action'),
    t('monitoring.reason'),
    t('monitoring.until'),
    t('monitoring.decidedAt'),
  ];
  return (
    <Section title={t('monitoring.actions')}>
      <DataTable label={t('monitoring.actions')} columns={columns}>
        {actions.map(({ id, kind, studentName, reason, deadline, decidedAt }) => (
          <tr key={id}>
            <td>{studentName ?? t('admin.notGiven')}</td>
            <td>{t(kind === 'CLOSED' ? 'monitoring.wasClosed' : 'monitoring.wasReopened')}</td>
            <td>{reason}</td>
            <td>{dateTime(deadline)}</td>
            <td>{dateTime(decidedAt)}</td>
          </tr>
        ))}
      </DataTable>
    </Section>
  );
}
