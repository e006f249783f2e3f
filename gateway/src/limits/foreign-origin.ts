// Tells requests that a page of another site has sent: the last fence after SameSite cookies and Apollo Server's CSRF prevention.
import type { FastifyRequest } from 'fastify';
import { codedError } from '../upstream/errors.ts';

/** What a page of another site is told. */
export const foreignOriginError = codedError('OPERATION_NOT_ALLOWED', 'Requests from other sites are not taken.');

/** Whose pages may ask: those of PUBLIC_URL, and of ALLOWED_ORIGINS. */
export type SiteOrigins = { publicUrl: URL; allowedOrigins: readonly string[]; isProduction: boolean };
type Asked = Pick<FastifyRequest, 'method' | 'headers' | 'hostname'>;

/**
 * Whether a browser says that the request comes from another site. Tools send neither header and pass, and so does a link that leads here.
 * In production an origin is compared as a whole; elsewhere by its host name alone, since the pages come from another port there.
 */
export function isFromAnotherSite({ method, headers, hostname }: Asked, { publicUrl, allowedOrigins, isProduction }: SiteOrigins): boolean {
  const { origin } = headers;
  if (origin === undefined) return method !== 'GET' && headers['sec-fetch-site'] === 'cross-site';
  if (allowedOrigins.includes(origin)) return false;
  if (isProduction) return origin !== publicUrl.origin;
  const from = URL.canParse(origin) ? new URL(origin).hostname : undefined;
  if (from === undefined || headers['sec-fetch-site'] === 'cross-site') return true;
  return from !== publicUrl.hostname && from !== hostname;
}
