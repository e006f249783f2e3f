// Makes and sends notifications in the background, and deletes old ones.
import type { FastifyBaseLogger } from 'fastify';
import type { App, Deps } from '../../deps.ts';
import { forLog } from '../../log.ts';
import { makeNotifications } from './commands.ts';
import { sendNotificationMessages } from './send-messages.ts';
import { deleteOldNotifications } from './write-queries.ts';

const PAUSE_MS = 15_000;
/** Leaves the database to the students between two batches. */
const PAUSE_WITHIN_MS = 200;
const DAY_MS = 86_400_000;

/** One round; a failure of one part does not keep the others from their work. @returns whether there may be more to do at once */
export async function runNotifier(
  deps: Pick<Deps, 'db' | 'messages' | 'now' | 'env'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<boolean> {
  const { db, now, env } = deps;
  const parts: readonly [failure: string, work: () => Promise<boolean>][] = [
    ['notifications could not be made', () => makeNotifications(db, now())],
    ['notifications could not be sent', () => sendNotificationMessages(deps, log)],
    ['old notifications could not be deleted', () => deleteOldNotifications(db, new Date(now().getTime() - env.notificationDays * DAY_MS))],
  ];
  let isMore = false;
  for (const [failure, work] of parts) {
    try {
      if (await work()) isMore = true;
    } catch (error) {
      log.error({ err: forLog(error) }, failure);
    }
  }
  return isMore;
}

/** Works for as long as the server listens. Several processes may do so at the same time. */
export function registerNotifier(app: App, deps: Deps): void {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isStopping = false;

  async function work(): Promise<void> {
    const isMore = await runNotifier(deps, app.log);
    if (!isStopping) plan(isMore ? PAUSE_WITHIN_MS : PAUSE_MS);
  }

  function plan(pause: number): void {
    timer = setTimeout(() => {
      round = work();
    }, pause).unref();
  }

  app.addHook('onListen', async () => plan(0));
  app.addHook('onClose', async () => {
    isStopping = true;
    clearTimeout(timer);
    // A round in the middle of its work ends before the database is closed.
    await round;
  });
}
