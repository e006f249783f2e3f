// Graceful shutdown: requests in flight are answered, new ones are sent to other gateways.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Time in which a stopping server still accepts requests, until load balancers notice that it is
 * not ready.
 */
export const NOTICE_MS = 1000;

/**
 * Stops a server: not ready at first, then without new connections. Resolves when all requests in
 * flight have been answered.
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
