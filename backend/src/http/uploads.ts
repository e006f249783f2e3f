// Uploaded files: read from a multipart body with a size limit and recognized by their first bytes.
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import type { App } from '../deps.ts';
import { problem } from '../refusals/field-problems.ts';
import { refuse } from '../refusals/refusals.ts';

/**
 * Limits how many uploads are read and processed at the same time. 30 fit into memory; 100 would
 * take a gigabyte. The body of a waiting request is not read yet.
 */
export const limitUploads = pLimit(30);
/** Concurrent uploads per account, so that one account's slow uploads do not occupy all slots. */
const UPLOADS_AT_ONCE = 2;
const sending = new Map<string, number>();

/**
 * Runs `work`, which reads and processes an upload, when a slot is free.
 * @throws 429 for an account's third concurrent upload
 */
export async function withUploadSlot<T>(account: string, work: () => Promise<T>): Promise<T> {
  const others = sending.get(account) ?? 0;
  if (others >= UPLOADS_AT_ONCE) refuse('TOO_MANY_UPLOADS', { max: UPLOADS_AT_ONCE });
  sending.set(account, others + 1);
  try {
    return await limitUploads(work);
  } finally {
    const remaining = (sending.get(account) ?? 1) - 1;
    if (remaining > 0) sending.set(account, remaining);
    else sending.delete(account);
  }
}

/** Accepts multipart bodies in this scope. Elsewhere they are refused with 415. */
export async function registerUploads(scope: App, maxBytes: number): Promise<void> {
  // Room for the multipart frame around the file.
  scope.addHook('onRoute', (route) => {
    route.bodyLimit = maxBytes + 64 * 1024;
  });
  await scope.register(multipart, {
    limits: { fileSize: maxBytes, files: 1, fields: 5, parts: 6, fieldSize: 1000, headerPairs: 50 },
  });
}

/**
 * The one file of the request.
 * @param field the name it must have in the form
 * @param kinds the accepted file types, detected from the content; the sent file name and content
 *   type are ignored
 * @param expected the file type that the error (400) names
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
    // Errors with a status code are refusals. Others come from the parser or the connection if the
    // body is incomplete.
    if (error instanceof Error && 'statusCode' in error) throw error;
    return refuse('FILE_INCOMPLETE', {}, [problem(field, 'IS_INCOMPLETE')]);
  });
  if (file?.name !== field) return wrong();
  const kind = await fileTypeFromBuffer(file.data);
  return kind && kinds.includes(kind.ext) ? file.data : wrong();
}

/**
 * Reads the whole body even if the file is the first part: a second file could follow, or the body
 * could be incomplete.
 */
async function readForm(
  request: FastifyRequest,
): Promise<{ name: string; data: Buffer } | undefined> {
  let file: { name: string; data: Buffer } | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { name: part.fieldname, data: await part.toBuffer() };
  }
  return file;
}
