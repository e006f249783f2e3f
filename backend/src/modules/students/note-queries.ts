// SQL of students' own notes. Every statement has the account's id, so that notes of others are
// inaccessible.
import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { lockUser } from '../auth/queries.ts';
import type { StudentNoteDocument } from './note-documents.ts';
import { studentNotes as notes } from './tables.ts';

type Row = typeof notes.$inferSelect;
/** A note of an account. */
type Key = { id: string; userId: string };

function toNote({
  id,
  lessonId,
  contentId,
  videoSeconds,
  text,
  version,
  createdAt,
  updatedAt,
}: Row): StudentNoteDocument {
  return {
    _id: id,
    ...withoutNulls({ lessonId, contentId, videoSeconds }),
    text,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const isOwn = ({ id, userId }: Key) => and(eq(notes.id, id), eq(notes.userId, userId));

/** A page of an account's notes, the newest change first, and their number. */
export async function findNotes(
  db: Db,
  userId: string,
  place: { lessonId?: string | undefined; contentId?: string | undefined },
  page: { offset: number; limit: number },
): Promise<{ notes: StudentNoteDocument[]; total: number }> {
  const where = and(
    eq(notes.userId, userId),
    place.lessonId === undefined ? undefined : eq(notes.lessonId, place.lessonId),
    place.contentId === undefined ? undefined : eq(notes.contentId, place.contentId),
  );
  const rows = await db
    .select()
    .from(notes)
    .where(where)
    .orderBy(desc(notes.updatedAt), desc(notes.id))
    .limit(page.limit)
    .offset(page.offset);
  const [total] = await db.select({ count: count() }).from(notes).where(where);
  return { notes: rows.map(toNote), total: total?.count ?? 0 };
}

/**
 * Stores the note; undefined if the account already has `max`. The lock on the account serializes
 * concurrent requests.
 */
export function insertNote(
  db: Db,
  values: typeof notes.$inferInsert,
  max: number,
): Promise<StudentNoteDocument | undefined> {
  return db.transaction(async (tx) => {
    await lockUser(tx, values.userId);
    const [own] = await tx
      .select({ count: count() })
      .from(notes)
      .where(eq(notes.userId, values.userId));
    if ((own?.count ?? 0) >= max) return undefined;
    return (await tx.insert(notes).values(values).returning()).map(toNote)[0];
  });
}

/** Changes the note if it still has this version; undefined otherwise. */
export async function updateNote(
  db: Db,
  key: Key,
  version: number,
  changes: Partial<Row>,
): Promise<StudentNoteDocument | undefined> {
  return (
    await db
      .update(notes)
      .set({ ...changes, version: version + 1 })
      .where(and(isOwn(key), eq(notes.version, version)))
      .returning()
  ).map(toNote)[0];
}

export async function findNote(db: Db, key: Key): Promise<StudentNoteDocument | undefined> {
  return (await db.select().from(notes).where(isOwn(key))).map(toNote)[0];
}

/** False if there was none. */
export async function deleteNote(db: Db, key: Key): Promise<boolean> {
  return (await db.delete(notes).where(isOwn(key)).returning({ id: notes.id })).length > 0;
}
