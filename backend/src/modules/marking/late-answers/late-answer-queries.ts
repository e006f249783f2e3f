// SQL of sealed answers that came after the exam was closed: kept beside the attempt until an admin
// accepts or refuses them.
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../../access.ts';
import type { Db } from '../../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../../db/keyset.ts';
import { type AttemptRow, examOf, type Late, type LateRow } from '../../attempts/documents.ts';
import { submissionKey } from '../../attempts/hand-in/submission-key.ts';
import { type AnswerSheet, attempts, lateAnswers } from '../../attempts/tables.ts';
import { COURSE_OF_ATTEMPT, isGranted } from '../../grants/conditions.ts';
import { examResultVersions, multiSubjectResultVersions } from '../../results/tables.ts';
import { students } from '../../students/tables.ts';

/**
 * Keeps a sheet; the same one sent again is the row that is there, and while nobody has decided
 * about it, of the latest round that it is sent from.
 * @param most different sheets of one attempt
 * @returns undefined where there are that many others
 */
export function insertLateAnswers(
  db: Db,
  values: typeof lateAnswers.$inferInsert,
  most: number,
): Promise<LateRow | undefined> {
  return db.transaction(async (tx) => {
    const { attemptId, answersHash, round = null } = values;
    // The attempt's lock: of two sheets at once the second one counts the first.
    await tx
      .select({ id: attempts.id })
      .from(attempts)
      .where(eq(attempts.id, attemptId))
      .for('update');
    const stored = await findLateOf(tx, attemptId);
    const same = stored.find((row) => row.answersHash === answersHash);
    const isOfLaterRound =
      same?.state === 'waiting' && round !== null && (same.round ?? -1) < round;
    if (same && isOfLaterRound)
      return (
        await tx.update(lateAnswers).set({ round }).where(eq(lateAnswers.id, same.id)).returning()
      )[0];
    if (same || stored.length >= most) return same;
    return (await tx.insert(lateAnswers).values(values).returning())[0];
  });
}

/** What came late to an attempt, the first at the top. */
export function findLateOf(db: Db, attemptId: string): Promise<LateRow[]> {
  return db
    .select()
    .from(lateAnswers)
    .where(eq(lateAnswers.attemptId, attemptId))
    .orderBy(asc(lateAnswers.receivedAt), asc(lateAnswers.id));
}

/**
 * A page of late answers with their attempts, those that wait longest at the top; of decided ones
 * the newest decision.
 * @param viewer an account with grants sees those of its courses without its own
 */
export async function findLatePage(
  db: Db,
  viewer: Viewer,
  state: LateRow['state'] | undefined,
  page: Page,
): Promise<ListPage<Late>> {
  const where = and(
    state && eq(lateAnswers.state, state),
    isGranted(viewer, 'marker', { courseId: COURSE_OF_ATTEMPT, userId: attempts.userId }),
  );
  const isDecided = state === 'accepted' || state === 'refused';
  const order = isDecided
    ? ({ moment: lateAnswers.decidedAt, order: 'newest first' } as const)
    : ({ moment: lateAnswers.receivedAt, order: 'oldest first' } as const);
  const list = keyset({ ...order, id: lateAnswers.id }, page);
  const [rows, count] = await Promise.all([
    selectLate(db, and(where, list.afterCursor), list.cursor)
      .orderBy(...list.orderBy)
      .limit(list.limit)
      .offset(list.offset),
    countRows(
      db,
      sql`${lateAnswers} join ${attempts} on ${attempts.id} = ${lateAnswers.attemptId}`,
      where,
      page,
    ),
  ]);
  return list.toListPage(rows, count, ({ cursor: _, ...late }) => late);
}

/** @param cursor of a page, where one is read */
function selectLate(db: Db, where: SQL | undefined, cursor = sql<string>`''`) {
  return db
    .select({ late: lateAnswers, attempt: attempts, studentName: students.name, cursor })
    .from(lateAnswers)
    .innerJoin(attempts, eq(attempts.id, lateAnswers.attemptId))
    .leftJoin(students, eq(students.userId, attempts.userId))
    .where(where);
}

export async function findLate(db: Db, id: string): Promise<Late | undefined> {
  return (await selectLate(db, eq(lateAnswers.id, id)))[0];
}

/** What came late to a user's attempts at an exam of either kind, the newest first. */
export async function findOwnLate(db: Db, userId: string, examId: string): Promise<LateRow[]> {
  const isOfExam = or(eq(attempts.multiSubjectExamId, examId), eq(attempts.examId, examId));
  const rows = await selectLate(db, and(eq(attempts.userId, userId), isOfExam))
    .orderBy(desc(lateAnswers.receivedAt))
    .limit(100);
  return rows.map(({ late }) => late);
}

/**
 * What was stored of an attempt apart from late answers: what the student handed in, else what had
 * been saved in time, which is the result once the server closes the attempt. Null where there is
 * nothing.
 */
export async function findStoredSheet(db: Db, attempt: AttemptRow): Promise<AnswerSheet | null> {
  if (attempt.closedBy !== 'student') return attempt.sequence > 0 ? attempt.answers : null;
  return findVersionSheet(db, attempt, (versions) =>
    and(eq(versions.userId, attempt.userId), eq(versions.idempotencyKey, submissionKey(attempt))),
  );
}

/**
 * What counts of an attempt: of its newest version, which can be of late answers that were
 * accepted. Null where none is stored.
 */
export const findNewestSheet = (db: Db, attempt: AttemptRow): Promise<AnswerSheet | null> =>
  findVersionSheet(db, attempt, (versions) =>
    and(eq(versions.userId, attempt.userId), eq(versions.attemptId, attempt.id)),
  );

type Versions = typeof examResultVersions | typeof multiSubjectResultVersions;

/** The sheet of the newest of these versions. */
async function findVersionSheet(
  db: Db,
  attempt: AttemptRow,
  where: (versions: Versions) => SQL | undefined,
): Promise<AnswerSheet | null> {
  if (examOf(attempt).kind === 'single') {
    const [row] = await db
      .select({ answers: examResultVersions.answers })
      .from(examResultVersions)
      .where(where(examResultVersions))
      .orderBy(desc(examResultVersions.version))
      .limit(1);
    if (!row) return null;
    const { mcqAnswers, writtenAnswer } = row.answers;
    return {
      selections: mcqAnswers.map(({ questionId, selectedOption }) => ({
        questionId,
        selectedOption: [selectedOption],
      })),
      writtenAnswer,
    };
  }
  const [row] = await db
    .select({ subjects: multiSubjectResultVersions.subjects })
    .from(multiSubjectResultVersions)
    .where(where(multiSubjectResultVersions))
    .orderBy(desc(multiSubjectResultVersions.version))
    .limit(1);
  if (!row) return null;
  const selections = row.subjects.flatMap(({ results }) =>
    results.map(({ questionId, selectedOption }) => ({ questionId, selectedOption })),
  );
  return { selections, writtenAnswer: [] };
}

/** What an admin decided, and why. */
export type Decision = { state: 'accepted' | 'refused'; decidedBy: string; reason: string };

/** Decides about answers that wait; undefined where somebody has decided before. */
export async function decideLate(
  tx: Db,
  id: string,
  decision: Decision & { decidedAt: Date },
): Promise<LateRow | undefined> {
  const waits = and(eq(lateAnswers.id, id), eq(lateAnswers.state, 'waiting'));
  return (await tx.update(lateAnswers).set(decision).where(waits).returning())[0];
}
