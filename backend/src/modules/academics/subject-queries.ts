// SQL that adds and changes subjects and chapters. What is archived, and what stands below it, is not there for any of it.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { lastPlace } from '../../db/last-place.ts';
import { requireSameParent } from '../../plugins/fixed-parent.ts';
import { lockCourse } from './course-queries.ts';
import type { ChapterDocument, SubjectDocument } from './documents.ts';
import { findChaptersByIds, findSubjectsByIds } from './queries.ts';
import { chapters, subjects } from './tables.ts';

type SubjectColumns = Omit<typeof subjects.$inferInsert, 'id' | 'courseId' | 'archivedAt'>;
type ChapterColumns = Omit<typeof chapters.$inferInsert, 'id' | 'subjectId'>;

/** Undefined when there is no such course. */
export function insertSubject(db: Db, courseId: string, columns: SubjectColumns): Promise<SubjectDocument | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockCourse(tx, courseId))) return undefined;
    const position = columns.position ?? lastPlace(sql`${subjects} where ${subjects.courseId} = ${courseId}`);
    const [row] = await tx
      .insert(subjects)
      .values({ ...columns, courseId, position })
      .returning({ id: subjects.id });
    return row && (await findSubjectsByIds(tx, [row.id]))[0];
  });
}

/** Undefined when there is no such subject. @throws 409 when `parent` is another course than its own */
export function updateSubject(
  db: Db,
  id: string,
  changes: Partial<SubjectColumns>,
  parent: string | undefined,
): Promise<SubjectDocument | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(subjects)
      // The id sets itself: a change of nothing is a statement too.
      .set({ ...changes, id })
      .where(and(eq(subjects.id, id), isNull(subjects.archivedAt)))
      .returning({ courseId: subjects.courseId });
    if (!row) return undefined;
    requireSameParent('courseId', parent, row.courseId, 'A subject stays in its course.');
    return (await findSubjectsByIds(tx, [id]))[0];
  });
}

/** Undefined when there is no such subject. */
export function insertChapter(db: Db, subjectId: string, columns: ChapterColumns): Promise<ChapterDocument | undefined> {
  return db.transaction(async (tx) => {
    const subject = await tx
      .select({ id: subjects.id })
      .from(subjects)
      .where(and(eq(subjects.id, subjectId), isNull(subjects.archivedAt)))
      .for('share');
    if (subject.length === 0) return undefined;
    const position = columns.position ?? lastPlace(sql`${chapters} where ${chapters.subjectId} = ${subjectId}`);
    const [row] = await tx
      .insert(chapters)
      .values({ ...columns, subjectId, position })
      .returning({ id: chapters.id });
    return row && (await findChaptersByIds(tx, [row.id]))[0];
  });
}

/** Undefined when there is no such chapter. @throws 409 when `parent` is another subject than its own */
export function updateChapter(
  db: Db,
  id: string,
  changes: Partial<ChapterColumns>,
  parent: string | undefined,
): Promise<ChapterDocument | undefined> {
  return db.transaction(async (tx) => {
    const liveSubjects = tx.select({ id: subjects.id }).from(subjects).where(isNull(subjects.archivedAt));
    const [row] = await tx
      .update(chapters)
      .set({ ...changes, id })
      .where(and(eq(chapters.id, id), inArray(chapters.subjectId, liveSubjects)))
      .returning({ subjectId: chapters.subjectId });
    if (!row) return undefined;
    requireSameParent('subjectId', parent, row.subjectId, 'A chapter stays in its subject.');
    return (await findChaptersByIds(tx, [id]))[0];
  });
}
