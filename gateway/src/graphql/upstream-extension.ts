// `extensions.upstream` of a response, in development: the upstream calls of the operation.
import {
  NO_UPSTREAM_USE,
  type ResponseSource,
  type UpstreamUse,
} from '../observability/outcomes.ts';

/** A cached response made no upstream calls. */
export function upstreamExtension(
  use: UpstreamUse = NO_UPSTREAM_USE,
  source: ResponseSource,
): Record<string, unknown> {
  if (source === 'cached') return { upstream: { ...NO_UPSTREAM_USE, cacheHits: 1 } };
  return { upstream: { ...use, milliseconds: Math.round(use.milliseconds * 10) / 10 } };
}
