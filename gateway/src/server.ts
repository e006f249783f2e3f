// Builds the gateway: Fastify and Apollo Server, in the order in which a request meets them.
import { randomUUID } from 'node:crypto';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { GraphQLError } from 'graphql';
import { startApolloServers } from './apollo-servers.ts';
import { Tickets } from './attempts/ticket.ts';
import { createContext, type Services } from './context.ts';
import { registerCors } from './cors.ts';
import type { Env } from './env.ts';
import { type Asker, leftSignal } from './execution/asker.ts';
import { addressOf, TRUSTED_PROXIES } from './execution/client-address.ts';
import { FastPath } from './execution/fast-path.ts';
import type { PublicAnswer, Ran, Way } from './execution/fast-replies.ts';
import { mayPassFast } from './execution/fast-request.ts';
import { Operations } from './execution/operations.ts';
import { upstreamExtension } from './execution/upstream-extension.ts';
import { isBrowserVisit, SANDBOX_POLICY, sandboxPage } from './explorer.ts';
import { FrontServer } from './front/front-server.ts';
import { registerHealth } from './health.ts';
import { Admission, notAllowedError } from './limits/admission.ts';
import { AuthLimiter } from './limits/auth-limiter.ts';
import { foreignOriginError, isFromAnotherSite } from './limits/foreign-origin.ts';
import { operationLimits } from './limits/operation-limits.ts';
import { requestLimitError } from './limits/request-limits.ts';
import { LoadShedding, registerLoadShedding } from './load-shedding.ts';
import { mockSchema } from './mock/mock-schema.ts';
import { registerMultipart } from './multipart.ts';
import { observeOperations } from './observability/observe-operations.ts';
import { observeServer } from './observability/observe-server.ts';
import type { Tracing } from './observability/tracing.ts';
import { PublicCaches } from './public-reads/public-caches.ts';
import { type Replies, requestsAndReplies } from './requests-and-replies.ts';
import { RichTextRenderer } from './rich-text.ts';
import { buildSchema } from './schema.ts';
import { SharedCache } from './shared-cache.ts';
import { builtPage, registerSite } from './site.ts';
import { apiHeaders, sitePolicy } from './site-policy.ts';
import { TrustedDocuments } from './trusted-documents.ts';
import { Capabilities } from './upstream/capabilities.ts';
import { UpstreamClient } from './upstream/client.ts';
import type { Opener } from './upstream/connections.ts';
import { cookieRules } from './upstream/cookies.ts';
import { Upstream } from './upstream/upstream.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** A request must have arrived by then: 10 MB over the slowest line that an exam can be sat on, and no longer. */
const REQUEST_TIMEOUT_MS = 300_000;

export type ServerOptions = {
  env: Env;
  logger?: boolean | FastifyBaseLogger;
  now?: () => number;
  /** How often an operation is run step by step before it is compiled; tests compile at once. */
  runsBeforeCompiling?: number;
  /** Everything is made up, and upstream is not asked. */
  mock?: boolean;
  /** How connections to upstream are opened; by undici unless something stands in between. */
  openUpstream?: Opener | undefined;
  /** Where spans go; undefined: there are none. */
  tracing?: Tracing | undefined;
  /** Aborted when the server is to stop: from then on it is not ready for requests, and keeps no connection open. */
  stopping?: AbortSignal;
  /** Told of each answer that the fast path gave. */
  onFastAnswer?: (way: Way) => void;
};

