// Graceful shutdown: running requests are answered, new ones are sent elsewhere.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * How long a stopping server still takes requests, so that load balancers notice that it is not
 * ready.
 */
export const NOTICE_MS = 1000;

/**
 * Stops a server: not ready at once, then no new connections. Resolves when all running requests
 * have been answered.
 */
export async function shutDown(
  app: FastifyInstance,
  stopping: AbortController,
  noticeMs: number,
): Promise<void> {
  stopping.abort();
  await wait(noticeMs);
  await app.close();
}
