// What an answer says of its way upstream, in development: `extensions.upstream`.
import type { Upstream } from '../upstream/upstream.ts';
import type { Way } from './fast-replies.ts';

/** An answer that was kept asked nothing of upstream; what it once took is told with the answer that it was made for. */
export function upstreamExtension({ use }: Upstream, way: Way): Record<string, unknown> {
  if (way === 'kept') return { upstream: { calls: 0, milliseconds: 0, cacheHits: 1, shared: 0 } };
  return { upstream: { ...use, milliseconds: Math.round(use.milliseconds * 10) / 10 } };
}
