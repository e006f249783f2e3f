// The extension `audit-log`: who changed what and when. Admins only (calls.ts of the backend).
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { pageHeaders } from '../../http/validation/bodies.ts';
import { AuditEntry, AuditQuery } from './documents.ts';
import { findEntries } from './queries.ts';

export function auditLogRoutes(app: App, { db }: Deps): void {
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
}
