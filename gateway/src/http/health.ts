// Health checks: liveness and readiness of the process.
import type { FastifyInstance } from 'fastify';
import type { UpstreamClient } from '../upstream/client.ts';
import { path } from '../upstream/http/path.ts';
import { NEVER_ABORTED } from '../upstream/never-aborted.ts';

const TIMEOUT_MS = 1000;
/** Minimum interval between checks of upstream. */
const CHECK_INTERVAL_MS = 1000;

/**
 * `GET /health/live`: always 200. `GET /health/ready`: 503 if upstream is unreachable, and during
 * shutdown.
 * @param client undefined in mock mode: always ready
 */
export function registerHealth(
  app: FastifyInstance,
  client: UpstreamClient | undefined,
  stopping: AbortSignal,
): void {
  let lastCheck: { at: number; result: Promise<boolean> } | undefined;
  const isUpstreamUp = (): Promise<boolean> => {
    if (!client) return Promise.resolve(true);
    if (!lastCheck || performance.now() - lastCheck.at > CHECK_INTERVAL_MS)
      lastCheck = { at: performance.now(), result: checkUpstream(client) };
    return lastCheck.result;
  };

  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    const isUp = await isUpstreamUp();
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'ready' : 'upstream unreachable' });
  });
}

function checkUpstream(client: UpstreamClient): Promise<boolean> {
  return client
    .send({
      method: 'GET',
      path: path`/health/live`,
      headers: {},
      signal: NEVER_ABORTED,
      timeoutMs: TIMEOUT_MS,
    })
    .then(
      ({ status }) => status < 500,
      () => false,
    );
}
