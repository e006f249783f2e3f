// Caching headers for CDNs: public responses to GET may be cached as long as in our own cache.
import type { Audience } from '../upstream/public-reads/allow-list.ts';

export type AnswerToCache = {
  method: string | undefined;
  audience: Audience;
  /** Whether the response has neither errors nor a cookie for the browser. */
  isClean: boolean;
  /** The value of PUBLIC_CACHE_SECONDS. */
  seconds: number;
};

const NO_STORE = 'no-store';

/**
 * Answers for visitors are not for caches: some CDNs ignore `Vary: Cookie` and would send them to
 * people with a session.
 */
export function cacheControlOf({ method, audience, isClean, seconds }: AnswerToCache): string {
  return method === 'GET' && audience === 'everybody' && isClean && seconds > 0
    ? `public, max-age=${seconds}`
    : NO_STORE;
}

/**
 * The request headers that an answer of /graphql depends on: its media type, its compression, the
 * session unless it is public, and the origin if other origins may read answers (CORS).
 */
export function varyOf(cacheControl: string | undefined, hasAllowedOrigins: boolean): string {
  const names = ['accept', 'accept-encoding'];
  if (!cacheControl?.startsWith('public')) names.push('cookie');
  if (hasAllowedOrigins) names.push('Origin');
  return names.join(', ');
}
