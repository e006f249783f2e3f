// Refuses variables that are too deep or too many: what a query cannot ask for, its variables must not bring in either.
import type { GraphQLError } from 'graphql';
import { limitError } from './query-size.ts';

/** An exam of 200 questions with its options, written in one mutation, has some 10,000 values at a depth of 6. */
export const VARIABLE_LIMITS = { depth: 12, values: 20_000 };

/** Undefined for variables within the limits, else the error to answer. Looks no deeper and no further than the limits. */
export function variablesSizeError(variables: unknown): GraphQLError | undefined {
  let values = 0;

  function limitBroken(value: unknown, depth: number): keyof typeof VARIABLE_LIMITS | undefined {
    if (++values > VARIABLE_LIMITS.values) return 'values';
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth > VARIABLE_LIMITS.depth) return 'depth';
    for (const inner of Object.values(value)) {
      const broken = limitBroken(inner, depth + 1);
      if (broken) return broken;
    }
    return undefined;
  }

  const broken = limitBroken(variables, 0);
  return broken && limitError(`variables.${broken}`, VARIABLE_LIMITS[broken]);
}
