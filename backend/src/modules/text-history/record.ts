// Records the published versions of lessons and notes, in the transaction that changes them.
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/client.ts';
import type { Edit } from '../content-revisions/edits.ts';
import {
  deleteVersions,
  findLastChange,
  findLatest,
  insertVersion,
  lockText,
  type PublishedText,
  type TextItem,
} from './version-queries.ts';

/** The number of versions kept per item. */
export const MAX_VERSIONS = 50;

type Author = Pick<Edit, 'userId' | 'at'>;

const isSameText = (left: PublishedText, right: PublishedText): boolean =>
  (['title', 'body', 'videoLink', 'duration', 'examIds'] as const).every((name) =>
    isDeepStrictEqual(left[name], right[name]),
  );

/** Records the first version of an item that was just added. */
export async function recordFirstVersion(tx: Db, item: TextItem, author: Author): Promise<void> {
  const text = await lockText(tx, item);
  if (!text) return;
  await insertVersion(tx, item, {
    ...text,
    number: 1,
    savedBy: author.userId,
    savedAt: author.at,
  });
}

/**
 * Runs a change of an item, and records the resulting version if it differs. The previous version
 * is recorded too, if it was not: an import wrote it, or it is older than versions.
 */
export async function changeWithVersions<T>(
  tx: Db,
  item: TextItem,
  author: Author,
  change: () => Promise<T>,
): Promise<T> {
  const before = await lockText(tx, item);
  const latest = await findLatest(tx, item);
  // Only the author of the last change before the first version is known from elsewhere.
  const lastChange = latest ? { savedBy: null, savedAt: null } : await findLastChange(tx, item);
  const result = await change();
  const after = await lockText(tx, item);
  if (!before || !after || isSameText(before, after)) return result;
  let number = latest?.number ?? 0;
  if (!latest || !isSameText(latest, before)) {
    number += 1;
    await insertVersion(tx, item, { ...before, ...lastChange, number });
  }
  number += 1;
  await insertVersion(tx, item, {
    ...after,
    number,
    savedBy: author.userId,
    savedAt: author.at,
  });
  await deleteVersions(tx, item, number - MAX_VERSIONS);
  return result;
}