/** The gateway, ready to listen or to be asked by `inject`. Close it with `close()`. */
export async function buildServer({
  env,
  logger = false,
  now = Date.now,
  runsBeforeCompiling = 1,
  mock = false,
  openUpstream,
  tracing,
  stopping = new AbortController().signal,
  onFastAnswer = () => {},
}: ServerOptions): Promise<FastifyInstance> {
  const schema = mock ? mockSchema(buildSchema(), now) : buildSchema();
  const operations = new Operations(schema, runsBeforeCompiling);
  const trusted = TrustedDocuments.read(schema, env.trustedDocuments);
  const admission = new Admission({
    ...env,
    trusted,
    isAdmin: async (request) => {
      const { viewer } = createContext(() => upstreamOf({ ...askerOf(request), left: undefined }), services);
      return (await viewer().catch(() => null))?.role === 'admin';
    },
  });
  const onError = (error: unknown) => app.log.warn(error);
  const caches = new PublicCaches<PublicAnswer | Ran>({ ...env, seconds: env.publicCacheSeconds, inFlight: env.publicSharing, onError });
  const shedding = new LoadShedding(env.maxOperations);
  const fastPath = new FastPath({
    operations,
    answers: caches.answers,
    publicSeconds: env.publicCacheSeconds,
    shedding,
    contextOf: (asker) => createContext(() => upstreamOf(asker), services),
    observe: (requestId, headers) => observer.begin(requestId, headers),
    addressOf: addressOf(env.isProduction),
    mayPass: mayPassFast(env),
    extensionsOf: env.isProduction ? undefined : ({ upstream }, way) => upstreamExtension(upstream(), way),
    log: (error, reqId) => app.log.child({ reqId }).error(error),
    onAnswered: onFastAnswer,
  });
  stopping.addEventListener('abort', () => fastPath.askToClose());
  const front = new FrontServer({ fastPath, requestTimeoutMs: REQUEST_TIMEOUT_MS, plainConnections: env.plainConnections });
  const rules = cookieRules(env);
  const app: FastifyInstance = Fastify({
    serverFactory: front.serverFactory,
    ...(typeof logger === 'object' ? { loggerInstance: logger } : { logger: logger && { level: env.logLevel } }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: env.isProduction ? TRUSTED_PROXIES : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // What comes over a connection that was open already is answered all the same: its client cannot know.
    return503OnClosing: false,
  });
  const client = new UpstreamClient({
    origin: env.upstreamUrl,
    retries: env.upstreamRetries,
    breaker: env.upstreamBreaker,
    maxInFlight: env.upstreamMaxInFlight,
    open: openUpstream,
  });
  const capabilities = new Capabilities(client);
  const log = logger === false || (logger === true && env.logLevel !== 'info') ? undefined : app.log;
  const observer = observeServer({ app, env, log, tracing, operationNames: trusted.operationNames, shedding, client });
  const services: Services = { capabilities, tickets: new Tickets(env.ticketSecret), richText: new RichTextRenderer(), now };

  await app.register(helmet, {
    contentSecurityPolicy: { directives: sitePolicy(env, builtPage()) },
    strictTransportSecurity: env.publicUrl.protocol === 'https:',
  });
  await app.register(compress, { threshold: 1024 });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Its next request then goes elsewhere.
    if (stopping.aborted) reply.header('connection', 'close');
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error);
    const code = status === 413 ? 'PAYLOAD_TOO_LARGE' : status === 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_USER_INPUT';
    const message = status === 500 ? 'Something went wrong.' : status === 413 ? 'The request is too large.' : 'The request cannot be read.';
    return reply.code(status).send({ errors: [{ message, extensions: { code, requestId: request.id } }] });
  });

  registerHealth(app, mock ? undefined : client, stopping);

  const replies: Replies = new WeakMap();
  const shared = env.redisUrl && new SharedCache(env.redisUrl, onError);
  const authLimiter = new AuthLimiter(env.redisUrl, onError);
  const servers = await startApolloServers({
    app,
    schema,
    operations,
    admission,
    trusted,
    registered: shared,
    isProduction: env.isProduction,
    plugins: [
      operationLimits(),
      requestsAndReplies({ replies, schema, isProduction: env.isProduction, publicSeconds: env.publicCacheSeconds }),
      observeOperations(observer, replies),
    ],
  });

  await app.register(async (graphql) => {
    const headers = apiHeaders(env);
    graphql.addHook('onRequest', async (request, reply) => {
      reply.headers(headers);
      return isFromAnotherSite(request, env) ? refuse(request, reply, 403, foreignOriginError) : undefined;
    });
    await registerCors(graphql, env);
    registerMultipart(graphql);
    front.register(graphql);
    registerLoadShedding(graphql, shedding);
    graphql.addHook('preHandler', async (request, reply) => {
      if (isBrowserVisit(request) && admission.showsTools(request)) {
        // A page like the others, but for its policy.
        await reply.helmet();
        return reply.type('text/html').header('content-security-policy', SANDBOX_POLICY).send(sandboxPage());
      }
      const tooMuch = requestLimitError(request);
      if (tooMuch) return refuse(request, reply, 400, tooMuch);
      return undefined;
    });
    const context = async (request: FastifyRequest, reply: FastifyReply) => {
      const made = createContext(() => upstreamOf({ ...askerOf(request), left: leftSignal(reply.raw) }), services);
      replies.set(made.upstream, reply);
      return made;
    };
    const handlers = { open: fastifyApolloHandler(servers.open, { context }), site: fastifyApolloHandler(servers.site, { context }) };
    graphql.route({
      url: '/graphql',
      helmet: false,
      method: ['GET', 'POST', 'OPTIONS'],
      async handler(request, reply) {
        const door = await admission.doorOf(request);
        return door ? handlers[door].call(this, request, reply) : refuse(request, reply, 403, notAllowedError);
      },
    });
  });
  await registerSite(app, env);
  front.follow(app);
  app.addHook('onClose', async () => {
    client.close();
    shedding.close();
    caches.close();
    authLimiter.close();
    await shared?.close();
  });
  return app;

  /** Who asks, as far as the request tells. */
  function askerOf(request: FastifyRequest): Omit<Asker, 'left'> {
    return { observation: observer.of(request), address: request.ip, cookie: request.headers.cookie };
  }

  function upstreamOf({ observation, address, cookie, left }: Asker): Upstream {
    return new Upstream({
      client,
      cookie,
      serviceToken: env.upstreamServiceToken,
      observation,
      requestId: observation.requestId,
      clientAddress: address,
      left: left ?? new AbortController().signal,
      operationTimeoutMs: env.operationTimeoutMs,
      timeoutMs: env.upstreamTimeoutMs,
      slowCallTimeoutMs: env.slowCallTimeoutMs,
      cookieRules: rules,
      authLimiter,
      onUnreachable: () => capabilities.forget(),
      publicReads: caches.reads,
      onWrite: caches.onWrite,
    });
  }
}

/** Answers an error before Apollo Server has seen the request. */
function refuse({ id }: FastifyRequest, reply: FastifyReply, status: number, { message, extensions }: GraphQLError): FastifyReply {
  const { http: _, ...shown } = extensions;
  return reply.code(status).send({ errors: [{ message, extensions: { ...shown, requestId: id } }] });
}
