// `extensions.upstream` of a response, in development: what the operation asked of upstream.
import { NO_UPSTREAM_USE, type ResponseSource, type UpstreamUse } from '../observability/outcomes.ts';

/** A cached response asked nothing of upstream. */
export function upstreamExtension(use: UpstreamUse = NO_UPSTREAM_USE, source: ResponseSource): Record<string, unknown> {
  if (source === 'cached') return { upstream: { ...NO_UPSTREAM_USE, cacheHits: 1 } };
  return { upstream: { ...use, milliseconds: Math.round(use.milliseconds * 10) / 10 } };
}
