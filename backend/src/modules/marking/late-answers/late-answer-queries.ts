// SQL of sealed answers that arrived after the exam was closed: kept with the attempt until an
// admin accepts or refuses them.
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../../access.ts';
import type { Db } from '../../../db/client.ts';
import { whereUserAndExam } from '../../../db/exam-rows-of-user.ts';
import { countRows, keyset, type ListPage, type Page } from '../../../db/keyset.ts';
import { type AttemptRow, examOf, type Late, type LateRow } from '../../attempts/documents.ts';
import { submissionKey } from '../../attempts/submission/submission-key.ts';
import { type AnswerSheet, attempts, lateAnswers } from '../../attempts/tables.ts';
import type { ExamKindName } from '../../exams/documents.ts';
import { COURSE_OF_ATTEMPT, isGranted } from '../../grants/conditions.ts';
import {
  examResultVersions,
  multiSubjectResultVersions,
  type SingleAnswers,
  type SubjectAnswers,
} from '../../results/tables.ts';
import { students } from '../../students/tables.ts';

/**
 * Stores a sheet. The same one sent again updates the existing row: while it is undecided, to the
 * latest round that it was sent from.
 * @param max maximum of different sheets per attempt
 * @returns undefined if there are that many others
 */
export function insertLateAnswers(
  db: Db,
  values: typeof lateAnswers.$inferInsert,
  max: number,
): Promise<LateRow | undefined> {
  return db.transaction(async (tx) => {
    const { attemptId, answersHash, round = null } = values;
    // The attempt's lock serializes sheets, so that each counts the earlier ones.
    await tx
      .select({ id: attempts.id })
      .from(attempts)
      .where(eq(attempts.id, attemptId))
      .for('update');
    const existingRows = await findLateOf(tx, attemptId);
    const same = existingRows.find((row) => row.answersHash === answersHash);
    const isOfLaterRound =
      same?.state === 'waiting' && round !== null && (same.round ?? -1) < round;
    if (same && isOfLaterRound)
      return (
        await tx.update(lateAnswers).set({ round }).where(eq(lateAnswers.id, same.id)).returning()
      )[0];
    if (same || existingRows.length >= max) return same;
    return (await tx.insert(lateAnswers).values(values).returning())[0];
  });
}

/** The late answers of an attempt, the earliest first. */
export function findLateOf(db: Db, attemptId: string): Promise<LateRow[]> {
  return db
    .select()
    .from(lateAnswers)
    .where(eq(lateAnswers.attemptId, attemptId))
    .orderBy(asc(lateAnswers.receivedAt), asc(lateAnswers.id));
}

/**
 * A page of late answers with their attempts, the longest waiting first; of decided ones the newest
 * decision first.
 * @param viewer an account with grants gets those of its courses without its own
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
    ? ({ timestamp: lateAnswers.decidedAt, order: 'newest first' } as const)
    : ({ timestamp: lateAnswers.receivedAt, order: 'oldest first' } as const);
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

/** @param cursor for reading a page */
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

/** The late answers of a user's attempts at an exam of either kind, the newest first. */
export async function findOwnLate(db: Db, userId: string, examId: string): Promise<LateRow[]> {
  const { userId: owner, multiSubjectExamId } = attempts;
  const isOwn = or(
    whereUserAndExam({ userId: owner, examId: multiSubjectExamId }, userId, examId),
    whereUserAndExam(attempts, userId, examId),
  );
  const rows = await selectLate(db, isOwn).orderBy(desc(lateAnswers.receivedAt)).limit(100);
  return rows.map(({ late }) => late);
}

/**
 * The stored answers of attempts without late answers, by the attempt's id: the submission,
 * otherwise the answers saved in time, which become the result once the server closes the attempt.
 * Attempts without any have no entry. At most one query for each kind of exam.
 */
export async function findStoredSheets(
  db: Db,
  rows: readonly AttemptRow[],
): Promise<Map<string, AnswerSheet>> {
  const sheets = new Map<string, AnswerSheet>();
  const submitted = rows.filter(({ closedBy }) => closedBy === 'student');
  for (const { id, closedBy, sequence, answers } of rows)
    if (closedBy !== 'student' && sequence > 0 && answers) sheets.set(id, answers);
  for (const kind of ['multi-subject', 'single'] as const) {
    const ofKind = submitted.filter((attempt) => examOf(attempt).kind === kind);
    const sheetsByKey = await findSubmittedSheets(db, kind, ofKind);
    for (const attempt of ofKind) {
      const sheet = sheetsByKey.get(keyOf(attempt.userId, submissionKey(attempt)));
      if (sheet) sheets.set(attempt.id, sheet);
    }
  }
  return sheets;
}

