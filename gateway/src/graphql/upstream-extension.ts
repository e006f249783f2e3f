// `extensions.upstream` of a response, in development: the upstream calls of the operation.
import {
  NO_UPSTREAM_USAGE,
  type ResponseSource,
  type UpstreamUsage,
} from '../observability/outcomes.ts';

/** A cached response made no upstream calls. */
export function upstreamExtension(
  usage: UpstreamUsage = NO_UPSTREAM_USAGE,
  source: ResponseSource,
): Record<string, unknown> {
  if (source === 'cached') return { upstream: { ...NO_UPSTREAM_USAGE, cacheHits: 1 } };
  return { upstream: { ...usage, milliseconds: Math.round(usage.milliseconds * 10) / 10 } };
}
