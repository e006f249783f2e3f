// Serves GET /metrics on a port of its own (METRICS_PORT), which must not be reachable from the
// internet.
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Listens as long as the gateway. A port in use makes the start fail. */
export function registerMetricsServer(
  app: FastifyInstance,
  metrics: Metrics,
  address: { host: string; port: number },
): void {
  const server = Fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    forceCloseConnections: true,
  });
  server.get('/metrics', async (_, reply) => {
    const { contentType, body } = await metrics.text();
    return reply.type(contentType).send(body);
  });
  app.addHook('onReady', async () => {
    const listenTextResolver = (url: string) => `Metrics at ${url}/metrics`;
    await server
      .listen({ ...address, listenTextResolver })
      .catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'EADDRINUSE'
          ? new Error(`port ${address.port} is in use; set METRICS_PORT to another one`)
          : error;
      });
  });
  app.addHook('onClose', () => server.close());
}
