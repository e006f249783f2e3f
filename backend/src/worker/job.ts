// Jobs: background work that any process with a worker does
// (docs/decisions/064-jobs-on-a-queue.md).

/** The context of one run of a job. */
export type JobRun = {
  /**
   * True if the job must end soon: the process is stopping, or the job's time is up. The next run
   * does the rest.
   */
  isEnding(): boolean;
  /**
   * Keeps the database available for students between two batches. @returns false if the job must
   * end
   */
  pause(milliseconds: number): Promise<boolean>;
  /**
   * Queues another job, once within an hour for each key.
   * @param name name of a job without `everySeconds`
   */
  send(name: string, key: string, data: Record<string, string>): Promise<void>;
};

/**
 * A job by its queue. It must be repeatable: after a killed process another one starts it again.
 */
export type Job = {
  /** The name of its queue. */
  name: string;
  /**
   * Of a periodic job: seconds between its runs, whatever the number of workers. Undefined: it only
   * runs when it is sent.
   */
  everySeconds?: number;
  /** Runs the job once. A thrown error makes the queue try it again later. */
  run(jobRun: JobRun, data: Record<string, string>): Promise<void>;
};
