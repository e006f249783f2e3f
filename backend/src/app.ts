// Builds the server: what every request passes, then the nine modules. It listens nowhere; main.ts and the tests do.
import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { Type } from 'typebox';
import type { App, Deps } from './deps.ts';
import { academicsRoutes } from './modules/academics/routes.ts';
import { admissionRoutes } from './modules/admission/routes.ts';
import { admissionWriteRoutes } from './modules/admission/write-routes.ts';
import { assignmentsRoutes } from './modules/assignments/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { examCampaignsRoutes } from './modules/campaigns/exam-campaign-routes.ts';
import { meritListRoutes } from './modules/campaigns/merit-list-routes.ts';
import { campaignsRoutes } from './modules/campaigns/routes.ts';
import { examsRoutes } from './modules/exams/routes.ts';
import { multiSubjectExamsRoutes } from './modules/multi-subject-exams/routes.ts';
import { academicResultRoutes } from './modules/results/academic-result-routes.ts';
import { answerFileRoutes } from './modules/results/answer-file-routes.ts';
import { openAnswerPdfs } from './modules/results/answer-pdfs.ts';
import { answerUploadRoutes } from './modules/results/answer-upload-routes.ts';
import { registerUploadSweeper } from './modules/results/answer-upload-sweeper.ts';
import { registerAttemptCloser } from './modules/results/attempt-closer.ts';
import { attemptRoutes } from './modules/results/attempt-routes.ts';
import { lateAnswerRoutes } from './modules/results/late-answer-routes.ts';
import { markingRoutes } from './modules/results/marking-routes.ts';
import { ownResultRoutes } from './modules/results/own-result-routes.ts';
import { paperResultRoutes } from './modules/results/paper-routes.ts';
import { rankRoutes } from './modules/results/rank-routes.ts';
import { singleResultRoutes } from './modules/results/single-routes.ts';
import { noteRoutes } from './modules/students/note-routes.ts';
import { progressRoutes } from './modules/students/progress-routes.ts';
import { studentsRoutes } from './modules/students/routes.ts';
import { registerApiDescription } from './plugins/api-description.ts';
import { errorAnswers, refuseAddress, registerErrors } from './plugins/errors.ts';
import { type Files, openFiles } from './plugins/files.ts';
import { healthRoutes } from './plugins/health.ts';
import { registerMedia } from './plugins/media.ts';
import { type Messages, openMessages } from './plugins/messages.ts';
import { registerRights } from './plugins/rights.ts';
import { registerSessions } from './plugins/sessions.ts';
import { validatorCompiler } from './plugins/validation.ts';

/** What the server needs; clock, messages and files have defaults that tests replace. */
export type AppOptions = Pick<Deps, 'db' | 'env'> & {
  messages?: Messages;
  files?: Files;
  now?: () => Date;
  logger?: FastifyServerOptions['logger'];
};

const CAPABILITIES = ['attempts', 'batch', 'files', 'marking', 'notes', 'password-reset', 'progress', 'ranks', 'uploads'];

export async function buildApp(options: AppOptions): Promise<App> {
  const app: App = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    // The gateway says whom it asks for: from this machine, in production also from a private network (containers). Nobody else's word counts.
    trustProxy: options.env.isProduction ? 'loopback, linklocal, uniquelocal' : 'loopback',
    // Two hundred ids in an address are more than Node's 16 KB.
    http: { maxHeaderSize: 64 * 1024, connectionsCheckingInterval: 5_000 },
    // A request that trickles in holds memory: whoever needs longer for ten megabytes is cut off.
    requestTimeout: 120_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: refuseAddress,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  registerErrors(app);
  acceptJsonOnly(app);

  const { db, env } = options;
  const deps: Deps = {
    db,
    env,
    now: options.now ?? (() => new Date()),
    messages: options.messages ?? (await openMessages(env, app.log)),
    files: options.files ?? (await openFiles(env, app.log)),
  };

  await registerApiDescription(app, env.isProduction);
  healthRoutes(app, deps);
  await registerMedia(app, deps.files, env.dataDir);
  await app.register(async (api: App) => {
    await api.register(cookie);
    registerSessions(api, deps);
    registerRights(api);
    api.get(
      '/ext',
      { schema: { response: { 200: Type.Object({ capabilities: Type.Array(Type.String()) }), ...errorAnswers } } },
      async () => ({
        capabilities: CAPABILITIES,
      }),
    );
    authRoutes(api, deps);
    studentsRoutes(api, deps);
    progressRoutes(api, deps);
    noteRoutes(api, deps);
    admissionRoutes(api, deps);
    admissionWriteRoutes(api, deps);
    academicsRoutes(api, deps);
    examsRoutes(api, deps);
    multiSubjectExamsRoutes(api, deps);
    paperResultRoutes(api, deps);
    singleResultRoutes(api, deps);
    ownResultRoutes(api, deps);
    markingRoutes(api, deps);
    rankRoutes(api, deps);
    attemptRoutes(api, deps);
    lateAnswerRoutes(api, deps);
    registerAttemptCloser(api, deps);
    const answerPdfs = openAnswerPdfs(api, deps);
    answerFileRoutes(api, deps, answerPdfs);
    answerUploadRoutes(api, deps, answerPdfs);
    registerUploadSweeper(api, deps);
    academicResultRoutes(api, deps);
    campaignsRoutes(api, deps);
    examCampaignsRoutes(api, deps);
    meritListRoutes(api, deps);
    assignmentsRoutes(api, deps);
  });
  return app;
}

/** JSON and nothing else; calls that take no body may announce JSON and send nothing. */
function acceptJsonOnly(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
