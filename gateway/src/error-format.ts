// The last look at an error before it leaves: what we did not mean to say is replaced by a plain sentence, and logged.
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** Answers the error to send. An error that nobody gave a code is our fault: its own words go to `log` only. */
export function formatError(formatted: GraphQLFormattedError, error: unknown, log: (error: unknown) => void): GraphQLFormattedError {
  const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
  if (extensions.code !== 'INTERNAL_SERVER_ERROR') return { ...formatted, extensions };
  const original = unwrapResolverError(error);
  log(original);
  const isOurs = original instanceof GraphQLError && original.extensions.code === 'INTERNAL_SERVER_ERROR';
  return { ...formatted, message: isOurs ? formatted.message : 'Something went wrong.', extensions };
}
