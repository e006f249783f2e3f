// Rejects requests with an invalid Host header, because later steps may build URLs from it.

import type { FastifyRequest } from 'fastify';
import { refusal } from '../upstream/errors/refusals.ts';

const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(:\d{1,5})?$/i;

export const badHostError = refusal('BAD_HOST');

/**
 * True if the Host header, and that of a trusted proxy, is valid or missing: health checks over
 * HTTP/1.0 send none.
 */
export function hasValidHost({
  headers,
  host,
  url,
}: Pick<FastifyRequest, 'headers' | 'host' | 'url'>): boolean {
  if (!headers.host) return url.startsWith('/health/');
  return isHost(headers.host) && isHost(host);
}

/** True for a host with or without a port, and for a missing header. */
function isHost(text: string | undefined): boolean {
  return text === undefined || HOST.test(text);
}
