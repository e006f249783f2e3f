// Outcomes of operations and of upstream calls, for logs, metrics and traces.

/**
 * Upstream usage of one operation: its calls and their total time, cached reads, and reads
 * coalesced with another call (`shared`).
 */
export type UpstreamUsage = {
  calls: number;
  milliseconds: number;
  cacheHits: number;
  shared: number;
};

export const NO_UPSTREAM_USAGE: Readonly<UpstreamUsage> = {
  calls: 0,
  milliseconds: 0,
  cacheHits: 0,
  shared: 0,
};

/**
 * Source of the response of an operation. `pipeline`: Apollo Server; `executed`: a known operation
 * that skipped parsing and validation; `coalesced`: an identical request in flight; `cached`. The
 * names are published: in the log, in metrics and in traces.
 */
export type ResponseSource = 'pipeline' | 'executed' | 'coalesced' | 'cached';

export type OperationOutcome = {
  /** The operation name; null for an anonymous operation and for an invalid document. */
  name: string | null;
  kind: 'query' | 'mutation' | 'subscription' | 'invalid';
  source: ResponseSource;
  status: number;
  /** `extensions.code` of each error. */
  codes: readonly string[];
  upstream: UpstreamUsage;
};

export type EndedOperation = OperationOutcome & { milliseconds: number };
export type EndedCall = CallOutcome & { method: string; route: string; milliseconds: number };

/** The HTTP status, or the code of the error. */
export type CallOutcome = { status?: number; code?: string };
