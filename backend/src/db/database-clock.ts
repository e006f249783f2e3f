// The clock of the database, so that backends and workers on several hosts agree when an exam
// begins and ends, whatever their own clocks say. Between two measurements it goes on with the
// monotonic clock, so a host clock that is set changes nothing.
import type { FastifyBaseLogger } from 'fastify';
import type { RunSql } from './client.ts';

const MEASURE_MS = 60_000;
/** The answer that took least time tells most exactly. */
const SAMPLES = 5;
/** A host clock that is further off is reported: logs and certificates depend on it. */
const MAX_SKEW_MS = 1_000;

export class DatabaseClock {
  readonly #runSql: RunSql;
  /** Milliseconds since the epoch at the beginning of the monotonic clock. */
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

  /** By how many milliseconds the host's clock is ahead of the database's. */
  skewMs(): number {
    return Date.now() - this.now().getTime();
  }

  /** Measures every minute until `stop`. While the database is away the last measurement counts. */
  start(log: Pick<FastifyBaseLogger, 'warn'>): void {
    const tell = () => {
      const skewMs = Math.round(this.skewMs());
      if (Math.abs(skewMs) > MAX_SKEW_MS)
        log.warn({ skewMs }, 'the clock of this host differs from that of the database');
    };
    tell();
    this.#timer = setInterval(
      () => void this.#measure().then(tell, () => undefined),
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
      const askedAt = performance.now();
      const { rows } = await this.#runSql(
        'select extract(epoch from clock_timestamp())::float8 * 1000 as "atMs"',
      );
      const answeredAt = performance.now();
      const [row] = rows as { atMs: number }[];
      if (!row || answeredAt - askedAt >= shortestMs) continue;
      shortestMs = answeredAt - askedAt;
      originMs = row.atMs - (askedAt + answeredAt) / 2;
    }
    this.#originMs = originMs;
  }
}
