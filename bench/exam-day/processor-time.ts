// Processor time of gateway, backends and PostgreSQL while a part of the benchmark runs.
import { Client } from 'pg';
import { cpuMicroseconds } from '../processes.ts';

const SAMPLE_MS = 200;

type Pids = { gateway: number; backends: readonly number[] };

export type ProcessorTimes = { gateway: number; backend: number; postgres: number };

/** PostgreSQL has one process per connection; one that ends is counted until its last sample. */
export class ProcessorClock {
  readonly #pids: Pids;
  readonly #client: Client;
  readonly #postgres = new Map<number, { first: number; last: number }>();

  private constructor(pids: Pids, client: Client) {
    this.#pids = pids;
    this.#client = client;
  }

  static async open(pids: Pids, databaseUrl: string): Promise<ProcessorClock> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    return new ProcessorClock(pids, client);
  }

  /** @returns what the work returned, and the milliseconds that each program used meanwhile */
  async measure<T>(work: () => Promise<T>): Promise<{ value: T; used: ProcessorTimes }> {
    this.#postgres.clear();
    await this.#sample(true);
    const before = this.#own();
    const timer = setInterval(() => void this.#sample(false), SAMPLE_MS);
    const value = await work().finally(() => clearInterval(timer));
    await this.#sample(false);
    const after = this.#own();
    const postgres = [...this.#postgres.values()].reduce(
      (sum, { first, last }) => sum + last - first,
      0,
    );
    return {
      value,
      used: {
        gateway: after.gateway - before.gateway,
        backend: after.backend - before.backend,
        postgres,
      },
    };
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  #own() {
    return {
      gateway: milliseconds(this.#pids.gateway) ?? 0,
      backend: this.#pids.backends.reduce((sum, pid) => sum + (milliseconds(pid) ?? 0), 0),
    };
  }

  /**
   * @param isFirst false: a process that is not known yet has used all of its time since the first
   *   sample
   */
  async #sample(isFirst: boolean): Promise<void> {
    const { rows } = await this.#client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    for (const { pid } of rows) {
      const now = milliseconds(pid);
      if (now === undefined) continue;
      this.#postgres.set(pid, {
        first: this.#postgres.get(pid)?.first ?? (isFirst ? now : 0),
        last: now,
      });
    }
  }
}

/** Undefined for a process that has ended. */
function milliseconds(pid: number): number | undefined {
  try {
    return cpuMicroseconds(pid) / 1000;
  } catch {
    return undefined;
  }
}
