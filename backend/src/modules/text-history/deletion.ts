// Deletes drafts that were not changed for long.
import type { Deps } from '../../deps.ts';
import { daysBefore } from '../../retention.ts';
import type { Job } from '../../worker/job.ts';
import { deleteOldDrafts } from './draft-queries.ts';

/** Longer than the holidays between two school years. */
export const DRAFT_DAYS = 180;
const BATCH_SIZE = 1_000;
const PAUSE_MS = 500;

export function draftDeletionJob({ db, now }: Deps): Job {
  return {
    name: 'delete-old-text-drafts',
    everySeconds: 3_600,
    run: async (jobRun) => {
      const before = daysBefore(now(), DRAFT_DAYS);
      while (
        (await deleteOldDrafts(db, before, BATCH_SIZE)) === BATCH_SIZE &&
        (await jobRun.pause(PAUSE_MS))
      );
    },
  };
}
