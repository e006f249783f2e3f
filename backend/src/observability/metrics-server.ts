// Serves GET /metrics on a port of its own (BACKEND_METRICS_PORT), which must not be reachable from
// the internet.
import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Listens until `close`. @throws if the port is in use, with the setting to change */
export async function serveMetrics(
  metrics: Metrics,
  address: { host: string; port: number },
): Promise<FastifyInstance> {
  const app = Fastify();
  app.get('/metrics', async (_request, reply) => {
    const { contentType, body } = await metrics.text();
    return reply.type(contentType).send(body);
  });
  try {
    await app.listen(address);
  } catch (error) {
    const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isPortTaken) throw error;
    throw new Error(
      `Port ${address.port} is taken: stop what uses it, or set BACKEND_METRICS_PORT to another one.`,
    );
  }
  return app;
}