/** The same for one attempt; null if there are none. */
export const findStoredSheet = async (db: Db, attempt: AttemptRow): Promise<AnswerSheet | null> =>
  (await findStoredSheets(db, [attempt])).get(attempt.id) ?? null;

const keyOf = (userId: string, idempotencyKey: string | null) => `${userId} ${idempotencyKey}`;

/** The submissions of these attempts, by `keyOf`. */
async function findSubmittedSheets(
  db: Db,
  kind: ExamKindName,
  rows: readonly AttemptRow[],
): Promise<Map<string, AnswerSheet>> {
  if (rows.length === 0) return new Map();
  const isSubmission = (versions: Versions) =>
    and(
      inArray(versions.userId, [...new Set(rows.map(({ userId }) => userId))]),
      inArray(versions.idempotencyKey, rows.map(submissionKey)),
    );
  if (kind === 'single') {
    const { userId, idempotencyKey, answers } = examResultVersions;
    const found = await db
      .select({ userId, idempotencyKey, answers })
      .from(examResultVersions)
      .where(isSubmission(examResultVersions));
    return new Map(
      found.map((row) => [keyOf(row.userId, row.idempotencyKey), sheetOfSingle(row.answers)]),
    );
  }
  const { userId, idempotencyKey, subjects } = multiSubjectResultVersions;
  const found = await db
    .select({ userId, idempotencyKey, subjects })
    .from(multiSubjectResultVersions)
    .where(isSubmission(multiSubjectResultVersions));
  return new Map(
    found.map((row) => [keyOf(row.userId, row.idempotencyKey), sheetOfSubjects(row.subjects)]),
  );
}

/**
 * The answers of an attempt that count: of its newest version, which can be accepted late answers.
 * Null if none are stored.
 */
export async function findNewestSheet(db: Db, attempt: AttemptRow): Promise<AnswerSheet | null> {
  const isOfAttempt = (versions: Versions) =>
    and(eq(versions.userId, attempt.userId), eq(versions.attemptId, attempt.id));
  if (examOf(attempt).kind === 'single') {
    const [row] = await db
      .select({ answers: examResultVersions.answers })
      .from(examResultVersions)
      .where(isOfAttempt(examResultVersions))
      .orderBy(desc(examResultVersions.version))
      .limit(1);
    return row ? sheetOfSingle(row.answers) : null;
  }
  const [row] = await db
    .select({ subjects: multiSubjectResultVersions.subjects })
    .from(multiSubjectResultVersions)
    .where(isOfAttempt(multiSubjectResultVersions))
    .orderBy(desc(multiSubjectResultVersions.version))
    .limit(1);
  return row ? sheetOfSubjects(row.subjects) : null;
}

type Versions = typeof examResultVersions | typeof multiSubjectResultVersions;

const sheetOfSingle = ({ mcqAnswers, writtenAnswer }: SingleAnswers): AnswerSheet => ({
  selections: mcqAnswers.map(({ questionId, selectedOption }) => ({
    questionId,
    selectedOption: [selectedOption],
  })),
  writtenAnswer,
});

const sheetOfSubjects = (subjects: SubjectAnswers): AnswerSheet => ({
  selections: subjects.flatMap(({ results }) =>
    results.map(({ questionId, selectedOption }) => ({ questionId, selectedOption })),
  ),
  writtenAnswer: [],
});

/** A decision of an admin, with its reason. */
export type Decision = { state: 'accepted' | 'refused'; decidedBy: string; reason: string };

/** Decides about waiting answers; undefined if they were already decided. */
export async function decideLate(
  tx: Db,
  id: string,
  decision: Decision & { decidedAt: Date },
): Promise<LateRow | undefined> {
  const waits = and(eq(lateAnswers.id, id), eq(lateAnswers.state, 'waiting'));
  return (await tx.update(lateAnswers).set(decision).where(waits).returning())[0];
}
