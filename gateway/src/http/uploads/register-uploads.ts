// Accepts file uploads by the GraphQL multipart request convention. Cheap checks come first: a file
// is not read before the operation has authenticated the client. An operation that waits for its
// file does not count for load shedding.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { onClosed } from '../../graphql/on-closed.ts';
import { isPreflighted } from '../../graphql/preflight.ts';
import { sendRefusal } from '../../graphql/send-refusal.ts';
import { type CookieRules, hasSession } from '../../upstream/cookies.ts';
import { refusal } from '../../upstream/errors/refusals.ts';
import { Upload } from '../../upstream/files/upload.ts';
import { networkOf } from '../../upstream/guess-limits/network.ts';
import { MAX_MULTIPART_BYTES, readMultipart } from './read-multipart.ts';
import { UploadSlots } from './upload-slots.ts';

const STATUS: Record<string, number> = { PAYLOAD_TOO_LARGE: 413, OVERLOADED: 429 };

/** The parser of the content type reads nothing; the body is set before validation. */
export function registerUploads(app: FastifyInstance, rules: CookieRules): void {
  const slots = new UploadSlots();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.addHook('preValidation', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) return undefined;
    // Apollo Server refuses such a request (CSRF); its files are not read.
    if (!isPreflighted(request.headers)) return undefined;
    const releases: (() => void)[] = [];
    let isClosed = false;
    onClosed(request, reply, () => {
      isClosed = true;
      for (const release of releases) release();
    });
    // The rest must be consumed: browsers do not read a response before they have sent the whole
    // request.
    reply.raw.once('finish', () => request.raw.unpipe().resume());
    const acquireSlot = (owner: string) => {
      // Nobody would release the slot.
      if (isClosed) throw refusal('FILE_INCOMPLETE');
      releases.push(slots.acquire(owner));
    };
    const resources = {
      begin: (account: string) => {
        acquireSlot(account);
        request.graphql.slot?.pause();
      },
      end: () => request.graphql.slot?.resume(),
    };
    try {
      if (Number(request.headers['content-length']) > MAX_MULTIPART_BYTES)
        throw refusal('REQUEST_TOO_LARGE');
      // Visitors have no account, so their uploads are counted by address.
      if (!hasSession(request.headers.cookie, rules))
        acquireSlot(`address ${networkOf(request.ip)}`);
      request.body = await readMultipart(
        request.raw,
        (text) => parse(request, text),
        () => new Upload(resources),
      );
      return undefined;
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return sendRefusal(request, reply, STATUS[String(error.extensions.code)] ?? 400, error);
    }
  });

  /** Like Fastify's JSON parser: throws for a poisoned prototype. */
  function parse(request: FastifyRequest, text: string): unknown {
    let parsed: unknown;
    parseJson(request, text, (error, value) => {
      if (error) throw refusal('MULTIPART_NOT_JSON');
      parsed = value;
    });
    return parsed;
  }
}
