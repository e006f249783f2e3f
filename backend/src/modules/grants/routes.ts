// The extension `grants`: admins make people teachers and markers of courses; these read their
// grants (docs/decisions/077).
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { findStudentUser } from '../students/queries.ts';
import { giveGrant } from './commands.ts';
import { Grant, GrantBody, GrantedExam, GrantParams } from './documents.ts';
import { deleteGrant, findExamsOfCourse, findGrants } from './queries.ts';

const params = Type.Object({ id: Id });
const list = { 200: Type.Array(Grant), ...errorResponses };
const changeResponses = { 200: Type.Object({ grants: Type.Array(Grant) }), ...errorResponses };

export function grantRoutes(app: App, { db, now }: Deps): void {
  /** The id of the account that the student record belongs to. */
  const accountOf = async (studentId: string): Promise<string> =>
    requireFound(await findStudentUser(db, studentId), 'student');

  app.get('/ext/people/:id/grants', { schema: { params, response: list } }, async (request) =>
    findGrants(db, await accountOf(request.params.id)),
  );

  app.put(
    '/ext/people/:id/grants/:category/:courseId',
    { schema: { params: GrantParams, body: GrantBody, response: changeResponses } },
    async ({ params: { id, category, courseId }, body: { role }, viewer }) => {
      const userId = await accountOf(id);
      const by = { grantedBy: requireUser(viewer).id, grantedAt: now() };
      await giveGrant(db, { userId, category, courseId, role, ...by });
      return { grants: await findGrants(db, userId) };
    },
  );

  app.delete(
    '/ext/people/:id/grants/:category/:courseId',
    { schema: { params: GrantParams, response: changeResponses } },
    async ({ params: { id, category, courseId } }) => {
      const userId = await accountOf(id);
      requireFound((await deleteGrant(db, userId, category, courseId)) || undefined, 'grant');
      return { grants: await findGrants(db, userId) };
    },
  );

  app.get('/ext/grants/mine', { schema: { response: list } }, ({ viewer }) =>
    findGrants(db, requireUser(viewer).id),
  );

  app.get(
    '/ext/grants/courses/:id/exams',
    { schema: { params, response: { 200: Type.Array(GrantedExam), ...errorResponses } } },
    ({ params: { id } }) => findExamsOfCourse(db, id),
  );
}
