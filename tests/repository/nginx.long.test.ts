// The shipped nginx in front of two gateways with one name: it distributes requests, skips a
// stopped gateway, and caches public responses of the gateway.
import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../gateway/free-port.ts';
import { startNameServer } from '../images/name-server.ts';
import { hasNginx, startNginx } from '../images/nginx.ts';

describe.skipIf(!hasNginx)('nginx', () => {
  const ips = ['127.0.0.2', '127.0.0.3'];
  const servers = new Map<string, http.Server>();
  let requestLines: string[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let names: Awaited<ReturnType<typeof startNameServer>>;

  beforeAll(async () => {
    const port = await freePort();
    for (const ip of ips) {
      const server = http.createServer((request, response) => {
        requestLines.push(`${ip} ${request.method} ${request.url}`);
        const isPublic = request.url?.includes('public') && request.method === 'GET';
        const maxAge = request.url?.includes('second') ? 1 : 60;
        response.setHeader('cache-control', isPublic ? `public, max-age=${maxAge}` : 'no-store');
        response.setHeader('vary', 'accept, accept-encoding');
        if (request.url?.includes('cookie')) response.setHeader('set-cookie', 'a=b');
        response.end(`${request.headers.accept} ${requestLines.length}`);
      });
      server.listen(port, ip);
      await once(server, 'listening');
      servers.set(ip, server);
    }
    names = await startNameServer(ips);
    const gateways = { url: `http://gateway.test:${port}`, nameServerPort: names.port };
    nginx = await startNginx(await freePort(), gateways);
  });
  afterAll(async () => {
    await nginx.stop();
    names.close();
    for (const server of servers.values()) server.close();
  });
  beforeEach(() => {
    requestLines = [];
  });

  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${nginx.url}${path}`, init);
    return { status: response.status, text: await response.text() };
  };

  it('sends requests to both gateways', async () => {
    for (let index = 0; index < 20; index += 1)
      expect((await send('/graphql', { method: 'POST', body: '{}' })).status).toBe(200);
    for (const ip of ips)
      expect(requestLines.filter((line) => line.startsWith(ip)).length).toBeGreaterThan(3);
  });

  it('caches public responses, in their variants, and nothing else', async () => {
    const first = await send('/graphql?query=public');
    expect(await send('/graphql?query=public')).toEqual(first);
    expect(requestLines).toHaveLength(1);
    const other = await send('/graphql?query=public', { headers: { accept: 'application/json' } });
    expect(other.text).not.toBe(first.text);
    expect(requestLines).toHaveLength(2);

    requestLines = [];
    const developer = { headers: { 'x-developer-key': 'key' } };
    for (const [path, init] of [
      ['/graphql?query=private', {}],
      ['/graphql?query=public&cookie', {}],
      ['/graphql?query=public', { method: 'POST', body: '{}' }],
      ['/graphql?query=public', developer],
      ['/media/public', {}],
    ] as const) {
      await send(path, init);
      await send(path, init);
    }
    expect(requestLines).toHaveLength(10);
  });

  it('replaces a cached response that has expired', async () => {
    const path = '/graphql?query=public-second';
    const expired = await send(path);
    await vi.waitFor(async () => expect(await send(path)).not.toEqual(expired), {
      timeout: 30_000,
      interval: 100,
    });
    for (let index = 0; index < 10; index += 1) expect(await send(path)).not.toEqual(expired);
  });

  it('answers a crowd that loads an encrypted paper by one request to a gateway', async () => {
    const loads = Array.from({ length: 20 }, () => send('/papers/v1/tag/public'));
    const [first, ...others] = await Promise.all(loads);
    for (const other of others) expect(other).toEqual(first);
    expect(requestLines).toHaveLength(1);
    // A refusal is not cached.
    await send('/papers/v1/tag/private');
    await send('/papers/v1/tag/private');
    expect(requestLines).toHaveLength(3);
  });

  it('passes over a gateway that has stopped', async () => {
    servers.get(ips[0] ?? '')?.close();
    servers.get(ips[0] ?? '')?.closeAllConnections();
    for (let index = 0; index < 10; index += 1)
      expect((await send('/graphql', { method: 'POST', body: '{}' })).status).toBe(200);
    expect(new Set(requestLines.map((line) => line.split(' ')[0]))).toEqual(new Set([ips[1]]));
  });
});
