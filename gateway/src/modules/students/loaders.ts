// Every read by key of students' enrolments, and of the viewer's own progress and notes.
import DataLoader from 'dataloader';
import { type BatchingContext, MAX_KEYS_PER_CALL, settleEach } from '../../upstream/batching.ts';
import { hasCode } from '../../upstream/errors.ts';
import { isSegment } from '../../upstream/path.ts';
import { type NotesWanted, type RestEnrolledCourses, type RestLessonProgress, type RestNote, studentsApi } from './api.ts';

/** A page of notes. */
type NotePage = { nodes: RestNote[]; totalCount: number };

export const studentsLoaders = (context: BatchingContext) => {
  const { upstream, capabilities } = context;
  const api = studentsApi(upstream);
  /** Nobody who is signed in, or a session that is over: then there is nothing of the viewer's own. */
  const nothingForVisitors = (error: unknown): null => {
    if (hasCode(error, 'UNAUTHENTICATED')) return null;
    throw error;
  };

  return {
    enrolledCourses: {
      byStudentId: new DataLoader<string, RestEnrolledCourses>((ids) => settleEach(ids, api.getEnrolledCourses)),
    },
    /** Null for a visitor, and where the host keeps no progress; a lesson not begun yet has an empty one. */
    myProgress: {
      byLessonId: new DataLoader<string, RestLessonProgress | null>(
        async (lessonIds) => {
          const known = lessonIds.filter(isSegment);
          if (known.length === 0 || !upstream.hasCookie || !(await capabilities.has('progress'))) return lessonIds.map(() => null);
          const begun = await api.listMyProgress(known).catch(nothingForVisitors);
          const found = new Map(begun?.map((progress) => [progress.lessonId, progress]));
          return lessonIds.map((lessonId) => begun && (found.get(lessonId) ?? { lessonId }));
        },
        { maxBatchSize: MAX_KEYS_PER_CALL },
      ),
    },
    /** Null for a visitor, and where the host keeps no notes. */
    myNotes: {
      page: new DataLoader<NotesWanted, NotePage | null, string>(
        async (pages) => {
          if (!upstream.hasCookie || !(await capabilities.has('notes'))) return pages.map(() => null);
          return settleEach(pages, (page) => api.listMyNotes(page).catch(nothingForVisitors));
        },
        { cacheKeyFn: (page) => JSON.stringify(page) },
      ),
    },
  };
};
