// Refuses variables that are too deep or too large.
import type { GraphQLError } from 'graphql';
import { limitError } from './query-size.ts';

/**
 * A mutation with an exam of 200 questions has about 10,000 values at a depth of 6. No input type
 * has 50 fields; larger objects are refused first, because graphql-js compares each unknown key
 * with all known ones and repeats the whole object in each error.
 */
export const VARIABLE_LIMITS = { depth: 12, values: 20_000, keys: 50 };

/**
 * The error for variables beyond a limit, otherwise undefined. Stops at the first exceeded limit.
 */
export function variablesSizeError(variables: unknown): GraphQLError | undefined {
  let values = 0;

  function exceededLimit(value: unknown, depth: number): keyof typeof VARIABLE_LIMITS | undefined {
    if (++values > VARIABLE_LIMITS.values) return 'values';
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth > VARIABLE_LIMITS.depth) return 'depth';
    const inners = Object.values(value);
    if (inners.length > VARIABLE_LIMITS.keys && !Array.isArray(value)) return 'keys';
    for (const inner of inners) {
      const limit = exceededLimit(inner, depth + 1);
      if (limit) return limit;
    }
    return undefined;
  }

  const limit = exceededLimit(variables, 0);
  return limit && limitError(`variables.${limit}`, VARIABLE_LIMITS[limit]);
}
