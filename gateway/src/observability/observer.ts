// Observes operations and their upstream calls: one log line, metrics, a trace. They contain names,
// numbers and codes, never variables, cookies or tokens.
import type { Span } from '@opentelemetry/api';
import { GraphQLError } from 'graphql';
import type { Metrics } from './metrics.ts';
import type { CallOutcome, EndedOperation, OperationOutcome } from './outcomes.ts';
import {
  newTraceContext,
  type TraceContext,
  traceContextOf,
  traceHeaders,
} from './trace-context.ts';
import { contextOfSpan, type Tracing } from './tracing.ts';

/** An observed call; the trace context is added to its headers. */
export type ObservedCall = { method: string; path: string; headers: Record<string, string> };

/** The request headers used here. */
export type ObservedHeaders = {
  cookie?: string | undefined;
  traceparent?: unknown;
  tracestate?: unknown;
};

export type ObserverOptions = {
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  /** The route of an upstream path, such as `/course/:id`. */
  routeOf?: (path: string) => string;
  /**
   * A hash that identifies a session in the log; undefined without a session.
   * @param cookie the Cookie header of the request
   */
  sessionMark?: (cookie: string | undefined) => string | undefined;
  log?: ((line: Record<string, unknown>) => void) | undefined;
};

export class Observer {
  readonly #options: ObserverOptions;

  constructor(options: ObserverOptions) {
    this.#options = options;
  }

  /** The observation of a request; the first call starts it. */
  of(request: {
    id: string;
    headers: ObservedHeaders;
    observation: Observation | undefined;
  }): Observation {
    request.observation ??= new Observation(this.#options, request.id, request.headers);
    return request.observation;
  }
}

export class Observation {
  readonly requestId: string;
  readonly #options: ObserverOptions;
  readonly #headers: ObservedHeaders;
  readonly #startedAt = performance.now();
  readonly #span: Span | undefined;
  #trace: TraceContext | undefined;

  constructor(options: ObserverOptions, requestId: string, headers: ObservedHeaders) {
    this.requestId = requestId;
    this.#options = options;
    this.#headers = headers;
    this.#span = options.tracing?.begin(traceContextOf(headers));
  }

  /** Runs an upstream call and records its outcome. */
  call<Call extends ObservedCall, Result extends { status: number }>(
    call: Call,
    send: (call: Call) => Promise<Result>,
  ): Promise<Result> {
    const { metrics, tracing } = this.#options;
    const { method, headers } = call;
    if (!metrics && !this.#span) {
      Object.assign(headers, traceHeaders(this.#context));
      return send(call);
    }
    const startedAt = performance.now();
    const route = this.#options.routeOf?.(call.path) ?? 'unknown';
    const span = this.#span && tracing?.beginCall(this.#span, method, route);
    Object.assign(headers, traceHeaders(span ? contextOfSpan(span) : this.#context));
    const end = (outcome: CallOutcome) => {
      metrics?.callEnded({
        ...outcome,
        method,
        route,
        milliseconds: performance.now() - startedAt,
      });
      if (span) tracing?.endCall(span, outcome);
    };
    return send(call).then(
      (response) => {
        end({ status: response.status });
        return response;
      },
      (error: unknown) => {
        end({ code: codeOf(error) });
        throw error;
      },
    );
  }

  /** Records the outcome of the operation. Not called for one that load shedding has rejected. */
  end(outcome: OperationOutcome): void {
    const { metrics, tracing, log } = this.#options;
    if (!metrics && !this.#span && !log) return;
    const ended = { ...outcome, milliseconds: performance.now() - this.#startedAt };
    metrics?.operationEnded(ended);
    if (this.#span) tracing?.end(this.#span, ended, this.requestId);
    log?.(this.#line(ended));
  }

  /** The trace context of calls without a span of the gateway. */
  get #context(): TraceContext {
    this.#trace ??= traceContextOf(this.#headers) ?? newTraceContext(this.requestId);
    return this.#trace;
  }

  #line({
    name,
    kind,
    source,
    status,
    codes,
    upstream,
    milliseconds,
  }: EndedOperation): Record<string, unknown> {
    return {
      requestId: this.requestId,
      // Undefined if the client sent no trace context and upstream was not called.
      traceId: (this.#span
        ? contextOfSpan(this.#span)
        : (this.#trace ?? traceContextOf(this.#headers))
      )?.traceId,
      operation: name,
      kind,
      source,
      milliseconds: round(milliseconds),
      status,
      codes,
      upstream: { ...upstream, milliseconds: round(upstream.milliseconds) },
      session: this.#options.sessionMark?.(this.#headers.cookie),
    };
  }
}

function codeOf(error: unknown): string {
  const code = error instanceof GraphQLError ? error.extensions.code : undefined;
  return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
