// The one road from a failed upstream call to a GraphQL error: the table of codes and the rule for the words.
import { GraphQLError } from 'graphql';

/** Every `extensions.code` that this gateway answers. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'EXAM_CLOSED'
  | 'QUERY_LIMIT_EXCEEDED'
  | 'PAYLOAD_TOO_LARGE'
  | 'BATCHING_DISABLED'
  | 'OPERATION_NOT_ALLOWED'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_BAD_RESPONSE'
  | 'UPSTREAM_ERROR'
  | 'CIRCUIT_OPEN'
  | 'DEADLINE_EXCEEDED'
  | 'OVERLOADED'
  | 'INTERNAL_SERVER_ERROR';

/** A wrong field of an input: where it stands in the input, and what is wrong with it. */
export type FieldError = { path: string; message: string };

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'EXAM_CLOSED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'BAD_USER_INPUT',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  502: 'UPSTREAM_UNAVAILABLE',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_TIMEOUT',
};

/** An error with one of our codes. */
export function codedError(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { ...extensions, code } });
}

/** The error for bad input, with the fields to blame. */
export function badInput(message: string, fieldErrors: FieldError[] = []): GraphQLError {
  return codedError('BAD_USER_INPUT', message, fieldErrors.length > 0 ? { fieldErrors } : {});
}

/**
 * The error for an upstream answer of 400 or more. Words (specification, section 8): upstream's `error`, then its `message`, then our
 * own; for 5xx only our own, since a host's inner troubles are nobody else's business. `retryAfter`: seconds, where the host says when.
 */
export function errorOfAnswer(status: number, body: unknown, retryAfter?: number): GraphQLError {
  const code = codeOfStatus[status] ?? 'UPSTREAM_ERROR';
  const extensions: Record<string, unknown> = code === 'UPSTREAM_ERROR' ? { status } : {};
  if (retryAfter !== undefined) extensions.retryAfter = retryAfter;
  if (status >= 500) return codedError(code, 'The server could not answer. Please try again.', extensions);
  const offsetBytes = offsetOf(body);
  if (offsetBytes !== undefined) extensions.offsetBytes = offsetBytes;
  const fieldErrors = fieldErrorsOf(body);
  if (fieldErrors.length > 0) extensions.fieldErrors = fieldErrors;
  return codedError(code, wordsOf(body) ?? `The server answered ${status}.`, extensions);
}

/** Whether an error carries the given code. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof GraphQLError && error.extensions.code === code;
}

function wordsOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { error, message } = body as { error?: unknown; message?: unknown };
  return [error, message].find((text): text is string => typeof text === 'string' && text !== '')?.slice(0, 500);
}

/** Where an upload goes on that a part did not belong to. */
function offsetOf(body: unknown): number | undefined {
  const offset = typeof body === 'object' && body !== null && 'offset' in body ? body.offset : undefined;
  return typeof offset === 'number' ? offset : undefined;
}

function fieldErrorsOf(body: unknown): FieldError[] {
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? body.fields : [];
  if (!Array.isArray(fields)) return [];
  return fields.filter((field): field is FieldError => typeof field?.path === 'string' && typeof field?.message === 'string').slice(0, 20);
}
