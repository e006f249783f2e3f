// The language of a request: which one the person reads.
import type { FastifyRequest } from 'fastify';
import type { Language } from '../messages/transport.ts';

/**
 * The language of the interface that made the request, which clients name with writes: exactly `bn`
 * or `en` in Accept-Language. Null for anything else: the list that a browser sends by itself says
 * nothing about the interface.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const header = headers['accept-language'];
  return header === 'bn' || header === 'en' ? header : null;
}
