// The one road for errors: whatever is thrown becomes `{ error, fields? }` here. Nothing of stacks, SQL or file names gets out.
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { Type } from 'typebox';
import { isPassing } from './database-troubles.ts';

/** A field to blame. */
export type FieldError = { path: string; message: string };

/** The body of every error. */
const ErrorAnswer = Type.Object({
  error: Type.String(),
  fields: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
});

/** Response schemas of a route's errors; put beside its own. */
export const errorAnswers = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** An error whose message is meant for the person who asked. */
class Refusal extends Error {
  readonly statusCode: number;
  readonly fields: FieldError[] | undefined;

  constructor(statusCode: number, message: string, fields?: FieldError[]) {
    super(message);
    this.statusCode = statusCode;
    this.fields = fields;
  }
}

/** Ends the request with this status and sentence. */
export function refuse(statusCode: number, message: string, fields?: FieldError[]): never {
  throw new Refusal(statusCode, message, fields);
}

/** The record, or 404. */
export function found<T>(record: T | undefined, what: string): T {
  return record ?? refuse(404, `There is no such ${what}.`);
}

/** Sentences for what Fastify itself refuses. */
const SENTENCES: Record<string, [status: number, sentence: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The body is too large.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'The file is too large.'],
  FST_FILES_LIMIT: [413, 'Send one file.'],
  FST_PARTS_LIMIT: [413, 'Too many parts.'],
  FST_FIELDS_LIMIT: [413, 'Too many parts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'This content type is not accepted.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'Send multipart/form-data.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body is not as long as announced.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON.'],
};

/** PostgreSQL's codes for text that it cannot store: a NUL character, half a surrogate pair. */
const UNSTORABLE = new Set(['22021', '22P02', '22P05']);

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) {
      return reply.status(error.statusCode).send({ error: error.message, ...(error.fields && { fields: error.fields }) });
    }
    if (error.validation) {
      const fields = error.validation.flatMap(fieldErrors).slice(0, 20);
      const first = fields[0];
      const sentence = first?.path
        ? `'${first.path}' ${first.message}.`
        : `The request's ${error.validationContext ?? 'input'} is not valid.`;
      return reply.status(400).send({ error: sentence, fields: fields.filter((field) => field.path !== '') });
    }
    const known = SENTENCES[error.code];
    if (known) return reply.status(known[0]).send({ error: known[1] });
    if (UNSTORABLE.has(databaseCode(error) ?? '')) {
      return reply.status(400).send({ error: 'The request holds a character that cannot be stored.' });
    }
    // What a route had found before it wrote is gone now: deleted by another request in between.
    if (isReferenced(error)) return reply.status(409).send({ error: 'Something that this belongs to was changed. Please try again.' });
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      // A syntax error in JSON comes without a code of its own.
      return reply
        .status(status)
        .send({ error: error instanceof SyntaxError ? 'The body is not valid JSON.' : 'The request is not valid.' });
    }
    request.log.error({ err: forLog(error), route: request.routeOptions.url }, 'request failed');
    if (isPassing(error)) return reply.status(503).header('retry-after', 1).send({ error: 'The server is busy. Please try again.' });
    return reply.status(500).send({ error: 'Something went wrong' });
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ error: 'There is no such address.' }));
}

/** Addresses that cannot be read: they find no route, and so do not get to the handler above. */
export function refuseAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.status(400).send({ error: 'The address is not valid.' });
}

/** An error as the log may keep it: of a failed query the statement, but not its values, which are people's data and hashes. */
export function forLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an error' };
  if (!(error instanceof DrizzleQueryError)) return error;
  const { query, cause, stack } = error;
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { type: error.name, message: cause?.message, code: databaseCode(error), query, stack: frames?.join('\n') };
}

/** The field that a schema error blames; a field that the schema does not know is told once. */
function fieldErrors({ keyword, instancePath, params, message }: FastifySchemaValidationError): FieldError[] {
  const path = instancePath.split('/').slice(1);
  const extra = params.additionalProperties;
  if (Array.isArray(extra)) return extra.map((name) => ({ path: [...path, name].join('.'), message: 'is not a known field' }));
  return keyword === 'boolean' ? [] : [{ path: path.join('.'), message: message ?? 'is not valid' }];
}

/** PostgreSQL's code of an error, looked for in its causes: drizzle wraps the driver's error in its own. */
function databaseCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}

/** Whether a unique key refused the row. */
export function isDuplicate(error: unknown): boolean {
  return databaseCode(error) === '23505';
}

/** Whether a foreign key refused: what is to be deleted is still referred to, or what is referred to is gone. */
export function isReferenced(error: unknown): boolean {
  return databaseCode(error) === '23503';
}
