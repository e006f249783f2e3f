// Builds the gateway: Fastify and Apollo Server, in the order in which a request meets them.
import { randomUUID } from 'node:crypto';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { GraphQLError } from 'graphql';
import { Tickets } from './attempts/ticket.ts';
import { type Context, createContext, type Services } from './context.ts';
import type { Env } from './env.ts';
import { formatError } from './error-format.ts';
import { SANDBOX_POLICY, sandboxPage } from './explorer.ts';
import { foreignOriginError, isFromAnotherSite } from './limits/foreign-origin.ts';
import { operationLimits } from './limits/operation-limits.ts';
import { querySizeError } from './limits/query-size.ts';
import { registerMultipart } from './multipart.ts';
import { requestsAndReplies } from './requests-and-replies.ts';
import { RichTextRenderer } from './rich-text.ts';
import { buildSchema } from './schema.ts';
import { SharedCache } from './shared-cache.ts';
import { registerSite } from './site.ts';
import { Capabilities } from './upstream/capabilities.ts';
import { UpstreamClient } from './upstream/client.ts';
import { path } from './upstream/path.ts';
import { Upstream } from './upstream/upstream.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** A request must have arrived by then: 10 MB over the slowest line that an exam can be sat on, and no longer. */
const REQUEST_TIMEOUT_MS = 300_000;

export type ServerOptions = { env: Env; logger?: boolean | FastifyBaseLogger; now?: () => number };

/** The gateway, ready to listen or to be asked by `inject`. Close it with `close()`. */
export async function buildServer({ env, logger = false, now = Date.now }: ServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(typeof logger === 'object' ? { loggerInstance: logger } : { logger }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: env.isProduction ? 'loopback, linklocal, uniquelocal' : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  });
  const client = new UpstreamClient(env.upstreamUrl);
  const capabilities = new Capabilities(client);
  const services: Services = { capabilities, tickets: new Tickets(env.ticketSecret), richText: new RichTextRenderer(), now };

  await app.register(helmet, {
    contentSecurityPolicy: { directives: policy(env) },
    strictTransportSecurity: env.publicUrl.protocol === 'https:',
  });
  await app.register(compress, { threshold: 1024 });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error);
    const code = status === 413 ? 'PAYLOAD_TOO_LARGE' : status === 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_USER_INPUT';
    const message = status === 500 ? 'Something went wrong.' : status === 413 ? 'The request is too large.' : 'The request cannot be read.';
    return reply.code(status).send({ errors: [{ message, extensions: { code, requestId: request.id } }] });
  });

  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_, reply) => {
    const isReady = await client
      .send({ method: 'GET', path: path`/health/live`, headers: {}, signal: new AbortController().signal, timeoutMs: 1000 })
      .then((answer) => answer.status < 500)
      .catch(() => false);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'upstream out of reach' });
  });

  const replies = new WeakMap<Upstream, FastifyReply>();
  const shared = env.redisUrl && new SharedCache(env.redisUrl, (error) => app.log.warn(error));
  const apollo = new ApolloServer<Context>({
    schema: buildSchema(),
    ...(shared ? { cache: shared } : {}),
    introspection: !env.isProduction,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    // No "did you mean" where the schema is not shown.
    hideSchemaDetailsFromClientErrors: env.isProduction,
    stopOnTerminationSignals: false,
    logger: app.log,
    formatError,
    plugins: [fastifyApolloDrainPlugin(app), ApolloServerPluginLandingPageDisabled(), operationLimits(), requestsAndReplies(replies)],
  });
  await apollo.start();

  await app.register(async (graphql) => {
    graphql.addHook('onRequest', async (request, reply) => {
      return isFromAnotherSite(request, env.publicUrl) ? refuse(request, reply, 403, foreignOriginError) : undefined;
    });
    registerMultipart(graphql);
    graphql.addHook('preHandler', async (request, reply) => {
      if (!env.isProduction && isBrowserVisit(request)) {
        return reply.type('text/html').header('content-security-policy', SANDBOX_POLICY).send(sandboxPage());
      }
      const query = ((request.method === 'GET' ? request.query : request.body) as { query?: unknown } | undefined)?.query;
      const tooBig = typeof query === 'string' ? querySizeError(query) : undefined;
      if (tooBig) return refuse(request, reply, 400, tooBig);
      return undefined;
    });
    graphql.route({
      url: '/graphql',
      method: ['GET', 'POST', 'OPTIONS'],
      handler: fastifyApolloHandler(apollo, {
        context: async (request, reply) => {
          const context = createContext(upstreamOf(request, reply), services);
          replies.set(context.upstream, reply);
          return context;
        },
      }),
    });
  });
  await registerSite(app, env);
  app.addHook('onClose', async () => {
    client.close();
    await shared?.close();
  });
  return app;

  function upstreamOf(request: FastifyRequest, reply: FastifyReply): Upstream {
    const left = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) left.abort();
    });
    return new Upstream({
      client,
      cookie: request.headers.cookie,
      serviceToken: env.upstreamServiceToken,
      requestId: request.id,
      clientAddress: request.ip,
      left: left.signal,
      operationTimeoutMs: env.operationTimeoutMs,
      timeoutMs: env.upstreamTimeoutMs,
      secureCookies: env.publicUrl.protocol === 'https:',
      onUnreachable: () => capabilities.forget(),
    });
  }
}

/** Answers an error before Apollo Server has seen the request. */
function refuse({ id }: FastifyRequest, reply: FastifyReply, status: number, { message, extensions }: GraphQLError): FastifyReply {
  const { http: _, ...shown } = extensions;
  return reply.code(status).send({ errors: [{ message, extensions: { ...shown, requestId: id } }] });
}

function isBrowserVisit(request: FastifyRequest): boolean {
  const asksForPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  return asksForPage === true && !(request.query as { query?: unknown }).query;
}

/** The site's Content-Security-Policy: everything from our own host; the video player is the one frame of another. */
function policy({ publicUrl }: Env) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Emotion and KaTeX set styles in the page.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    frameSrc: ['https://www.youtube-nocookie.com'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: publicUrl.protocol === 'https:' ? [] : null,
  };
}
