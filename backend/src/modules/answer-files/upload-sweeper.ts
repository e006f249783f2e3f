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
 * Removes one batch, the oldest first; several processes may run this at the same time. A student
 * may continue an upload at any moment, so each step checks again whether it is still old.
 * @returns how many are removed or no longer old, and how many could not be removed
 */
export async function sweepUploads(
  { db, files, env, now }: Pick<Deps, 'db' | 'files' | 'env' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ removed: number; failed: number }> {
  let removed = 0;
  let failed = 0;
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
      removed += 1;
    } catch (error) {
      failed += 1;
      log.error({ err: forLog(error), uploadId: id }, 'an old upload could not be removed');
    }
  }
  return { removed, failed };
}

export function uploadSweepingJob(
  deps: Pick<Deps, 'db' | 'files' | 'env' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Job {
  return {
    name: 'sweep-uploads',
    everySeconds: 15 * 60,
    run: async (jobRun) => {
      let swept: Awaited<ReturnType<typeof sweepUploads>>;
      // A batch of which nothing could be removed would be the next one, too.
      do swept = await sweepUploads(deps, log);
      while (
        swept.removed > 0 &&
        swept.removed + swept.failed === BATCH_SIZE &&
        (await jobRun.pause(PAUSE_MS))
      );
    },
  };
}
