// Determines the client's network, for limits: from the gateway (with the service credential) or a
// trusted proxy, otherwise the address of the connection.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { App } from '../deps.ts';
import { digestOf } from '../hashes.ts';

/**
 * Set by the gateway on every call; trusted only together with its service credential in
 * `x-alokpath-service-token`.
 */
const ADDRESS_HEADER = 'x-alokpath-client-address';
/**
 * Set by the gateway if the account has signed in on this device before; trusted under the same
 * condition.
 */
const DEVICE_HEADER = 'x-alokpath-known-device';
const TOKEN_HEADER = 'x-alokpath-service-token';

/**
 * Sets `request.network` and `request.knownDevice`.
 * @param serviceToken UPSTREAM_SERVICE_TOKEN; undefined: the headers are never trusted
 */
export function registerClientAddress(app: App, serviceToken: string | undefined): void {
  const expected = serviceToken === undefined ? undefined : digestOf(serviceToken);
  const isGateway = ({ headers }: FastifyRequest): boolean => {
    const token = headers[TOKEN_HEADER];
    return (
      expected !== undefined &&
      typeof token === 'string' &&
      timingSafeEqual(expected, digestOf(token))
    );
  };
  app.decorateRequest('network', '');
  app.decorateRequest('knownDevice', undefined);
  app.addHook('onRequest', async (request) => {
    const { [ADDRESS_HEADER]: forwarded, [DEVICE_HEADER]: device } = request.headers;
    request.network = networkOf(
      typeof forwarded === 'string' && isGateway(request) ? forwarded : request.ip,
    );
    if (typeof device === 'string' && /^[\w-]{1,32}$/.test(device) && isGateway(request))
      request.knownDevice = device;
  });
}

/**
 * An IPv4 address is unchanged; an IPv6 address becomes its /64, because one client can use every
 * address in it. Other text is cut to 64 characters.
 */
function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return address.slice(0, 64);
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(':')}::/64`;
}
