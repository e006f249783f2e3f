// SQL that adds and changes subjects and chapters. Archived ones, and those below an archived
// parent, are ignored.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { nextPosition } from '../../../db/next-position.ts';
import { withSearchKey } from '../../../records/search/search-key.ts';
import { chapters, subjects } from '../tables.ts';

export type SubjectColumns = Omit<
  typeof subjects.$inferInsert,
  'id' | 'courseId' | 'archivedAt' | 'searchKey'
>;
export type ChapterColumns = Omit<
  typeof chapters.$inferInsert,
  'id' | 'subjectId' | 'archivedAt' | 'searchKey'
>;

/** Returns the id of the new subject; without a position it comes last. */
export async function insertSubject(
  tx: Db,
  courseId: string,
  columns: SubjectColumns,
): Promise<string | undefined> {
  const position =
    columns.position ?? nextPosition(sql`${subjects} where ${subjects.courseId} = ${courseId}`);
  const [row] = await tx
    .insert(subjects)
    .values({ ...withSearchKey(columns, columns.subjectName), courseId, position })
    .returning({ id: subjects.id });
  return row?.id;
}

/** Returns the id of the subject's course; undefined if there is no such subject. */
export async function updateSubject(
  tx: Db,
  id: string,
  changes: Partial<SubjectColumns>,
): Promise<{ courseId: string } | undefined> {
  const [row] = await tx
    .update(subjects)
    // `id` is set to itself, because `set` must not be empty.
    .set({ ...withSearchKey(changes, changes.subjectName), id })
    .where(and(eq(subjects.id, id), isNull(subjects.archivedAt)))
    .returning({ courseId: subjects.courseId });
  return row;
}

/**
 * Locks the subject against being deleted or archived until the end of the transaction; false if
 * there is none.
 */
export async function lockSubject(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: subjects.id })
    .from(subjects)
    .where(and(eq(subjects.id, id), isNull(subjects.archivedAt)))
    .for('share');
  return rows.length > 0;
}

/** Returns the id of the new chapter; without a position it comes last. */
export async function insertChapter(
  tx: Db,
  subjectId: string,
  columns: ChapterColumns,
): Promise<string | undefined> {
  const position =
    columns.position ?? nextPosition(sql`${chapters} where ${chapters.subjectId} = ${subjectId}`);
  const [row] = await tx
    .insert(chapters)
    .values({ ...withSearchKey(columns, columns.chapterTitle), subjectId, position })
    .returning({ id: chapters.id });
  return row?.id;
}

/** Returns the id of the chapter's subject; undefined if there is no such chapter. */
export async function updateChapter(
  tx: Db,
  id: string,
  changes: Partial<ChapterColumns>,
): Promise<{ subjectId: string } | undefined> {
  const liveSubjects = tx
    .select({ id: subjects.id })
    .from(subjects)
    .where(isNull(subjects.archivedAt));
  const [row] = await tx
    .update(chapters)
    .set({ ...withSearchKey(changes, changes.chapterTitle), id })
    .where(
      and(
        eq(chapters.id, id),
        isNull(chapters.archivedAt),
        inArray(chapters.subjectId, liveSubjects),
      ),
    )
    .returning({ subjectId: chapters.subjectId });
  return row;
}
