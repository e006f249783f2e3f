/** Offline copies of the last ten opened lessons. Their videos need a network connection. */
import type { LessonRouteQuery } from '../lesson/generated/lesson.route.ts';
import { keptPages } from './kept-pages.ts';

/** Lessons without text and video are locked or empty and not stored. */
export const keptLessons = keptPages<LessonRouteQuery>('lessons', ({ lesson }) => (lesson?.body || lesson?.videoUrl ? lesson : null));
