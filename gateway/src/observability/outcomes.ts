// The outcomes of operations and of their calls upstream, for logs, metrics and traces.

/**
 * The use of upstream by one operation: its own calls and their total time, reads from the cache,
 * reads shared with another call.
 */
export type UpstreamUse = {
  calls: number;
  milliseconds: number;
  cacheHits: number;
  shared: number;
};

export const NO_UPSTREAM_USE: Readonly<UpstreamUse> = {
  calls: 0,
  milliseconds: 0,
  cacheHits: 0,
  shared: 0,
};

/**
 * Where the response of an operation came from. `pipeline`: Apollo Server; `executed`: a known
 * operation that skipped parsing and validation; `coalesced`: an identical request in flight;
 * `cached`.
 */
export type ResponseSource = 'pipeline' | 'executed' | 'coalesced' | 'cached';

export type OperationOutcome = {
  /** As the document names it; null for one without a name, and for what could not be read. */
  name: string | null;
  kind: 'query' | 'mutation' | 'subscription' | 'invalid';
  source: ResponseSource;
  status: number;
  /** `extensions.code` of each error. */
  codes: readonly string[];
  upstream: UpstreamUse;
};

export type EndedOperation = OperationOutcome & { milliseconds: number };
export type EndedCall = CallOutcome & { method: string; route: string; milliseconds: number };

/** A status, or the code of the error. */
export type CallOutcome = { status?: number; code?: string };
