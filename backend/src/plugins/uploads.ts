// Uploaded files: read from a multipart body with a size limit, judged by their first bytes, stored under a name that cannot be guessed.
import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { App } from '../deps.ts';
import { refuse } from './errors.ts';

/** What may be stored. */
export type Extension = 'jpg' | 'png' | 'webp' | 'pdf';

const FILE_URL = /^\/media\/files\/([a-f0-9]{32}\.(?:jpg|png|webp|pdf))$/;

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
 * @param allowed kinds of file, told by their content; name and content type of the sender count for nothing
 * @param sentence what to answer (400) to anything else
 */
export async function uploadedFile(request: FastifyRequest, field: string, allowed: readonly Extension[], sentence: string) {
  const wrong = () => refuse(400, sentence, [{ path: field, message: sentence }]);
  const part = await request.file();
  if (!part) return wrong();
  const data = await part.toBuffer();
  if (part.fieldname !== field) return wrong();
  const kind = (await fileTypeFromBuffer(data))?.ext;
  const extension = allowed.find((name) => name === kind);
  return extension === undefined ? wrong() : { data, extension };
}

/** Stores the file; answers its address. */
export async function storeFile(dataDir: string, data: Buffer, extension: Extension): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${extension}`;
  await mkdir(filesFolder(dataDir), { recursive: true });
  await writeFile(join(filesFolder(dataDir), name), data, { mode: 0o600, flag: 'wx' });
  return `/media/files/${name}`;
}

/** The file name in an address that `storeFile` gave; undefined for any other address. */
export function fileNameOf(url: string): string | undefined {
  return FILE_URL.exec(url)?.[1];
}

/** Removes a stored file; an address that is not one of ours is left alone. */
export async function removeFile(dataDir: string, url: string): Promise<void> {
  const name = fileNameOf(url);
  if (name) await rm(join(filesFolder(dataDir), name), { force: true });
}

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}
