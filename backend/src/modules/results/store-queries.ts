// SQL that stores submissions. A user has one result per exam: what is handed in first makes it, and
// every submission is kept as a version of it.
import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isOfUserInExam } from '../../db/of-user-in-exam.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { attempts } from '../attempts/tables.ts';
import type { ExamKindName } from '../exams/documents.ts';
import {
  type ExamVersion,
  type MultiSubjectVersion,
  type ResultHead,
  toExamResult,
  toMultiSubjectResult,
} from './documents.ts';
import {
  multiSubjectResults as papers,
  multiSubjectResultVersions as paperVersions,
  examResults as singles,
  examResultVersions as singleVersions,
} from './tables.ts';

/**
 * Whose submission it is: the result that the user has in the exam, else the one that is named (it
 * was deleted meanwhile), else a new one.
 */
export type Submitted = Omit<ResultHead, 'id'> & {
  resultId?: string | undefined;
  key: string | null;
  /** What it was handed in of; undefined from a client that knows no attempts. */
  attempt?: { id: string; startedAt: Date } | undefined;
  /**
   * When the student handed the attempt in, which is then closed by the same statement; undefined if
   * the caller closes it.
   */
  closedAt?: Date | undefined;
  overriddenClaims: number;
  wrongCount: number;
  /** The revision of the answer key that scored it. */
  keyRevision: number;
  /** The version of the exam that it was scored by. */
  examVersionId: string;
};

type Own = { userId: string; examId: string };
/** `startedAt` is null without a version that ranks look at. */
type Before = { resultId: string | null; attemptId: string | null; startedAt: Date | null };

const tablesOf = (kind: ExamKindName) =>
  kind === 'multi-subject'
    ? { results: papers, versions: paperVersions }
    : { results: singles, versions: singleVersions };

const isFirst = (versions: typeof paperVersions | typeof singleVersions): SQL | undefined =>
  and(
    isOfUserInExam(versions, sql.placeholder('userId'), sql.placeholder('examId')),
    eq(versions.countsForRank, true),
  );

/** The user's newest result in the exam, and the version that ranks look at so far. */
const beforeQuery = (kind: ExamKindName) =>
  preparedQuery<Own, Before[]>(`find_submitted_before_${kind}`, (tx) => {
    const { results, versions } = tablesOf(kind);
    const isOwn = isOfUserInExam(results, sql.placeholder('userId'), sql.placeholder('examId'));
    const newest = tx
      .select({ id: results.id })
      .from(results)
      .where(isOwn)
      .orderBy(desc(results.dateTaken), desc(results.id))
      .limit(1);
    return tx
      .select({
        resultId: sql<string | null>`(${newest})`,
        attemptId: versions.attemptId,
        startedAt: versions.startedAt,
      })
      .from(sql`(select 1) one`)
      .leftJoin(versions, isFirst(versions));
  });
const selectBefore = {
  'multi-subject': beforeQuery('multi-subject'),
  single: beforeQuery('single'),
};

const unrankQuery = (kind: ExamKindName) =>
  preparedQuery<Own, unknown>(`unrank_version_${kind}`, (tx) => {
    const { versions } = tablesOf(kind);
    return tx.update(versions).set({ countsForRank: false }).where(isFirst(versions));
  });
const unrank = { 'multi-subject': unrankQuery('multi-subject'), single: unrankQuery('single') };

/**
 * The values of a new version that both kinds have: also whether it is the one that ranks look at
 * from now on (docs/decisions/012): that of the attempt begun first, and of that attempt the newest.
 * The version that was it so far is it no longer then. Needs `lockUser`.
 */
async function toStore(
  tx: Db,
  kind: ExamKindName,
  { userId, examId, resultId, attempt, closedAt, ...scored }: Submitted,
  dateTaken: Date,
) {
  const [before] = await selectBefore[kind](tx, { userId, examId });
  const firstStartedAt = before?.startedAt ?? null;
  const [attemptId, startedAt] = [attempt?.id ?? null, attempt?.startedAt ?? dateTaken];
  const countsForRank =
    firstStartedAt === null ||
    startedAt < firstStartedAt ||
    (attemptId !== null && attemptId === before?.attemptId);
  if (firstStartedAt !== null && countsForRank) await unrank[kind](tx, { userId, examId });
  return {
    // Also a result that an admin has deleted while it was taken again: what is handed in is kept.
    id: before?.resultId ?? resultId ?? randomUUID(),
    versionId: randomUUID(),
    userId,
    examId,
    attemptId,
    startedAt,
    countsForRank,
    dateTaken,
    closedAt: closedAt?.toISOString() ?? null,
    ...scored,
  };
}

type ToStore = Awaited<ReturnType<typeof toStore>>;

