// Takes file uploads by the GraphQL multipart request convention on the routes of its scope.
import type { FastifyInstance } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';

/** Headers that no form of another site can send: Apollo Server's own list. */
const preflightHeaders = ['apollo-require-preflight', 'x-apollo-operation-name'];
const UPLOAD_LIMITS = { maxFieldSize: 64 * 1024, maxFileSize: 10 * 1024 * 1024, maxFiles: 2 };

/** Registers the content type: its parser reads nothing, the body is set before validation. */
export function registerMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.addHook('preValidation', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
    // Apollo refuses such a request (CSRF) in its own words; nothing of its files is read before that.
    if (!preflightHeaders.some((name) => request.headers[name])) return;
    request.body = await processRequest(request.raw, reply.raw, UPLOAD_LIMITS);
  });
}
