// Makes and sends notifications in the background, and deletes old ones.
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { daysBefore } from '../../retention.ts';
import type { Job } from '../../worker/job.ts';
import { makeNotifications, publishMeritLists } from './commands.ts';
import { createFailureGuard } from './failure-guard.ts';
import { sendNotificationMessages } from './send-messages.ts';
import { deleteOldNotifications } from './write-queries.ts';

const EVERY_SECONDS = 15;
/** Checks every campaign without a merit list; a student who opens a list also publishes it. */
const PUBLISH_SECONDS = 60;
const DELETE_SECONDS = 60;
/** Keeps the database available for students between two batches. */
const PAUSE_BETWEEN_BATCHES_MS = 200;

/** The work of one background job. */
type Task = {
  everySeconds: number;
  run: (isEnding?: () => boolean) => Promise<{ hasMore: boolean }>;
};

/** The tasks of the notifier. A slow or failing one does not block the others. */
export function notifierTasks(
  deps: Pick<Deps, 'db' | 'messages' | 'now' | 'env'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Record<'publish' | 'make' | 'send' | 'deleteOld', Task> {
  const { db, now, env } = deps;
  const guard = createFailureGuard(log, now, EVERY_SECONDS * 1000);
  const keptSince = () => daysBefore(now(), env.retention.notificationDays);

  const task = (
    everySeconds: number,
    work: (isEnding: () => boolean) => Promise<boolean>,
  ): Task => ({
    everySeconds,
    run: async (isEnding = () => false) => ({ hasMore: await work(isEnding) }),
  });
  const contextOf = (isEnding: () => boolean) => ({ db, now: now(), guard, isEnding });

  const publish = async (isEnding: () => boolean) => {
    await publishMeritLists(contextOf(isEnding));
    return false;
  };
  return {
    publish: task(PUBLISH_SECONDS, publish),
    make: task(EVERY_SECONDS, (isEnding) => makeNotifications(contextOf(isEnding), keptSince())),
    send: task(EVERY_SECONDS, (isEnding) => sendNotificationMessages(deps, log, isEnding)),
    deleteOld: task(DELETE_SECONDS, () => deleteOldNotifications(db, keptSince())),
  };
}

/** Safe to run in several processes at once. */
export function notificationJobs(
  deps: Parameters<typeof notifierTasks>[0],
  log: Pick<FastifyBaseLogger, 'error'>,
): Job[] {
  const { publish, make, send, deleteOld } = notifierTasks(deps, log);
  const job = (name: string, { everySeconds, run }: Task): Job => ({
    name,
    everySeconds,
    run: async (jobRun) => {
      while (
        (await run(jobRun.isEnding)).hasMore &&
        (await jobRun.pause(PAUSE_BETWEEN_BATCHES_MS))
      );
    },
  });
  return [
    job('publish-merit-lists', publish),
    job('make-notifications', make),
    job('send-notifications', send),
    job('delete-old-notifications', deleteOld),
  ];
}
