/** The last ten lessons that were opened, to read again without a network; their videos need one. */
import type { LessonRouteQuery } from '../lesson/generated/lesson.route.ts';
import { keptPages } from './kept-pages.ts';

/** A lesson without a text and a video is locked, or empty. */
export const keptLessons = keptPages<LessonRouteQuery>('lessons', ({ lesson }) => (lesson?.body || lesson?.videoUrl ? lesson : null));
