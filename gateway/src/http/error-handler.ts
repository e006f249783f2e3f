// Errors outside operations, in the form of a GraphQL response.
import type { FastifyInstance } from 'fastify';
import { refuse } from '../graphql/refuse.ts';

/**
 * Handles invalid requests and internal errors; the latter are logged, but not described to
 * clients.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500
        ? error.statusCode
        : 500;
    if (status === 500) request.log.error(error);
    const code =
      status === 413
        ? 'PAYLOAD_TOO_LARGE'
        : status === 500
          ? 'INTERNAL_SERVER_ERROR'
          : 'BAD_USER_INPUT';
    const message =
      status === 500
        ? 'Something went wrong.'
        : status === 413
          ? 'The request is too large.'
          : 'The request cannot be read.';
    return refuse(request, reply, status, { message, extensions: { code } });
  });
}
