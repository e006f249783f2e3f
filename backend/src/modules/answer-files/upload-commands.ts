// The parts of an upload until they become one file. They are in the file store, so that any
// replica can continue.
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Deps } from '../../deps.ts';
import type { Files } from '../../files/files.ts';
import { limitUploads } from '../../http/uploads.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound, statusOf } from '../../refusals/refusals.ts';
import type { AnswerPdfs } from './answer-pdfs.ts';
import type { AnswerUpload } from './tables.ts';
import {
  addPart,
  addPartName,
  claimUpload,
  deleteEmptyUpload,
  findUpload,
  releaseUpload,
  removePartNames,
  resetUpload,
  updateUploadUrl,
} from './upload-queries.ts';

/**
 * The size of every part but the last: a second or two on a slow line, so that little is sent
 * twice.
 */
export const PART_BYTES = 256 * 1024;
/**
 * The maximum size of a part of a page; the smallest parts on a slow line take a minute at 500
 * bytes per second.
 */
export const MAX_PAGE_PART_BYTES = 128 * 1024;
const MIN_PAGE_PART_BYTES = 8 * 1024;
/**
 * A request that has been building the file for this long is assumed dead. If it is only slow, two
 * build the file: the first to finish stores it.
 */
export const FINISHING_MS = 30_000;

/**
 * Stores the part unless it exists; returns the upload's new state, or undefined if the offset of
 * the part is wrong.
 * @throws 400 for a part of the wrong size, 429 after too many
 */
export async function storePart(
  { db, files }: Deps,
  upload: AnswerUpload,
  offset: number,
  part: Buffer,
): Promise<AnswerUpload | undefined> {
  const { id, size, received } = upload;
  const remaining = size - offset;
  if (part.length > 0 && offset + part.length <= received) return upload;
  if (offset !== received) return undefined;
  const [min, max] =
    upload.pageKind === null
      ? [PART_BYTES, PART_BYTES]
      : [MIN_PAGE_PART_BYTES, MAX_PAGE_PART_BYTES];
  if (part.length > Math.min(max, remaining)) refuseSize(Math.min(max, remaining));
  if (part.length < Math.min(min, remaining)) refuseSize(Math.min(min, remaining));
  const name = `${randomBytes(16).toString('hex')}.part`;
  if (!(await addPartName(db, id, name))) refuse('TOO_MANY_UPLOAD_PARTS');
  await files.put(name, part);
  const after = await addPart(db, id, { name, offset, size: part.length });
  if (after) return after;
  // The same part was sent twice at once, and the other request was first; or the account was
  // deleted.
  await files.remove(name).catch(() => undefined);
  return requireFound(await findUpload(db, id), 'upload');
}

function refuseSize(bytes: number): never {
  refuse('WRONG_PART_SIZE', { bytes }, [problem('body', 'HAS_OTHER_SIZE', { bytes })]);
}

/**
 * Builds the file once all parts have arrived; returns the upload's new state, without a URL
 * while another request is building it.
 * @throws as `AnswerPdfs.store`; an invalid or unreadable file is deleted with its parts
 */
export async function finishUpload(
  { db, files, now }: Deps,
  pdfs: AnswerPdfs,
  upload: AnswerUpload,
): Promise<AnswerUpload> {
  const { id, userId, size, received, url } = upload;
  if (received < size || url !== null) return upload;
  const claimedAt = now();
  if (!(await claimUpload(db, id, claimedAt, new Date(claimedAt.getTime() - FINISHING_MS))))
    return requireFound(await findUpload(db, id), 'upload');
  // Reads it again: a part may have arrived since.
  const whole = requireFound(await findUpload(db, id), 'upload');
  try {
    const storedUrl = await limitUploads(async () =>
      pdfs.store(userId, await joinedParts(files, whole.parts)),
    );
    if (!(await updateUploadUrl(db, id, storedUrl)))
      return requireFound(await findUpload(db, id), 'upload');
    await removeParts(files, whole.names);
    await removePartNames(db, id, whole.names);
    return { ...whole, url: storedUrl };
  } catch (error) {
    const current = await findUpload(db, id);
    // Another request was faster, or only the parts could not be removed.
    if (current?.url) return current;
    await giveUp({ db, files }, whole, claimedAt, error);
    throw error;
  }
}

/** Deletes the upload if a retry cannot succeed; otherwise releases it for a retry. */
async function giveUp(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { id, names }: AnswerUpload,
  claimedAt: Date,
  error: unknown,
): Promise<void> {
  const status = statusOf(error);
  if (status !== 400 && status !== 404 && status !== 422) return releaseUpload(db, id, claimedAt);
  if (!(await resetUpload(db, id, claimedAt))) return;
  await removeParts(files, names);
  await deleteEmptyUpload(db, id);
}

/** A missing part (backups have none) is 404: the upload must start again. */
export async function joinedParts(files: Files, names: readonly string[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const name of names)
    parts.push(await buffer(await requireFound(await files.read(name), 'upload').stream()));
  return Buffer.concat(parts);
}

/** @throws 503 without the store */
export async function removeParts(files: Files, names: readonly string[]): Promise<void> {
  for (const name of names) await files.remove(name);
}
