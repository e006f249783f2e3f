// `npm run data -- jobs`: the waiting jobs in the queue, and those that failed at their last try.
import { countJobs, findFailedJobs, retryFailedJobs } from '../worker/job-states.ts';
import { type Run, withDatabase } from './open.ts';
import { amount } from './progress.ts';

/** The number of listed failed jobs. */
const MAX_LISTED = 50;

/** @returns the summary */
export function jobs(run: Run, { retry }: { retry?: boolean }): Promise<string> {
  return withDatabase(run, { mustExist: true }, async ({ runSql }) => {
    if (retry) return `${amount(await retryFailedJobs(runSql), 'job')} to be tried again`;
    const counts = await countJobs(runSql);
    const sum = (...states: string[]) =>
      counts.reduce((all, { state, count }) => all + (states.includes(state) ? count : 0), 0);
    for (const { name, tries, failedAt, message, data } of await findFailedJobs(
      runSql,
      MAX_LISTED,
    )) {
      const subject = Object.entries(data).map(([key, value]) => ` ${key}=${value}`);
      run.progress.print(
        `${failedAt.toISOString()} ${name}${subject.join('')}: ${message} (${amount(tries, 'try', 'tries')})`,
      );
    }
    return `${amount(sum('created', 'retry'), 'job')} waiting, ${sum('active')} running, ${sum('failed')} failed`;
  });
}
