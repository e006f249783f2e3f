// Operations that Apollo Server has parsed, validated and admitted, ready to be executed again.
// They are compiled at the second execution.
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../modules/context.ts';
import { compiled, fits, interpreted, type Run, type Variables } from './run-compiled.ts';

/** One operation of a document. */
export type Operation = {
  readonly name: string | null;
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  /** Whether the variables are such that it can run. */
  readonly fits: (variables: Variables) => boolean;
  readonly run: Run;
};

/**
 * Runs an admitted operation for one request. A write survives a disconnect of its client: it may
 * have reached the backend already.
 */
export function runOperation(
  { definition, run }: Operation,
  context: Context,
  variables: Variables,
): ReturnType<Run> {
  if (definition.operation === 'mutation') context.upstream().detachFromClient();
  return run(context, variables);
}

/** A request that Apollo Server has admitted: its document, and how it was asked for. */
export type AdmittedRequest = {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  query: string;
  queryHash: string;
  /** As the request named it. */
  operationName: string | undefined;
  /**
   * Whether the request had a hash (`extensions.persistedQuery`): Apollo Server then registers the
   * text under it.
   */
  hasHash: boolean;
};

/** How a request asks for an operation: by its text or by its SHA-256. */
export type OperationRequest = {
  query: string | undefined;
  hash: string | undefined;
  operationName: string | undefined;
};

/** Clients have some dozens of operations; made-up ones must not fill the memory. */
const MAX_OPERATIONS = 1000;

export class Operations {
  readonly #schema: GraphQLSchema;
  readonly #runsBeforeCompiling: number;
  readonly #byHash = new LRUCache<string, Operation>({ max: MAX_OPERATIONS });
  /**
   * The same ones, as requests ask for them: by text, or by the hash of a text that was registered.
   */
  readonly #byRequest = new LRUCache<string, Operation>({ max: 2 * MAX_OPERATIONS });

  /**
   * @param runsBeforeCompiling compiling takes milliseconds, which a single execution is not worth
   */
  constructor(schema: GraphQLSchema, runsBeforeCompiling = 1) {
    this.#schema = schema;
    this.#runsBeforeCompiling = runsBeforeCompiling;
  }

  /** The operation of a request that Apollo Server has admitted. */
  prepare({ document, operation, queryHash }: AdmittedRequest): Operation {
    const name = operation.name?.value ?? null;
    const key = `${queryHash} ${name}`;
    const known = this.#byHash.get(key);
    if (known) return known;
    const added: Operation = {
      name,
      document,
      definition: operation,
      fits: (variables) => fits(this.#schema, operation, variables),
      run: this.#runOf(document, operation),
    };
    this.#byHash.set(key, added);
    return added;
  }

  /** From now on the same request may be executed without being admitted again. */
  remember(request: AdmittedRequest, operation: Operation): void {
    const { query, queryHash, operationName, hasHash } = request;
    this.#byRequest.set(requestKey({ query, hash: undefined, operationName }), operation);
    if (hasHash)
      this.#byRequest.set(
        requestKey({ query: undefined, hash: queryHash, operationName }),
        operation,
      );
  }

  /** The operation that was remembered for a text, or for a hash. */
  find(request: OperationRequest): Operation | undefined {
    return this.#byRequest.get(requestKey(request));
  }

  #runOf(document: DocumentNode, operation: OperationDefinitionNode): Run {
    const step = interpreted(this.#schema, document, operation.name?.value ?? null);
    let left = this.#runsBeforeCompiling;
    let made: Run | undefined;
    return (context, variables) => {
      if (left > 0) {
        left -= 1;
        return step(context, variables);
      }
      made ??= compiled(this.#schema, document, operation) ?? step;
      return made(context, variables);
    };
  }
}

/**
 * Texts and hashes, and a name that is empty or missing, have different keys; the name's length
 * keeps it apart from the text.
 */
function requestKey({ query, hash, operationName }: OperationRequest): string {
  const name = operationName === undefined ? '-' : `${operationName.length} ${operationName}`;
  return query === undefined ? `hash ${name} ${hash}` : `text ${name} ${query}`;
}
