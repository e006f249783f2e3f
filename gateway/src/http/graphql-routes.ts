// The routes of /graphql, with the steps of a request in their order.
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { startApolloServers } from '../graphql/apollo-servers.ts';
import { completeResponses } from '../graphql/complete-responses.ts';
import { notAllowedError } from '../graphql/documents/document-access.ts';
import { requestLimitError } from '../graphql/limits/request-limits.ts';
import { registerLoadShedding } from '../graphql/load-shedding.ts';
import { clientOf } from '../graphql/request-client.ts';
import type { RequestContext } from '../graphql/request-state.ts';
import { sendRefusal } from '../graphql/send-refusal.ts';
import { cookieRules } from '../upstream/cookies.ts';
import { keepCompressedResponses } from './compression.ts';
import { registerCors } from './cors.ts';
import { forbiddenKeyError } from './error-handler.ts';
import { isBrowserVisit, SANDBOX_POLICY, sandboxPage } from './explorer/sandbox.ts';
import { foreignOriginError, isFromAnotherSite } from './foreign-origin.ts';
import { apiHeaders } from './security-headers.ts';
import type { ServerOptions } from './server-options.ts';
import type { Services } from './services.ts';
import { registerUploads } from './uploads/register-uploads.ts';

export async function registerGraphql(
  app: FastifyInstance,
  scope: FastifyInstance,
  options: ServerOptions,
  services: Services,
): Promise<void> {
  const { env, hasFastPath = true, onFastResponse = () => {} } = options;
  const { access, fastPath, shedding, observer, publicSeconds } = services;
  const servers = await startApolloServers({ app, isProduction: env.isProduction, ...services });

  // Sets security headers, refuses requests from other sites, handles CORS.
  const headers = apiHeaders(env);
  scope.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (isFromAnotherSite(request, env)) sendRefusal(request, reply, 403, foreignOriginError);
    else done();
  });
  await registerCors(scope, env);

  // Parses the body.
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const bodyText = String(text);
    request.graphql.bodyText = bodyText;
    return parseJson(request, bodyText, (error, body) =>
      done(error && isJson(bodyText) ? forbiddenKeyError() : error, body),
    );
  });
  registerUploads(scope, cookieRules(env));

  // Cached and coalesced responses are cheap, so they are sent before load shedding.
  if (hasFastPath) {
    scope.addHook('preHandler', async (request, reply) =>
      (await fastPath.sendShared(request, reply)) ? reply : undefined,
    );
  }
  registerLoadShedding(scope, shedding);

  // Headers, logs and metrics of every response, then compression.
  completeResponses(scope, {
    observer,
    publicSeconds,
    hasAllowedOrigins: env.allowedOrigins.length > 0,
    onCompleted: (source) => (source === 'pipeline' ? undefined : onFastResponse(source)),
  });
  keepCompressedResponses(scope);

  const context = async (request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> => {
    const observation = observer.of(request);
    const operationContext =
      request.graphql.executed?.context ??
      services.contextOf(() => clientOf(observation, request, reply));
    return { ...operationContext, request };
  };
  const handlers = {
    developer: fastifyApolloHandler(servers.developer, { context }),
    public: fastifyApolloHandler(servers.public, { context }),
  };
  scope.route({
    url: '/graphql',
    helmet: false,
    method: ['GET', 'POST', 'OPTIONS'],
    async handler(request, reply) {
      if (hasFastPath && (await fastPath.execute(request, reply))) return reply;
      if (isBrowserVisit(request) && access.showsTools(request)) {
        // The Sandbox page differs from other pages only in its policy.
        await reply.helmet();
        return reply
          .type('text/html')
          .header('content-security-policy', SANDBOX_POLICY)
          .send(sandboxPage());
      }
      const limitError = requestLimitError(request);
      if (limitError) return sendRefusal(request, reply, 400, limitError);
      const serverKind = await access.serverKindFor(request);
      return serverKind
        ? handlers[serverKind].call(this, request, reply)
        : sendRefusal(request, reply, 403, notAllowedError);
    },
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
