// Caching headers for CDNs: public GET responses may be cached as long as in the gateway.
import type { Audience } from '../upstream/public-reads/allow-list.ts';

export type CacheableResponse = {
  method: string | undefined;
  audience: Audience;
  /** The response has no errors and sets no cookie. */
  isClean: boolean;
  /** The value of PUBLIC_CACHE_SECONDS. */
  seconds: number;
};

const NO_STORE = 'no-store';

/**
 * Responses for visitors are not cacheable: CDNs that ignore `Vary: Cookie` would send them to
 * signed-in users.
 */
export function cacheControlOf({ method, audience, isClean, seconds }: CacheableResponse): string {
  return method === 'GET' && audience === 'everybody' && isClean && seconds > 0
    ? `public, max-age=${seconds}`
    : NO_STORE;
}

/**
 * The request headers that a response of /graphql depends on: media type, encoding, the session
 * unless the response is public, and the origin if CORS is enabled.
 */
export function varyOf(cacheControl: string | undefined, hasAllowedOrigins: boolean): string {
  const names = ['accept', 'accept-encoding'];
  if (!cacheControl?.startsWith('public')) names.push('cookie');
  if (hasAllowedOrigins) names.push('Origin');
  return names.join(', ');
}
