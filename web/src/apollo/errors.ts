/**
 * Errors of the data layer, by their code only: the text of an error is shown to people, never
 * compared.
 */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { TextKey, Translate } from '../i18n/i18n.tsx';
import { isMissingChunk } from './missing-chunk.ts';
import { NetworkError } from './network-error.ts';

export interface FieldError {
  readonly path: string;
  readonly message: string;
  /** The code of a problem with the parameters of its text; not every server sends one. */
  readonly reason?: unknown;
  readonly params?: unknown;
}

/** The gateway does not have the hash of the operation: it runs another release than the page. */
export const UNKNOWN_OPERATION_HASH = 'PERSISTED_QUERY_NOT_FOUND';

/** Texts by code, shown if the server's message is missing or not meant for the user. */
const sentences: Readonly<Record<string, TextKey>> = {
  UNAUTHENTICATED: 'ui.errorUnauthenticated',
  FORBIDDEN: 'ui.errorForbidden',
  NOT_FOUND: 'ui.errorNotFound',
  RATE_LIMITED: 'ui.errorRateLimited',
  EXAM_CLOSED: 'ui.errorExamClosed',
  PAYLOAD_TOO_LARGE: 'ui.errorTooLarge',
  OFFLINE: 'ui.errorOffline',
  UPSTREAM_UNAVAILABLE: 'ui.errorBusy',
  UPSTREAM_TIMEOUT: 'ui.errorBusy',
  UPSTREAM_BAD_RESPONSE: 'ui.errorBusy',
  UPSTREAM_ERROR: 'ui.errorBusy',
  CIRCUIT_OPEN: 'ui.errorBusy',
  DEADLINE_EXCEEDED: 'ui.errorBusy',
  OVERLOADED: 'ui.errorBusy',
  [UNKNOWN_OPERATION_HASH]: 'ui.errorNewVersion',
};

/** Codes whose message is meant for the user (schema: 4xx of upstream). */
const codesWithUserMessage = new Set([
  'BAD_USER_INPUT',
  'CONFLICT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'EXAM_CLOSED',
  'PAYLOAD_TOO_LARGE',
  'OPERATION_NOT_ALLOWED',
]);

/**
 * `extensions.code` of a GraphQL error; OFFLINE if the gateway was not reached;
 * UNKNOWN_OPERATION_HASH if a chunk of this release no longer exists; otherwise UNKNOWN.
 */
export function errorCode(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.code;
    return typeof code === 'string' ? code : 'UNKNOWN';
  }
  if (ServerError.is(error)) return error.statusCode >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'UNKNOWN';
  if (error instanceof NetworkError) return 'OFFLINE';
  if (isMissingChunk(error)) return navigator.onLine ? UNKNOWN_OPERATION_HASH : 'OFFLINE';
  return 'UNKNOWN';
}

/** Whether these are GraphQL errors, each with one of these codes. */
export const hasOnlyCodes = (error: unknown, codes: readonly string[]): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.every(({ extensions }) => codes.includes(String(extensions?.code)));

/**
 * `extensions.reason` of a GraphQL error, which distinguishes errors with the same code; null if
 * there is none.
 */
export function errorReason(error: unknown): string | null {
  const reason = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.reason : undefined;
  return typeof reason === 'string' ? reason : null;
}

/** The server's message if it is meant for the user; otherwise null. */
export function serverMessage(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error) || !codesWithUserMessage.has(errorCode(error))) return null;
  return error.errors[0]?.message || null;
}

/** The text to show: the server's message, otherwise a text for the code. */
export function describeError(error: unknown, t: Translate): string {
  const message = serverMessage(error);
  return (
    message ?? (t as (key: TextKey) => string)(sentences[errorCode(error)] ?? 'ui.errorUnknown')
  );
}

/**
 * The request id under which the gateway logged an internal error; null for errors whose message is
 * meant for the user.
 */
export function failureNumber(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error) || codesWithUserMessage.has(errorCode(error))) return null;
  const id = error.errors[0]?.extensions?.requestId;
  return typeof id === 'string' ? id : null;
}

/** Errors whose message adds nothing to the field errors. */
const SENTENCES_OF_FIELDS = new Set<string | null>([null, 'INVALID_FIELD', 'CHECK_FIELDS']);

/**
 * The field errors of a form that the server rejected. A rule about one field has its own message,
 * which is more specific.
 */
export function fieldErrors(error: unknown): readonly FieldError[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  const list: unknown = error.errors[0]?.extensions?.fieldErrors;
  const errors = Array.isArray(list) ? list.filter(isFieldError) : [];
  const sentence = serverMessage(error);
  const isOfRule =
    errors.length === 1 && sentence !== null && !SENTENCES_OF_FIELDS.has(errorReason(error));
  return isOfRule ? errors.map((field) => ({ ...field, message: sentence })) : errors;
}

export function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
