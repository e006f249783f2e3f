// Watches operations from their arrival to their answer, and each of their calls upstream: one line in the log, metrics, a trace. What is
// seen are names, numbers and codes; never variables, cookies or tokens.
import { createHash } from 'node:crypto';
import type { Span } from '@opentelemetry/api';
import { GraphQLError } from 'graphql';
import { pairsOf } from '../upstream/cookies.ts';
import { routeOf } from '../upstream/routes.ts';
import type { UpstreamUse } from '../upstream/upstream.ts';
import type { Metrics } from './metrics.ts';
import { newTraceContext, type TraceContext, traceContextOf, traceHeaders } from './trace-context.ts';
import { contextOfSpan, type Tracing } from './tracing.ts';

/** What came of an operation. */
export type OperationOutcome = {
  /** As the document names it; null for one without a name, and for what could not be read. */
  name: string | null;
  kind: 'query' | 'mutation' | 'subscription' | 'invalid';
  /** How it was answered: by all of Fastify and Apollo Server, or by the fast path in one of its ways. */
  way: 'whole' | 'run' | 'shared' | 'kept';
  status: number;
  /** `extensions.code` of each error. */
  codes: readonly string[];
  upstream: UpstreamUse;
};

/** The status of an operation that was not begun because too many are in work. */
const REFUSED = 503;

export type EndedOperation = OperationOutcome & { milliseconds: number };
export type EndedCall = CallOutcome & { method: string; route: string; milliseconds: number };

/** What came of a call: a status, or the code of the error that it ended with. */
export type CallOutcome = { status?: number; code?: string };

/** What is known of a call before it is made. The trace is added to its headers. */
export type ObservedCall = { method: string; path: string; headers: Record<string, string> };

/** The headers of a request that matter here. */
export type ObservedHeaders = { cookie?: string | undefined; traceparent?: unknown; tracestate?: unknown };

export type ObserverOptions = {
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  /** Writes one line. */
  log?: ((line: Record<string, unknown>) => void) | undefined;
};

export class Observer {
  readonly #options: ObserverOptions;
  readonly #ofRequests = new WeakMap<object, Observation>();

  constructor(options: ObserverOptions) {
    this.#options = options;
  }

  /** An operation has arrived. */
  begin(requestId: string, headers: ObservedHeaders): Observation {
    return new Observation(this.#options, requestId, headers);
  }

  /** The operation of a request that Fastify handles: begun with the first question for it. */
  of(request: { id: string; headers: ObservedHeaders }): Observation {
    const known = this.#ofRequests.get(request);
    if (known) return known;
    const begun = this.begin(request.id, request.headers);
    this.#ofRequests.set(request, begun);
    return begun;
  }
}

export class Observation {
  readonly requestId: string;
  readonly #options: ObserverOptions;
  readonly #headers: ObservedHeaders;
  readonly #begun = performance.now();
  readonly #span: Span | undefined;
  #trace: TraceContext | undefined;

  constructor(options: ObserverOptions, requestId: string, headers: ObservedHeaders) {
    this.requestId = requestId;
    this.#options = options;
    this.#headers = headers;
    this.#span = options.tracing?.begin(traceContextOf(headers));
  }

  /** Makes a call upstream, and tells what came of it. */
  call<Call extends ObservedCall, Answer extends { status: number }>(call: Call, send: (call: Call) => Promise<Answer>): Promise<Answer> {
    const { metrics, tracing } = this.#options;
    const { method, headers } = call;
    if (!metrics && !this.#span) {
      Object.assign(headers, traceHeaders(this.#context));
      return send(call);
    }
    const begun = performance.now();
    const route = routeOf(call.path);
    const span = this.#span && tracing?.beginCall(this.#span, method, route);
    Object.assign(headers, traceHeaders(span ? contextOfSpan(span) : this.#context));
    const end = (outcome: CallOutcome) => {
      metrics?.callEnded({ ...outcome, method, route, milliseconds: performance.now() - begun });
      if (span) tracing?.endCall(span, outcome);
    };
    return send(call).then(
      (answer) => {
        end({ status: answer.status });
        return answer;
      },
      (error: unknown) => {
        end({ code: codeOf(error) });
        throw error;
      },
    );
  }

  /** The operation has its answer. */
  end(outcome: OperationOutcome): void {
    const { metrics, tracing, log } = this.#options;
    if (!metrics && !this.#span && !log) return;
    const ended = { ...outcome, milliseconds: performance.now() - this.#begun };
    metrics?.operationEnded(ended);
    if (this.#span) tracing?.end(this.#span, ended, this.requestId);
    // Who is refused is counted: a line for each would cost more than to refuse them, when there is no time for that.
    if (ended.status !== REFUSED) log?.(this.#line(ended));
  }

  /** The place in the trace that calls belong to, where no span of ours is that place. */
  get #context(): TraceContext {
    this.#trace ??= traceContextOf(this.#headers) ?? newTraceContext(this.requestId);
    return this.#trace;
  }

  #line({ name, kind, way, status, codes, upstream, milliseconds }: EndedOperation): Record<string, unknown> {
    return {
      requestId: this.requestId,
      // Where nothing was asked of upstream, and the client has begun nothing, there is no trace to look for.
      traceId: (this.#span ? contextOfSpan(this.#span) : (this.#trace ?? traceContextOf(this.#headers)))?.traceId,
      operation: name,
      kind,
      way,
      milliseconds: round(milliseconds),
      status,
      codes,
      upstream: { ...upstream, milliseconds: round(upstream.milliseconds) },
      session: sessionMark(this.#headers.cookie),
    };
  }
}

/** Eight hexadecimal digits that are the same for one session, and from which nobody gets the session; undefined without a cookie. */
export function sessionMark(cookie: string | undefined): string | undefined {
  const pairs = pairsOf(cookie);
  const session = pairs.find((pair) => /^[^=]*session/i.test(pair)) ?? pairs[0];
  return (
    session &&
    createHash('sha256')
      .update(session.slice(session.indexOf('=') + 1))
      .digest('hex')
      .slice(0, 8)
  );
}

function codeOf(error: unknown): string {
  const code = error instanceof GraphQLError ? error.extensions.code : undefined;
  return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
