// The Apollo Servers behind /graphql: the one of the site, and in production a second one that is open to developers and admins.
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { formatError } from './error-format.ts';
import { apolloExecutor } from './execution/apollo-executor.ts';
import type { Operations } from './execution/operations.ts';
import type { Admission, Door } from './limits/admission.ts';
import { shortAnswers } from './limits/short-answers.ts';
import { asPersistedQueries, type TrustedDocuments } from './trusted-documents.ts';

export type ApolloServersOptions = {
  app: FastifyInstance;
  schema: GraphQLSchema;
  operations: Operations;
  admission: Admission;
  trusted: TrustedDocuments;
  /** Where clients of the open server keep texts by their hashes; undefined: in memory. */
  registered: KeyValueCache<string> | undefined;
  isProduction: boolean;
  plugins: ApolloServerPlugin<Context>[];
};

/** Starts them. Where everything is open there is one server for both doors. */
export async function startApolloServers(options: ApolloServersOptions): Promise<Record<Door, ApolloServer<Context>>> {
  const open = serverFor('open', options);
  const site = options.isProduction ? serverFor('site', options) : open;
  await open.start();
  if (site !== open) await site.start();
  return { open, site };
}

function serverFor(door: Door, options: ApolloServersOptions): ApolloServer<Context> {
  const { app, schema, operations, admission, trusted, registered = new InMemoryLRUCache<string>(), plugins } = options;
  const isOpen = door === 'open';
  return new ApolloServer<Context>({
    gateway: apolloExecutor(schema, operations, admission.isOpenToAll),
    persistedQueries: { cache: asPersistedQueries(trusted, isOpen ? registered : undefined) },
    introspection: isOpen,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    // No "did you mean" where the schema is not shown.
    hideSchemaDetailsFromClientErrors: !isOpen,
    stopOnTerminationSignals: false,
    logger: app.log,
    formatError,
    plugins: [
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ...(isOpen ? [] : [lastFence(admission)]),
      ...plugins,
      shortAnswers(isOpen),
    ],
  });
}

/** Refuses in `didResolveOperation`, where an error is a coded 4xx. */
function lastFence(admission: Admission): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ queryHash, document }) => admission.checkOnSite(queryHash, document),
    }),
  };
}