/** The columns of a new version that both kinds have. */
const versionColumns = {
  id: sql.placeholder('versionId'),
  idempotencyKey: sql.placeholder('key'),
  userId: sql.placeholder('userId'),
  examId: sql.placeholder('examId'),
  attemptId: sql.placeholder('attemptId'),
  startedAt: sql.placeholder('startedAt'),
  overriddenClaims: sql.placeholder('overriddenClaims'),
  wrongCount: sql.placeholder('wrongCount'),
  countsForRank: sql.placeholder('countsForRank'),
  keyRevision: sql.placeholder('keyRevision'),
  examVersionId: sql.placeholder('examVersionId'),
  resultId: sql`(select id from stored)`,
  dateTaken: sql`(select date_taken from stored)`,
  timeTaken: sql`(select time_taken from stored)`,
};
/** The columns of a new result that both kinds have. */
const resultColumns = {
  id: sql.placeholder('id'),
  dateTaken: sql.placeholder('dateTaken'),
  userId: sql.placeholder('userId'),
  examId: sql.placeholder('examId'),
};

const nextNumber = (versions: typeof paperVersions | typeof singleVersions) =>
  sql`(select coalesce(max(${versions.version}), 0) + 1 from ${versions} where ${versions.resultId} = ${sql.placeholder('id')})`;

/** Closes the attempt with the result, if there is a time for it. */
const closeHandedIn = (tx: Db) =>
  tx
    .update(attempts)
    .set({
      closedAt: sql`${sql.placeholder('closedAt')}::timestamptz`,
      closedBy: sql`'student'`,
      resultId: sql`${sql.placeholder('id')}`,
    })
    .where(
      and(
        eq(attempts.id, sql.placeholder('attemptId')),
        isNull(attempts.closedAt),
        isNotNull(sql`${sql.placeholder('closedAt')}::timestamptz`),
      ),
    );

/** The result with its new version; and the attempt is closed. One statement. */
const storePaper = preparedQuery<ToStore & Omit<MultiSubjectVersion, 'dateTaken'>, unknown>(
  'store_paper',
  (tx) => {
    const stored = tx.$with('stored').as(
      tx
        .insert(papers)
        .values({
          ...resultColumns,
          totalScore: sql.placeholder('totalScore'),
          timeTaken: sql.placeholder('timeTaken'),
          answersHash: sql.placeholder('answersHash'),
          subjects: sql.placeholder('subjects'),
        })
        .onConflictDoUpdate({
          target: papers.id,
          set: {
            dateTaken: sql`excluded.date_taken`,
            totalScore: sql`excluded.total_score`,
            timeTaken: sql`excluded.time_taken`,
            answersHash: sql`excluded.answers_hash`,
            subjects: sql`excluded.subjects`,
          },
        })
        .returning(),
    );
    const closed = tx.$with('closed').as(closeHandedIn(tx));
    return tx
      .with(stored, closed)
      .insert(paperVersions)
      .values({
        ...versionColumns,
        version: nextNumber(paperVersions),
        totalScore: sql`(select total_score from stored)`,
        answersHash: sql`(select answers_hash from stored)`,
        subjects: sql`(select subjects from stored)`,
      });
  },
);

/** Stores a paper. Needs `lockUser`. */
export async function insertPaperVersion(
  tx: Db,
  submitted: Submitted,
  version: MultiSubjectVersion,
) {
  const values = await toStore(tx, 'multi-subject', submitted, version.dateTaken);
  await storePaper(tx, { ...version, ...values });
  return toMultiSubjectResult(values, version);
}

/** Numbers as text: those that can be null have no encoder in a prepared query. */
type SingleValues = ToStore &
  Pick<ExamVersion, 'answers'> & { score: string | null; timeTaken: string | null };

/** The same for a single exam; a written one is to be marked anew. */
const storeSingle = preparedQuery<SingleValues, unknown>('store_single', (tx) => {
  const stored = tx.$with('stored').as(
    tx
      .insert(singles)
      .values({
        ...resultColumns,
        score: sql`${sql.placeholder('score')}`,
        timeTaken: sql`${sql.placeholder('timeTaken')}`,
        answers: sql.placeholder('answers'),
      })
      .onConflictDoUpdate({
        target: singles.id,
        set: {
          dateTaken: sql`excluded.date_taken`,
          score: sql`excluded.score`,
          timeTaken: sql`excluded.time_taken`,
          answers: sql`excluded.answers`,
          marks: sql`null`,
          comment: sql`null`,
          markedBy: sql`null`,
          markedAt: sql`null`,
        },
      })
      .returning(),
  );
  const closed = tx.$with('closed').as(closeHandedIn(tx));
  return tx
    .with(stored, closed)
    .insert(singleVersions)
    .values({
      ...versionColumns,
      version: nextNumber(singleVersions),
      score: sql`(select score from stored)`,
      answers: sql`(select answers from stored)`,
    });
});

/** Stores a single exam. Needs `lockUser`. */
export async function insertSingleVersion(tx: Db, submitted: Submitted, version: ExamVersion) {
  const values = await toStore(tx, 'single', submitted, version.dateTaken);
  const { answers, score, timeTaken } = version;
  await storeSingle(tx, {
    ...values,
    answers,
    score: score === null ? null : String(score),
    timeTaken: timeTaken === null ? null : String(timeTaken),
  });
  return toExamResult(values, version);
}
