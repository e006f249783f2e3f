// SQL that adds and changes subjects and chapters. What is archived, and what stands below it, is
// not there for any of it.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { lastPlace } from '../../db/last-place.ts';
import { withSearchKey } from '../../records/search/search-key.ts';
import { chapters, subjects } from './tables.ts';

export type SubjectColumns = Omit<
  typeof subjects.$inferInsert,
  'id' | 'courseId' | 'archivedAt' | 'searchKey'
>;
export type ChapterColumns = Omit<
  typeof chapters.$inferInsert,
  'id' | 'subjectId' | 'archivedAt' | 'searchKey'
>;

/** Answers the id of the new subject, at the end of its course where no place is given. */
export async function insertSubject(
  tx: Db,
  courseId: string,
  columns: SubjectColumns,
): Promise<string | undefined> {
  const position =
    columns.position ?? lastPlace(sql`${subjects} where ${subjects.courseId} = ${courseId}`);
  const [row] = await tx
    .insert(subjects)
    .values({ ...withSearchKey(columns, columns.subjectName), courseId, position })
    .returning({ id: subjects.id });
  return row?.id;
}

/** Answers the course of the subject; undefined when there is no such subject. */
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
 * Whether there is such a subject; until the transaction ends it is neither deleted nor archived.
 */
export async function lockSubject(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: subjects.id })
    .from(subjects)
    .where(and(eq(subjects.id, id), isNull(subjects.archivedAt)))
    .for('share');
  return rows.length > 0;
}

/** Answers the id of the new chapter, at the end of its subject where no place is given. */
export async function insertChapter(
  tx: Db,
  subjectId: string,
  columns: ChapterColumns,
): Promise<string | undefined> {
  const position =
    columns.position ?? lastPlace(sql`${chapters} where ${chapters.subjectId} = ${subjectId}`);
  const [row] = await tx
    .insert(chapters)
    .values({ ...withSearchKey(columns, columns.chapterTitle), subjectId, position })
    .returning({ id: chapters.id });
  return row?.id;
}

/** Answers the subject of the chapter; undefined when there is no such chapter. */
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
