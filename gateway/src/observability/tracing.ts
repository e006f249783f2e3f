// OpenTelemetry spans: one per operation and one per upstream call. Parents are passed explicitly,
// because a context manager adds the cost of AsyncLocalStorage to every request.
import {
  type Attributes,
  createTraceState,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { CallOutcome, EndedOperation } from './outcomes.ts';
import type { TraceContext } from './trace-context.ts';

export class Tracing {
  readonly #tracer: Tracer;
  /** Exports pending spans. */
  readonly stop: () => Promise<void>;

  constructor(tracer: Tracer, stop: () => Promise<void>) {
    this.#tracer = tracer;
    this.stop = stop;
  }

  /**
   * Exports spans by OTLP over HTTP if OTEL_EXPORTER_OTLP_ENDPOINT or
   * OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is set; otherwise undefined. Other OpenTelemetry variables
   * (OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS, …) have their standard
   * meaning.
   */
  static async fromEnv(variables: NodeJS.ProcessEnv): Promise<Tracing | undefined> {
    if (!variables.OTEL_EXPORTER_OTLP_ENDPOINT && !variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
      return undefined;
    // Loaded on demand: the import takes 100 ms.
    const [
      { BasicTracerProvider, BatchSpanProcessor },
      { OTLPTraceExporter },
      { defaultResource, detectResources, envDetector, resourceFromAttributes },
    ] = await Promise.all([
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
    const resource = defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'alokpath-gateway' }))
      .merge(detectResources({ detectors: [envDetector] }));
    const provider = new BasicTracerProvider({
      resource,
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    });
    return new Tracing(provider.getTracer('alokpath-gateway'), () => provider.shutdown());
  }

  /** @param parent the client's trace context */
  begin(parent: TraceContext | undefined): Span {
    return this.#tracer.startSpan(
      'operation',
      { kind: SpanKind.SERVER },
      parent && contextOf(parent),
    );
  }

  end(
    span: Span,
    { name, kind, source, status, codes, upstream }: EndedOperation,
    requestId: string,
  ): void {
    span.updateName(name === null ? kind : `${kind} ${name}`);
    span.setAttributes({
      'graphql.operation.type': kind,
      ...(name === null ? {} : { 'graphql.operation.name': name }),
      'http.response.status_code': status,
      'alokpath.request_id': requestId,
      'alokpath.source': source,
      'alokpath.upstream.calls': upstream.calls,
      'alokpath.upstream.cache_hits': upstream.cacheHits,
      'alokpath.upstream.shared': upstream.shared,
    });
    const [code] = codes;
    if (code !== undefined) fail(span, code, { 'alokpath.error.codes': [...codes] });
    span.end();
  }

  beginCall(operation: Span, method: string, route: string): Span {
    const attributes = { 'http.request.method': method, 'url.template': route };
    return this.#tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.CLIENT, attributes },
      trace.setSpan(ROOT_CONTEXT, operation),
    );
  }

  endCall(span: Span, { status, code }: CallOutcome): void {
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (code !== undefined) fail(span, code);
    else if (status !== undefined && status >= 400) fail(span, String(status));
    span.end();
  }
}

/** The span's trace context, for requests to upstream. */
export function contextOfSpan(span: Span): TraceContext {
  const { traceId, spanId, traceFlags, traceState } = span.spanContext();
  return { traceId, spanId, flags: traceFlags, state: traceState?.serialize() };
}

function contextOf({ traceId, spanId, flags, state }: TraceContext) {
  const traceState = state === undefined ? {} : { traceState: createTraceState(state) };
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: flags,
    isRemote: true,
    ...traceState,
  });
}

function fail(span: Span, type: string, more: Attributes = {}): void {
  span.setAttributes({ 'error.type': type, ...more });
  span.setStatus({ code: SpanStatusCode.ERROR });
}
