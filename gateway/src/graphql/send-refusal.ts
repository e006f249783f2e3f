// Responds to requests that do not reach Apollo Server, in the form of a GraphQL response.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';

type RefusalError = Pick<GraphQLError, 'message' | 'extensions'>;

/**
 * Sends one error with the request's id. `extensions.http` is for Apollo Server and is not sent.
 */
export function sendRefusal(
  { id }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { message, extensions }: RefusalError,
): FastifyReply {
  const { http: _, ...clientExtensions } = extensions;
  return reply
    .code(status)
    .send({ errors: [{ message, extensions: { ...clientExtensions, requestId: id } }] });
}
