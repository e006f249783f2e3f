// Formats errors for clients: every error gets one of our codes, and internal messages are hidden.
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../upstream/errors/error-codes.ts';
import { refusal } from '../upstream/errors/refusals.ts';

const INVALID = refusal('UPSTREAM_INVALID');

/** The error for the client. The message of an unexpected error is only logged (`isUnexpected`). */
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
  if (isBadRequest(error))
    return { ...formatted, extensions: { ...extensions, code: 'BAD_USER_INPUT' } };
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
 * True for an error without a code: an internal error, or an upstream document that does not fit
 * the schema.
 */
export function isUnexpected(error: unknown): boolean {
  return !(
    isBadRequest(error) ||
    (error instanceof GraphQLError && typeof error.extensions.code === 'string')
  );
}

/**
 * True for errors of Apollo Server about the request, which have a status but no code: an unknown
 * version of persisted queries, and the hash of another query.
 */
function isBadRequest(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  const http = error.extensions.http as { status?: number } | undefined;
  return error.extensions.code === undefined && http?.status === 400;
}

/** True for errors of graphql-js about values that resolvers have passed on from upstream. */
function isInvalidDocument(original: unknown): boolean {
  return (
    original instanceof GraphQLError ||
    (original instanceof Error &&
      original.message.startsWith('Cannot return null for non-nullable'))
  );
}

/**
 * Apollo Server has one code for all bad requests, so they are distinguished by message; tests pin
 * the messages against upgrades.
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
