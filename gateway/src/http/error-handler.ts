// Errors outside operations, in the form of a GraphQL response.
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { sendRefusal } from '../graphql/send-refusal.ts';

type HttpError = { code?: string; statusCode?: number; message: string };

/**
 * For JSON that would change the prototype of an object. Fastify reports it like a syntax error.
 */
export const forbiddenKeyError = () =>
  Object.assign(new Error('Forbidden key in JSON'), { code: 'FORBIDDEN_KEY', statusCode: 400 });

/**
 * By Fastify's code or that of `forbiddenKeyError`, for errors that the developer of a client can
 * correct.
 */
const MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FORBIDDEN_KEY: 'The body has a forbidden key: __proto__, or prototype inside constructor.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    'The content type must be application/json, or multipart/form-data for a file.',
};

/**
 * Handles refusals, which have their status in `extensions.http`, invalid requests, and internal
 * errors; the latter are logged, but not described to clients.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: HttpError, request, reply) => {
    if (error instanceof GraphQLError) {
      const http = error.extensions.http as { status?: number } | undefined;
      if (http?.status) return sendRefusal(request, reply, http.status, error);
    }
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500
        ? error.statusCode
        : 500;
    if (status === 500) request.log.error(error);
    const { code, message } = errorOfStatus(status);
    const ownMessage = MESSAGES[error.code ?? ''] ?? message;
    return sendRefusal(request, reply, status, { message: ownMessage, extensions: { code } });
  });
}

function errorOfStatus(status: number): { code: string; message: string } {
  if (status === 413) return { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' };
  if (status === 500) return { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong.' };
  return { code: 'BAD_USER_INPUT', message: 'The request cannot be read.' };
}
