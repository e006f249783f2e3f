// Tells requests that a page of another site has sent: the last fence after SameSite cookies and Apollo Server's CSRF prevention.
import type { FastifyRequest } from 'fastify';
import { codedError } from '../upstream/errors.ts';

/** What a page of another site is told. */
export const foreignOriginError = codedError('OPERATION_NOT_ALLOWED', 'Requests from other sites are not taken.');

/**
 * Whether a browser says that the request comes from another site. Tools send neither header and pass, and so does a GET: a link may lead
 * here, and a GET changes nothing. Ports are not compared: in development the pages come from another one.
 */
export function isFromAnotherSite({ method, headers, hostname }: FastifyRequest, publicUrl: URL): boolean {
  if (method === 'GET') return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (headers.origin === undefined) return false;
  const from = URL.canParse(headers.origin) ? new URL(headers.origin).hostname : undefined;
  return from === undefined || (from !== publicUrl.hostname && from !== hostname);
}
