// Operations that Apollo Server has parsed, validated and admitted, for repeated execution. They
// are compiled at the second execution.
import type { DocumentNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../modules/context.ts';
import {
  compileOperation,
  interpretOperation,
  isCompilable,
  type Run,
  type Variables,
  variableErrors,
} from './run-compiled.ts';

/** One operation of a document. */
export type Operation = {
  readonly name: string | null;
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  /** Empty if the variables are valid for this operation. */
  readonly variableErrors: (variables: Variables) => readonly GraphQLError[];
  /** False if graphql-js always executes it. */
  readonly isCompiled: boolean;
  readonly run: Run;
};

/**
 * Runs an admitted operation for one request. A mutation continues after a disconnect of its
 * client, because it may have reached the backend already.
 */
export function runOperation(
  { definition, run }: Operation,
  context: Context,
  variables: Variables,
): ReturnType<Run> {
  if (definition.operation === 'mutation') context.upstream().detachFromClient();
  return run(context, variables);
}

/** A request that Apollo Server has admitted. */
export type AdmittedRequest = {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  query: string;
  queryHash: string;
  /** `operationName` of the request. */
  operationName: string | undefined;
  /**
   * The request had a hash (`extensions.persistedQuery`): Apollo Server then registers the query
   * under it.
   */
  hasHash: boolean;
};

/** An operation by its query or by its SHA-256. */
export type OperationRequest = {
  query: string | undefined;
  hash: string | undefined;
  operationName: string | undefined;
};

/** Clients have dozens of operations; the limit protects the memory from made-up ones. */
const MAX_OPERATIONS = 1000;

export class Operations {
  readonly #schema: GraphQLSchema;
  readonly #runsBeforeCompiling: number;
  readonly #byHash = new LRUCache<string, Operation>({ max: MAX_OPERATIONS });
  /** The same operations by query, or by the hash of a registered query. */
  readonly #byRequest = new LRUCache<string, Operation>({ max: 2 * MAX_OPERATIONS });

  /**
   * @param runsBeforeCompiling a compilation takes milliseconds, too long for a single execution
   */
  constructor(schema: GraphQLSchema, runsBeforeCompiling = 1) {
    this.#schema = schema;
    this.#runsBeforeCompiling = runsBeforeCompiling;
  }

  /** The operation of a request that Apollo Server has admitted. */
  prepare({ document, operation, queryHash }: AdmittedRequest): Operation {
    const name = operation.name?.value ?? null;
    const key = `${queryHash} ${name}`;
    const existingOperation = this.#byHash.get(key);
    if (existingOperation) return existingOperation;
    const isCompiled = isCompilable(this.#schema, document, operation);
    const newOperation: Operation = {
      name,
      document,
      definition: operation,
      variableErrors: (variables) => variableErrors(this.#schema, operation, variables),
      isCompiled,
      run: isCompiled ? this.#runOf(document, operation) : this.#interpret(document, operation),
    };
    this.#byHash.set(key, newOperation);
    return newOperation;
  }

  /** Lets the same request skip Apollo Server from now on. */
  remember(request: AdmittedRequest, operation: Operation): void {
    const { query, queryHash, operationName, hasHash } = request;
    this.#byRequest.set(requestKey({ query, hash: undefined, operationName }), operation);
    if (hasHash)
      this.#byRequest.set(
        requestKey({ query: undefined, hash: queryHash, operationName }),
        operation,
      );
  }

  /** The remembered operation of a query or hash. */
  find(request: OperationRequest): Operation | undefined {
    return this.#byRequest.get(requestKey(request));
  }

  #interpret(document: DocumentNode, operation: OperationDefinitionNode): Run {
    return interpretOperation(this.#schema, document, operation.name?.value ?? null);
  }

  #runOf(document: DocumentNode, operation: OperationDefinitionNode): Run {
    const interpret = this.#interpret(document, operation);
    let runsLeft = this.#runsBeforeCompiling;
    let compiled: Run | undefined;
    return (context, variables) => {
      if (runsLeft > 0) {
        runsLeft -= 1;
        return interpret(context, variables);
      }
      compiled ??= compileOperation(this.#schema, document, operation) ?? interpret;
      return compiled(context, variables);
    };
  }
}

/**
 * A unique key: distinguishes query and hash, and a missing from an empty name; the length of the
 * name separates it from the query.
 */
function requestKey({ query, hash, operationName }: OperationRequest): string {
  const name = operationName === undefined ? '-' : `${operationName.length} ${operationName}`;
  return query === undefined ? `hash ${name} ${hash}` : `text ${name} ${query}`;
}
