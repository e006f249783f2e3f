// Caches parsed requests by their text: parsing the same public request again costs more than
// answering it.
import { LRUCache } from 'lru-cache';
import { variablesSizeError } from '../limits/variables-size.ts';
import type { OperationRequestWithVariables } from './operation-request.ts';
import type { Operation, Operations } from './operations.ts';
import type { Variables } from './run-compiled.ts';

/** An operation that may run as it is: its operation was admitted before, and its variables fit. */
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
   * Undefined for unknown operations, mutations by GET, and variables that do not fit.
   * @param read reads the request
   */
  get(
    key: string,
    method: string,
    read: () => OperationRequestWithVariables | undefined,
  ): ParsedRequest | undefined {
    const cached = this.#cached.get(key);
    if (cached) return cached;
    const asked = read();
    const operation = asked && this.#operations.find(asked);
    if (!asked || !operation) return undefined;
    const { operation: kind } = operation.definition;
    if (kind !== 'query' && (kind !== 'mutation' || method !== 'POST')) return undefined;
    const { variables } = asked;
    if (variablesSizeError(variables) || !operation.fits(variables)) return undefined;
    return { operation, variables };
  }

  /**
   * Only for requests whose answer was not for one person: variables of the others are personal
   * data.
   */
  remember(key: string, request: ParsedRequest): void {
    this.#cached.set(key, request);
  }
}
