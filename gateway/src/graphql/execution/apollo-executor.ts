// Makes Apollo Server execute admitted operations with `Operations`, by its `gateway` option.
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../request-state.ts';
import { type Operation, type Operations, runOperation } from './operations.ts';
import { interpretOperation, type Run, type Variables } from './run-compiled.ts';

/**
 * The `gateway` option of an Apollo Server whose operations are executed by `operations`.
 * @param isOpenToAll true if every client may run a document; other documents are admitted again
 *   for each request
 */
export function apolloExecutor(
  schema: GraphQLSchema,
  operations: Operations,
  isOpenToAll: (queryHash: string) => boolean,
): ApolloServerOptionsWithGateway<RequestContext>['gateway'] {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    async load() {
      return {
        async executor({
          document,
          operation,
          source,
          queryHash,
          request: { operationName, variables = {}, extensions },
          context,
        }) {
          const { executed } = context.request.graphql;
          if (executed) return executed.result;
          // Undefined for an unknown operation name, contrary to the types of Apollo Server;
          // graphql-js reports the error.
          if (!operation)
            return interpretOperation(schema, document, operationName ?? null)(context, variables);
          const admitted = {
            document,
            operation,
            query: source,
            queryHash,
            operationName,
            hasHash: extensions?.persistedQuery !== undefined,
          };
          const prepared = operations.prepare(admitted);
          if (isOpenToAll(queryHash)) operations.remember(admitted, prepared);
          return runIfValid(prepared, context as RequestContext, variables);
        },
      };
    },
    async stop() {},
  };
}

/**
 * Runs an operation, or reports its invalid variables. graphql-js validates variables itself when
 * it executes; those of a submission have a hundred answers and are not validated twice.
 */
function runIfValid(
  operation: Operation,
  context: RequestContext,
  variables: Variables,
): ReturnType<Run> {
  if (!operation.isCompiled) {
    const result = runOperation(operation, context, variables);
    const isExecuted = result instanceof Promise || result.data !== undefined;
    if (isExecuted) return result;
  }
  const errors = operation.variableErrors(variables);
  return errors.length > 0 ? { errors } : runOperation(operation, context, variables);
}
