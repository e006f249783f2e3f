// Caches parsed requests by their text, because parsing a public request takes longer than
// answering it from the cache.
import { LRUCache } from 'lru-cache';
import { variablesSizeError } from '../limits/variables-size.ts';
import type { OperationRequestWithVariables } from './operation-request.ts';
import type { Operation, Operations } from './operations.ts';
import type { Variables } from './run-compiled.ts';

/**
 * An admitted operation and its variables. Those of operations that graphql-js executes are not
 * validated yet.
 */
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
   * Undefined for unknown operations, mutations by GET, too large variables, and invalid variables
   * of a compiled operation. For other operations graphql-js validates them: a submission has a
   * hundred answers, and validating them twice is expensive.
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
    if (variablesSizeError(variables)) return undefined;
    if (operation.isCompiled && operation.variableErrors(variables).length > 0) return undefined;
    return { operation, variables };
  }

  /**
   * Only for requests whose response may be shared: variables of other requests are personal data.
   */
  remember(key: string, request: ParsedRequest): void {
    this.#cached.set(key, request);
  }
}
