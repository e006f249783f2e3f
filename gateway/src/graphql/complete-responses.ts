// The last step of every operation: cookies, caching headers, log line, metrics, end of the trace.
import type { FastifyInstance } from 'fastify';
import type { Observer } from '../observability/observer.ts';
import type { ResponseSource } from '../observability/outcomes.ts';
import { cacheControlOf, varyOf } from './cache-control.ts';

export type CompleteResponsesOptions = {
  observer: Observer;
  /** PUBLIC_CACHE_SECONDS, for `cache-control`. */
  publicSeconds: number;
  /** CORS is enabled. */
  hasAllowedOrigins: boolean;
  onCompleted: (source: ResponseSource) => void;
};

/** Registers the step on the routes of a scope. */
export function completeResponses(scope: FastifyInstance, options: CompleteResponsesOptions): void {
  const { observer, publicSeconds, hasAllowedOrigins, onCompleted } = options;
  scope.addHook('onSend', (request, reply, payload, done) => {
    const { completed } = request.graphql;
    if (completed) {
      const { audience, setCookies, codes } = completed;
      if (setCookies.length > 0) reply.header('set-cookie', setCookies);
      // An unacceptable media type is refused after the execution, and caches that ignore `Vary`
      // would send the refusal to other clients.
      const isClean = setCookies.length === 0 && codes.length === 0 && reply.statusCode === 200;
      reply.header(
        'cache-control',
        cacheControlOf({ method: request.method, audience, isClean, seconds: publicSeconds }),
      );
      observer.of(request).end({ ...completed, status: reply.statusCode });
      onCompleted(completed.source);
    }
    reply.header('vary', varyOf(String(reply.getHeader('cache-control')), hasAllowedOrigins));
    done(null, payload);
  });
}
