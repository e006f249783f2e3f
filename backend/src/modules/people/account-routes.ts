// The extension `people`: admins read and change a student's account: block, sessions, a code for a
// new password, deletion.
import { Type } from 'typebox';
import { requireConfirmed } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { removeFile } from '../../files/stored-files.ts';
import { errorResponses } from '../../http/errors.ts';
import { oldestSession } from '../../http/sessions/sessions.ts';
import { CursorQuery, Id, Message, pageHeaders } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { blockAccount, deleteAccount } from '../auth/account-commands.ts';
import { updateBlockedAt } from '../auth/account-queries.ts';
import { sendCodeByAdmin } from '../auth/password-reset/code-by-admin.ts';
import { deviceOf } from '../auth/sessions/device.ts';
import { deleteSessions, findSessions } from '../auth/sessions/queries.ts';
import { findStudentUser } from '../students/queries.ts';
import { findAttempts, findResults } from './activity-queries.ts';
import { PersonAttempt, PersonDetails, PersonResult, PersonSession } from './documents.ts';
import { findPerson } from './queries.ts';

const params = Type.Object({ id: Id });
const personResponse = { 200: PersonDetails, ...errorResponses };
const messageResponse = { 200: Message, ...errorResponses };

export function personAccountRoutes(app: App, deps: Deps): void {
  const { db, files, now } = deps;
  /** The id of the account that the student record belongs to. */
  const accountOf = async (studentId: string): Promise<string> =>
    requireFound(await findStudentUser(db, studentId), 'student');

  app.put(
    '/ext/people/:id/block',
    { schema: { params, response: personResponse } },
    async (request) => {
      const { id } = request.params;
      await blockAccount(db, await accountOf(id), now());
      return requireFound(await findPerson(db, id), 'student');
    },
  );

  app.delete(
    '/ext/people/:id/block',
    { schema: { params, response: personResponse } },
    async (request) => {
      const { id } = request.params;
      await updateBlockedAt(db, await accountOf(id), null);
      return requireFound(await findPerson(db, id), 'student');
    },
  );

  app.post(
    '/ext/people/:id/password-reset',
    {
      schema: { params, response: { 202: Type.Object({ to: Type.String() }), ...errorResponses } },
    },
    async (request, reply) => {
      const to = await sendCodeByAdmin(deps, await accountOf(request.params.id), request.log);
      return reply.status(202).send({ to });
    },
  );

  app.get(
    '/ext/people/:id/sessions',
    { schema: { params, response: { 200: Type.Array(PersonSession), ...errorResponses } } },
    async (request) => {
      const userId = await accountOf(request.params.id);
      const sessions = await findSessions(db, userId, now(), oldestSession(deps));
      return sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => {
        const device = deviceOf(userAgent);
        return {
          _id: id,
          device,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString(),
        };
      });
    },
  );

  app.delete(
    '/ext/people/:id/sessions',
    { schema: { params, response: messageResponse } },
    async (request) => {
      await deleteSessions(db, await accountOf(request.params.id));
      return { message: 'All sessions have ended.' };
    },
  );

  app.get(
    '/ext/people/:id/attempts',
    {
      schema: {
        params,
        querystring: CursorQuery,
        response: { 200: Type.Array(PersonAttempt), ...errorResponses },
      },
    },
    async (request, reply) => {
      const userId = await accountOf(request.params.id);
      const list = await findAttempts(db, userId, request.query);
      return reply.headers(pageHeaders(list)).send(list.rows);
    },
  );

  app.get(
    '/ext/people/:id/results',
    {
      schema: {
        params,
        querystring: CursorQuery,
        response: { 200: Type.Array(PersonResult), ...errorResponses },
      },
    },
    async (request, reply) => {
      const userId = await accountOf(request.params.id);
      const list = await findResults(db, userId, request.query);
      return reply.headers(pageHeaders(list)).send(list.rows);
    },
  );

  app.delete(
    '/ext/people/:id',
    { schema: { params, response: messageResponse } },
    async (request) => {
      requireConfirmed(request.viewer, now());
      const removable = await deleteAccount(db, await accountOf(request.params.id), 'admin');
      await Promise.all(removable.map((url) => removeFile(files, url)));
      return { message: 'Account deleted.' };
    },
  );
}
