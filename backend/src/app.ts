// Builds the server: first the hooks of every request, then the routes of all modules. main.ts and
// the tests make it listen.
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import type { Database } from './db/client.ts';
import type { App } from './deps.ts';
import { openFileLinks, registerFileLinks } from './files/file-links.ts';
import { registerApiDescription } from './http/api-description.ts';
import { capabilityRoutes } from './http/capabilities.ts';
import { registerClientAddress } from './http/client-address.ts';
import { refuseUrl, registerErrors } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import {
  limitsFor,
  registerLoadShedding,
  type SheddingLimits,
} from './http/load-shedding/load-shedding.ts';
import { registerMedia } from './http/media.ts';
import { registerRights } from './http/sessions/rights.ts';
import { registerSessions } from './http/sessions/sessions.ts';
import { serializerCompiler } from './http/validation/serialization.ts';
import { validatorCompiler } from './http/validation/validation.ts';
import { academicResultRoutes } from './modules/academic-results/routes.ts';
import { academicsRoutes } from './modules/academics/routes.ts';
import { admissionRoutes } from './modules/admission/routes.ts';
import { admissionWriteRoutes } from './modules/admission/write-routes.ts';
import { openAnswerPdfs } from './modules/answer-files/answer-pdfs.ts';
import { pagedAnswerReader } from './modules/answer-files/page-commands.ts';
import { answerPageRoutes } from './modules/answer-files/page-routes.ts';
import { answerFileRoutes } from './modules/answer-files/routes.ts';
import { answerUploadRoutes } from './modules/answer-files/upload-routes.ts';
import { assignmentsRoutes } from './modules/assignments/routes.ts';
import { assignmentSubmissionRoutes } from './modules/assignments/submission-routes.ts';
import { questionTimeRoutes } from './modules/attempts/question-times/question-time-routes.ts';
import { attemptRoutes } from './modules/attempts/routes.ts';
import { takeableRoutes } from './modules/attempts/takeable/takeable-routes.ts';
import { registerAuditLog } from './modules/audit-log/record.ts';
import { auditLogRoutes } from './modules/audit-log/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { examCampaignsRoutes } from './modules/campaigns/exam-campaigns/exam-campaign-routes.ts';
import { meritListRoutes } from './modules/campaigns/merit-list/merit-list-routes.ts';
import { registrationRoutes } from './modules/campaigns/registrations/registration-routes.ts';
import { campaignsRoutes } from './modules/campaigns/routes.ts';
import { contentRevisionRoutes } from './modules/content-revisions/routes.ts';
import { contentTreeRoutes } from './modules/content-tree/routes.ts';
import { courseAdminRoutes } from './modules/course-admin/routes.ts';
import { examControlRoutes } from './modules/exam-monitoring/control-routes.ts';
import { examMonitoringRoutes } from './modules/exam-monitoring/routes.ts';
import { examVersionRoutes } from './modules/exam-versions/routes.ts';
import { examsRoutes } from './modules/exams/routes.ts';
import { exclusionRoutes } from './modules/exclusions/routes.ts';
import { GRANTED_CALLS } from './modules/grants/granted-calls.ts';
import { grantRoutes } from './modules/grants/routes.ts';
import { keyCorrectionRoutes } from './modules/key-corrections/routes.ts';
import { markingCommentRoutes } from './modules/marking/comments/comment-routes.ts';
import { lateAnswerRoutes } from './modules/marking/late-answers/late-answer-routes.ts';
import { markingQueueRoutes } from './modules/marking/queue/queue-routes.ts';
import { markingRoutes } from './modules/marking/routes.ts';
import { secondMarkingRoutes } from './modules/marking/second-marking/second-marking-routes.ts';
import { multiSubjectExamsRoutes } from './modules/multi-subject-exams/routes.ts';
import { notificationRoutes } from './modules/notifications/routes.ts';
import { ownDataRoutes } from './modules/own-data/routes.ts';
import { personAccountRoutes } from './modules/people/account-routes.ts';
import { peopleImportRoutes } from './modules/people/import-routes.ts';
import { peopleRoutes } from './modules/people/routes.ts';
import { personalWindowRoutes } from './modules/personal-windows/routes.ts';
import { pictureRoutes } from './modules/pictures/routes.ts';
import { questionBankRoutes } from './modules/question-bank/routes.ts';
import { rankRoutes } from './modules/ranks/routes.ts';
import { releaseRuleRoutes } from './modules/release-rules/routes.ts';
import { ownResultRoutes } from './modules/results/own-result-routes.ts';
import { paperResultRoutes } from './modules/results/paper-routes.ts';
import { singleResultRoutes } from './modules/results/single-routes.ts';
import { rosterRoutes } from './modules/rosters/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { noteRoutes } from './modules/students/note-routes.ts';
import { progressRoutes } from './modules/students/progress-routes.ts';
import { studentsRoutes } from './modules/students/routes.ts';
import { studyPlanRoutes } from './modules/students/study-plan-routes.ts';
import { textHistoryRoutes } from './modules/text-history/routes.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Tracing } from './observability/tracing.ts';
import { type DepsOptions, openDeps } from './open-deps.ts';
import { allJobs } from './worker/all-jobs.ts';
import { registerJobs } from './worker/run-jobs.ts';

