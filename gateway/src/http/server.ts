// The gateway's HTTP server. Steps are registered in the order in which a request passes them.
import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { decorateRequests } from '../graphql/request-state.ts';
import { sendRefusal } from '../graphql/send-refusal.ts';
import { refusal } from '../upstream/errors/refusals.ts';
import { NEVER_ABORTED } from '../upstream/never-aborted.ts';
import { registerCompression } from './compression.ts';
import { registerErrorHandler } from './error-handler.ts';
import { registerGraphql } from './graphql-routes.ts';
import { registerHealth } from './health.ts';
import { badHostError, hasValidHost } from './host-header.ts';
import { registerPapers } from './papers.ts';
import { apiHeaders, sitePolicy } from './security-headers.ts';
import type { ServerOptions } from './server-options.ts';
import { startServices } from './services.ts';
import { builtPage, registerSite } from './site/site.ts';
import { keepMinimumSpeed, MIN_BYTES_PER_SECOND } from './uploads/minimum-speed.ts';
import { MAX_MULTIPART_BYTES } from './uploads/read-multipart.ts';

const badAddressError = refusal('BAD_ADDRESS');
const MAX_BODY_BYTES = 256 * 1024;
/** Time to receive a request: the largest one at the minimum speed (uploads/minimum-speed.ts). */
const REQUEST_TIMEOUT_MS = Math.ceil(MAX_MULTIPART_BYTES / MIN_BYTES_PER_SECOND) * 1000;
/** The default of Node. */
const HEADERS_TIMEOUT_MS = 60_000;

/** Creates the gateway, ready to listen or for `inject`. Close it with `close()`. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { env, stopping = NEVER_ABORTED, mock = false, slowRequestMs } = options;
  const app = createApp(options);
  decorateRequests(app);
  const services = startServices(app, options);
  const stopWatching = keepMinimumSpeed(app.server, slowRequestMs);
  app.addHook('onClose', async () => stopWatching());

  // Steps of every request.
  await app.register(helmet, {
    contentSecurityPolicy: { directives: sitePolicy(env, builtPage()) },
    strictTransportSecurity: env.publicUrl.protocol === 'https:',
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (hasValidHost(request)) done();
    else sendRefusal(request, reply, 400, badHostError);
  });
  registerErrorHandler(app);

  // Steps of every response.
  await registerCompression(app);
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    // The next request of the client then goes to another gateway.
    if (stopping.aborted) reply.header('connection', 'close');
    done(null, payload);
  });

  registerHealth(app, mock ? undefined : services.client, stopping);
  registerPapers(app, services);
  await app.register((scope) => registerGraphql(app, scope, options, services));
  await registerSite(app, env);
  return app;
}

function createApp({ env, logger = false }: ServerOptions): FastifyInstance {
  return Fastify({
    ...(typeof logger === 'object'
      ? { loggerInstance: logger }
      : { logger: logger && { level: env.logLevel } }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    trustProxy: env.trustedProxies.length > 0 && [...env.trustedProxies],
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // Malformed URLs and URLs with too long parameters match no route and run no hooks, so the
    // headers are set here.
    frameworkErrors: (_error, request, reply) =>
      void sendRefusal(request, reply.headers(apiHeaders(env)), 400, badAddressError),
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered, because clients are not informed of the
    // shutdown.
    return503OnClosing: false,
  });
}
