// Closes attempts that were not submitted: after the deadline and the grace period, the saved
// answers become the result.
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { forLog } from '../../../log.ts';
import type { Job } from '../../../worker/job.ts';
import { lockUser } from '../../auth/queries.ts';
import { type DueAttempt, findDueAttempts, findOwner } from '../queries.ts';
import { closeExpiredAttempt } from './closing-commands.ts';

/** Batch size: one exam can have many attempts. */
const BATCH_SIZE = 100;
const PAUSE_MS = 500;
const CLOSE_JOB = 'close-attempt';
/** How long batches skip an attempt that could not be closed: a job of its own retries it. */
const SKIP_MS = 3_600_000;

/**
 * Closes one batch. Several processes may run this at the same time: locked rows are skipped. An
 * attempt that cannot be closed does not delay the others.
 * @param after the last attempt of the previous batch
 * @param skipped attempts to skip; those that could not be closed are added
 * @returns how many were closed, and the last attempt of a full batch, after which there may be
 *   more
 */
export async function closeDueAttempts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  after?: DueAttempt,
  skipped?: { has(attemptId: string): boolean; add(attemptId: string): Promise<void> },
): Promise<{ closed: number; last: DueAttempt | undefined }> {
  const due = await findDueAttempts(db, now(), BATCH_SIZE, after);
  let closed = 0;
  for (const { id, userId } of due) {
    if (skipped?.has(id)) continue;
    try {
      if (await closeOne(db, { id, userId }, now(), { skipLocked: true })) closed += 1;
    } catch (error) {
      log.error({ err: forLog(error), attemptId: id }, 'an attempt could not be closed');
      await skipped?.add(id);
    }
  }
  return { closed, last: due.length < BATCH_SIZE ? undefined : due.at(-1) };
}

/**
 * @param options.skipLocked skips the attempt if its account is locked, for example by a submission
 * @returns false if the attempt was skipped, or is closed already
 */
function closeOne(
  db: Db,
  { id, userId }: { id: string; userId: string },
  now: Date,
  options?: { skipLocked: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId, options))) return false;
    return closeExpiredAttempt(tx, id, now);
  });
}

/**
 * Closes attempts in the background. One that cannot be closed becomes a separate job, which the
 * queue retries and then keeps.
 */
export function closingJobs(
  deps: Pick<Deps, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Job[] {
  const { db, now } = deps;
  /** By attempt id: until when the batches of this process skip it, in milliseconds. */
  const skippedUntil = new Map<string, number>();
  return [
    {
      name: 'close-attempts',
      everySeconds: 15,
      run: async (jobRun) => {
        for (const [id, until] of skippedUntil)
          if (until < now().getTime()) skippedUntil.delete(id);
        const skipped = {
          has: (id: string) => skippedUntil.has(id),
          add: async (attemptId: string) => {
            await jobRun.send(CLOSE_JOB, attemptId, { attemptId });
            skippedUntil.set(attemptId, now().getTime() + SKIP_MS);
          },
        };
        let after: DueAttempt | undefined;
        do {
          ({ last: after } = await closeDueAttempts(deps, log, after, skipped));
        } while (after && (await jobRun.pause(PAUSE_MS)));
      },
    },
    {
      name: CLOSE_JOB,
      run: async (_jobRun, { attemptId = '' }) => {
        const userId = await findOwner(db, attemptId);
        // The account may be deleted, with its attempts.
        if (userId !== undefined) await closeOne(db, { id: attemptId, userId }, now());
      },
    },
  ];
}
