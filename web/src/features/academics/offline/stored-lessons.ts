/** Offline copies of the last 30 opened lessons. Their videos need a network connection. */
import type { LessonRouteQuery } from '../lesson/generated/lesson.route.ts';
import { storedPages } from './stored-pages.ts';

/** Lessons without text and video are locked or empty and not stored. */
export const storedLessons = storedPages<LessonRouteQuery>('lessons', ({ lesson }) =>
  lesson?.body || lesson?.videoUrl ? lesson : null,
);
