// Converts failed upstream calls to GraphQL errors: the codes, and the rule for the message.
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { Params } from './message-text.ts';
import type { FieldError } from './refusals.ts';

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
 * Reasons of a 429 that ends by itself: an aborted upload that is still running behind the gateway,
 * or a server with no time for the file. Clients retry after OVERLOADED, but not after
 * RATE_LIMITED.
 */
const busyReasons = new Set(['TOO_MANY_UPLOADS', 'UPLOADS_BUSY']);

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
    return errorWithCode(code, 'The server could not answer. Please try again.', extensions);
  const upstreamError = errorBody.safeParse(body).data ?? NO_DETAILS;
  const { reason, params } = reasonOf(upstreamError);
  if (reason) extensions.reason = reason;
  if (params) extensions.params = params;
  const { error, message, offset, queue, fields } = upstreamError;
  if (offset !== undefined) extensions.offsetBytes = offset;
  if (queue) extensions.queue = queue;
  const fieldErrors = fields.flatMap(toFieldError).slice(0, MAX_FIELDS);
  if (fieldErrors.length > 0) extensions.fieldErrors = fieldErrors;
  const ownMessage = `The server answered ${status}.`;
  return errorWithCode(
    reason && busyReasons.has(reason) ? 'OVERLOADED' : code,
    (error ?? message)?.slice(0, MAX_TEXT) ?? ownMessage,
    extensions,
  );
}

function errorWithCode(
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

/** Limits for data passed on from upstream's errors. */
const MAX_PARAMS = 10;
const MAX_FIELDS = 20;
const MAX_TEXT = 500;
const MAX_NAME = 60;

const paramName = /^[a-zA-Z]\w{0,59}$/;
const paramValue = z.union([z.number(), z.string().max(MAX_TEXT)]);
/** Invalid params are omitted; undefined if none or too many are left. */
const params = z.record(z.string(), z.unknown()).transform((all): Params | undefined => {
  const valid = Object.entries(all).flatMap(([name, value]) => {
    const { data } = paramValue.safeParse(paramName.test(name) ? value : undefined);
    return data === undefined ? [] : [[name, data]];
  });
  return valid.length > 0 && valid.length <= MAX_PARAMS ? Object.fromEntries(valid) : undefined;
});

const text = z.string().min(1).optional().catch(undefined);
const coding = {
  code: z
    .string()
    .max(MAX_NAME)
    .regex(/^[A-Z][A-Z0-9_]*$/)
    .optional()
    .catch(undefined),
  params: params.optional().catch(undefined),
};
const errorField = z.object({ path: z.string(), message: z.string(), ...coding });
/** The fields read from the body of an error; invalid ones are undefined. */
const errorBody = z.object({
  error: text,
  message: text,
  /** The offset at which an upload continues. */
  offset: z.number().optional().catch(undefined),
  /** The place of a login that was refused for now. */
  queue: z
    .object({ token: z.string().max(MAX_TEXT), seconds: z.number() })
    .optional()
    .catch(undefined),
  fields: z.array(z.unknown()).catch([]),
  ...coding,
});
const NO_DETAILS = errorBody.parse({});

/** `reason` and `params` of an error or of one of its fields, from its `code` and `params`. */
function reasonOf({ code, params }: { code?: string | undefined; params?: Params | undefined }) {
  if (code === undefined) return {};
  return params ? { reason: code, params } : { reason: code };
}

function toFieldError(field: unknown): FieldError[] {
  const { data } = errorField.safeParse(field);
  return data ? [{ path: data.path, message: data.message, ...reasonOf(data) }] : [];
}