export type AppOptions = DepsOptions & {
  logger?: FastifyServerOptions['logger'];
  /** The database of jobs and of their queue. If set, this process also runs jobs. */
  jobs?: Pick<Database, 'db' | 'runSql'> | undefined;
  limits?: SheddingLimits;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
};

export async function buildApp(options: AppOptions): Promise<App> {
  const app: App = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    trustProxy: options.env.trustedProxies.length > 0 && options.env.trustedProxies,
    // 200 ids in a query string exceed Node's default of 16 KB.
    http: { maxHeaderSize: 64 * 1024, connectionsCheckingInterval: 5_000 },
    // The gateway's id, so that log lines of both can be correlated.
    genReqId: ({ headers }) => {
      const gatewayId = headers['x-request-id'];
      return typeof gatewayId === 'string' && /^[\w-]{1,64}$/.test(gatewayId)
        ? gatewayId
        : randomUUID();
    },
    // Bounds the memory of slow requests; long enough for an upload of 10 MB on a slow line.
    requestTimeout: 120_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: refuseUrl,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrors(app);
  if (options.metrics || options.tracing) observeRequests(app, options);
  const shedding = await registerLoadShedding(app, options.limits ?? limitsFor(options.env));
  options.metrics?.watchShedding(shedding);
  registerClientAddress(app, options.env.serviceToken);
  acceptJsonOnly(app);

  const { env } = options;
  const deps = await openDeps(app, options);

  await registerApiDescription(app, env.isProduction);
  healthRoutes(app, deps);
  const answerPdfs = openAnswerPdfs(app, deps);
  const links = openFileLinks(env);
  await registerMedia(app, deps, links, pagedAnswerReader(deps, answerPdfs));
  await app.register(async (api: App) => {
    await api.register(cookie);
    registerSessions(api, deps);
    registerRights(api, deps, GRANTED_CALLS);
    registerAuditLog(api, deps);
    registerFileLinks(api, links, deps);
    capabilityRoutes(api, deps);
    authRoutes(api, deps);
    studentsRoutes(api, deps);
    peopleRoutes(api, deps);
    personAccountRoutes(api, deps);
    peopleImportRoutes(api, deps);
    grantRoutes(api, deps);
    progressRoutes(api, deps);
    noteRoutes(api, deps);
    studyPlanRoutes(api, deps);
    admissionRoutes(api, deps);
    admissionWriteRoutes(api, deps);
    academicsRoutes(api, deps);
    courseAdminRoutes(api, deps);
    contentRevisionRoutes(api, deps);
    contentTreeRoutes(api, deps);
    textHistoryRoutes(api, deps);
    examsRoutes(api, deps);
    multiSubjectExamsRoutes(api, deps);
    paperResultRoutes(api, deps);
    singleResultRoutes(api, deps);
    ownResultRoutes(api, deps);
    pictureRoutes(api, deps);
    questionBankRoutes(api, deps);
    markingRoutes(api, deps);
    markingQueueRoutes(api, deps);
    markingCommentRoutes(api, deps);
    secondMarkingRoutes(api, deps);
    rankRoutes(api, deps);
    attemptRoutes(api, deps);
    questionTimeRoutes(api, deps);
    takeableRoutes(api, deps);
    lateAnswerRoutes(api, deps);
    examControlRoutes(api, deps);
    examMonitoringRoutes(api, deps);
    exclusionRoutes(api, deps);
    personalWindowRoutes(api, deps);
    releaseRuleRoutes(api, deps);
    keyCorrectionRoutes(api, deps);
    examVersionRoutes(api, deps);
    answerFileRoutes(api, deps, answerPdfs);
    answerUploadRoutes(api, deps, answerPdfs);
    answerPageRoutes(api, deps, answerPdfs);
    academicResultRoutes(api, deps);
    campaignsRoutes(api, deps);
    examCampaignsRoutes(api, deps);
    meritListRoutes(api, deps);
    registrationRoutes(api, deps);
    rosterRoutes(api, deps);
    assignmentsRoutes(api, deps);
    assignmentSubmissionRoutes(api, deps);
    searchRoutes(api, deps);
    notificationRoutes(api, deps);
    ownDataRoutes(api, deps);
    auditLogRoutes(api, deps);
  });
  const { jobs } = options;
  if (jobs)
    registerJobs(app, {
      jobs: allJobs({ ...deps, db: jobs.db }, app.log),
      runSql: jobs.runSql,
      onEnded: options.metrics?.jobEnded,
    });
  return app;
}

/** Records metrics and traces of each request by its route; unknown URLs share one entry. */
function observeRequests(app: App, { metrics, tracing }: Pick<AppOptions, 'metrics' | 'tracing'>) {
  if (tracing) {
    app.addHook('onRequest', (request, _reply, done) => {
      tracing.begin(request);
      done();
    });
    app.addHook('onClose', () => tracing.stop());
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime } = reply;
    metrics?.requestEnded({ method, route, status, seconds: elapsedTime / 1000 });
    tracing?.end(request, route, status);
    done();
  });
}

/** Accepts JSON bodies only. An empty body with a JSON content type counts as no body. */
function acceptJsonOnly(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
