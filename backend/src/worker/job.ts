// What jobs are: work in the background that some process with a worker does, whichever is free
// (docs/decisions/064-jobs-on-a-queue.md).

/** A run of a job, as the job sees it. */
export type Round = {
  /**
   * Whether the job must end soon: the process stops, or the job has taken its time. What is left
   * is the next round's.
   */
  isEnding(): boolean;
  /** Leaves the database to the students between two batches. @returns false if the job must end */
  pause(milliseconds: number): Promise<boolean>;
  /**
   * Queues another job, once within an hour for each key.
   * @param name of a job without `everySeconds`
   */
  send(name: string, key: string, data: Record<string, string>): Promise<void>;
};

/**
 * A job by its queue. It must be repeatable: a killed process leaves it half done, and another one
 * begins it again.
 */
export type Job = {
  /** The name of its queue. */
  name: string;
  /**
   * A round is due so often, whatever the number of workers. Undefined: it only runs when it is
   * sent.
   */
  everySeconds?: number;
  /** Does one round. A thrown error makes the queue try it again later. */
  run(round: Round, data: Record<string, string>): Promise<void>;
};
