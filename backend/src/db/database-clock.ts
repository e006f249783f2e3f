// The clock of the database, so that backends and workers on several hosts agree when an exam
// starts and ends, whatever their own clocks show. Between two measurements it follows the
// monotonic clock, so setting the host's clock has no effect.
import type { FastifyBaseLogger } from 'fastify';
import type { RunSql } from './client.ts';

const MEASURE_MS = 60_000;
/** Samples per measurement; the one with the shortest round trip counts. */
const SAMPLES = 5;
/** Larger clock skew is logged, because log times and certificate checks use this clock. */
const MAX_SKEW_MS = 1_000;

export class DatabaseClock {
  readonly #runSql: RunSql;
  /** Milliseconds since the epoch at the origin of the monotonic clock. */
  #originMs = 0;
  #timer: NodeJS.Timeout | undefined;

  private constructor(runSql: RunSql) {
    this.#runSql = runSql;
  }

  static async open(runSql: RunSql): Promise<DatabaseClock> {
    const clock = new DatabaseClock(runSql);
    await clock.#measure();
    return clock;
  }

  readonly now = (): Date => new Date(this.#originMs + performance.now());

  /** Positive if the host's clock is ahead of the database's. */
  skewMs(): number {
    return Date.now() - this.now().getTime();
  }

  /**
   * Measures every minute until `stop`. If the database is unavailable, the last measurement is
   * used.
   */
  start(log: Pick<FastifyBaseLogger, 'warn'>): void {
    const warnIfSkewed = () => {
      const skewMs = Math.round(this.skewMs());
      if (Math.abs(skewMs) > MAX_SKEW_MS)
        log.warn({ skewMs }, 'the clock of this host differs from that of the database');
    };
    warnIfSkewed();
    this.#timer = setInterval(
      () => void this.#measure().then(warnIfSkewed, () => undefined),
      MEASURE_MS,
    ).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #measure(): Promise<void> {
    let shortestMs = Number.POSITIVE_INFINITY;
    let originMs = this.#originMs;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const sentAt = performance.now();
      const { rows } = await this.#runSql(
        'select extract(epoch from clock_timestamp())::float8 * 1000 as "atMs"',
      );
      const receivedAt = performance.now();
      const [row] = rows as { atMs: number }[];
      if (!row || receivedAt - sentAt >= shortestMs) continue;
      shortestMs = receivedAt - sentAt;
      originMs = row.atMs - (sentAt + receivedAt) / 2;
    }
    this.#originMs = originMs;
  }
}
