// The viewer's own progress by lesson.
import DataLoader from 'dataloader';
import { type BatchingContext, MAX_KEYS_PER_CALL } from '../../../upstream/batching.ts';
import { nullForVisitors } from '../../../upstream/errors/errors.ts';
import { isSegment } from '../../../upstream/http/path.ts';
import { progressApi, type RestLessonProgress } from './api.ts';

export const progressLoaders = ({ upstream, capabilities }: BatchingContext) => {
  const api = progressApi(upstream);
  return {
    /**
     * Null for a visitor, and if the host stores no progress; empty progress for a lesson that was
     * not started.
     */
    myProgress: {
      byLessonId: new DataLoader<string, RestLessonProgress | null>(
        async (lessonIds) => {
          const validIds = lessonIds.filter(isSegment);
          if (
            validIds.length === 0 ||
            !upstream.hasSession() ||
            !(await capabilities.has('progress'))
          )
            return lessonIds.map(() => null);
          const startedProgress = await api.listMyProgress(validIds).catch(nullForVisitors);
          const progressByLesson = new Map(
            startedProgress?.map((progress) => [progress.lessonId, progress]),
          );
          return lessonIds.map(
            (lessonId) => startedProgress && (progressByLesson.get(lessonId) ?? { lessonId }),
          );
        },
        { maxBatchSize: MAX_KEYS_PER_CALL },
      ),
    },
  };
};
