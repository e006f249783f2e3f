// Requests that were read before, by their text: reading the same public question again costs more than answering it.
import { LRUCache } from 'lru-cache';
import { variablesSizeError } from '../limits/variables-size.ts';
import type { Asked } from './fast-request.ts';
import type { Operation, Operations } from './operations.ts';
import type { Variables } from './run-compiled.ts';

/** A query that may be run as it is: admitted before, with variables that fit. */
export type Question = { operation: Operation; variables: Variables };

const MAX_CHARACTERS = 1024 * 1024;

export class AskedBefore {
  readonly #operations: Operations;
  readonly #known = new LRUCache<string, Question>({ maxSize: MAX_CHARACTERS, sizeCalculation: (_, text) => 1 + text.length });

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * What a request asks; undefined for what is not known, no query, or has variables that do not fit. Only what is public is remembered:
   * variables of other questions are somebody's. @param text the request as it came @param read reads it
   */
  questionOf(text: string, read: (text: string) => Asked | undefined): Question | undefined {
    const known = this.#known.get(text);
    if (known) return known;
    const asked = read(text);
    const operation = asked && this.#operations.find(asked.query ?? asked.hash ?? '', asked.operationName);
    if (!asked || operation?.definition.operation !== 'query') return undefined;
    const { variables } = asked;
    if (variablesSizeError(variables) || !operation.fits(variables)) return undefined;
    const question = { operation, variables };
    if (operation.audience !== 'one') this.#known.set(text, question);
    return question;
  }
}
