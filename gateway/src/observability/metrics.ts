// Metrics for Prometheus. Every label has few values: operations by the names that are known
// beforehand, upstream calls by route, never by id.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EndedCall, EndedOperation } from './outcomes.ts';

/** The sources of gauges, read with each scrape. */
export type MetricsSources = {
  /** Names of operations that get a label of their own. */
  operationNames: ReadonlySet<string>;
  shedding: () => { inWork: number; limit: number; refused: number };
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

  constructor({ operationNames, shedding, upstreamGroups }: MetricsSources) {
    this.#names = operationNames;
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#operations = new Children(
      new Counter({
        name: 'alokpath_operations_total',
        help: 'Operations by name (other: not known beforehand), kind, and source: pipeline, executed, coalesced or cached.',
        labelNames: ['operation', 'kind', 'source'],
        registers,
      }),
    );
    this.#errors = new Counter({
      name: 'alokpath_operation_errors_total',
      help: 'Errors in the answers of operations, by extensions.code.',
      labelNames: ['operation', 'code'],
      registers,
    });
    this.#durations = new Children(
      new Histogram({
        name: 'alokpath_operation_duration_seconds',
        help: 'From the moment at which a request has been read to its answer.',
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
        help: 'Of a call to the REST backend with its wait in the queue and its retries.',
        labelNames: ['method', 'route'],
        buckets: DURATIONS,
        registers,
      }),
    );
    this.#publicReads = new Counter({
      name: 'alokpath_public_reads_saved_total',
      help: 'Reads of upstream that operations did not have to make: kept from before, or shared with another operation.',
      labelNames: ['from'],
      registers,
    });
    this.#readShedding(shedding);
    this.#readGroups(upstreamGroups);
  }

  operationEnded({ name, kind, source, milliseconds, codes, upstream }: EndedOperation): void {
    const operation = name === null ? 'anonymous' : this.#names.has(name) ? name : 'other';
    this.#operations.of(operation, kind, source).inc();
    this.#durations.of(operation).observe(milliseconds / 1000);
    for (const code of codes) this.#errors.inc({ operation, code });
    if (upstream.cacheHits > 0) this.#publicReads.inc({ from: 'cache' }, upstream.cacheHits);
    if (upstream.shared > 0) this.#publicReads.inc({ from: 'shared' }, upstream.shared);
  }

  callEnded({ method, route, status, code, milliseconds }: EndedCall): void {
    const outcome = status === undefined ? (code ?? 'unknown') : `${Math.floor(status / 100)}xx`;
    this.#calls.of(method, route, outcome).inc();
    this.#callDurations.of(method, route).observe(milliseconds / 1000);
  }

  /** Everything in the text format of Prometheus. */
  async text(): Promise<{ contentType: string; body: string }> {
    return { contentType: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  #readShedding(read: MetricsSources['shedding']): void {
    const registers = [this.#registry];
    new Gauge({
      name: 'alokpath_operations_in_work',
      help: 'Operations in work now.',
      registers,
      collect() {
        this.set(read().inWork);
      },
    });
    new Gauge({
      name: 'alokpath_operations_limit',
      help: 'How many operations may be in work now: MAX_OPERATIONS while the gateway keeps up.',
      registers,
      collect() {
        this.set(read().limit);
      },
    });
    new Counter({
      name: 'alokpath_operations_refused_total',
      help: 'Operations that were refused because too many were in work.',
      registers,
      collect() {
        this.reset();
        this.inc(read().refused);
      },
    });
  }

  #readGroups(read: MetricsSources['upstreamGroups']): void {
    const registers = [this.#registry];
    const gauge = <Label extends string>(
      name: string,
      help: string,
      labelNames: Label[],
      collect: (gauge: Gauge<Label>) => void,
    ) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        collect() {
          collect(this);
        },
      });
    gauge(
      'alokpath_upstream_breaker',
      'The circuit breaker of a group: 1 for the state that it is in.',
      ['group', 'state'],
      (breaker) => {
        for (const [group, { breaker: now }] of read())
          for (const state of BREAKER_STATES) breaker.set({ group, state }, state === now ? 1 : 0);
      },
    );
    gauge(
      'alokpath_upstream_calls_in_flight',
      'Calls of a group under way now.',
      ['group'],
      (inFlight) => {
        for (const [group, state] of read()) inFlight.set({ group }, state.inFlight);
      },
    );
    gauge(
      'alokpath_upstream_calls_queued',
      'Calls of a group that wait for a place now.',
      ['group'],
      (queued) => {
        for (const [group, state] of read()) queued.set({ group }, state.queued);
      },
    );
  }
}

/**
 * A metric's children, found by the values of their labels: prom-client checks and sorts the labels
 * each time it is asked for one.
 */
class Children<Child> {
  readonly #metric: { labels(...values: string[]): Child };
  readonly #known = new Map<string, Child>();

  constructor(metric: { labels(...values: string[]): Child }) {
    this.#metric = metric;
  }

  of(...values: string[]): Child {
    const key = values.join('\n');
    const known = this.#known.get(key);
    if (known) return known;
    const child = this.#metric.labels(...values);
    this.#known.set(key, child);
    return child;
  }
}
