// SQL that stores submissions. A user has one result per exam: the first submission creates it, and
// each submission is stored as a version of it.
import { randomUUID } from 'node:crypto';
import { type AnyColumn, and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { whereUserAndExam } from '../../db/exam-rows-of-user.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { revisionOf } from '../../db/revision-cache.ts';
import { attempts } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
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
 * A scored submission. It is stored with the user's existing result in the exam; otherwise with the
 * result `resultId`, which was deleted in the meantime; otherwise with a new one.
 */
export type ScoredSubmission = Omit<ResultHead, 'id'> & {
  resultId?: string | undefined;
  /** The idempotency key. */
  key: string | null;
  /** The submitted attempt; undefined if the client does not use attempts. */
  attempt?: { id: string; startedAt: Date } | undefined;
  /**
   * When the student submitted the attempt: the same statement then closes it, and stores nothing
   * if it cannot. Undefined if the caller closes it, or without an attempt.
   */
  closedAt?: Date | undefined;
  /** The only save after which the attempt may be closed; undefined: any. */
  lastSave?: number | undefined;
  /**
   * The revision of the attempt's row when it was read. Set for a user's first submission in the
   * exam, which runs without a transaction: the attempt is closed only if the row has not changed
   * since, and no earlier result is looked up.
   */
  attemptRevision?: string | undefined;
  overriddenClaims: number;
  wrongCount: number;
  /** The revision of the answer key that scored it. */
  keyRevision: number;
  /** The version of the exam that it was scored by. */
  examVersionId: string;
};

/** The attempt has changed since it was read, so the submission was not stored. */
export class AttemptChangedError extends Error {}

type UserExam = { userId: string; examId: string };
/** `attemptId` and `startedAt` are null if no version counts for ranks. */
type PreviousState = { resultId: string | null; attemptId: string | null; startedAt: Date | null };

const tablesOf = (kind: ExamKindName) =>
  kind === 'multi-subject'
    ? { results: papers, versions: paperVersions }
    : { results: singles, versions: singleVersions };

const isRankedVersion = (versions: typeof paperVersions | typeof singleVersions): SQL | undefined =>
  and(
    whereUserAndExam(versions, sql.placeholder('userId'), sql.placeholder('examId')),
    eq(versions.countsForRank, true),
  );

/**
 * The user's newest result in the exam, and the version that currently counts for ranks: one row,
 * also if there is neither.
 */
const previousStateQuery = (kind: ExamKindName) =>
  preparedQuery<UserExam, PreviousState[]>(`find_submitted_before_${kind}`, (tx) => {
    const { results, versions } = tablesOf(kind);
    const isOwn = whereUserAndExam(results, sql.placeholder('userId'), sql.placeholder('examId'));
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
      .leftJoin(versions, isRankedVersion(versions));
  });
const findPreviousState = {
  'multi-subject': previousStateQuery('multi-subject'),
  single: previousStateQuery('single'),
};

const unrankQuery = (kind: ExamKindName) =>
  preparedQuery<UserExam, unknown>(`unrank_version_${kind}`, (tx) => {
    const { versions } = tablesOf(kind);
    return tx.update(versions).set({ countsForRank: false }).where(isRankedVersion(versions));
  });
const unrankVersion = {
  'multi-subject': unrankQuery('multi-subject'),
  single: unrankQuery('single'),
};

/**
 * Prepares a new version: finds its result, and decides whether it counts for ranks
 * (docs/decisions/012): yes for the attempt that was started first, and for a newer version of that
 * attempt. The version that counted before then stops counting.
 * @returns the values that both kinds have
 */
async function prepareVersion(
  tx: Db,
  kind: ExamKindName,
  {
    userId,
    examId,
    resultId,
    attempt,
    closedAt,
    lastSave,
    attemptRevision,
    ...scored
  }: ScoredSubmission,
  dateTaken: Date,
) {
  const [previous] =
    attemptRevision === undefined ? await findPreviousState[kind](tx, { userId, examId }) : [];
  const firstStartedAt = previous?.startedAt ?? null;
  const [attemptId, startedAt] = [attempt?.id ?? null, attempt?.startedAt ?? dateTaken];
  const countsForRank =
    firstStartedAt === null ||
    startedAt < firstStartedAt ||
    (attemptId !== null && attemptId === previous?.attemptId);
  if (firstStartedAt !== null && countsForRank) await unrankVersion[kind](tx, { userId, examId });
  return {
    // A result that an admin deleted during the attempt is created again under its id.
    id: previous?.resultId ?? resultId ?? randomUUID(),
    versionId: randomUUID(),
    userId,
    examId,
    attemptId,
    startedAt,
    countsForRank,
    dateTaken,
    closedAt: closedAt?.toISOString() ?? null,
    lastSave: lastSave ?? null,
    attemptRevision: attemptRevision ?? null,
    ...scored,
  };
}

type NewVersionValues = Awaited<ReturnType<typeof prepareVersion>>;

const nextNumber = (versions: typeof paperVersions | typeof singleVersions) =>
  sql`(select coalesce(max(${versions.version}), 0) + 1 from ${versions}
    where ${versions.resultId} = ${sql.placeholder('id')})`;

const closedAtParameter = sql`${sql.placeholder('closedAt')}::timestamptz`;

/**
 * Closes the submitted attempt, if `closedAt` is set. Locks the account before the attempt, as
 * `lockUser` does, because a first submission runs without a transaction.
 */
const closeSubmittedAttempt = (tx: Db) => {
  const account = tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update');
  const revision = revisionOf(attempts);
  return tx
    .update(attempts)
    .set({
      closedAt: closedAtParameter,
      closedBy: sql`'student'`,
      resultId: sql`${sql.placeholder('id')}`,
    })
    .where(
      and(
        eq(attempts.id, sql.placeholder('attemptId')),
        isNull(attempts.closedAt),
        isNotNull(closedAtParameter),
        sql`${attempts.sequence} = coalesce(${sql.placeholder('lastSave')}::int, ${attempts.sequence})`,
        sql`${revision} = coalesce(${sql.placeholder('attemptRevision')}::text, ${revision})`,
        sql`${attempts.userId} = (${account})`,
      ),
    )
    .returning({ id: attempts.id });
};

/** True if there is no attempt to close, or the statement has closed it. */
const mayStore = sql`(${closedAtParameter} is null or exists (select from closed))`;

function requireStored(versions: readonly unknown[]): void {
  if (versions.length === 0) throw new AttemptChangedError();
}

/** A parameter as a selected column; with `column`, encoded as that column stores it. */
const parameter = (name: string, column?: AnyColumn) =>
  sql`${column ? sql.param(sql.placeholder(name), column) : sql.placeholder(name)}`.as(name);

/** The first columns of both result tables. `insert … select` needs the order of the table. */
const resultColumns = {
  id: parameter('id'),
  userId: parameter('userId'),
  examId: parameter('examId'),
  dateTaken: parameter('dateTaken', papers.dateTaken),
};
/** The last columns of both version tables, in their order. */
const rankingColumns = {
  attemptId: parameter('attemptId'),
  startedAt: parameter('startedAt', paperVersions.startedAt),
  wrongCount: parameter('wrongCount'),
  countsForRank: parameter('countsForRank'),
  keyRevision: parameter('keyRevision'),
  examVersionId: parameter('examVersionId'),
};

/**
 * Stores the result and its new version and, if `closedAt` is set, closes the attempt, in one
 * statement.
 */
const storePaper = preparedQuery<
  NewVersionValues & Omit<MultiSubjectVersion, 'dateTaken'>,
  unknown[]
>('store_paper', (tx) => {
  const closed = tx.$with('closed').as(closeSubmittedAttempt(tx));
  const result = tx
    .select({
      ...resultColumns,
      totalScore: parameter('totalScore', papers.totalScore),
      timeTaken: parameter('timeTaken', papers.timeTaken),
      answersHash: parameter('answersHash'),
      subjects: parameter('subjects', papers.subjects),
    })
    .from(sql`(select 1) one`)
    .where(mayStore);
  const stored = tx.$with('stored').as(
    tx
      .insert(papers)
      .select(result)
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
  const version = tx
    .select({
      id: parameter('versionId'),
      resultId: stored.id,
      userId: stored.userId,
      examId: stored.examId,
      version: nextNumber(paperVersions).as('version'),
      idempotencyKey: parameter('key'),
      dateTaken: stored.dateTaken,
      totalScore: stored.totalScore,
      timeTaken: stored.timeTaken,
      answersHash: stored.answersHash,
      subjects: stored.subjects,
      overriddenClaims: parameter('overriddenClaims'),
      ...rankingColumns,
    })
    .from(stored);
  return tx
    .with(closed, stored)
    .insert(paperVersions)
    .select(version)
    .returning({ id: paperVersions.id });
});

/**
 * Stores a submission of a multi-subject exam. Call `lockUser` first, except for a first submission
 * (`attemptRevision`).
 * @throws AttemptChangedError
 */
export async function insertPaperVersion(
  tx: Db,
  submitted: ScoredSubmission,
  version: MultiSubjectVersion,
) {
  const values = await prepareVersion(tx, 'multi-subject', submitted, version.dateTaken);
  requireStored(await storePaper(tx, { ...version, ...values }));
  return toMultiSubjectResult(values, version);
}

/** Numbers as text: those that can be null have no encoder in a prepared query. */
type SingleValues = NewVersionValues &
  Pick<ExamVersion, 'answers'> & { score: string | null; timeTaken: string | null };

/** The marking columns of a new submission. */
const unmarked = {
  marks: sql`null`.as('marks'),
  comment: sql`null`.as('comment'),
  markedBy: sql`null`.as('marked_by'),
  markedAt: sql`null`.as('marked_at'),
};

/** As `storePaper`, for a single exam. Resets the marking of a written one. */
const storeSingle = preparedQuery<SingleValues, unknown[]>('store_single', (tx) => {
  const closed = tx.$with('closed').as(closeSubmittedAttempt(tx));
  const result = tx
    .select({
      ...resultColumns,
      score: parameter('score'),
      timeTaken: parameter('timeTaken'),
      answers: parameter('answers', singles.answers),
      ...unmarked,
    })
    .from(sql`(select 1) one`)
    .where(mayStore);
  const stored = tx.$with('stored').as(
    tx
      .insert(singles)
      .select(result)
      .onConflictDoUpdate({
        target: singles.id,
        set: {
          dateTaken: sql`excluded.date_taken`,
          score: sql`excluded.score`,
          timeTaken: sql`excluded.time_taken`,
          answers: sql`excluded.answers`,
          marks: sql`excluded.marks`,
          comment: sql`excluded.comment`,
          markedBy: sql`excluded.marked_by`,
          markedAt: sql`excluded.marked_at`,
        },
      })
      .returning(),
  );
  const version = tx
    .select({
      id: parameter('versionId'),
      resultId: stored.id,
      userId: stored.userId,
      examId: stored.examId,
      version: nextNumber(singleVersions).as('version'),
      idempotencyKey: parameter('key'),
      dateTaken: stored.dateTaken,
      score: stored.score,
      timeTaken: stored.timeTaken,
      answers: stored.answers,
      overriddenClaims: parameter('overriddenClaims'),
      ...unmarked,
      ...rankingColumns,
    })
    .from(stored);
  return tx
    .with(closed, stored)
    .insert(singleVersions)
    .select(version)
    .returning({ id: singleVersions.id });
});

/**
 * Stores a submission of a single exam. Call `lockUser` first, except for a first submission
 * (`attemptRevision`).
 * @throws AttemptChangedError
 */
export async function insertSingleVersion(
  tx: Db,
  submitted: ScoredSubmission,
  version: ExamVersion,
) {
  const values = await prepareVersion(tx, 'single', submitted, version.dateTaken);
  const { answers, score, timeTaken } = version;
  const stored = await storeSingle(tx, {
    ...values,
    answers,
    score: score === null ? null : String(score),
    timeTaken: timeTaken === null ? null : String(timeTaken),
  });
  requireStored(stored);
  return toExamResult(values, version);
}
