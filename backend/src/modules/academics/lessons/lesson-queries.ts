// SQL that adds and changes lessons and notes. Archived ones, and those below an archived parent,
// are ignored.
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { nextPosition } from '../../../db/next-position.ts';
import { withSearchKey } from '../../../records/search/search-key.ts';
import { exams, lessonExams } from '../../exams/tables.ts';
import { chapters, contents, lessons, subjects } from '../tables.ts';

export type LessonColumns = Omit<
  typeof lessons.$inferInsert,
  'id' | 'chapterId' | 'archivedAt' | 'searchKey'
>;
export type ContentColumns = Omit<
  typeof contents.$inferInsert,
  'id' | 'chapterId' | 'archivedAt' | 'searchKey'
>;

const liveChapters = (db: Db) =>
  db
    .select({ id: chapters.id })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .where(and(isNull(subjects.archivedAt), isNull(chapters.archivedAt)));

/**
 * Locks the chapter against being deleted or archived until the end of the transaction; false if
 * there is none.
 */
export async function lockChapter(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: chapters.id })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .where(and(eq(chapters.id, id), isNull(subjects.archivedAt), isNull(chapters.archivedAt)))
    .for('share');
  return rows.length > 0;
}

/** Stores a lesson without exams; without a position it comes last. Returns its id. */
export async function insertLesson(
  tx: Db,
  chapterId: string,
  columns: LessonColumns,
): Promise<string | undefined> {
  const position =
    columns.position ?? nextPosition(sql`${lessons} where ${lessons.chapterId} = ${chapterId}`);
  const [row] = await tx
    .insert(lessons)
    .values({ ...withSearchKey(columns, columns.title), chapterId, position })
    .returning({ id: lessons.id });
  return row?.id;
}

/** The id of the lesson's chapter; undefined if there is no such lesson. The row stays locked. */
export async function updateLesson(
  tx: Db,
  id: string,
  changes: Partial<LessonColumns>,
): Promise<{ chapterId: string } | undefined> {
  const [row] = await tx
    .update(lessons)
    // `id` is set to itself, because `set` must not be empty.
    .set({ ...withSearchKey(changes, changes.title), id })
    .where(
      and(
        eq(lessons.id, id),
        isNull(lessons.archivedAt),
        inArray(lessons.chapterId, liveChapters(tx)),
      ),
    )
    .returning({ chapterId: lessons.chapterId });
  return row;
}

export async function deleteLessonExams(tx: Db, lessonId: string): Promise<void> {
  await tx.delete(lessonExams).where(eq(lessonExams.lessonId, lessonId));
}

/**
 * Filters the exams that the lesson may list: exams of its chapter and of the chapter's lessons,
 * and exams that it lists already, even if they or the lesson were moved (content-tree). Locks them
 * until the end of the transaction.
 */
export async function lockExamsOfLesson(
  tx: Db,
  { lessonId, chapterId }: { lessonId: string; chapterId: string },
  examIds: string[],
): Promise<Set<string>> {
  const linkedExamIds = tx
    .select({ id: lessonExams.examId })
    .from(lessonExams)
    .where(eq(lessonExams.lessonId, lessonId));
  const lessonIds = tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.chapterId, chapterId), isNull(lessons.archivedAt)));
  const mayBeListed = or(
    eq(exams.chapterId, chapterId),
    inArray(exams.lessonId, lessonIds),
    inArray(exams.id, linkedExamIds),
  );
  const rows = await tx
    .select({ id: exams.id })
    .from(exams)
    .where(and(inArray(exams.id, examIds), mayBeListed, isNull(exams.archivedAt)))
    .for('key share');
  return new Set(rows.map((row) => row.id));
}

export async function insertLessonExams(
  tx: Db,
  lessonId: string,
  examIds: string[],
): Promise<void> {
  await tx.insert(lessonExams).values(examIds.map((examId) => ({ lessonId, examId })));
}

/** Stores a note; without a position it comes last. Returns its id. */
export async function insertContent(
  tx: Db,
  chapterId: string,
  columns: ContentColumns,
): Promise<string | undefined> {
  const position =
    columns.position ?? nextPosition(sql`${contents} where ${contents.chapterId} = ${chapterId}`);
  const [row] = await tx
    .insert(contents)
    .values({ ...withSearchKey(columns, columns.title), chapterId, position })
    .returning({ id: contents.id });
  return row?.id;
}

/** The id of the note's chapter; undefined if there is no such note. */
export async function updateContent(
  tx: Db,
  id: string,
  changes: Partial<ContentColumns>,
): Promise<{ chapterId: string } | undefined> {
  const [row] = await tx
    .update(contents)
    .set({ ...withSearchKey(changes, changes.title), id })
    .where(
      and(
        eq(contents.id, id),
        isNull(contents.archivedAt),
        inArray(contents.chapterId, liveChapters(tx)),
      ),
    )
    .returning({ chapterId: contents.chapterId });
  return row;
}
