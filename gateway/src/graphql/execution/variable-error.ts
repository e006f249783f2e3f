// Shortens the errors of graphql-js for invalid variables, so that the field and the problem are
// within the limit of a message.
import { GraphQLError } from 'graphql';

/** Maximum length of an error message for a request that was not executed: three are below 1 kB. */
export const MAX_MESSAGE_CHARACTERS = 130;

/** Some problems quote the value again. */
const MAX_PROBLEM_CHARACTERS = 65;

/**
 * The beginning and the field of an invalid value. The field is missing for a variable that is not
 * an input object.
 */
const VALUE_OF_VARIABLE = /^(Variable "\$\w+" got invalid value )(.*?)( at "[^"]*")?$/s;
const SUGGESTION = / ?Did you mean .*\?$/s;

/** The same error with a shorter value: it may be a whole request. */
export function shortenVariableError(error: GraphQLError): GraphQLError {
  const problem = error.originalError?.message;
  if (problem === undefined || !error.message.endsWith(`; ${problem}`)) return error;
  const [, start, value, field = ''] =
    VALUE_OF_VARIABLE.exec(error.message.slice(0, -`; ${problem}`.length)) ?? [];
  if (start === undefined || value === undefined) return error;
  const end = `${field}; ${shortenProblem(problem)}`;
  const room = Math.max(MAX_MESSAGE_CHARACTERS - start.length - end.length, 1);
  return new GraphQLError(`${start}${shorten(value, room)}${end}`, {
    nodes: error.nodes,
    originalError: error.originalError,
  });
}

/** Part of a suggestion would not be recognized where suggestions are removed. */
function shortenProblem(problem: string): string {
  return problem.length > MAX_PROBLEM_CHARACTERS
    ? shorten(problem.replace(SUGGESTION, ''), MAX_PROBLEM_CHARACTERS)
    : problem;
}

/** @param max including the ellipsis */
function shorten(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}
