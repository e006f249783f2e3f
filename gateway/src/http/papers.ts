// Serves the encrypted papers of exams, for browsers and caches that load them before the exam
// starts (docs/decisions/092).
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { PaperQueries } from '../graphql/paper-query.ts';
import { visitorsClient } from '../graphql/request-client.ts';
import { sendRefusal } from '../graphql/send-refusal.ts';
import { refusal } from '../upstream/errors/refusals.ts';
import { PAPERS_PATH } from '../upstream/exams/paper-encryption.ts';
import type { Services } from './services.ts';

type PaperRequest = FastifyRequest<{
  Params: { examVersionId: string; tag: string; operationHash: string };
}>;

const compress = promisify(gzip);
const notFoundError = refusal('EXAM_NOT_FOUND');
/** One day: caches may serve texts as an earlier release rendered them for that long. */
const MAX_AGE_S = 86_400;
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/**
 * `GET /papers/{examVersionId}/{tag}/{operationHash}`: `Exam.paperUrl`. 404 for any other path,
 * also for another spelling of a valid one; 503 while upstream cannot be reached. Neither is
 * cached.
 */
export function registerPapers(
  app: FastifyInstance,
  { schema, trusted, contextOf, observer, paperEncryption }: Services,
): void {
  const queries = new PaperQueries(schema);
  // Simultaneous requests for the same paper wait for one encryption.
  const papers = new LRUCache<string, Buffer, PaperRequest>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (paper) => paper.byteLength,
    fetchMethod: (_, __, { context: request }) => encryptPaper(request),
  });

  /** Undefined if there is no such version or operation. */
  async function encryptPaper(request: PaperRequest): Promise<Buffer | undefined> {
    const { examVersionId, operationHash } = request.params;
    const operation = trusted.texts.get(operationHash);
    if (operation === undefined) return undefined;
    const observation = observer.of(request);
    const context = contextOf(() => visitorsClient(observation, request));
    const version = await context.loaders.examVersions.byId.load(examVersionId);
    if (!version) return undefined;
    const ordered = paperEncryption.inOrder(examVersionId, version);
    const paper = await queries.execute(operation, ordered, context);
    return paper === undefined
      ? undefined
      : paperEncryption.encrypt(examVersionId, await compress(JSON.stringify(paper)));
  }

  app.get(
    `${PAPERS_PATH}/:examVersionId/:tag/:operationHash`,
    // Encrypted bytes cannot be compressed.
    { compress: false },
    async (request: PaperRequest, reply) => {
      const { examVersionId, operationHash } = request.params;
      reply.header('cache-control', 'no-store');
      if (!paperEncryption.isPath(request.url, examVersionId, operationHash))
        return sendRefusal(request, reply, 404, notFoundError);
      try {
        const paper = await papers.fetch(request.url, { context: request });
        if (!paper) return sendRefusal(request, reply, 404, notFoundError);
        return reply
          .type('application/octet-stream')
          .header('cache-control', `public, max-age=${MAX_AGE_S}, immutable`)
          .send(paper);
      } catch (error) {
        // Only errors of upstream have a code.
        if (error instanceof GraphQLError && error.extensions.code !== undefined)
          return sendRefusal(request, reply, 503, error);
        throw error;
      }
    },
  );
}
