import type { App, Deps } from '../../deps.ts';
import { courseRoutes } from './courses/course-routes.ts';
import { lessonRoutes } from './lessons/lesson-routes.ts';
import { outlineRoutes } from './outline/outline-routes.ts';
import { academicUnitRoutes } from './outline/unit-routes.ts';

/** The academic courses and all below them (specification, section 7: Course API). */
export function academicsRoutes(app: App, deps: Deps): void {
  courseRoutes(app, deps);
  academicUnitRoutes(app, deps);
  outlineRoutes(app, deps);
  lessonRoutes(app, deps);
}
