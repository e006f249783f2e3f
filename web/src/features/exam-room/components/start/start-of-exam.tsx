/** Wraps the start page of both types of exam: renders the loading, error and not-found states. */
import type { ReactNode } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { ExamUnavailable } from '../exam-unavailable.tsx';
import { PaperSkeleton } from '../paper-skeleton.tsx';

interface Query {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

interface StartOfExamProps {
  /**
   * The public outline and the student's own result; the start page is shown when both are loaded.
   */
  readonly queries: readonly Query[];
  readonly onBack: () => void;
  /** Null if the exam does not exist. */
  readonly children: ReactNode;
}

export function StartOfExam({ queries, onBack, children }: StartOfExamProps) {
  const { t } = useI18n();
  const missing = queries.filter(({ data }) => !data);
  const failedQuery = missing.find(({ error }) => error);
  if (missing.length > 0 && !failedQuery) return <PaperSkeleton />;
  if (children && !failedQuery) return children;
  const retry = () =>
    void Promise.all(missing.map(({ refetch }) => refetch().catch(() => undefined)));
  return (
    <ExamUnavailable
      title={t(failedQuery ? 'start.failed' : 'start.none')}
      actions={
        <Button variant="outline" onClick={onBack}>
          {t('exams.backToCourses')}
        </Button>
      }
    >
      {failedQuery && <ErrorState error={failedQuery.error} onRetry={retry} />}
    </ExamUnavailable>
  );
}
