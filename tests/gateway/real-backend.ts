// A real HTTP server as upstream, for cases that nock cannot simulate: connections, and the proxy
// of /media.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { type Env, readEnv } from '../../gateway/src/config.ts';
import { buildServer } from '../../gateway/src/http/server.ts';
import { type App, SECRET } from './kit.ts';

/** Runs `use` with a gateway in front of the given backend; both are closed afterwards. */
export async function withRealBackend(
  backend: http.RequestListener,
  use: (gateway: { app: App; backend: http.Server }) => Promise<void>,
  changes: Partial<Env> = {},
): Promise<void> {
  nock.restore();
  const server = http.createServer(backend);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstreamUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const env = {
    ...readEnv({ TICKET_SECRET: SECRET }).env,
    upstreamUrl,
    publicCacheSeconds: 0,
    publicSharing: false,
    ...changes,
  };
  const app = await buildServer({ env });
  try {
    await use({ app, backend: server });
  } finally {
    await app.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    nock.activate();
  }
}
