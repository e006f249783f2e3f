// Caches parsed requests by their text, because parsing a public request takes longer than
// answering it from the cache.
import { LRUCache } from 'lru-cache';
import { variablesSizeError } from '../limits/variables-size.ts';
import type { OperationRequestWithVariables } from './operation-request.ts';
import type { Operation, Operations } from './operations.ts';
import type { Variables } from './run-compiled.ts';

/** An admitted operation. Its variables are valid if it is compiled (see `Operation.isCompiled`). */
export type ParsedRequest = { operation: Operation; variables: Variables };

const MAX_CHARACTERS = 1024 * 1024;

export class ParsedRequests {
  readonly #operations: Operations;
  readonly #cached = new LRUCache<string, ParsedRequest>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_, text) => 1 + text.length,
  });

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * Undefined for unknown operations, mutations by GET, and variables that are too large or, of a
   * compiled operation, invalid. graphql-js validates variables itself when it executes; those of a
   * submission have a hundred answers and are not validated twice.
   * @param parse called if the request is not cached
   */
  get(
    key: string,
    method: string,
    parse: () => OperationRequestWithVariables | undefined,
  ): ParsedRequest | undefined {
    const cachedRequest = this.#cached.get(key);
    if (cachedRequest) return cachedRequest;
    const parsed = parse();
    const operation = parsed && this.#operations.find(parsed);
    if (!parsed || !operation) return undefined;
    const { operation: kind } = operation.definition;
    if (kind !== 'query' && (kind !== 'mutation' || method !== 'POST')) return undefined;
    const { variables } = parsed;
    const isInvalid =
      variablesSizeError(variables) ||
      (operation.isCompiled && operation.variableErrors(variables).length > 0);
    if (isInvalid) return undefined;
    return { operation, variables };
  }

  /**
   * Only for requests whose response may be shared: variables of other requests are personal data.
   */
  remember(key: string, request: ParsedRequest): void {
    this.#cached.set(key, request);
  }
}
