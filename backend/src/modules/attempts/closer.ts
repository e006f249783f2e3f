// Closes attempts that nobody handed in: when deadline and grace are over, what was saved becomes the result.
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { App, Deps } from '../../deps.ts';
import { forLog } from '../../log.ts';
import { lockUser } from '../auth/queries.ts';
import { closeExpiredAttempt } from './closing-commands.ts';
import { type DueAttempt, findDueAttempts } from './queries.ts';

/** Batch size: one exam can have many attempts. */
const A_ROUND = 100;
const PAUSE_MS = 15_000;
const PAUSE_WITHIN_MS = 500;

/**
 * Closes one batch. Several processes may run this at the same time: locked rows are skipped. An attempt that cannot be closed does not
 * delay the others.
 * @param after the last attempt of the previous batch
 * @returns how many were closed, and the last attempt of a full batch, after which there may be more
 */
export async function closeDueAttempts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  after?: DueAttempt,
): Promise<{ closed: number; last: DueAttempt | undefined }> {
  const due = await findDueAttempts(db, now(), A_ROUND, after);
  let closed = 0;
  for (const { id, userId } of due) {
    try {
      if (await closeOne(db, id, userId, now())) closed += 1;
    } catch (error) {
      log.error({ err: forLog(error), attemptId: id }, 'an attempt could not be closed');
    }
  }
  return { closed, last: due.length < A_ROUND ? undefined : due.at(-1) };
}

/** False if the attempt is closed already or the account is locked, for example by a submission; the next round tries again. */
function closeOne(db: Db, id: string, userId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId, true))) return false;
    return closeExpiredAttempt(tx, id, now);
  });
}

/** Closes attempts in the background: once at startup, for those that ended while the server was down, then at intervals. */
export function registerAttemptCloser(app: App, deps: Deps): void {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isStopping = false;

  async function work(after: DueAttempt | undefined): Promise<void> {
    let last: DueAttempt | undefined;
    try {
      ({ last } = await closeDueAttempts(deps, app.log, after));
    } catch (error) {
      app.log.error({ err: forLog(error) }, 'attempts that are over could not be looked for');
    }
    if (!isStopping) plan(last, last ? PAUSE_WITHIN_MS : PAUSE_MS);
  }

  function plan(after: DueAttempt | undefined, pause: number): void {
    timer = setTimeout(() => {
      round = work(after);
    }, pause).unref();
  }

  app.addHook('onListen', async () => plan(undefined, 0));
  app.addHook('onClose', async () => {
    isStopping = true;
    clearTimeout(timer);
    // A round in the middle of its work ends before the database is closed.
    await round;
  });
}
