// Metrics for Prometheus. Labels have low cardinality: names of trusted documents, and routes
// instead of paths with ids.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EndedCall, EndedOperation } from './outcomes.ts';

/** The gauges are read at each scrape. */
export type MetricsSources = {
  /** Names of operations that get a label of their own. */
  operationNames: ReadonlySet<string>;
  shedding: () => { inFlight: number; limit: number; refused: number };
  /** In seconds. */
  examPace: () => { saveEverySeconds: number; submitWithinSeconds: number };
  upstreamGroups: () => Iterable<readonly [group: string, state: GroupState]>;
};

export type GroupState = {
  breaker: 'closed' | 'half-open' | 'open';
  inFlight: number;
  queued: number;
};

const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BREAKER_STATES = ['closed', 'half-open', 'open'] as const;

export class Metrics {
  readonly #registry = new Registry();
  readonly #names: ReadonlySet<string>;
  readonly #operations: Children<Counter.Internal>;
  readonly #errors: Counter<'operation' | 'code'>;
  readonly #durations: Children<Histogram.Internal<'operation'>>;
  readonly #calls: Children<Counter.Internal>;
  readonly #callDurations: Children<Histogram.Internal<'method' | 'route'>>;
  readonly #publicReads: Counter<'from'>;

  constructor(sources: MetricsSources) {
    this.#names = sources.operationNames;
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#operations = new Children(
      new Counter({
        name: 'alokpath_operations_total',
        help: 'Operations by name (other: not a trusted document), kind, and source: pipeline, executed, coalesced or cached.',
        labelNames: ['operation', 'kind', 'source'],
        registers,
      }),
    );
    this.#errors = new Counter({
      name: 'alokpath_operation_errors_total',
      help: 'Errors in the responses of operations, by extensions.code.',
      labelNames: ['operation', 'code'],
      registers,
    });
    this.#durations = new Children(
      new Histogram({
        name: 'alokpath_operation_duration_seconds',
        help: 'Time from the parsed request to the response.',
        labelNames: ['operation'],
        buckets: DURATIONS,
        registers,
      }),
    );
    this.#calls = new Children(
      new Counter({
        name: 'alokpath_upstream_calls_total',
        help: 'Calls to the REST backend by route, and outcome: the class of the status, or the code of the error.',
        labelNames: ['method', 'route', 'outcome'],
        registers,
      }),
    );
    this.#callDurations = new Children(
      new Histogram({
        name: 'alokpath_upstream_call_duration_seconds',
        help: 'Duration of a call to the REST backend, including queueing and retries.',
        labelNames: ['method', 'route'],
        buckets: DURATIONS,
        registers,
      }),
    );
    this.#publicReads = new Counter({
      name: 'alokpath_public_reads_saved_total',
      help: 'Upstream reads that were saved: cached, or coalesced with another operation.',
      labelNames: ['from'],
      registers,
    });
    this.#readAtScrape(sources);
  }

  operationEnded({ name, kind, source, milliseconds, codes, upstream }: EndedOperation): void {
    const operation = this.#labelOf(name);
    this.#operations.of(operation, kind, source).inc();
    this.#durations.of(operation).observe(milliseconds / 1000);
    for (const code of codes) this.#errors.inc({ operation, code });
    if (upstream.cacheHits > 0) this.#publicReads.inc({ from: 'cache' }, upstream.cacheHits);
    if (upstream.shared > 0) this.#publicReads.inc({ from: 'coalesced' }, upstream.shared);
  }

  callEnded({ method, route, status, code, milliseconds }: EndedCall): void {
    const outcome = status === undefined ? (code ?? 'unknown') : `${Math.floor(status / 100)}xx`;
    this.#calls.of(method, route, outcome).inc();
    this.#callDurations.of(method, route).observe(milliseconds / 1000);
  }

  #labelOf(operationName: string | null): string {
    if (operationName === null) return 'anonymous';
    return this.#names.has(operationName) ? operationName : 'other';
  }

  /** All metrics in the Prometheus text format. */
  async text(): Promise<{ contentType: string; body: string }> {
    return { contentType: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  /** Metrics whose values are read at each scrape. */
  #readAtScrape({ shedding, examPace, upstreamGroups }: MetricsSources): void {
    const registers = [this.#registry];
    const gauges = [
      {
        name: 'alokpath_operations_in_flight',
        help: 'Operations in flight.',
        read: () => shedding().inFlight,
      },
      {
        name: 'alokpath_operations_limit',
        help: 'Current concurrency limit; at most MAX_OPERATIONS.',
        read: () => shedding().limit,
      },
      {
        name: 'alokpath_exam_save_pause_seconds',
        help: 'The pause between two saves that students in an exam are told; above 1 while saving is slow.',
        read: () => examPace().saveEverySeconds,
      },
      {
        name: 'alokpath_exam_submit_spread_seconds',
        help: 'The time over which automatic submissions at the end of an exam are spread.',
        read: () => examPace().submitWithinSeconds,
      },
    ];
    for (const { name, help, read } of gauges)
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    new Counter({
      name: 'alokpath_operations_refused_total',
      help: 'Operations that were refused because the concurrency limit was reached.',
      registers,
      collect() {
        this.reset();
        this.inc(shedding().refused);
      },
    });
    new Gauge({
      name: 'alokpath_upstream_breaker',
      help: 'State of the circuit breaker of a group: 1 for the current state, 0 for the others.',
      labelNames: ['group', 'state'],
      registers,
      collect() {
        for (const [group, { breaker }] of upstreamGroups())
          for (const state of BREAKER_STATES) this.set({ group, state }, state === breaker ? 1 : 0);
      },
    });
    const groupGauges = [
      {
        name: 'alokpath_upstream_calls_in_flight',
        help: 'Calls in flight per group.',
        key: 'inFlight',
      },
      { name: 'alokpath_upstream_calls_queued', help: 'Queued calls per group.', key: 'queued' },
    ] as const;
    for (const { name, help, key } of groupGauges)
      new Gauge({
        name,
        help,
        labelNames: ['group'],
        registers,
        collect() {
          for (const [group, state] of upstreamGroups()) this.set({ group }, state[key]);
        },
      });
  }
}

/**
 * Caches the children of a metric by label values: prom-client validates and sorts on each call.
 */
class Children<Child> {
  readonly #metric: { labels(...values: string[]): Child };
  readonly #children = new Map<string, Child>();

  constructor(metric: { labels(...values: string[]): Child }) {
    this.#metric = metric;
  }

  of(...values: string[]): Child {
    const key = values.join('\n');
    const existingChild = this.#children.get(key);
    if (existingChild) return existingChild;
    const child = this.#metric.labels(...values);
    this.#children.set(key, child);
    return child;
  }
}
