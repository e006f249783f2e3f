// Services shared by all requests of one gateway: schema, upstream client, caches, limits and
// observability. No per-user data.
import type { FastifyInstance } from 'fastify';
import type { Env } from '../config.ts';
import { DocumentAccess } from '../graphql/documents/document-access.ts';
import { TrustedDocuments } from '../graphql/documents/trusted-documents.ts';
import { type Execution, FastPath } from '../graphql/execution/fast-path.ts';
import { Operations } from '../graphql/execution/operations.ts';
import type { SharedResponse } from '../graphql/execution/shared-response.ts';
import { LoadShedding } from '../graphql/load-shedding.ts';
import { clientOf } from '../graphql/request-client.ts';
import { buildSchema } from '../graphql/schema.ts';
import { mockSchema } from '../mock/mock-schema.ts';
import { ExamPace } from '../modules/attempts/exam-pace.ts';
import {
  type Context,
  type Services as ContextServices,
  createContext,
} from '../modules/context.ts';
import { RenderPool } from '../modules/rich-text/render-pool.ts';
import { RichTextRenderer } from '../modules/rich-text/rich-text.ts';
import { Metrics } from '../observability/metrics.ts';
import { registerMetricsServer } from '../observability/metrics-server.ts';
import { Observer } from '../observability/observer.ts';
import { Capabilities } from '../upstream/capabilities.ts';
import { UpstreamClient } from '../upstream/client.ts';
import { cookieRules, hasSession, sessionMark } from '../upstream/cookies.ts';
import { ExamVersions } from '../upstream/exams/exam-versions.ts';
import { PaperEncryption } from '../upstream/exams/paper-encryption.ts';
import { Tickets } from '../upstream/exams/ticket.ts';
import { AuthLimiter } from '../upstream/guess-limits/auth-limiter.ts';
import { KnownDevices } from '../upstream/guess-limits/known-devices.ts';
import { routeOf } from '../upstream/http/routes.ts';
import { PublicCaches } from '../upstream/public-reads/public-caches.ts';
import type { RequestClient, UpstreamBackend } from '../upstream/request-calls.ts';
import { Upstream } from '../upstream/upstream.ts';
import { UpstreamClock } from '../upstream/upstream-clock.ts';
import type { ServerOptions } from './server-options.ts';

export type Services = ReturnType<typeof startServices>;

/** Creates the services; they are closed with the app. */
export function startServices(app: FastifyInstance, options: ServerOptions) {
  const {
    env,
    logger = false,
    mock: isMock = false,
    runsBeforeCompiling = 1,
    openUpstream,
    tracing,
    keepsExamVersions,
  } = options;
  const onError = (error: unknown) => app.log.warn(error);
  const clock = new UpstreamClock();
  const now = options.now ?? clock.now;
  const schema = isMock ? mockSchema(buildSchema(), now) : buildSchema();
  const trusted = TrustedDocuments.read(schema, env.trustedDocuments);
  const publicSeconds = isMock ? 0 : env.publicCacheSeconds;
  const inFlight = env.publicSharing && !isMock;
  const caches = new PublicCaches<SharedResponse | Execution>({
    ...env,
    seconds: publicSeconds,
    inFlight,
    onError,
  });
  const shedding = new LoadShedding(env.maxOperations);
  const examPace = new ExamPace(() => shedding.state.utilization);
  const client = upstreamClient(env, openUpstream);
  const capabilities = new Capabilities(client, clock);
  const renderPool = new RenderPool();
  const log =
    logger === false || (logger === true && env.logLevel !== 'info') ? undefined : app.log;
  const { host, metricsPort: port } = env;
  let metrics: Metrics | undefined;
  if (port !== undefined) {
    metrics = new Metrics({
      operationNames: new Set(trusted.hashesByName.keys()),
      shedding: () => shedding.state,
      examPace: () => examPace.current,
      upstreamGroups: () => client.groupStates(),
    });
    registerMetricsServer(app, metrics, { host, port });
  }
  const rules = cookieRules(env);
  const observer = new Observer({
    metrics,
    tracing,
    routeOf,
    sessionMark: (cookie) => sessionMark(cookie, rules),
    log: log && ((line) => log.info(line, 'operation')),
  });
  const authLimiter = new AuthLimiter({
    ...env,
    devices: new KnownDevices(env.ticketSecret, rules),
    onError,
  });
  const paperEncryption = new PaperEncryption(env.ticketSecret, {
    single: trusted.hashesByName.get('StartExam'),
    'multi-subject': trusted.hashesByName.get('StartMultiSubjectExam'),
  });
  const contextServices: ContextServices = {
    capabilities,
    tickets: new Tickets(env.ticketSecret),
    richText: new RichTextRenderer(renderPool),
    examVersions: new ExamVersions(keepsExamVersions),
    paperEncryption,
    examPace,
    now,
    contact: env.contact,
  };

  const backend: UpstreamBackend = {
    client,
    authLimiter,
    cookieRules: rules,
    serviceToken: env.upstreamServiceToken,
    operationTimeoutMs: env.operationTimeoutMs,
    timeoutMs: env.upstreamTimeoutMs,
    slowCallTimeoutMs: env.slowCallTimeoutMs,
    onUnreachable: () => capabilities.recheck(),
    publicReads: caches.reads,
    onWrite: caches.onWrite,
  };
  /** @param requestClient called when upstream is first needed */
  const contextOf = (requestClient: () => RequestClient): Context =>
    createContext(() => new Upstream(requestClient(), backend), contextServices);
  const operations = new Operations(schema, runsBeforeCompiling);
  const access = new DocumentAccess({
    ...env,
    trusted,
    isAdmin: async (request) => {
      const observation = observer.of(request);
      const { viewer } = contextOf(() => clientOf(observation, request));
      return (await viewer().catch(() => null))?.role === 'admin';
    },
  });
  const fastPath = new FastPath({
    operations,
    observer,
    contextOf,
    responses: caches.responses,
    hasSession: (cookie) => hasSession(cookie, rules),
    hasUpstreamExtension: !env.isProduction,
  });
  app.addHook('onClose', async () => {
    client.close();
    shedding.close();
    caches.close();
    authLimiter.close();
    await renderPool.close();
    // The last spans are lost if their collector cannot be reached.
    await tracing?.stop().catch(onError);
  });
  return {
    schema,
    operations,
    trusted,
    access,
    fastPath,
    shedding,
    client,
    observer,
    contextOf,
    paperEncryption,
    publicSeconds,
  };
}

function upstreamClient(env: Env, open: ServerOptions['openUpstream']): UpstreamClient {
  return new UpstreamClient({
    origin: env.upstreamUrl,
    retries: env.upstreamRetries,
    breaker: env.upstreamBreaker,
    maxInFlight: env.upstreamMaxInFlight,
    open,
  });
}
