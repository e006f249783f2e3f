// Runs a few jobs at a time and takes turns between accounts, so that one account with many jobs
// delays the others by one job at most.
import { refuse } from '../../refusals/refusals.ts';

export type FairQueue = {
  /**
   * Errors: 429 for more than `maxPerKey` jobs of a key, or if the job does not start within
   * `maxWaitMs`; errors of the job itself.
   */
  run<T>(key: string, job: () => Promise<T>): Promise<T>;
};

type WaitingTask = { start: () => void };

export type FairQueueOptions = {
  /** Jobs that run at the same time, of all keys. */
  concurrency: number;
  /** Jobs of one key that run at the same time. */
  runningPerKey: number;
  /** Jobs of one key that run or wait. */
  maxPerKey: number;
  /** Maximum time in the queue, in milliseconds. */
  maxWaitMs: number;
};

export function createFairQueue({
  concurrency,
  runningPerKey,
  maxPerKey,
  maxWaitMs,
}: FairQueueOptions): FairQueue {
  /** Waiting jobs by key; after its turn a key moves to the end. */
  const waitingJobs = new Map<string, WaitingTask[]>();
  const running = new Map<string, number>();
  let active = 0;

  const startNext = (): void => {
    for (const [key, jobs] of waitingJobs) {
      if (active >= concurrency) return;
      if ((running.get(key) ?? 0) >= runningPerKey) continue;
      const next = jobs.shift();
      waitingJobs.delete(key);
      if (jobs.length > 0) waitingJobs.set(key, jobs);
      if (!next) continue;
      active += 1;
      running.set(key, (running.get(key) ?? 0) + 1);
      next.start();
    }
  };

  const end = (key: string): void => {
    active -= 1;
    const remaining = (running.get(key) ?? 1) - 1;
    if (remaining > 0) running.set(key, remaining);
    else running.delete(key);
    startNext();
  };

  const turnOf = (key: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const entry: WaitingTask = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        const others = (waitingJobs.get(key) ?? []).filter((other) => other !== entry);
        if (others.length > 0) waitingJobs.set(key, others);
        else waitingJobs.delete(key);
        reject(new Error('The turn did not come in time.'));
      }, maxWaitMs);
      waitingJobs.set(key, [...(waitingJobs.get(key) ?? []), entry]);
      startNext();
    });

  return {
    async run(key, job) {
      const own = (running.get(key) ?? 0) + (waitingJobs.get(key)?.length ?? 0);
      if (own >= maxPerKey) refuse('TOO_MANY_AT_ONCE', { max: maxPerKey });
      await turnOf(key).catch(() => refuse('UPLOADS_BUSY'));
      try {
        return await job();
      } finally {
        end(key);
      }
    },
  };
}
