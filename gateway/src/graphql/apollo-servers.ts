// The Apollo Servers of /graphql: the public one, and in production a second one for developers and
// admins.
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { DocumentAccess, ServerKind } from './documents/document-access.ts';
import { asPersistedQueries, type TrustedDocuments } from './documents/trusted-documents.ts';
import { apolloExecutor } from './execution/apollo-executor.ts';
import type { Operations } from './execution/operations.ts';
import { formatError } from './format-error.ts';
import { operationLimits } from './limits/operation-limits.ts';
import { invalidIds } from './plugins/invalid-ids.ts';
import { refusedRequests } from './plugins/refused-requests.ts';
import { responsePlugin } from './plugins/response.ts';
import type { RequestContext } from './request-state.ts';

export type ApolloServersOptions = {
  app: FastifyInstance;
  schema: GraphQLSchema;
  operations: Operations;
  access: DocumentAccess;
  trusted: TrustedDocuments;
  isProduction: boolean;
};

/**
 * Starts the servers. If any client may run any operation, one server is used as both.
 */
export async function startApolloServers(
  options: ApolloServersOptions,
): Promise<Record<ServerKind, ApolloServer<RequestContext>>> {
  const developer = serverOf('developer', options);
  const publicServer = options.isProduction ? serverOf('public', options) : developer;
  await developer.start();
  if (publicServer !== developer) await publicServer.start();
  return { developer, public: publicServer };
}

function serverOf(kind: ServerKind, options: ApolloServersOptions): ApolloServer<RequestContext> {
  const { app, schema, operations, access, trusted, isProduction } = options;
  const isForDevelopers = kind === 'developer';
  return new ApolloServer<RequestContext>({
    gateway: apolloExecutor(schema, operations, access.isOpenToAll),
    persistedQueries: {
      // Another gateway may not have a registered query; clients send its text again then.
      cache: asPersistedQueries(trusted, isForDevelopers ? new InMemoryLRUCache() : undefined),
    },
    introspection: isForDevelopers,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    // No "did you mean" suggestions if the schema is not shown.
    hideSchemaDetailsFromClientErrors: !isForDevelopers,
    stopOnTerminationSignals: false,
    logger: app.log,
    formatError,
    plugins: [
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ...(isForDevelopers ? [] : [refuseUntrusted(access)]),
      operationLimits(),
      invalidIds(),
      responsePlugin({ isProduction, isOpenToAll: access.isOpenToAll }),
      refusedRequests(isForDevelopers),
    ],
  });
}

/** Refuses in `didResolveOperation`, where an error is a coded 4xx. */
function refuseUntrusted(access: DocumentAccess): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ queryHash, document }) =>
        access.requireTrusted(queryHash, document),
    }),
  };
}
