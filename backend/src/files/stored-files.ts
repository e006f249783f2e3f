// Stores files under unguessable names; documents contain their URLs.
import { randomBytes } from 'node:crypto';
import { type Extension, type Files, isFileName, isPartName } from './files.ts';

const PREFIX = '/media/files/';

/**
 * Stores the file under an unguessable name.
 * @param record stores the URL; if it fails, the file is removed
 */
export async function storeFile<T>(
  files: Files,
  extension: Extension,
  data: Uint8Array,
  record: (url: string) => Promise<T>,
) {
  const name = `${randomBytes(16).toString('hex')}.${extension}`;
  const url = urlOf(name);
  await files.put(name, data);
  try {
    return { url, recorded: await record(url) };
  } catch (error) {
    await removeFile(files, url);
    throw error;
  }
}

/** The URL of a stored file. */
export const urlOf = (name: string): string => PREFIX + name;

/** The file name in a URL of `storeFile`; undefined for other URLs. */
export function fileNameOf(url: string): string | undefined {
  const name = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : '';
  return isFileName(name) ? name : undefined;
}

/**
 * Removes a stored file, or a part of one; other URLs are ignored. A failure of the store is
 * logged and not thrown: the file remains, but nothing refers to it.
 */
export async function removeFile(files: Files, url: string): Promise<void> {
  const name = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : '';
  if (isFileName(name) || isPartName(name)) await files.remove(name).catch(() => undefined);
}
