// Detects requests from pages of other sites, in addition to SameSite cookies and Apollo Server's
// CSRF prevention.
import type { FastifyRequest } from 'fastify';
import type { Env } from '../config.ts';
import { refusal } from '../upstream/errors/refusals.ts';

export const foreignOriginError = refusal('FOREIGN_ORIGIN');

type OriginHeaders = Pick<FastifyRequest, 'method' | 'headers' | 'hostname'>;

/**
 * True if the browser's headers show that the request is from another site, not from a page of
 * PUBLIC_URL or ALLOWED_ORIGINS. Links to the site pass, and so do tools, which send neither
 * header. In production whole origins are compared, in development host names only, because the
 * web's dev server has another port.
 */
export function isFromAnotherSite(
  { method, headers, hostname }: OriginHeaders,
  {
    publicUrl,
    allowedOrigins,
    isProduction,
  }: Pick<Env, 'publicUrl' | 'allowedOrigins' | 'isProduction'>,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return method !== 'GET' && headers['sec-fetch-site'] === 'cross-site';
  if (allowedOrigins.includes(origin)) return false;
  if (isProduction) return origin !== publicUrl.origin;
  const from = URL.canParse(origin) ? new URL(origin).hostname : undefined;
  if (from === undefined || headers['sec-fetch-site'] === 'cross-site') return true;
  return from !== publicUrl.hostname && from !== hostname;
}
