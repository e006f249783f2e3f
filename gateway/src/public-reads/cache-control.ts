// What caches between us and the browser (a CDN) may keep: public answers to GETs, for as long as we keep them ourselves.
import type { Audience } from './public-fields.ts';

export type AnswerToCache = {
  method: string | undefined;
  audience: Audience;
  /** Without errors, and without a cookie for the browser. */
  isClean: boolean;
  /** PUBLIC_CACHE_SECONDS. */
  seconds: number;
};

export const NO_STORE = 'no-store';

/** What only visitors see alike is not for caches: they would show it to those who are signed in as well. */
export function cacheControlOf({ method, audience, isClean, seconds }: AnswerToCache): string {
  return method === 'GET' && audience === 'everybody' && isClean && seconds > 0 ? `public, max-age=${seconds}` : NO_STORE;
}

/** The media type of an answer goes by `accept`, its compression by `accept-encoding`; nothing else of a request changes a public one. */
export const VARY_OF_PUBLIC = 'accept, accept-encoding';
