// SQL of scored submissions, for rescoring and previews. Submissions without a score (unmarked
// written exams) are excluded.
import { and, asc, count, eq, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { attempts } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import {
  examResults,
  examResultVersions,
  multiSubjectResults,
  multiSubjectResultVersions,
  type SingleAnswers,
  type SubjectAnswers,
} from '../results/tables.ts';
import { students } from '../students/tables.ts';
import { scoreChanges } from './tables.ts';

/** A stored submission with a score. */
export type Submission = {
  id: string;
  resultId: string;
  userId: string;
  attemptId: string | null;
  keyRevision: number;
  /**
   * The exam's version, from the submission or its attempt; null if a backend without versions
   * stored both.
   */
  examVersionId: string | null;
  countsForRank: boolean;
  score: number;
  answers: SubjectAnswers | SingleAnswers;
};

/** A submission with a new score; `answers` have the new `isCorrect` of a paper. */
export type RescoredSubmission = Pick<Submission, 'id' | 'score' | 'answers'> & {
  wrongCount: number;
};

const tablesOf = (kind: ExamOfKind['kind']) =>
  kind === 'multi-subject'
    ? {
        versions: multiSubjectResultVersions,
        score: multiSubjectResultVersions.totalScore,
        answers: multiSubjectResultVersions.subjects,
        results: multiSubjectResults,
      }
    : {
        versions: examResultVersions,
        score: examResultVersions.score,
        answers: examResultVersions.answers,
        results: examResults,
      };

const isScored = ({ kind, examId }: ExamOfKind): SQL | undefined => {
  const { versions, score } = tablesOf(kind);
  return and(eq(versions.examId, examId), isNotNull(score));
};

const isPending = (exam: ExamOfKind, revision: number): SQL | undefined =>
  and(isScored(exam), lt(tablesOf(exam.kind).versions.keyRevision, revision));

async function selectSubmissions(
  db: Db,
  exam: ExamOfKind,
  where: SQL | undefined,
  limit: number,
): Promise<Submission[]> {
  const { versions, score, answers } = tablesOf(exam.kind);
  const { id, resultId, userId, attemptId, keyRevision, countsForRank } = versions;
  const ofAttempt = sql`select ${attempts.examVersionId} from ${attempts}
    where ${attempts.id} = ${attemptId}`;
  // The inner sql`` is needed, as in countSubmissions.
  const examVersionId = sql<
    string | null
  >`(${sql`coalesce(${versions.examVersionId}, (${ofAttempt}))`})`;
  const rows = await db
    .select({
      id,
      resultId,
      userId,
      attemptId,
      keyRevision,
      examVersionId,
      countsForRank,
      score,
      answers,
    })
    .from(versions)
    .where(and(isScored(exam), where))
    .orderBy(asc(versions.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, score: row.score ?? 0 }));
}

/** The scored submissions after that id, ordered by id. */
export const findSubmissionsAfter = (db: Db, exam: ExamOfKind, after: string, limit: number) =>
  selectSubmissions(db, exam, gt(tablesOf(exam.kind).versions.id, after), limit);

/**
 * Submissions scored with an older key revision. Locks their accounts, as storing a submission
 * does; skips locked accounts, so that a later run must process them.
 */
export async function lockPending(
  tx: Db,
  exam: ExamOfKind,
  revision: number,
  limit: number,
): Promise<Submission[]> {
  const pending = await selectSubmissions(tx, exam, isPending(exam, revision), limit);
  if (pending.length === 0) return [];
  const userIds = [...new Set(pending.map(({ userId }) => userId))];
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, userIds))
    .orderBy(asc(users.id))
    .for('no key update', { skipLocked: true });
  const lockedUserIds = new Set(locked.map(({ id }) => id));
  const ids = pending.filter(({ userId }) => lockedUserIds.has(userId)).map(({ id }) => id);
  // Read again under the lock: another worker may have rescored some of them.
  return ids.length === 0
    ? []
    : selectSubmissions(
        tx,
        exam,
        and(isPending(exam, revision), inArray(tablesOf(exam.kind).versions.id, ids)),
        limit,
      );
}

/** The number of scored submissions, and of those scored with an older key revision. */
export async function countSubmissions(
  db: Db,
  exam: ExamOfKind,
  revision: number,
): Promise<{ all: number; pending: number }> {
  const { versions } = tablesOf(exam.kind);
  // The inner sql`` is needed: Drizzle omits table names of columns in the outermost one when a
  // select has a single table.
  const pending =
    sql`${sql`count(*) filter (where ${lt(versions.keyRevision, revision)})`}`.mapWith(Number);
  const [row] = await db.select({ all: count(), pending }).from(versions).where(isScored(exam));
  return row ?? { all: 0, pending: 0 };
}

/** Whether any submission is scored with an older key revision. */
export async function hasPending(db: Db, exam: ExamOfKind, revision: number): Promise<boolean> {
  const { versions } = tablesOf(exam.kind);
  return (
    (await db.select({ id: versions.id }).from(versions).where(isPending(exam, revision)).limit(1))
      .length > 0
  );
}

/** Marks submissions as scored by this revision of the key. Needs `lockPending`. */
export async function updateRevision(
  tx: Db,
  { kind }: ExamOfKind,
  ids: string[],
  revision: number,
): Promise<void> {
  const { versions } = tablesOf(kind);
  if (ids.length > 0)
    await tx.update(versions).set({ keyRevision: revision }).where(inArray(versions.id, ids));
}

/**
 * Stores new scores in the submissions, and in each result whose newest submission is among them.
 * Needs `lockPending`.
 */
export async function updateScores(
  tx: Db,
  { kind }: ExamOfKind,
  rescored: readonly RescoredSubmission[],
): Promise<void> {
  if (rescored.length === 0) return;
  const rows = JSON.stringify(
    rescored.map(({ id, score, wrongCount, answers }) => ({
      id,
      score,
      wrong_count: wrongCount,
      answers,
    })),
  );
  const input = sql`jsonb_to_recordset(${rows}::jsonb) as r(id text, score numeric, wrong_count int,
    answers jsonb)`;
  if (kind === 'multi-subject') {
    await tx.execute(sql`update ${multiSubjectResultVersions} v
      set total_score = r.score, wrong_count = r.wrong_count, subjects = r.answers from ${input}
      where v.id = r.id`);
    await tx.execute(sql`update ${multiSubjectResults} t
      set total_score = r.score, subjects = r.answers
      from ${input} join ${multiSubjectResultVersions} v on v.id = r.id
      where t.id = v.result_id and v.version = (select max(n.version)
      from ${multiSubjectResultVersions} n where n.result_id = t.id)`);
    return;
  }
  await tx.execute(
    sql`update ${examResultVersions} v set score = r.score, wrong_count = r.wrong_count
      from ${input} where v.id = r.id`,
  );
  await tx.execute(sql`update ${examResults} t set score = r.score
    from ${input} join ${examResultVersions} v on v.id = r.id
    where t.id = v.result_id and v.version = (select max(n.version) from ${examResultVersions} n
    where n.result_id = t.id)`);
}

/** Inserts score changes: one row per submission and revision, also if repeated. */
export async function insertScoreChanges(
  tx: Db,
  rows: (typeof scoreChanges.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(scoreChanges).values(rows).onConflictDoNothing();
}

/** The students' names of these accounts. */
export async function findStudentNames(db: Db, userIds: string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: students.userId, name: students.name })
    .from(students)
    .where(inArray(students.userId, userIds));
  return new Map(rows.flatMap(({ userId, name }) => (name ? [[userId, name] as const] : [])));
}
