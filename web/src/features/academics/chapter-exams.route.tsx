/** …/chapter/:id/exams: the exams of a chapter with what they ask and what they brought. */
import { Stack } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { ExamRow } from './exam-row.tsx';
import { useChapter } from './use-chapter.ts';

export function Component() {
  const { t } = useI18n();
  const { chapter, loading, error, retry, isOpen } = useChapter();
  if (loading) return <RowsSkeleton count={2} h="9rem" />;
  if (!chapter?.exams) return <ErrorState error={error} onRetry={retry} />;
  if (chapter.exams.length === 0) return <EmptyState text={t('academics.noExams')} icon="exam" />;
  return (
    <Stack as="ul" listStyleType="none" gap="4" maxW="48rem">
      {chapter.exams.map((exam) => (
        <li key={exam.id}>
          <ExamRow exam={exam} isOpen={isOpen} />
        </li>
      ))}
    </Stack>
  );
}
