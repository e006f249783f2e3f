// The last look at an error before it leaves: every error gets one of our codes, and what we did not mean to say is not said.
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from './upstream/errors.ts';

/** Answers the error to send. An error that nobody gave a code keeps its words to itself; they go to the log (`isUnforeseen`). */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
  if (extensions.code === 'BAD_REQUEST') return { ...formatted, extensions: { ...extensions, code: codeOfBadRequest(formatted.message) } };
  if (extensions.code !== 'INTERNAL_SERVER_ERROR') return { ...formatted, extensions };
  if (isMisfit(unwrapResolverError(error))) {
    const message = 'The server gave an answer that makes no sense.';
    return { ...formatted, message, extensions: { ...extensions, code: 'UPSTREAM_BAD_RESPONSE' satisfies ErrorCode } };
  }
  return { ...formatted, message: 'Something went wrong.', extensions };
}

/** Whether nobody has given the error a code: a fault of ours, or a document of upstream that does not fit the schema. */
export function isUnforeseen(error: unknown): boolean {
  return !(error instanceof GraphQLError && typeof error.extensions.code === 'string');
}

/** graphql-js's own complaints about a value that a resolver has passed on from upstream. */
function isMisfit(original: unknown): boolean {
  return (
    original instanceof GraphQLError || (original instanceof Error && original.message.startsWith('Cannot return null for non-nullable'))
  );
}

/** Apollo Server has one code for all requests that it does not take; tests pin its words, so that an upgrade cannot change them unseen. */
function codeOfBadRequest(message: string): ErrorCode {
  if (message.startsWith('Operation batching disabled')) return 'BATCHING_DISABLED';
  if (message.includes('Cross-Site Request Forgery') || message.startsWith('GET requests only support')) return 'OPERATION_NOT_ALLOWED';
  return 'BAD_USER_INPUT';
}
