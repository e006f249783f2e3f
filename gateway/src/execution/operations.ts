// The operations that Apollo Server has parsed, validated and admitted, kept ready to be run again. What is asked a second time is compiled.
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Audience, audienceOf } from '../public-reads/public-fields.ts';
import { compiled, fits, interpreted, type Run, type Variables } from './run-compiled.ts';

/** One operation of a document. */
export type Operation = {
  readonly name: string | null;
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  /** Who gets the same answer to it. */
  readonly audience: Audience;
  /** Whether the variables are such that it can run. */
  readonly fits: (variables: Variables) => boolean;
  readonly run: Run;
};

/** A request that Apollo Server has admitted: its document, and how it was asked for. */
export type AdmittedRequest = {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  query: string;
  queryHash: string;
  /** As the request named it. */
  operationName: string | undefined;
};

/** A client has some dozens of operations; whoever sends others must not fill the memory. */
const MAX_OPERATIONS = 1000;

export class Operations {
  readonly #schema: GraphQLSchema;
  readonly #runsBeforeCompiling: number;
  readonly #byHash = new LRUCache<string, Operation>({ max: MAX_OPERATIONS });
  /** The same ones, as requests ask for them: by text, or by the hash of a text that was registered. */
  readonly #byRequest = new LRUCache<string, Operation>({ max: 2 * MAX_OPERATIONS });

  /** @param runsBeforeCompiling compiling takes milliseconds: what is asked once is not worth it */
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
    const audience = audienceOf(this.#schema, document, operation);
    const added: Operation = {
      name,
      document,
      definition: operation,
      audience,
      fits: (variables) => fits(this.#schema, operation, variables),
      run: this.#runOf(document, operation),
    };
    this.#byHash.set(key, added);
    return added;
  }

  /** From now on whoever asks for it in the same way may run it without being admitted anew. */
  remember(request: AdmittedRequest, operation: Operation): void {
    this.#byRequest.set(requestKey(request.query, request.operationName), operation);
    this.#byRequest.set(requestKey(request.queryHash, request.operationName), operation);
  }

  /** The operation that was remembered for a query's text, or for its hash. */
  find(queryOrHash: string, operationName: string | undefined): Operation | undefined {
    return this.#byRequest.get(requestKey(queryOrHash, operationName));
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

function requestKey(queryOrHash: string, operationName = ''): string {
  return `${operationName}\n${queryOrHash}`;
}
