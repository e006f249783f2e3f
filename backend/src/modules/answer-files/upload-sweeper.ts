// Removes old uploads: the records of finished ones, and unfinished ones with their parts. Pages of
// answers may arrive later (page-commands.ts), and their records stay once they are complete.
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { forLog } from '../../log.ts';
import { daysBefore } from '../../retention.ts';
import type { Job } from '../../worker/job.ts';
import { removeParts } from './upload-commands.ts';
import { deleteUpload, findOldUploads } from './upload-queries.ts';

const BATCH_SIZE = 500;
const PAUSE_MS = 500;

/**
 * Removes one batch; several processes may run this at the same time.
 * @returns the number of removed uploads
 */
export async function sweepUploads(
  { db, files, env, now }: Pick<Deps, 'db' | 'files' | 'env' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<number> {
  let swept = 0;
  const { uploadDays, answerPageDays } = env.retention;
  const before = { file: daysBefore(now(), uploadDays), page: daysBefore(now(), answerPageDays) };
  for (const { id, names } of await findOldUploads(db, before, BATCH_SIZE)) {
    try {
      // The row is deleted last, so that the names of parts in the store are known.
      await removeParts(files, names);
      await deleteUpload(db, id);
      swept += 1;
    } catch (error) {
      log.error({ err: forLog(error), uploadId: id }, 'an old upload could not be removed');
    }
  }
  return swept;
}

export function uploadSweepingJob(deps: Deps, log: Pick<FastifyBaseLogger, 'error'>): Job {
  return {
    name: 'sweep-uploads',
    everySeconds: 15 * 60,
    run: async (jobRun) => {
      // Stops at a batch that could not be removed completely, because the next one would be the
      // same.
      while ((await sweepUploads(deps, log)) === BATCH_SIZE && (await jobRun.pause(PAUSE_MS)));
    },
  };
}
