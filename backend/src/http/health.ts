// Health checks: liveness and readiness.
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { App, Deps } from '../deps.ts';
import { forLog } from '../log.ts';

const Health = Type.Object({ status: Type.String() });

export function healthRoutes(app: App, { db }: Deps): void {
  app.get('/health/live', { schema: { response: { 200: Health } } }, async () => ({
    status: 'ok',
  }));

  app.get(
    '/health/ready',
    { schema: { response: { 200: Health, 503: Health } } },
    async (request, reply) => {
      try {
        await db.execute(sql`select 1`);
        return { status: 'ok' };
      } catch (error) {
        request.log.warn({ err: forLog(error) }, 'the database does not answer');
        return reply.status(503).send({ status: 'the database does not answer' });
      }
    },
  );
}
