// The extension `audit-log`: who changed what and when. Admins only (calls.ts of the backend).
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { pageHeaders } from '../../http/bodies.ts';
import { errorResponses } from '../../http/errors.ts';
import { forLog } from '../../log.ts';
import { daysBefore } from '../../retention.ts';
import { AuditEntry, AuditQuery } from './documents.ts';
import { deleteOldEntries, findEntries } from './queries.ts';

const HOUR_MS = 3_600_000;
const BATCH_SIZE = 5_000;

export function auditLogRoutes(app: App, { db, env, now }: Deps): void {
  app.get(
    '/ext/audit-log',
    {
      schema: {
        querystring: AuditQuery,
        response: { 200: Type.Array(AuditEntry), ...errorResponses },
      },
    },
    async ({ query: { offset, limit, after, ...filter } }, reply) => {
      const page = await findEntries(db, filter, { offset, limit, after });
      return reply.headers(pageHeaders(page)).send(page.rows);
    },
  );

  const deleteOld = () =>
    deleteOldEntries(db, daysBefore(now(), env.retention.auditLogDays), BATCH_SIZE).catch(
      (error: unknown) => {
        app.log.error({ err: forLog(error) }, 'old entries of the audit log could not be deleted');
      },
    );
  let round: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    round = deleteOld();
    timer = setInterval(() => {
      round = deleteOld();
    }, HOUR_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
