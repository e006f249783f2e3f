// The queue of jobs: pg-boss in the schema `pgboss` of our own database, PGlite included.
import PgBoss from 'pg-boss';
import type { RunSql } from '../db/client.ts';
import type { Job } from './job.ts';

/** A job that was taken from the queue. */
export type TakenJob = PgBoss.JobWithMetadata<Record<string, string>>;

/**
 * Timeout of a run of a periodic job in seconds, after which the queue gives it to another worker.
 * Runs end by themselves long before.
 */
const PERIODIC_EXPIRES_S = 600;
/** The same for a job that was sent: it is one transaction. */
const SENT_EXPIRES_S = 120;
const HOUR_S = 3_600;

/**
 * Tries after the first one, and the delay before the first of them in seconds, which doubles each
 * time.
 */
const RETRIES = {
  periodic: { retryLimit: 3, retryDelay: 5 },
  sent: { retryLimit: 5, retryDelay: 10 },
};

export class JobQueue {
  readonly #boss: PgBoss;

  /** @param onError called with errors in the queue's own maintenance */
  constructor(runSql: RunSql, onError: (error: unknown) => void) {
    this.#boss = new PgBoss({
      db: { executeSql: runSql },
      // Periodic jobs are queued by the workers, because cron has no seconds.
      schedule: false,
      maintenanceIntervalSeconds: 60,
      // Not less than the longest `everySeconds`: a completed run keeps its slot occupied.
      archiveCompletedAfterSeconds: 2 * HOUR_S,
      archiveFailedAfterSeconds: 7 * 24 * HOUR_S,
      deleteAfterHours: 1,
    });
    this.#boss.on('error', onError);
  }

  /** Creates missing tables. Several processes may do so at once. */
  async open(jobs: readonly Job[]): Promise<void> {
    await this.#boss.start();
    for (const { name, everySeconds } of jobs) {
      const isPeriodic = everySeconds !== undefined;
      const options: PgBoss.Queue = {
        name,
        // `short`: runs that are not taken yet do not accumulate.
        policy: isPeriodic ? 'short' : 'standard',
        ...(isPeriodic ? RETRIES.periodic : RETRIES.sent),
        retryBackoff: true,
        expireInSeconds: isPeriodic ? PERIODIC_EXPIRES_S : SENT_EXPIRES_S,
      };
      await this.#boss.createQueue(name, options);
      await this.#boss.updateQueue(name, options);
    }
  }

  /**
   * Queues a run of a periodic job, unless any process has done so in the current slot. The
   * database's clock cuts time into slots.
   */
  async sendPeriodic(name: string, everySeconds: number): Promise<void> {
    await this.#boss.send(name, {}, { singletonSeconds: everySeconds });
  }

  /** Queues a job, unless one with the same key was queued within the hour. */
  async send(name: string, key: string, data: Record<string, string>): Promise<void> {
    await this.#boss.send(name, data, { singletonKey: key, singletonSeconds: HOUR_S });
  }

  /** The next due job; no other process gets it until it fails or times out. */
  async take(name: string): Promise<TakenJob | undefined> {
    const [job] = await this.#boss.fetch<Record<string, string>>(name, { includeMetadata: true });
    return job;
  }

  async complete({ name, id }: TakenJob): Promise<void> {
    await this.#boss.complete(name, id);
  }

  /**
   * Schedules a retry, or keeps the job as failed after its last try.
   * @param error without personal data, because it is stored
   */
  async fail({ name, id }: TakenJob, error: object): Promise<void> {
    await this.#boss.fail(name, id, error);
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }
}
