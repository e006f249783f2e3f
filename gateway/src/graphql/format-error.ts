// Formats errors for clients: every error has one of our codes, and internal messages are not
// revealed.
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../upstream/errors/error-codes.ts';
import { refusal } from '../upstream/errors/refusals.ts';

const INVALID = refusal('UPSTREAM_INVALID');

/** The error as it is sent. The message of an unexpected error is only logged (`isUnexpected`). */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
  if (extensions.code === 'BAD_REQUEST')
    return {
      ...formatted,
      extensions: { ...extensions, code: codeOfBadRequest(formatted.message) },
    };
  if (extensions.code !== 'INTERNAL_SERVER_ERROR') return { ...formatted, extensions };
  if (isInvalidDocument(unwrapResolverError(error))) {
    return {
      ...formatted,
      message: INVALID.message,
      extensions: { ...extensions, code: INVALID.extensions.code },
    };
  }
  return { ...formatted, message: 'Something went wrong.', extensions };
}

/**
 * Whether the error has no code: an internal error, or a document of upstream that does not fit the
 * schema.
 */
export function isUnexpected(error: unknown): boolean {
  return !(error instanceof GraphQLError && typeof error.extensions.code === 'string');
}

/** graphql-js's own complaints about a value that a resolver has passed on from upstream. */
function isInvalidDocument(original: unknown): boolean {
  return (
    original instanceof GraphQLError ||
    (original instanceof Error &&
      original.message.startsWith('Cannot return null for non-nullable'))
  );
}

/**
 * Apollo Server has one code for all bad requests; tests pin its messages, so that an upgrade
 * cannot change them unseen.
 */
function codeOfBadRequest(message: string): ErrorCode {
  if (message.startsWith('Operation batching disabled')) return 'BATCHING_DISABLED';
  if (
    message.includes('Cross-Site Request Forgery') ||
    message.startsWith('GET requests only support')
  )
    return 'OPERATION_NOT_ALLOWED';
  return 'BAD_USER_INPUT';
}
