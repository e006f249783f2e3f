// The extension `own-data`: everything that is stored about an account, as JSON documents for its
// owner.
import { Type } from 'typebox';
import { requireConfirmed, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { closed } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { findAcademicResults } from '../academic-results/queries.ts';
import { findPreferences } from '../notifications/queries.ts';
import { findStudent } from '../students/queries.ts';
import { findStudyPlan } from '../students/study-plan-queries.ts';
import { CURSOR_PATTERN, findNextParts } from './parts.ts';
import { findAccount } from './queries.ts';

/** `next` of the previous page; omitted for the first page. */
const OwnDataQuery = Type.Object(
  { after: Type.Optional(Type.String({ pattern: CURSOR_PATTERN })) },
  closed,
);

/**
 * The parts are documents of other calls and rows of tables, without schemas that could remove
 * fields.
 */
const OwnData = Type.Record(Type.String(), Type.Unknown());

export function ownDataRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  // A stolen session alone must not be enough to read everything at once.
  app.get(
    '/ext/own-data',
    { schema: { querystring: OwnDataQuery, response: { 200: OwnData, ...errorResponses } } },
    async (request) => {
      const { viewer, query } = request;
      const { id, studentId } = requireUser(viewer);
      requireConfirmed(viewer, now());
      const { parts, next } = await findNextParts(
        { deps, viewer, userId: id, studentId },
        query.after,
      );
      const page = { ...parts, ...(next !== undefined && { next }) };
      if (query.after !== undefined) return page;
      return {
        exportedAt: now().toISOString(),
        account: requireFound(await findAccount(db, id), 'account'),
        student: studentId === null ? null : await findStudent(db, studentId),
        studyPlan: (await findStudyPlan(db, id)) ?? null,
        academicResults: studentId === null ? [] : await findAcademicResults(db, studentId),
        notificationPreferences: await findPreferences(db, id),
        ...page,
      };
    },
  );
}
