// SQL of uploads in parts. Each step is one statement, so that concurrent replicas and repeated
// requests cannot conflict.
import { and, asc, count, eq, gt, isNotNull, isNull, lt, or, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { lockUser } from '../auth/queries.ts';
import { hasRoom, type Quota } from './queries.ts';
import { type AnswerUpload, answerUploads as uploads } from './tables.ts';

/** Failed parts are given names too; no regular client reaches this number. */
const MAX_NAMES = 1500;

/** Undefined if the quota is used up; unfinished uploads count like finished ones. */
export function insertUpload(
  db: Db,
  upload: typeof uploads.$inferInsert,
  quota: Quota,
): Promise<AnswerUpload | undefined> {
  return db.transaction(async (tx) => {
    await lockUser(tx, upload.userId);
    const isOfDay = and(eq(uploads.userId, upload.userId), gt(uploads.createdAt, quota.since));
    const isPending = and(isOfDay, isNull(uploads.url), isNull(uploads.pageKind));
    const [pending] = await tx
      .select({ files: count(), bytes: sum(uploads.size).mapWith(Number) })
      .from(uploads)
      .where(isPending);
    const left = {
      ...quota,
      files: quota.files - (pending?.files ?? 0),
      bytes: quota.bytes - (pending?.bytes ?? 0),
    };
    if (!(await hasRoom(tx, upload.userId, upload.size, left))) return undefined;
    return (await tx.insert(uploads).values(upload).returning())[0];
  });
}

export async function findUpload(db: Db, id: string): Promise<AnswerUpload | undefined> {
  return (await db.select().from(uploads).where(eq(uploads.id, id)))[0];
}

/** Stores the name of a part before the part itself; false after too many. */
export async function addPartName(db: Db, id: string, name: string): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ names: sql`array_append(${uploads.names}, ${name})` })
    .where(and(eq(uploads.id, id), lt(sql`cardinality(${uploads.names})`, MAX_NAMES)))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/**
 * Counts a stored part as arrived; undefined if another request was first, or the upload no longer
 * exists.
 */
export async function addPart(
  db: Db,
  id: string,
  part: { name: string; offset: number; size: number },
): Promise<AnswerUpload | undefined> {
  const rows = await db
    .update(uploads)
    .set({
      parts: sql`array_append(${uploads.parts}, ${part.name})`,
      received: part.offset + part.size,
    })
    .where(and(eq(uploads.id, id), eq(uploads.received, part.offset)))
    .returning();
  return rows[0];
}

/** Claims the upload for building its file; false if another request claimed it after `since`. */
export async function claimUpload(db: Db, id: string, now: Date, since: Date): Promise<boolean> {
  const isFree = or(isNull(uploads.finishingAt), lt(uploads.finishingAt, since));
  const rows = await db
    .update(uploads)
    .set({ finishingAt: now })
    .where(and(eq(uploads.id, id), isNull(uploads.url), isFree))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/** The upload, as long as it has no file, and no other request has claimed it since `claimedAt`. */
const isClaimed = (id: string, claimedAt: Date) =>
  and(eq(uploads.id, id), isNull(uploads.url), eq(uploads.finishingAt, claimedAt));

/** The file could not be built: the next request may try at once. */
export async function releaseUpload(db: Db, id: string, claimedAt: Date): Promise<void> {
  await db.update(uploads).set({ finishingAt: null }).where(isClaimed(id, claimedAt));
}

/**
 * The upload starts again. The names of its parts stay until they are deleted from the store.
 * @returns false if another request builds the file or has built it: its parts must stay
 */
export async function resetUpload(db: Db, id: string, claimedAt: Date): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ received: 0, parts: [], finishingAt: null })
    .where(isClaimed(id, claimedAt))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/** False if another request has built the file meanwhile. */
export async function updateUploadUrl(db: Db, id: string, url: string): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ url, parts: [] })
    .where(and(eq(uploads.id, id), isNull(uploads.url), eq(uploads.received, uploads.size)))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/** Call it once the parts are deleted from the store. */
export async function removePartNames(db: Db, id: string, names: readonly string[]): Promise<void> {
  const removed = sql.param([...names], uploads.names);
  await db
    .update(uploads)
    .set({
      names: sql`array(select unnest(${uploads.names}) except select unnest(${removed}::text[]))`,
    })
    .where(eq(uploads.id, id));
}

/**
 * Deletes an upload that has started again, so that a part that has arrived since is not left in
 * the store.
 * @param old only if it is still that old
 * @returns false if it stays
 */
export async function deleteEmptyUpload(db: Db, id: string, old?: OldUploads): Promise<boolean> {
  const rows = await db
    .delete(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.received, 0), old && isOld(old)))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/** Uploads that were started before these times; of pages only incomplete ones. */
export type OldUploads = { file: Date; page: Date };

const isOld = ({ file, page }: OldUploads) =>
  or(
    and(isNull(uploads.pageKind), lt(uploads.createdAt, file)),
    and(isNotNull(uploads.pageKind), isNull(uploads.url), lt(uploads.createdAt, page)),
  );

/** The oldest first. */
export function findOldUploads(db: Db, old: OldUploads, limit: number): Promise<{ id: string }[]> {
  // Bounds the scan of the index answer_uploads_removable.
  const latest = new Date(Math.max(old.file.getTime(), old.page.getTime()));
  return db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isOld(old), lt(uploads.createdAt, latest)))
    .orderBy(asc(uploads.createdAt))
    .limit(limit);
}

/**
 * Resets an old upload: a client that continues it sends all bytes again.
 * @returns the names of its parts in the store; undefined if it is not old, or no longer exists
 */
export async function resetOldUpload(
  db: Db,
  id: string,
  old: OldUploads,
): Promise<string[] | undefined> {
  const rows = await db
    .update(uploads)
    .set({ received: 0, parts: [], finishingAt: null })
    .where(and(eq(uploads.id, id), isOld(old)))
    .returning({ names: uploads.names });
  return rows[0]?.names;
}
