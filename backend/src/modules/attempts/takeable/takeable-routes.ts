// The extension `takeable`: what the viewer can take now, or later, in the courses they are
// enrolled in.
import { requireUser } from '../../../access.ts';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import { TakeablePage, TakeableQuery } from './takeable-documents.ts';
import { findTakeable } from './takeable-queries.ts';

export function takeableRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/ext/exams/takeable',
    { schema: { querystring: TakeableQuery, response: { 200: TakeablePage, ...errorResponses } } },
    async (request) => {
      const { id: userId } = requireUser(request.viewer);
      const { courses, grants } = request.viewer;
      // Teachers and markers of a course cannot take its exams.
      const courseIds = [...courses].filter((id) => !grants.has(id));
      return findTakeable(db, { userId, courseIds }, request.query, now());
    },
  );
}
