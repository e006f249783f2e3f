// Metrics for Prometheus. Every label has few values: requests by route, never by id.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolCounts } from '../db/client.ts';
import type { Shedding } from '../http/load-shedding/load-shedding.ts';
import type { JobCount } from '../worker/job-states.ts';
import type { EndedJob } from '../worker/run-jobs.ts';

/** Values that are read at each scrape; undefined if the process has none. */
export type MetricsSources = {
  pools?: (() => Record<string, PoolCounts>) | undefined;
  /** Counts the jobs that are not done. */
  countJobs: () => Promise<JobCount[]>;
  /** Positive if the host's clock is ahead of the database's. */
  skewMs?: (() => number) | undefined;
};

/** A finished request. */
export type EndedRequest = { method: string; route: string; status: number; seconds: number };

const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_DURATIONS = [0.01, 0.1, 1, 10, 60, 300];

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'alokpath_backend_request_duration_seconds',
    help: 'From the arrival of a request to its response, by route and class of the status.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers: [this.#registry],
  });
  readonly #jobs = new Histogram({
    name: 'alokpath_backend_job_duration_seconds',
    help: 'Runs of jobs by name, and outcome: done, retried (it will be tried again), failed.',
    labelNames: ['job', 'outcome'],
    buckets: JOB_DURATIONS,
    registers: [this.#registry],
  });

  constructor({ pools, countJobs, skewMs }: MetricsSources) {
    collectDefaultMetrics({ register: this.#registry });
    const registers = [this.#registry];
    if (pools) {
      new Gauge({
        name: 'alokpath_backend_database_connections',
        help: 'Connections to PostgreSQL by pool (requests, background) and state; waiting: requests that want one.',
        labelNames: ['pool', 'state'],
        registers,
        collect() {
          for (const [pool, { total, idle, waiting }] of Object.entries(pools())) {
            this.set({ pool, state: 'busy' }, total - idle);
            this.set({ pool, state: 'idle' }, idle);
            this.set({ pool, state: 'waiting' }, waiting);
          }
        },
      });
    }
    if (skewMs) {
      new Gauge({
        name: 'alokpath_backend_clock_skew_seconds',
        help: "By how much the host's clock is ahead of the database's, by which everything is decided.",
        registers,
        collect() {
          this.set(skewMs() / 1000);
        },
      });
    }
    new Gauge({
      name: 'alokpath_backend_jobs',
      help: 'Jobs in the queue by name and state (created, retry, active, failed), the same in every process.',
      labelNames: ['job', 'state'],
      registers,
      async collect() {
        this.reset();
        // If the database is unavailable, a scrape returns all other metrics.
        const counts = await countJobs().catch(() => []);
        for (const { name, state, count } of counts) this.set({ job: name, state }, count);
      },
    });
  }

  /** Adds the queues of requests. */
  watchShedding({ queues, refused }: Shedding): void {
    const registers = [this.#registry];
    new Gauge({
      name: 'alokpath_backend_requests',
      help: 'Running and waiting requests, by queue: slow ones check passwords or carry files.',
      labelNames: ['queue', 'state'],
      registers,
      collect() {
        for (const [queue, { working, waiting }] of Object.entries(queues)) {
          this.set({ queue, state: 'working' }, working);
          this.set({ queue, state: 'waiting' }, waiting);
        }
      },
    });
    new Counter({
      name: 'alokpath_backend_requests_refused_total',
      help: 'Requests that were not begun: full (the queue), late (the event loop lagged), given (given up by the caller).',
      labelNames: ['reason'],
      registers,
      collect() {
        this.reset();
        for (const [reason, count] of Object.entries(refused)) this.inc({ reason }, count);
      },
    });
  }

  requestEnded({ method, route, status, seconds }: EndedRequest): void {
    this.#requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  readonly jobEnded = ({ name, outcome, seconds }: EndedJob): void => {
    this.#jobs.observe({ job: name, outcome }, seconds);
  };

  /** All metrics in the text format of Prometheus. */
  async text(): Promise<{ contentType: string; body: string }> {
    return { contentType: this.#registry.contentType, body: await this.#registry.metrics() };
  }
}
