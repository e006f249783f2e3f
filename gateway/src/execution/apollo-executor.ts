// Lets Apollo Server hand what it has admitted to our own execution, by the door that it has for that (`gateway`).
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { Operations } from './operations.ts';
import { interpreted } from './run-compiled.ts';

/**
 * The `gateway` option of an Apollo Server whose operations are run by `operations`.
 * @param isOpenToAll whether everybody may run a document: what only a developer or an admin may run is admitted anew each time
 */
export function apolloExecutor(
  schema: GraphQLSchema,
  operations: Operations,
  isOpenToAll: (queryHash: string) => boolean,
): ApolloServerOptionsWithGateway<Context>['gateway'] {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    async load() {
      return {
        async executor({ document, operation, source, queryHash, request: { operationName, variables = {} }, context }) {
          // Apollo Server's types promise an operation; a name that is not in the document has none, and graphql-js says so.
          if (!operation) return interpreted(schema, document, operationName ?? null)(context, variables);
          const admitted = { document, operation, query: source, queryHash, operationName };
          const prepared = operations.prepare(admitted);
          if (isOpenToAll(queryHash)) operations.remember(admitted, prepared);
          return prepared.fits(variables)
            ? prepared.run(context, variables)
            : interpreted(schema, document, prepared.name)(context, variables);
        },
      };
    },
    async stop() {},
  };
}
