// SQL that stores submissions. A user has one result per exam: the first submission creates it, and
// each submission is stored as a version of it.
import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { whereUserAndExam } from '../../db/exam-rows-of-user.ts';
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
   * When the student submitted the attempt: the same statement then closes it. Undefined if the
   * caller closes it.
   */
  closedAt?: Date | undefined;
  /** The only save after which the attempt may be closed; undefined: any. */
  lastSave?: number | undefined;
  overriddenClaims: number;
  wrongCount: number;
  /** The revision of the answer key that scored it. */
  keyRevision: number;
  /** The version of the exam that it was scored by. */
  examVersionId: string;
};

/** The attempt has a later save than `lastSave`. Nothing may be committed. */
export class NewerSaveError extends Error {}

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
 * attempt. The version that counted before then stops counting. Call `lockUser` first.
 * @returns the values that both kinds have
 */
async function prepareVersion(
  tx: Db,
  kind: ExamKindName,
  { userId, examId, resultId, attempt, closedAt, lastSave, ...scored }: ScoredSubmission,
  dateTaken: Date,
) {
  const [previous] = await findPreviousState[kind](tx, { userId, examId });
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
    ...scored,
  };
}

type NewVersionValues = Awaited<ReturnType<typeof prepareVersion>>;

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
  sql`(select coalesce(max(${versions.version}), 0) + 1 from ${versions}
    where ${versions.resultId} = ${sql.placeholder('id')})`;

/** Closes the submitted attempt, if `closedAt` is set. */
const closeSubmittedAttempt = (tx: Db) =>
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
        sql`${attempts.sequence} = coalesce(${sql.placeholder('lastSave')}::int, ${attempts.sequence})`,
      ),
    )
    .returning({ id: attempts.id });

/** Whether the statement has closed the attempt. */
const isClosed = { isClosed: sql<boolean>`exists (select from closed)` };

/** The other device's save was committed after this submission had read the attempt. */
function refuseNewerSave([stored]: { isClosed: boolean }[], lastSave: number | null): void {
  if (lastSave !== null && !stored?.isClosed) throw new NewerSaveError();
}

/**
 * Stores the result and its new version and, if `closedAt` is set, closes the attempt, in one
 * statement.
 */
const storePaper = preparedQuery<
  NewVersionValues & Omit<MultiSubjectVersion, 'dateTaken'>,
  { isClosed: boolean }[]
>('store_paper', (tx) => {
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
  const closed = tx.$with('closed').as(closeSubmittedAttempt(tx));
  return tx
    .with(stored, closed)
    .insert(paperVersions)
    .values({
      ...versionColumns,
      version: nextNumber(paperVersions),
      totalScore: sql`(select total_score from stored)`,
      answersHash: sql`(select answers_hash from stored)`,
      subjects: sql`(select subjects from stored)`,
    })
    .returning(isClosed);
});

/**
 * Stores a submission of a multi-subject exam. Call `lockUser` first.
 * @throws NewerSaveError
 */
export async function insertPaperVersion(
  tx: Db,
  submitted: ScoredSubmission,
  version: MultiSubjectVersion,
) {
  const values = await prepareVersion(tx, 'multi-subject', submitted, version.dateTaken);
  refuseNewerSave(await storePaper(tx, { ...version, ...values }), values.lastSave);
  return toMultiSubjectResult(values, version);
}

/** Numbers as text: those that can be null have no encoder in a prepared query. */
type SingleValues = NewVersionValues &
  Pick<ExamVersion, 'answers'> & { score: string | null; timeTaken: string | null };

/** As `storePaper`, for a single exam. Resets the marking of a written one. */
const storeSingle = preparedQuery<SingleValues, { isClosed: boolean }[]>('store_single', (tx) => {
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
  const closed = tx.$with('closed').as(closeSubmittedAttempt(tx));
  return tx
    .with(stored, closed)
    .insert(singleVersions)
    .values({
      ...versionColumns,
      version: nextNumber(singleVersions),
      score: sql`(select score from stored)`,
      answers: sql`(select answers from stored)`,
    })
    .returning(isClosed);
});

/**
 * Stores a submission of a single exam. Call `lockUser` first.
 * @throws NewerSaveError
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
  refuseNewerSave(stored, values.lastSave);
  return toExamResult(values, version);
}
