// The end of a server's life: nobody who has asked is left without an answer, and nobody new is kept.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a server that is to stop still takes requests, so that whoever sends them here sees that it is not ready any more. */
export const NOTICE_MS = 1000;

/** Stops a server: not ready at once, then no new connections; resolves when everything under way has been answered. */
export async function drain(app: FastifyInstance, stopping: AbortController, noticeMs: number): Promise<void> {
  stopping.abort();
  await wait(noticeMs);
  await app.close();
}
