// Takes file uploads by the GraphQL multipart request convention on the routes of its scope.
import type { FastifyInstance } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import { isPreflighted } from './limits/preflight.ts';

/** Two files and the words around them. */
const MAX_BYTES = 21 * 1024 * 1024;
const UPLOAD_LIMITS = { maxFieldSize: 64 * 1024, maxFileSize: 10 * 1024 * 1024, maxFiles: 2 };

/** Registers the content type: its parser reads nothing, the body is set before validation. */
export function registerMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.addHook('preValidation', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
    // Apollo refuses such a request (CSRF) in its own words; nothing of its files is read before that.
    if (!isPreflighted(request.headers)) return;
    if (Number(request.headers['content-length']) > MAX_BYTES) throw Object.assign(new Error('Too long.'), { statusCode: 413 });
    // Behind a refusal nobody takes the rest off the line, and browsers read no answer before they have sent everything.
    reply.raw.once('finish', () => request.raw.unpipe().resume());
    request.body = await processRequest(request.raw, reply.raw, UPLOAD_LIMITS);
  });
}
