/** The route …/chapter/:id/exams: the exams of a chapter with their details and results. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { TwoColumns } from '../../../ui/page/two-columns.tsx';
import { SingleExamRow } from '../../exam-list/single-exam-row.tsx';
import { useChapter } from './use-chapter.ts';

export function Component() {
  const { t } = useI18n();
  const { chapter, loading, error, retry, isOpen } = useChapter();
  if (loading) return <RowsSkeleton count={2} h="9rem" hasColumns />;
  if (!chapter?.exams) return <ErrorState error={error} onRetry={retry} />;
  if (chapter.exams.length === 0) return <EmptyState text={t('academics.noExams')} icon="exam" />;
  return (
    <TwoColumns>
      {chapter.exams.map((exam) => (
        <li key={exam.id}>
          <SingleExamRow exam={exam} isOpen={isOpen} heading="h2" />
        </li>
      ))}
    </TwoColumns>
  );
}
