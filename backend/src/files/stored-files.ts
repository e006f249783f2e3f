// Stored files: each under a name that cannot be guessed, with the address that documents hold.
import { randomBytes } from 'node:crypto';
import { type Extension, type Files, isFileName, isPartName } from './files.ts';

const PREFIX = '/media/files/';

/**
 * Stores the file under a name that nobody can guess.
 * @param record writes its address down; when that fails, the file goes again
 */
export async function storeFile<T>(
  files: Files,
  extension: Extension,
  data: Uint8Array,
  record: (url: string) => Promise<T>,
) {
  const url = `${PREFIX}${randomBytes(16).toString('hex')}.${extension}`;
  await files.put(fileNameOf(url) ?? '', data);
  try {
    return { url, recorded: await record(url) };
  } catch (error) {
    await removeFile(files, url);
    throw error;
  }
}

/** The address of a stored file. */
export const addressOf = (name: string): string => PREFIX + name;

/** The file name in an address that `storeFile` gave; undefined for any other address. */
export function fileNameOf(url: string): string | undefined {
  const name = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : '';
  return isFileName(name) ? name : undefined;
}

/**
 * Removes a stored file, or a part of one; an address that is not one of ours is left alone. When
 * the store fails, which it logs, the file stays behind: nothing names it any more, and whoever
 * asked has got what they wanted.
 */
export async function removeFile(files: Files, url: string): Promise<void> {
  const name = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : '';
  if (isFileName(name) || isPartName(name)) await files.remove(name).catch(() => undefined);
}
