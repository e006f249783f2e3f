// Rescores corrected exams in the background, until every submission has a score by the newest key.
import type { Deps } from '../../deps.ts';
import type { Job } from '../../worker/job.ts';
import { rescoreBatch } from './commands.ts';

const PAUSE_WITHIN_MS = 100;

/** Locked submissions belong to another worker, so several workers may rescore one exam. */
export function rescoringJob({ db, now }: Deps): Job {
  return {
    name: 'rescore',
    everySeconds: 5,
    run: async (round) => {
      while ((await rescoreBatch(db, now())) && (await round.pause(PAUSE_WITHIN_MS)));
    },
  };
}
