// Uploaded files: read from a multipart body with a size limit, judged by their first bytes, stored under a name that cannot be guessed.
import { randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import type { App } from '../deps.ts';
import { refuse } from './errors.ts';
import { type Extension, type Files, isFileName, isPartName } from './files.ts';

const PREFIX = '/media/files/';

/**
 * Runs the work of an upload, the reading of it included, when its turn comes. Thirty are held in memory at once, a hundred would be a
 * gigabyte; what has not been read waits at its sender's.
 */
export const whenItsTurnComes = pLimit(30);

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
 * @param sentence what to answer (400) to anything else
 */
export async function uploadedFile(request: FastifyRequest, field: string, kinds: readonly string[], sentence: string): Promise<Buffer> {
  const wrong = () => refuse(400, sentence, [{ path: field, message: sentence }]);
  const file = await readForm(request).catch((error) => {
    // What was refused on purpose has a status; the rest are the parser's and the connection's words for a body that broke off.
    if (error instanceof Error && 'statusCode' in error) throw error;
    return refuse(400, 'The file did not arrive whole.');
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

/**
 * Stores the file under a name that nobody can guess.
 * @param record writes its address down; when that fails, the file goes again
 */
export async function storeFile<T>(files: Files, extension: Extension, data: Uint8Array, record: (url: string) => Promise<T>) {
  const url = `${PREFIX}${randomBytes(16).toString('hex')}.${extension}`;
  await files.put(fileNameOf(url) ?? '', data);
  try {
    return { url, recorded: await record(url) };
  } catch (error) {
    await removeFile(files, url);
    throw error;
  }
}

/** The file name in an address that `storeFile` gave; undefined for any other address. */
export function fileNameOf(url: string): string | undefined {
  const name = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : '';
  return isFileName(name) ? name : undefined;
}

/**
 * Removes a stored file, or a part of one; an address that is not one of ours is left alone. When the store fails, which it logs, the file stays behind:
 * nothing names it any more, and whoever asked has got what they wanted.
 */
export async function removeFile(files: Files, url: string): Promise<void> {
  const name = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : '';
  if (isFileName(name) || isPartName(name)) await files.remove(name).catch(() => undefined);
}
