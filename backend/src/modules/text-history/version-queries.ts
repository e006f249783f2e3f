// SQL of the versions of lessons and notes.
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { contents, lessons } from '../academics/tables.ts';
import { users } from '../auth/tables.ts';
import { contentChanges } from '../content-revisions/tables.ts';
import { lessonExams } from '../exams/tables.ts';
import { students } from '../students/tables.ts';
import type { TextVersionDocument, WholeTextVersionDocument } from './documents.ts';
import { textVersions as versions } from './tables.ts';

/** A lesson or note. */
export type TextItem = { kind: 'lesson' | 'note'; id: string };

/** The fields of an item that a version stores. */
export type PublishedText = Pick<
  typeof versions.$inferSelect,
  'title' | 'body' | 'videoLink' | 'duration' | 'examIds'
>;

/** Author and time of a version. */
type Authorship = { savedBy: string | null; savedAt: Date | null };

const isVersionOf = ({ kind, id }: TextItem) =>
  eq(kind === 'lesson' ? versions.lessonId : versions.contentId, id);

/**
 * Locks the item's row until the end of the transaction, so that versions are numbered in order,
 * and returns the stored item; undefined if there is none.
 */
export async function lockText(tx: Db, { kind, id }: TextItem): Promise<PublishedText | undefined> {
  if (kind === 'note') {
    const [note] = await tx
      .select({ title: contents.title, body: contents.contentDetails })
      .from(contents)
      .where(eq(contents.id, id))
      .for('update');
    return note && { ...note, videoLink: null, duration: null, examIds: [] };
  }
  const [lesson] = await tx
    .select({
      title: lessons.title,
      body: lessons.content,
      videoLink: lessons.videoLink,
      duration: lessons.duration,
    })
    .from(lessons)
    .where(eq(lessons.id, id))
    .for('update');
  if (!lesson) return undefined;
  const rows = await tx
    .select({ examId: lessonExams.examId })
    .from(lessonExams)
    .where(eq(lessonExams.lessonId, id))
    .orderBy(lessonExams.examId);
  return { ...lesson, examIds: rows.map(({ examId }) => examId) };
}

/** The newest version of the item. */
export async function findLatest(
  tx: Db,
  item: TextItem,
): Promise<(PublishedText & { number: number }) | undefined> {
  const [row] = await tx
    .select()
    .from(versions)
    .where(isVersionOf(item))
    .orderBy(desc(versions.number))
    .limit(1);
  return row;
}

/** Author and time of the item's last change from before versions were recorded. */
export async function findLastChange(tx: Db, { kind, id }: TextItem): Promise<Authorship> {
  const [row] = await tx
    .select({ savedBy: contentChanges.changedBy, savedAt: contentChanges.changedAt })
    .from(contentChanges)
    .where(and(eq(contentChanges.kind, kind), eq(contentChanges.itemId, id)));
  return row ?? { savedBy: null, savedAt: null };
}

export async function insertVersion(
  tx: Db,
  item: TextItem,
  version: PublishedText & Authorship & { number: number },
): Promise<void> {
  const itemColumn = item.kind === 'lesson' ? { lessonId: item.id } : { contentId: item.id };
  await tx.insert(versions).values({ ...version, ...itemColumn });
}

/** Deletes the item's versions up to a number. */
export async function deleteVersions(tx: Db, item: TextItem, upTo: number): Promise<void> {
  await tx.delete(versions).where(and(isVersionOf(item), lte(versions.number, upTo)));
}

const versionFields = {
  number: versions.number,
  title: versions.title,
  length: sql<number>`coalesce(char_length(${versions.body}), 0)`,
  savedAt: versions.savedAt,
  savedBy: sql<string | null>`coalesce(${students.name}, ${users.email}, ${users.phoneNumber})`,
};

const toVersion = <Row extends { savedAt: Date | null; savedBy: string | null }>({
  savedAt,
  savedBy,
  ...row
}: Row) => ({
  ...row,
  ...withoutNulls({ savedAt: savedAt?.toISOString() ?? null, savedBy }),
});

/** The newest first, without their texts. */
export async function findVersions(db: Db, item: TextItem): Promise<TextVersionDocument[]> {
  const rows = await db
    .select(versionFields)
    .from(versions)
    .leftJoin(users, eq(users.id, versions.savedBy))
    .leftJoin(students, eq(students.userId, users.id))
    .where(isVersionOf(item))
    .orderBy(desc(versions.number));
  return rows.map(toVersion);
}

export async function findVersion(
  db: Db,
  item: TextItem,
  number: number,
): Promise<WholeTextVersionDocument | undefined> {
  const [row] = await db
    .select({
      ...versionFields,
      text: sql<string>`coalesce(${versions.body}, '')`,
      videoLink: versions.videoLink,
      duration: versions.duration,
      exams: versions.examIds,
    })
    .from(versions)
    .leftJoin(users, eq(users.id, versions.savedBy))
    .leftJoin(students, eq(students.userId, users.id))
    .where(and(isVersionOf(item), eq(versions.number, number)));
  if (!row) return undefined;
  const { videoLink, duration, ...rest } = row;
  return { ...toVersion(rest), ...withoutNulls({ videoLink, duration }) };
}
