// Removes old uploads: the records of finished ones, and unfinished ones with their parts. Pages of
// answers may arrive later (page-commands.ts), and their records stay once they are complete.
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { forLog } from '../../log.ts';
import { daysBefore } from '../../retention.ts';
import type { Job } from '../../worker/job.ts';
import { removeParts } from './upload-commands.ts';
import {
  deleteEmptyUpload,
  findOldUploads,
  removePartNames,
  resetOldUpload,
} from './upload-queries.ts';

const BATCH_SIZE = 500;
const PAUSE_MS = 500;

/**
 * Removes one batch; several processes may run this at the same time. A student may continue an
 * upload at any moment, so each step checks again whether it is still old.
 * @returns the number of uploads that are removed or no longer old
 */
export async function sweepUploads(
  { db, files, env, now }: Pick<Deps, 'db' | 'files' | 'env' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<number> {
  let swept = 0;
  const { uploadDays, answerPageDays } = env.retention;
  const old = { file: daysBefore(now(), uploadDays), page: daysBefore(now(), answerPageDays) };
  for (const { id } of await findOldUploads(db, old, BATCH_SIZE)) {
    try {
      const names = await resetOldUpload(db, id, old);
      if (names) {
        // The row is deleted last, so that the names of parts in the store are known.
        await removeParts(files, names);
        if (!(await deleteEmptyUpload(db, id, old))) await removePartNames(db, id, names);
      }
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
