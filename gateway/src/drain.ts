// The end of a server's life: nobody who has asked is left without an answer, and nobody new is kept.
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a server that is to stop still takes requests, so that whoever sends them here sees that it is not ready any more. */
export const NOTICE_MS = 1000;

/** From `stopping` on, every answer asks its client to close the connection: its next request then goes elsewhere. */
export function closeConnectionsFrom(stopping: AbortSignal, app: FastifyInstance): void {
  const underWay = new Set<ServerResponse>();
  const askToClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  app.server.prependListener('request', (_, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (stopping.aborted) askToClose(response);
  });
  stopping.addEventListener('abort', () => {
    for (const response of underWay) askToClose(response);
  });
}

/** Stops a server: not ready at once, then no new connections; resolves when everything under way has been answered. */
export async function drain(app: FastifyInstance, stopping: AbortController, noticeMs: number): Promise<void> {
  stopping.abort();
  await wait(noticeMs);
  await app.close();
}
