// The extension `accounts`: lists and ends the own sessions.
import { Type } from 'typebox';
import { requireSession, requireUser } from '../../../access.ts';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import { clearCookie, oldestSession } from '../../../http/sessions/sessions.ts';
import { Message } from '../../../http/validation/bodies.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { deviceOf } from './device.ts';
import { deleteOwnSession, deleteSessions, findSessions } from './queries.ts';

const Session = Type.Object({
  _id: Type.String(),
  current: Type.Boolean(),
  device: Type.Optional(Type.String()),
  createdAt: Type.String(),
  lastUsedAt: Type.Optional(Type.String()),
});
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

export function sessionRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;
  app.get(
    '/ext/sessions',
    { schema: { response: { 200: Type.Array(Session), ...errorResponses } } },
    async (request) => {
      const { id } = requireSession(request.viewer);
      const rows = await findSessions(
        db,
        requireUser(request.viewer).id,
        now(),
        oldestSession(deps),
      );
      return rows.map((session) => {
        const device = deviceOf(session.userAgent);
        return {
          _id: session.id,
          current: session.id === id,
          device,
          createdAt: session.createdAt.toISOString(),
          lastUsedAt: session.lastUsedAt?.toISOString(),
        };
      });
    },
  );

  app.delete(
    '/ext/sessions',
    { schema: { response: { 200: Message, ...errorResponses } } },
    async (request) => {
      await deleteSessions(db, requireUser(request.viewer).id, requireSession(request.viewer).id);
      return { message: 'All other sessions have ended.' };
    },
  );

  app.delete(
    '/ext/sessions/:id',
    { schema: { params, response: { 200: Message, ...errorResponses } } },
    async (request, reply) => {
      const { id } = request.params;
      const isEnded = await deleteOwnSession(db, requireUser(request.viewer).id, id);
      requireFound(isEnded || undefined, 'session');
      if (id === requireSession(request.viewer).id) clearCookie(reply);
      return { message: 'The session has ended.' };
    },
  );
}
