// The calls of the extension `progress`, in upstream's spelling.
import { path, withQuery } from '../../../upstream/http/path.ts';
import type { Upstream } from '../../../upstream/upstream.ts';

/** Backs `LessonProgress`. */
export type RestLessonProgress = {
  lessonId?: string;
  done?: boolean;
  doneAt?: string | null;
  /** Position in the video, in seconds. */
  position?: number;
  updatedAt?: string | null;
};

export const progressApi = (upstream: Upstream) => ({
  /** GET /ext/progress/mine */
  listMyProgress: (lessonIds: readonly string[]) =>
    upstream.list<RestLessonProgress>(withQuery(path`/ext/progress/mine`, { lessonIds })),
  /** PUT /ext/progress/lessons/{lessonId} */
  putProgress: (lessonId: string, changes: { done?: boolean | null; position?: number | null }) =>
    upstream.write<RestLessonProgress>('PUT', path`/ext/progress/lessons/${lessonId}`, changes),
});
