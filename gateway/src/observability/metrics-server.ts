// Serves GET /metrics on a port of its own (METRICS_PORT), which must not be reachable from the
// internet.
import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Listens as long as the gateway. A port in use makes the start fail. */
export function registerMetricsServer(
  app: FastifyInstance,
  metrics: Metrics,
  address: { host: string; port: number },
): void {
  const server = http.createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const { contentType, body } = await metrics.text();
      response.writeHead(200, { 'content-type': contentType }).end(body);
    } catch (error) {
      app.log.error(error);
      response.writeHead(500).end();
    }
  });
  app.addHook('onReady', () => {
    return new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        reject(
          error.code === 'EADDRINUSE'
            ? new Error(`port ${address.port} is in use; set METRICS_PORT to another one`)
            : error,
        );
      });
      server.listen(address, resolve);
    });
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}
