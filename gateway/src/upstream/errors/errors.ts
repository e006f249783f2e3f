// Converts failed upstream calls to GraphQL errors: the codes, and the rule for the message.
import { GraphQLError } from 'graphql';
import type { ErrorCode } from './error-codes.ts';
import type { Params } from './message-text.ts';
import { type FieldError, refusal } from './refusals.ts';

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

/**
 * The error for an upstream response with status 400 or higher; upstream's code becomes the reason.
 * Message (specification, section 8): upstream's `error`, otherwise its `message`, otherwise our
 * own; always our own for 5xx, so that no internals are revealed.
 * @param retryAfter seconds, if the host sends it
 */
export function errorOfResponse(status: number, body: unknown, retryAfter?: number): GraphQLError {
  const code = codeOfStatus[status] ?? 'UPSTREAM_ERROR';
  const extensions: Record<string, unknown> = code === 'UPSTREAM_ERROR' ? { status } : {};
  if (retryAfter !== undefined) extensions.retryAfter = retryAfter;
  if (status >= 500)
    return coded(code, 'The server could not answer. Please try again.', extensions);
  const { reason, params } = reasonOf(body);
  // An aborted upload may still be running behind the gateway: clients retry after OVERLOADED, but
  // not after RATE_LIMITED.
  if (reason === 'TOO_MANY_UPLOADS')
    return refusal('TOO_MANY_UPLOADS', { max: Number(params?.max ?? 2) }, { retryAfter });
  if (reason) extensions.reason = reason;
  if (params) extensions.params = params;
  const offsetBytes = offsetOf(body);
  if (offsetBytes !== undefined) extensions.offsetBytes = offsetBytes;
  const queue = queueOf(body);
  if (queue) extensions.queue = queue;
  const fieldErrors = fieldErrorsOf(body);
  if (fieldErrors.length > 0) extensions.fieldErrors = fieldErrors;
  return coded(code, messageIn(body) ?? `The server answered ${status}.`, extensions);
}

function coded(
  code: ErrorCode,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  return new GraphQLError(message, { extensions: { ...extensions, code } });
}

/** True if an error has this code. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof GraphQLError && error.extensions.code === code;
}

/** For reads of the viewer's own data: null without a session, and for an expired one. */
export function nullForVisitors(error: unknown): null {
  if (hasCode(error, 'UNAUTHENTICATED')) return null;
  throw error;
}

function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { error, message } = body as { error?: unknown; message?: unknown };
  return [error, message]
    .find((text): text is string => typeof text === 'string' && text !== '')
    ?.slice(0, 500);
}

/** The offset at which an upload continues. */
function offsetOf(body: unknown): number | undefined {
  const offset =
    typeof body === 'object' && body !== null && 'offset' in body ? body.offset : undefined;
  return typeof offset === 'number' ? offset : undefined;
}

/** The place of a login that was refused for now. */
function queueOf(body: unknown): { token: string; seconds: number } | undefined {
  const queue =
    typeof body === 'object' && body !== null && 'queue' in body ? body.queue : undefined;
  const { token, seconds } = (queue ?? {}) as { token?: unknown; seconds?: unknown };
  return typeof token === 'string' && token.length <= MAX_TEXT && Number.isFinite(seconds)
    ? { token, seconds: seconds as number }
    : undefined;
}

/** Limits for data passed on from upstream's errors. */
const MAX_PARAMS = 10;
const MAX_FIELDS = 20;
const MAX_TEXT = 500;
const MAX_NAME = 60;

/**
 * `reason` and `params` from `code` and `params` of an error or of one of its fields; invalid ones
 * are omitted.
 */
function reasonOf(source: unknown): { reason?: string; params?: Params } {
  const { code, params } = (typeof source === 'object' && source !== null ? source : {}) as {
    code?: unknown;
    params?: unknown;
  };
  if (typeof code !== 'string' || code.length > MAX_NAME || !/^[A-Z][A-Z0-9_]*$/.test(code))
    return {};
  const validParams = paramsOf(params);
  return validParams ? { reason: code, params: validParams } : { reason: code };
}

function paramsOf(params: unknown): Params | undefined {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return undefined;
  const validEntries = Object.entries(params).filter(([name, value]) => isParam(name, value));
  return validEntries.length > 0 && validEntries.length <= MAX_PARAMS
    ? Object.fromEntries(validEntries)
    : undefined;
}

function isParam(name: string, value: unknown): boolean {
  if (!/^[a-zA-Z]\w{0,59}$/.test(name)) return false;
  return typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && value.length <= MAX_TEXT;
}

function fieldErrorsOf(body: unknown): FieldError[] {
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? body.fields : [];
  if (!Array.isArray(fields)) return [];
  return fields
    .filter((field) => typeof field?.path === 'string' && typeof field?.message === 'string')
    .slice(0, MAX_FIELDS)
    .map((field) => ({ path: field.path, message: field.message, ...reasonOf(field) }));
}
