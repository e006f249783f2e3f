// SQL of exams with two independent markers: the setting, and the mark of each marker.
import { and, asc, eq, getTableColumns, gt, ne, sql } from 'drizzle-orm';
import { userIdOf, type Viewer } from '../../../access.ts';
import type { Db } from '../../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../../db/keyset.ts';
import { revisionOf } from '../../../db/revision-cache.ts';
import { users } from '../../auth/tables.ts';
import { COURSE_OF_EXAM } from '../../exams/queries.ts';
import { exams } from '../../exams/tables.ts';
import { isGranted } from '../../grants/conditions.ts';
import type { SubmissionDocument } from '../../results/documents.ts';
import { examResultVersions as versions } from '../../results/tables.ts';
import { students } from '../../students/tables.ts';
import { countMarks, isUnmarked, selectSubmissions, toSubmission } from '../queries.ts';
import { independentMarks as marks, examSecondMarking as settings } from '../tables.ts';

export type IndependentMark = typeof marks.$inferSelect;
/** With the revision of its row. */
export type StoredMark = IndependentMark & { revision: string };

/**
 * The maximum difference between two markers of the exam, in marks; null with one marker. Locks the
 * setting until the end of the transaction, so that it is not disabled before the mark is stored.
 */
export async function lockTolerance(tx: Db, examId: string): Promise<number | null> {
  const [row] = await tx
    .select({ tolerance: settings.tolerance })
    .from(settings)
    .where(eq(settings.examId, examId))
    .for('share');
  return row?.tolerance ?? null;
}

/** The exam with its setting; `tolerance` is null with one marker. */
export async function findSetting(db: Db, examId: string) {
  const [row] = await db
    .select({ type: exams.type, totalMarks: exams.totalMarks, tolerance: settings.tolerance })
    .from(exams)
    .leftJoin(settings, eq(settings.examId, exams.id))
    .where(eq(exams.id, examId));
  return row;
}

export async function upsertSetting(
  tx: Db,
  examId: string,
  values: { tolerance: number; updatedBy: string; updatedAt: Date },
): Promise<void> {
  await tx
    .insert(settings)
    .values({ examId, ...values })
    .onConflictDoUpdate({ target: settings.examId, set: values });
}

/** Waits for marks that are being stored, so that the caller's next statement sees them. */
export async function lockSetting(tx: Db, examId: string): Promise<void> {
  const isSettingOfExam = eq(settings.examId, examId);
  await tx.select({ id: settings.examId }).from(settings).where(isSettingOfExam).for('update');
}

export async function deleteSetting(tx: Db, examId: string): Promise<void> {
  await tx.delete(settings).where(eq(settings.examId, examId));
}

/** The marks of a submission, the first marker's first. */
export function findIndependentMarks(db: Db, submissionId: string): Promise<StoredMark[]> {
  return db
    .select({ ...getTableColumns(marks), revision: revisionOf(marks) })
    .from(marks)
    .where(eq(marks.submissionId, submissionId))
    .orderBy(asc(marks.number));
}

/**
 * The same with the names of the markers. @param hasAddresses true to use an address if the name is
 * missing
 */
export function findNamedMarks(db: Db, submissionId: string, hasAddresses: boolean) {
  const name = hasAddresses
    ? sql`coalesce(${students.name}, ${users.email}, ${users.phoneNumber})`
    : sql`${students.name}`;
  return db
    .select({ mark: marks, markerName: sql<string | null>`${name}` })
    .from(marks)
    .leftJoin(users, eq(users.id, marks.markerId))
    .leftJoin(students, eq(students.userId, users.id))
    .where(eq(marks.submissionId, submissionId))
    .orderBy(asc(marks.number));
}

export async function insertIndependentMark(db: Db, mark: IndependentMark): Promise<void> {
  await db.insert(marks).values(mark);
}

export async function updateIndependentMark(db: Db, mark: IndependentMark): Promise<void> {
  const { submissionId, number, ...values } = mark;
  await db
    .update(marks)
    .set(values)
    .where(and(eq(marks.submissionId, submissionId), eq(marks.number, number)));
}

/** Removes a marker's own mark. */
export async function deleteIndependentMark(
  db: Db,
  submissionId: string,
  markerId: string,
): Promise<void> {
  await db
    .delete(marks)
    .where(and(eq(marks.submissionId, submissionId), eq(marks.markerId, markerId)));
}

const SUBMISSIONS = sql`${versions} join ${exams} on ${exams.id} = ${versions.examId}`;

/** The number of submissions of an exam with marks, but without a final one. */
export function countUndecided(db: Db, examId: string): Promise<number> {
  const isUndecided = and(eq(versions.examId, examId), isUnmarked(db), gt(countMarks(), 0));
  return db.$count(sql`(select 1 from ${SUBMISSIONS} where ${isUndecided}) undecided`);
}

/**
 * A page of submissions whose two markers differ by too much, the earliest first. Excludes those
 * that the reader has submitted or marked.
 */
export async function findUnreconciledPage(
  db: Db,
  viewer: Viewer,
  page: Page,
): Promise<ListPage<SubmissionDocument>> {
  const list = keyset(
    { timestamp: versions.dateTaken, id: versions.id, order: 'oldest first' },
    page,
  );
  const readerId = userIdOf(viewer);
  const where = and(
    isUnmarked(db),
    eq(countMarks(), 2),
    eq(countMarks(eq(marks.markerId, readerId)), 0),
    ne(versions.userId, readerId),
    isGranted(viewer, 'teacher', { courseId: COURSE_OF_EXAM, userId: versions.userId }),
  );
  const rows = await selectSubmissions(db, readerId, and(where, list.afterCursor), list.cursor)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  return list.toListPage(rows, await countRows(db, SUBMISSIONS, where, page), toSubmission);
}
