// Recognizes requests sent by pages of other sites: a further barrier behind SameSite cookies and
// Apollo Server's CSRF prevention.
import type { FastifyRequest } from 'fastify';
import { refusal } from '../upstream/errors/refusals.ts';

export const foreignOriginError = refusal('FOREIGN_ORIGIN');

/** The pages of PUBLIC_URL and of ALLOWED_ORIGINS may send requests. */
export type SiteOrigins = {
  publicUrl: URL;
  allowedOrigins: readonly string[];
  isProduction: boolean;
};
type OriginHeaders = Pick<FastifyRequest, 'method' | 'headers' | 'hostname'>;

/**
 * Whether the browser's headers say that the request comes from another site. Tools send neither
 * header and pass, and so do links to the site. In production an origin is compared as a whole;
 * elsewhere by its host name alone, since the pages come from another port there.
 */
export function isFromAnotherSite(
  { method, headers, hostname }: OriginHeaders,
  { publicUrl, allowedOrigins, isProduction }: SiteOrigins,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return method !== 'GET' && headers['sec-fetch-site'] === 'cross-site';
  if (allowedOrigins.includes(origin)) return false;
  if (isProduction) return origin !== publicUrl.origin;
  const from = URL.canParse(origin) ? new URL(origin).hostname : undefined;
  if (from === undefined || headers['sec-fetch-site'] === 'cross-site') return true;
  return from !== publicUrl.hostname && from !== hostname;
}
