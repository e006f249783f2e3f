// The extension `course-admin`: courses of both kinds in any status, and the usage of a course.
// Admins only (calls.ts).
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { CourseEntry, CourseListQuery, CourseUsage } from './documents.ts';
import { findCourseList } from './queries.ts';
import { findCourseUsage } from './usage-queries.ts';

export function courseAdminRoutes(app: App, { db }: Deps): void {
  app.get(
    '/ext/courses',
    {
      schema: {
        querystring: CourseListQuery,
        response: { 200: Type.Array(CourseEntry), ...errorResponses },
      },
    },
    async ({ query: { offset, limit, ...filter } }, reply) => {
      const { entries, total } = await findCourseList(db, filter, { offset, limit });
      return reply.header('x-total-count', total).send(entries);
    },
  );
  app.get(
    '/ext/courses/:id/usage',
    {
      schema: {
        params: Type.Object({ id: Id }),
        response: { 200: CourseUsage, ...errorResponses },
      },
    },
    async (request) => requireFound(await findCourseUsage(db, request.params.id), 'course'),
  );
}
