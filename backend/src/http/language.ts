// The language of the interface that sent a request.
import type { FastifyRequest } from 'fastify';
import type { Language } from '../messages/transport.ts';

/**
 * The language of the interface that made the request, which clients name with writes: exactly `bn`
 * or `en` in Accept-Language. Null for anything else: a browser's own list does not name the
 * language of the interface.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const header = headers['accept-language'];
  return header === 'bn' || header === 'en' ? header : null;
}
