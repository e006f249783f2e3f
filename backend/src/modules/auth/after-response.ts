// Runs work after the response is sent, so that the response time does not reveal whether there was
// work.
import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { App } from '../../deps.ts';
import { forLog } from '../../log.ts';

/** @param log of the request, for its failure */
export type AfterResponse = (log: FastifyBaseLogger, work: () => Promise<void>) => void;

/**
 * A shutdown waits for the work.
 * @param failure message to log if the work fails
 */
export function createAfterResponse(app: App, failure: string): AfterResponse {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));
  return (log, work) => {
    const run = setImmediate()
      .then(work)
      .catch((error: unknown) => log.error({ err: forLog(error) }, failure))
      .finally(() => running.delete(run));
    running.add(run);
  };
}
