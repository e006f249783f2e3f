// The last step of every operation, however it was executed: cookies and caching headers, one line
// in the log, metrics, the end of its trace.
import type { FastifyInstance } from 'fastify';
import type { Observer } from '../observability/observer.ts';
import type { ResponseSource } from '../observability/outcomes.ts';
import { cacheControlOf, varyOf } from './cache-control.ts';

export type CompleteResponsesOptions = {
  observer: Observer;
  /** How long caches between us and the browser may keep public responses. */
  publicSeconds: number;
  /** Whether pages of other origins may read responses (CORS). */
  hasAllowedOrigins: boolean;
  onCompleted: (source: ResponseSource) => void;
};

/** Adds the step to the routes of a scope. */
export function completeResponses(scope: FastifyInstance, options: CompleteResponsesOptions): void {
  const { observer, publicSeconds, hasAllowedOrigins, onCompleted } = options;
  scope.addHook('onSend', (request, reply, payload, done) => {
    const { completed } = request.graphql;
    if (completed) {
      const { audience, setCookies, codes } = completed;
      if (setCookies.length > 0) reply.header('set-cookie', setCookies);
      // A media type that nobody wants is refused after the execution: caches that do not look at
      // `Vary` would send the refusal to everybody.
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
