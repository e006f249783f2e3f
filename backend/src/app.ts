// Builds the server: what every request passes, then the nine modules. It listens nowhere; main.ts and the tests do.
import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { Type } from 'typebox';
import type { App, Deps } from './deps.ts';
import { academicsRoutes } from './modules/academics/routes.ts';
import { admissionRoutes } from './modules/admission/routes.ts';
import { assignmentsRoutes } from './modules/assignments/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { campaignsRoutes } from './modules/campaigns/routes.ts';
import { examsRoutes } from './modules/exams/routes.ts';
import { multiSubjectExamsRoutes } from './modules/multi-subject-exams/routes.ts';
import { resultExtensionRoutes } from './modules/results/extension-routes.ts';
import { resultsRoutes } from './modules/results/routes.ts';
import { studentsRoutes } from './modules/students/routes.ts';
import { registerApiDescription } from './plugins/api-description.ts';
import { registerErrors } from './plugins/errors.ts';
import { healthRoutes } from './plugins/health.ts';
import { registerMedia } from './plugins/media.ts';
import { type Messages, openMessages } from './plugins/messages.ts';
import { registerRights } from './plugins/rights.ts';
import { registerSessions } from './plugins/sessions.ts';
import { validatorCompiler } from './plugins/validation.ts';

/** What the server needs; clock and messages have defaults that tests replace. */
export type AppOptions = Pick<Deps, 'db' | 'env'> & { messages?: Messages; now?: () => Date; logger?: FastifyServerOptions['logger'] };

const CAPABILITIES = ['batch', 'attempts', 'files'];

export async function buildApp(options: AppOptions): Promise<App> {
  const app: App = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    // The gateway says whom it asks for: from this machine, in production also from a private network (containers). Nobody else's word counts.
    trustProxy: options.env.isProduction ? 'loopback, linklocal, uniquelocal' : 'loopback',
    // Two hundred ids in an address are more than Node's 16 KB.
    http: { maxHeaderSize: 64 * 1024 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
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
  };

  await registerApiDescription(app, env.isProduction);
  healthRoutes(app, deps);
  await registerMedia(app, env.dataDir);
  await app.register(async (api: App) => {
    await api.register(cookie);
    registerSessions(api, deps);
    registerRights(api);
    api.get('/ext', { schema: { response: { 200: Type.Object({ capabilities: Type.Array(Type.String()) }) } } }, async () => ({
      capabilities: CAPABILITIES,
    }));
    authRoutes(api, deps);
    studentsRoutes(api, deps);
    admissionRoutes(api, deps);
    academicsRoutes(api, deps);
    examsRoutes(api, deps);
    multiSubjectExamsRoutes(api, deps);
    resultsRoutes(api, deps);
    resultExtensionRoutes(api, deps);
    campaignsRoutes(api, deps);
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
