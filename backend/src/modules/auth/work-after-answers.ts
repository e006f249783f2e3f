// Runs work after the response is sent, so that the response time does not reveal whether there was
// work.
import { setImmediate } from 'node:timers/promises';
import type { App } from '../../deps.ts';
import { forLog } from '../../log.ts';

export type Afterwards = (work: () => Promise<void>) => void;

/**
 * Runs work after the response is sent. A failure is logged with this message; a shutdown waits for
 * the work.
 */
export function workAfterAnswers(app: App, failure: string): Afterwards {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));
  return (work) => {
    const run = setImmediate()
      .then(work)
      .catch((error: unknown) => app.log.error({ err: forLog(error) }, failure))
      .finally(() => running.delete(run));
    running.add(run);
  };
}
