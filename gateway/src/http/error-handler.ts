// Errors outside operations, in the form of a GraphQL response.
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { sendRefusal } from '../graphql/send-refusal.ts';

/**
 * Handles refusals, which have their status in `extensions.http`, invalid requests, and internal
 * errors; the latter are logged, but not described to clients.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
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
    return sendRefusal(request, reply, status, { message, extensions: { code } });
  });
}

function errorOfStatus(status: number): { code: string; message: string } {
  if (status === 413) return { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' };
  if (status === 500) return { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong.' };
  return { code: 'BAD_USER_INPUT', message: 'The request cannot be read.' };
}
