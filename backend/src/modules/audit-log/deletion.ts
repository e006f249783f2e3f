// Deletes entries of the audit log after their retention period.
import type { Deps } from '../../deps.ts';
import { daysBefore } from '../../retention.ts';
import type { Job } from '../../worker/job.ts';
import { deleteOldEntries } from './queries.ts';

const BATCH_SIZE = 5_000;
const PAUSE_MS = 500;

export function auditLogJob({ db, env, now }: Deps): Job {
  return {
    name: 'delete-old-audit-entries',
    everySeconds: 3_600,
    run: async (jobRun) => {
      const before = daysBefore(now(), env.retention.auditLogDays);
      while (
        (await deleteOldEntries(db, before, BATCH_SIZE)) === BATCH_SIZE &&
        (await jobRun.pause(PAUSE_MS))
      );
    },
  };
}
