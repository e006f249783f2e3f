// SQL that adds and changes lessons and notes. What stands below an archived subject is not there for any of it.
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { lastPlace } from '../../db/last-place.ts';
import { refuse } from '../../plugins/errors.ts';
import { requireSameParent } from '../../plugins/fixed-parent.ts';
import { exams, lessonExams } from '../exams/tables.ts';
import type { ContentDocument, LessonDocument } from './documents.ts';
import { findContentsByIds, findLessonsByIds } from './queries.ts';
import { chapters, contents, lessons, subjects } from './tables.ts';

type LessonColumns = Omit<typeof lessons.$inferInsert, 'id' | 'chapterId'>;
type ContentColumns = Omit<typeof contents.$inferInsert, 'id' | 'chapterId'>;

const liveChapters = (db: Db) =>
  db.select({ id: chapters.id }).from(chapters).innerJoin(subjects, eq(subjects.id, chapters.subjectId)).where(isNull(subjects.archivedAt));

/** Whether there is such a chapter; it then stays until the transaction ends. */
async function lockChapter(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: chapters.id })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .where(and(eq(chapters.id, id), isNull(subjects.archivedAt)))
    .for('share');
  return rows.length > 0;
}

/** Undefined when there is no such chapter. @throws 400 for an exam named twice; 422 when one of the exams is not of that chapter */
export function insertLesson(
  db: Db,
  chapterId: string,
  columns: LessonColumns,
  examIds: string[] | undefined,
): Promise<LessonDocument | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockChapter(tx, chapterId))) return undefined;
    const position = columns.position ?? lastPlace(sql`${lessons} where ${lessons.chapterId} = ${chapterId}`);
    const [row] = await tx
      .insert(lessons)
      .values({ ...columns, chapterId, position })
      .returning({ id: lessons.id });
    if (!row) return undefined;
    if (examIds) await replaceExams(tx, row.id, chapterId, examIds);
    return (await findLessonsByIds(tx, [row.id]))[0]?.document;
  });
}

/**
 * The lesson as it is afterwards; undefined when there is none.
 * @param examIds replaces the list of its exams; left out, it stays
 * @throws 409 when `parent` is another chapter than its own; 422 when one of the exams is not of that chapter
 */
export function updateLesson(
  db: Db,
  id: string,
  changes: Partial<LessonColumns>,
  { parent, examIds }: { parent: string | undefined; examIds: string[] | undefined },
): Promise<LessonDocument | undefined> {
  return db.transaction(async (tx) => {
    // Locks the row, so that of two lists of exams at once one is stored whole.
    const [row] = await tx
      .update(lessons)
      // The id sets itself: a change of nothing is a statement too.
      .set({ ...changes, id })
      .where(and(eq(lessons.id, id), inArray(lessons.chapterId, liveChapters(tx))))
      .returning({ chapterId: lessons.chapterId });
    if (!row) return undefined;
    requireSameParent('chapterId', parent, row.chapterId, 'A lesson stays in its chapter.');
    if (examIds) await replaceExams(tx, id, row.chapterId, examIds);
    return (await findLessonsByIds(tx, [id]))[0]?.document;
  });
}

/** Exams of the chapter itself and of its lessons may stand in a lesson. */
async function replaceExams(tx: Db, lessonId: string, chapterId: string, examIds: string[]): Promise<void> {
  // Not by the schema's uniqueItems: of a list of 200,000, which is refused anyway, it kept the server busy for more than a minute.
  if (new Set(examIds).size < examIds.length) refuse(400, 'An exam is named twice.', [{ path: 'exams', message: 'has one twice' }]);
  await tx.delete(lessonExams).where(eq(lessonExams.lessonId, lessonId));
  if (examIds.length === 0) return;
  const lessonIds = tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.chapterId, chapterId));
  const ofChapter = or(eq(exams.chapterId, chapterId), inArray(exams.lessonId, lessonIds));
  // The lock keeps an exam from being deleted before the lesson points to it.
  const rows = await tx
    .select({ id: exams.id })
    .from(exams)
    .where(and(inArray(exams.id, examIds), ofChapter, isNull(exams.archivedAt)))
    .for('key share');
  const known = new Set(rows.map((row) => row.id));
  const unknown = examIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `exams.${index}`, message: 'is no exam of this chapter' }],
  );
  if (unknown.length > 0) refuse(422, 'A lesson can only have exams of its own chapter.', unknown.slice(0, 20));
  await tx.insert(lessonExams).values(examIds.map((examId) => ({ lessonId, examId })));
}

/** Undefined when there is no such chapter. */
export function insertContent(db: Db, chapterId: string, columns: ContentColumns): Promise<ContentDocument | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockChapter(tx, chapterId))) return undefined;
    const position = columns.position ?? lastPlace(sql`${contents} where ${contents.chapterId} = ${chapterId}`);
    const [row] = await tx
      .insert(contents)
      .values({ ...columns, chapterId, position })
      .returning({ id: contents.id });
    return row && (await findContentsByIds(tx, [row.id]))[0]?.document;
  });
}

/** Undefined when there is no such note. @throws 409 when `parent` is another chapter than its own */
export function updateContent(
  db: Db,
  id: string,
  changes: Partial<ContentColumns>,
  parent: string | undefined,
): Promise<ContentDocument | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(contents)
      .set({ ...changes, id })
      .where(and(eq(contents.id, id), inArray(contents.chapterId, liveChapters(tx))))
      .returning({ chapterId: contents.chapterId });
    if (!row) return undefined;
    requireSameParent('chapterId', parent, row.chapterId, 'A note stays in its chapter.');
    return (await findContentsByIds(tx, [id]))[0]?.document;
  });
}
