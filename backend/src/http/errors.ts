// Converts every thrown error to a response `{ error, code, params?, fields? }`. It never contains
// a stack, SQL or a file name.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isForeignKeyViolation, isTransient, isUnstorable } from '../db/database-errors.ts';
import { forLog } from '../log.ts';
import { type FieldProblem, problem } from '../refusals/field-problems.ts';
import { type PlainRefusalCode, Refusal } from '../refusals/refusals.ts';
import { unstorablePath } from './validation/storable-text.ts';
import { invalidFields } from './validation/validation-errors.ts';

const Params = Type.Optional(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
);
const Field = Type.Object({
  path: Type.String(),
  message: Type.String(),
  code: Type.String(),
  params: Params,
});

/** The body of every error. */
export const ErrorBody = Type.Object({
  error: Type.String({ description: 'In English' }),
  code: Type.String({ description: 'Which error it is; see docs/rest-contract.md' }),
  params: Params,
  fields: Type.Optional(Type.Array(Field, { description: 'The fields to blame' })),
  queue: Type.Optional(
    Type.Object(
      { token: Type.String(), seconds: Type.Integer() },
      { description: 'Of a login: its place, to be sent as queueToken; seconds until its turn' },
    ),
  ),
});

/** Response schemas for the errors of a route. */
export const errorResponses = { '4xx': ErrorBody, '5xx': ErrorBody };

/** Fastify's own codes. */
const CODES: Record<string, PlainRefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_FILES_LIMIT: 'ONE_FILE_ONLY',
  FST_PARTS_LIMIT: 'TOO_MANY_PARTS',
  FST_FIELDS_LIMIT: 'TOO_MANY_PARTS',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_CONTENT_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'NOT_MULTIPART',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_LENGTH',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_JSON',
};

/** Refusals of unreadable bodies: the whole body is invalid, not a field. */
const BODY_REFUSALS = new Set<PlainRefusalCode>(['INVALID_JSON', 'INVALID_LENGTH']);
const WHOLE_BODY = [problem('body', 'IS_INVALID')];

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalOf(error, request);
    if (refusal?.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    if (refusal) return reply.status(refusal.statusCode).send(refusal.body);
    request.log.error({ err: forLog(error), route: request.routeOptions.url }, 'request failed');
    if (isTransient(error))
      return reply.status(503).header('retry-after', 1).send(new Refusal('SERVER_BUSY').body);
    return reply.status(500).send(new Refusal('SERVER_ERROR').body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send(new Refusal('UNKNOWN_ADDRESS').body),
  );
}

/** The 4xx response to an error that the client caused; undefined for a server error. */
function refusalOf(
  error: FastifyError | Refusal,
  request: FastifyRequest,
): { statusCode: number; body: object; retryAfter?: number | undefined } | undefined {
  if (error instanceof Refusal) return error;
  if (error.validation) {
    const fields = invalidFields(error.validation, error.validationContext);
    const [first] = fields;
    return first
      ? new Refusal('INVALID_FIELD', { field: first.path, problem: first.message }, fields)
      : new Refusal('INVALID_REQUEST');
  }
  const code = CODES[error.code];
  if (code) return new Refusal(code, {}, BODY_REFUSALS.has(code) ? WHOLE_BODY : undefined);
  if (isUnstorable(error))
    return new Refusal('UNSTORABLE_CHARACTER', {}, unstorableFields(request));
  // Another request deleted the parent record after the route had read it.
  if (isForeignKeyViolation(error)) return new Refusal('PARENT_CHANGED');
  const statusCode = error.statusCode ?? 500;
  if (statusCode < 400 || statusCode >= 500) return undefined;
  // A JSON syntax error has no code of its own.
  const { body } =
    error instanceof SyntaxError
      ? new Refusal('INVALID_JSON', {}, WHOLE_BODY)
      : new Refusal('INVALID_REQUEST');
  return { statusCode, body };
}

/** The first field with text that PostgreSQL cannot store. */
function unstorableFields({ body, query, params }: FastifyRequest): FieldProblem[] {
  const path = unstorablePath(body) ?? unstorablePath(query) ?? unstorablePath(params);
  return path === undefined ? [] : [problem(path, 'HAS_UNSTORABLE_CHARACTER')];
}

/** Answers 400 to malformed URLs. They match no route, so the error handler does not run. */
export function refuseUrl(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { statusCode, body } = new Refusal('INVALID_ADDRESS');
  reply.status(statusCode).send(body);
}
