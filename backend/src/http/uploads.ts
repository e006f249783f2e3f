// Uploaded files: read from a multipart body with a size limit and recognized by their first bytes.
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import type { App } from '../deps.ts';
import { problem } from '../refusals/field-problems.ts';
import { refuse } from '../refusals/refusals.ts';

/**
 * Runs the work of an upload, the reading of it included, when its turn comes. Thirty are held in memory at once, a hundred would be a
 * gigabyte; what has not been read waits at its sender's.
 */
export const whenItsTurnComes = pLimit(30);
/** Files that one account may be sending at the same time: slow ones of its own do not use up everybody's turns. */
const UPLOADS_AT_ONCE = 2;
const sending = new Map<string, number>();

/** Reads a file that an account sends, and works on it, when its turn comes. @throws 429 for the third file of an account */
export async function takeFile<T>(account: string, work: () => Promise<T>): Promise<T> {
  const others = sending.get(account) ?? 0;
  if (others >= UPLOADS_AT_ONCE) refuse('TOO_MANY_UPLOADS', { max: UPLOADS_AT_ONCE });
  sending.set(account, others + 1);
  try {
    return await whenItsTurnComes(work);
  } finally {
    const left = (sending.get(account) ?? 1) - 1;
    if (left > 0) sending.set(account, left);
    else sending.delete(account);
  }
}

/** Accepts multipart bodies in this scope alone: elsewhere they are 415. */
export async function registerUploads(scope: App, maxBytes: number): Promise<void> {
  // Room for the multipart frame around the file.
  scope.addHook('onRoute', (route) => {
    route.bodyLimit = maxBytes + 64 * 1024;
  });
  await scope.register(multipart, { limits: { fileSize: maxBytes, files: 1, fields: 5, parts: 6, fieldSize: 1000, headerPairs: 50 } });
}

/**
 * The one file of the request.
 * @param field the name it must have in the form
 * @param kinds what it may be, told by its content; name and content type of the sender count for nothing
 * @param expected what to ask for in the refusal (400) of anything else
 */
export async function uploadedFile(
  request: FastifyRequest,
  field: string,
  kinds: readonly string[],
  expected: 'PDF' | 'IMAGE',
): Promise<Buffer> {
  const wrong = () =>
    expected === 'PDF'
      ? refuse('NOT_A_PDF', {}, [problem(field, 'IS_NO_PDF')])
      : refuse('NOT_AN_IMAGE', {}, [problem(field, 'IS_NO_IMAGE')]);
  const file = await readForm(request).catch((error) => {
    // What was refused on purpose has a status; the rest are the parser's and the connection's words for a body that broke off.
    if (error instanceof Error && 'statusCode' in error) throw error;
    return refuse('FILE_INCOMPLETE');
  });
  if (file?.name !== field) return wrong();
  const kind = await fileTypeFromBuffer(file.data);
  return kind && kinds.includes(kind.ext) ? file.data : wrong();
}

/** Reads to the end, although the file may come first: behind it could be a second one, or the body could break off. */
async function readForm(request: FastifyRequest): Promise<{ name: string; data: Buffer } | undefined> {
  let file: { name: string; data: Buffer } | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { name: part.fieldname, data: await part.toBuffer() };
  }
  return file;
}
