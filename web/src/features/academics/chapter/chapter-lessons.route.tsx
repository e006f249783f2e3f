/** The routes …/chapter/:id and …/Lessons: the lessons of a chapter with the video player. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { LessonList } from './lesson-list.tsx';
import { useChapter } from './use-chapter.ts';

export function Component() {
  const { t } = useI18n();
  const { chapter, loading, error, retry, isOpen } = useChapter();
  if (loading) return <RowsSkeleton count={3} h="6rem" />;
  if (!chapter?.lessons) return <ErrorState error={error} onRetry={retry} />;
  if (chapter.lessons.length === 0)
    return <EmptyState text={t('academics.noLessons')} icon="play" />;
  return <LessonList lessons={chapter.lessons} subject={chapter.subject} isOpen={isOpen} />;
}
