// OpenTelemetry spans: one per request, below the gateway's call in the same trace.
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Only while traces are exported. */
    span?: Span;
  }
}

const propagator = new W3CTraceContextPropagator();

export class Tracing {
  readonly #tracer: Tracer;
  readonly #stop: () => Promise<void>;

  /** @param stop exports pending spans */
  constructor(tracer: Tracer, stop: () => Promise<void>) {
    this.#tracer = tracer;
    this.#stop = stop;
  }

  /**
   * Exports spans by OTLP over HTTP if OTEL_EXPORTER_OTLP_ENDPOINT or
   * OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is set; otherwise undefined. Other OpenTelemetry variables
   * have their standard meaning.
   */
  static async fromEnv(variables: NodeJS.ProcessEnv): Promise<Tracing | undefined> {
    if (!variables.OTEL_EXPORTER_OTLP_ENDPOINT && !variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
      return undefined;
    // Imported lazily: the import takes 100 ms.
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
      .merge(resourceFromAttributes({ 'service.name': 'alokpath-backend' }))
      .merge(detectResources({ detectors: [envDetector] }));
    const provider = new BasicTracerProvider({
      resource,
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    });
    return new Tracing(provider.getTracer('alokpath-backend'), () => provider.shutdown());
  }

  /** Starts a child span of the one in `traceparent`; without it, a new trace. */
  begin(request: FastifyRequest): void {
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    request.span = this.#tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
  }

  /** @param route the pattern, never an id */
  end({ span, method, id }: FastifyRequest, route: string, status: number): void {
    if (!span) return;
    span.updateName(`${method} ${route}`);
    span.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'alokpath.request_id': id,
    });
    if (status >= 500) {
      span.setAttribute('error.type', String(status));
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  }

  stop(): Promise<void> {
    return this.#stop();
  }
}
