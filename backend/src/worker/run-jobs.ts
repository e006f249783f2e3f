// Takes jobs from the queue and runs them, one of each kind at a time, while the server listens.
import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RunSql } from '../db/client.ts';
import type { App } from '../deps.ts';
import { forLog } from '../log.ts';
import type { Job, JobRun } from './job.ts';
import { JobQueue, type TakenJob } from './queue.ts';

const POLL_MS = 5_000;
/** A run ends after this time, and the next one continues, perhaps in another process. */
const MAX_RUN_MS = 5 * 60_000;

/** The outcome of a job. */
export type EndedJob = { name: string; outcome: 'done' | 'retried' | 'failed'; seconds: number };

type Options = {
  jobs: readonly Job[];
  runSql: RunSql;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  onEnded?: ((job: EndedJob) => void) | undefined;
  /** Interval of polling for jobs sent by other processes and for retries, in milliseconds. */
  pollMs?: number;
};

/**
 * Starts the jobs in the background. `stop` waits for running ones, which end after their batch.
 */
export function startJobs({ jobs, runSql, log, onEnded, pollMs = POLL_MS }: Options): {
  stop(): Promise<void>;
} {
  const abort = new AbortController();
  const stopping = abort.signal;
  // Each job adds a listener; Node.js would warn of a leak from the eleventh on.
  setMaxListeners(0, stopping);
  const work = async () => {
    const queue = await openQueue({ jobs, runSql, log, pollMs }, stopping);
    if (!queue) return;
    await Promise.all(jobs.map((job) => loop(job, { queue, log, onEnded, stopping, pollMs })));
    await queue.close();
  };
  const ended = work();
  return {
    stop: () => {
      abort.abort();
      return ended;
    },
  };
}

/** Tries until the database answers. @returns undefined if the worker stops before */
async function openQueue(
  { jobs, runSql, log, pollMs = POLL_MS }: Options,
  stopping: AbortSignal,
): Promise<JobQueue | undefined> {
  do {
    // A queue that could not be opened cannot be opened again.
    const queue = new JobQueue(runSql, (error) => {
      if (!stopping.aborted)
        log.warn({ err: forLog(error) }, 'the queue of jobs could not be tidied up');
    });
    try {
      await queue.open(jobs);
      return queue;
    } catch (error) {
      log.error({ err: forLog(error) }, 'the queue of jobs could not be opened');
    }
  } while (await waitUnlessStopped(pollMs, stopping));
  return undefined;
}

/** Runs jobs while the server listens. */
export function registerJobs(app: App, options: Omit<Options, 'log'>): void {
  let running: ReturnType<typeof startJobs> | undefined;
  app.addHook('onListen', async () => {
    running = startJobs({ ...options, log: app.log });
  });
  // A started batch ends before the database is closed.
  app.addHook('onClose', async () => running?.stop());
}

type Context = Pick<Options, 'log' | 'onEnded'> & {
  queue: JobQueue;
  stopping: AbortSignal;
  pollMs: number;
};

/** @returns false once the worker stops */
async function waitUnlessStopped(milliseconds: number, stopping: AbortSignal): Promise<boolean> {
  await setTimeout(milliseconds, undefined, { signal: stopping }).catch(() => undefined);
  return !stopping.aborted;
}

async function loop(job: Job, context: Context): Promise<void> {
  const { queue, log, stopping, pollMs } = context;
  const { name, everySeconds } = job;
  const pause = everySeconds === undefined ? pollMs : Math.min(pollMs, everySeconds * 1000);
  let sentAt = Number.NEGATIVE_INFINITY;
  do {
    try {
      // A tenth early: a late timer would miss a slot.
      if (everySeconds !== undefined && performance.now() - sentAt >= everySeconds * 900) {
        await queue.sendPeriodic(name, everySeconds);
        sentAt = performance.now();
      }
      while (!stopping.aborted) {
        const takenJob = await queue.take(name);
        if (!takenJob) break;
        await perform(job, takenJob, context);
      }
    } catch (error) {
      // The database is unavailable. The next poll is after the pause.
      log.error({ err: forLog(error), job: name }, 'the queue of jobs does not answer');
    }
  } while (await waitUnlessStopped(pause, stopping));
}

async function perform(
  job: Job,
  takenJob: TakenJob,
  { queue, log, onEnded, stopping }: Context,
): Promise<void> {
  const startedAt = performance.now();
  const isEnding = () => stopping.aborted || performance.now() - startedAt > MAX_RUN_MS;
  const jobRun: JobRun = {
    isEnding,
    pause: async (milliseconds) => (await waitUnlessStopped(milliseconds, stopping)) && !isEnding(),
    send: (name, key, data) => queue.send(name, key, data),
  };
  let outcome: EndedJob['outcome'] = 'done';
  let failure: unknown;
  try {
    await job.run(jobRun, takenJob.data ?? {});
  } catch (error) {
    failure = error;
    outcome = takenJob.retryCount < takenJob.retryLimit ? 'retried' : 'failed';
    const message =
      outcome === 'retried'
        ? 'a job failed and will be tried again'
        : 'a job failed at its last try';
    log.error(
      { err: forLog(error), job: job.name, jobId: takenJob.id, try: takenJob.retryCount + 1 },
      message,
    );
  }
  onEnded?.({ name: job.name, outcome, seconds: (performance.now() - startedAt) / 1000 });
  if (outcome === 'done') await queue.complete(takenJob);
  else await queue.fail(takenJob, summaryOf(failure));
}

/** The stored part of an error. */
function summaryOf(error: unknown): object {
  const { type, name, message, code } = forLog(error) as {
    type?: string;
    name?: string;
    message?: string;
    code?: unknown;
  };
  return {
    type: type ?? name ?? 'Error',
    message: message ?? 'unknown',
    ...(typeof code === 'string' && { code }),
  };
}
