// Deletes expired sessions, sign-ups and known networks.
import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../worker/job.ts';
import { deleteExpired } from './queries.ts';

export function sessionDeletionJob({ db, env, now }: Deps): Job {
  return {
    name: 'delete-expired-sessions',
    everySeconds: 3_600,
    run: () => deleteExpired(db, now(), env.retention),
  };
}
