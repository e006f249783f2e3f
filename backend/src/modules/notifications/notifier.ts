// Makes and sends notifications in the background, and deletes old ones.
import type { FastifyBaseLogger } from 'fastify';
import type { App, Deps } from '../../deps.ts';
import { forLog } from '../../log.ts';
import { daysBefore } from '../../retention.ts';
import { makeNotifications, publishMeritLists } from './commands.ts';
import { createFailureGuard } from './failure-guard.ts';
import { sendNotificationMessages } from './send-messages.ts';
import { deleteOldNotifications } from './write-queries.ts';

const PAUSE_MS = 15_000;
/** Campaigns without a merit list may be many, and a student who looks for one publishes it too. */
const LONG_PAUSE_MS = 60_000;
/** Leaves the database to the students between two batches. */
const PAUSE_WITHIN_MS = 200;

/** Work with a timer of its own. `run` never throws. */
type Task = { pauseMs: number; run: () => Promise<{ hasMore: boolean }> };

/** The tasks of the notifier. A slow or failing one does not keep the others from their work. */
export function notifierTasks(
  deps: Pick<Deps, 'db' | 'messages' | 'now' | 'env'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  isStopping: () => boolean = () => false,
): Record<'publish' | 'make' | 'send' | 'deleteOld', Task> {
  const { db, now, env } = deps;
  const guard = createFailureGuard(log, now, PAUSE_MS);
  const round = () => ({ db, now: now(), guard, isStopping });
  const keptSince = () => daysBefore(now(), env.retention.notificationDays);

  const task = (pauseMs: number, failure: string, work: () => Promise<boolean>): Task => ({
    pauseMs,
    run: async () => {
      try {
        return { hasMore: await work() };
      } catch (error) {
        log.error({ err: forLog(error) }, failure);
        return { hasMore: false };
      }
    },
  });

  const publish = async () => {
    await publishMeritLists(round());
    return false;
  };
  return {
    publish: task(LONG_PAUSE_MS, 'merit lists could not be published', publish),
    make: task(PAUSE_MS, 'notifications could not be made', () =>
      makeNotifications(round(), keptSince()),
    ),
    send: task(PAUSE_MS, 'notifications could not be sent', () =>
      sendNotificationMessages(deps, log, isStopping),
    ),
    deleteOld: task(LONG_PAUSE_MS, 'old notifications could not be deleted', () =>
      deleteOldNotifications(db, keptSince()),
    ),
  };
}

/** Works for as long as the server listens. Several processes may do so at the same time. */
export function registerNotifier(app: App, deps: Deps): void {
  let isStopping = false;
  const loops = Object.values(notifierTasks(deps, app.log, () => isStopping)).map(
    ({ pauseMs, run }) => {
      let timer: NodeJS.Timeout | undefined;
      let round: Promise<void> = Promise.resolve();

      async function work(): Promise<void> {
        const { hasMore } = await run();
        if (!isStopping) schedule(hasMore ? PAUSE_WITHIN_MS : pauseMs);
      }

      function schedule(pause: number): void {
        timer = setTimeout(() => {
          round = work();
        }, pause).unref();
      }

      return {
        schedule,
        stop: () => {
          clearTimeout(timer);
          return round;
        },
      };
    },
  );

  app.addHook('onListen', async () => {
    for (const { schedule } of loops) schedule(0);
  });
  app.addHook('onClose', async () => {
    isStopping = true;
    // A batch or message that has begun ends before the database is closed.
    await Promise.all(loops.map(({ stop }) => stop()));
  });
}
