// Where a request comes from, told for the fast path as Fastify tells it: by the proxies in front of the gateway where those are trusted.
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastRequest } from './fast-request.ts';

/** Proxies in front of a gateway stand on the same machine or in its private network. */
export const TRUSTED_PROXIES = 'loopback, linklocal, uniquelocal';

/** The browser's address. */
export function addressOf(trustsProxies: boolean): (request: FastRequest) => string {
  const trust = proxyAddr.compile(TRUSTED_PROXIES.split(', '));
  return (request) => {
    if (!trustsProxies || request.headers['x-forwarded-for'] === undefined) return request.socket.remoteAddress ?? '';
    // It looks at the headers and the socket's address.
    return proxyAddr(request as IncomingMessage, trust);
  };
}

/** The name of the site as the request gives it; empty where a proxy says something else: then the whole way finds out. */
export function hostOf({ headers }: FastRequest): string {
  if (headers['x-forwarded-host'] !== undefined) return '';
  return (headers.host ?? '').replace(/:\d+$/, '');
}
