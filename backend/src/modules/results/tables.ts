// Results of both kinds of exam with all their versions.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';

/** Stored answers of a multi-subject paper: a free shape, so jsonb. */
export type SubjectAnswers = {
  subjectId: string;
  results: { questionId: string; selectedOption: string[]; isCorrect: boolean }[];
}[];

/** Stored answers of a single exam. */
export type SingleAnswers = {
  mcqAnswers: { questionId: string; selectedOption: string }[];
  writtenAnswer: { questionId: string; answerPdf: string }[];
};

/** What an admin gave for the questions of a written exam: their sum is its score. */
export type WrittenMark = { questionId: string; marks: number; comment?: string };

/**
 * To nine decimals, as exam-rules has them: points with five, times percentages with two, divided
 * by 100.
 */
const score = () => numeric({ precision: 16, scale: 9, mode: 'number' });
/** In minutes. */
const minutes = () => numeric({ precision: 8, scale: 2, mode: 'number' });
const moment = () => timestamp({ withTimezone: true });
const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * What ranks and merit lists need to know of a version, of either kind of exam
 * (docs/decisions/012).
 */
const ranking = {
  /** The attempt that it was handed in of; null for what came without one. */
  attemptId: text(),
  /** When that attempt began; without one, when it was handed in. */
  startedAt: timestamp('begun_at', { withTimezone: true }).notNull(),
  /** Questions that were answered, and not right. */
  wrongCount: integer().notNull().default(0),
  /** Whether it is the one of this account in this exam that ranks look at. */
  countsForRank: boolean().notNull().default(false),
  /** The revision of the answer key that it was scored by (key-corrections). */
  keyRevision: integer().notNull().default(0),
  /**
   * The version of the exam that it was scored by; null if a backend without versions stored it. No
   * reference, as in attempts.
   */
  examVersionId: text(),
};

export const multiSubjectResults = pgTable(
  'multi_subject_results',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    userId: owner(),
    examId: text()
      .notNull()
      .references(() => multiSubjectExams.id),
    dateTaken: moment().notNull(),
    totalScore: score().notNull(),
    timeTaken: minutes().notNull(),
    /**
     * SHA-256 over the selections, so that two submissions can be told apart without comparing
     * them.
     */
    answersHash: text().notNull(),
    subjects: jsonb().$type<SubjectAnswers>().notNull(),
  },
  (table) => [
    index('multi_subject_results_user_exam').on(table.userId, table.examId, table.dateTaken),
    index('multi_subject_results_user').on(table.userId, table.dateTaken),
    index('multi_subject_results_exam').on(table.examId, table.dateTaken),
    index('multi_subject_results_date').on(table.dateTaken, table.id),
  ],
);

/** Every submission as it was stored, the first one as version 1. */
export const multiSubjectResultVersions = pgTable(
  'multi_subject_result_versions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    resultId: text()
      .notNull()
      .references(() => multiSubjectResults.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** The result's, once more: ranks are counted over the versions of an exam. */
    examId: text().notNull(),
    version: integer().notNull(),
    idempotencyKey: text(),
    dateTaken: moment().notNull(),
    totalScore: score().notNull(),
    timeTaken: minutes().notNull(),
    answersHash: text().notNull(),
    subjects: jsonb().$type<SubjectAnswers>().notNull(),
    /** Number of scores sent by the client that the server overrode. */
    overriddenClaims: integer('corrections').notNull().default(0),
    ...ranking,
  },
  (table) => [
    unique('multi_subject_result_versions_order').on(table.resultId, table.version),
    unique('multi_subject_result_versions_key').on(table.userId, table.idempotencyKey),
    index('multi_subject_result_versions_revision').on(table.examId, table.keyRevision, table.id),
    uniqueIndex('multi_subject_result_versions_first')
      .on(table.examId, table.userId)
      .where(sql`counts_for_rank`),
    index('multi_subject_result_versions_rank')
      .on(table.examId, table.totalScore, table.wrongCount, table.timeTaken, table.userId)
      .where(sql`counts_for_rank`),
  ],
);

/**
 * What an admin gave and wrote; a newer submission is without, and leaves it with the version that
 * it was given for.
 */
const marking = {
  /** Null where the whole was marked, or nothing. */
  marks: jsonb().$type<WrittenMark[]>(),
  /** About the whole. */
  comment: text(),
};

export const examResults = pgTable(
  'exam_results',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    userId: owner(),
    examId: text()
      .notNull()
      .references(() => exams.id),
    dateTaken: moment().notNull(),
    /** Null for a written exam that nobody has marked. */
    score: score(),
    timeTaken: minutes(),
    answers: jsonb().$type<SingleAnswers>().notNull(),
    ...marking,
    /** Who marked a written exam, and when. */
    markedBy: text().references(() => users.id, { onDelete: 'set null' }),
    markedAt: moment(),
  },
  (table) => [
    index('exam_results_user_exam').on(table.userId, table.examId, table.dateTaken),
    index('exam_results_user').on(table.userId, table.dateTaken),
    index('exam_results_exam').on(table.examId, table.dateTaken),
    index('exam_results_marked_by').on(table.markedBy),
  ],
);

export const examResultVersions = pgTable(
  'exam_result_versions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    resultId: text()
      .notNull()
      .references(() => examResults.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** The result's, once more: ranks are counted over the versions of an exam. */
    examId: text().notNull(),
    version: integer().notNull(),
    idempotencyKey: text(),
    dateTaken: moment().notNull(),
    score: score(),
    timeTaken: minutes(),
    answers: jsonb().$type<SingleAnswers>().notNull(),
    /** Number of scores sent by the client that the server overrode. */
    overriddenClaims: integer('corrections').notNull().default(0),
    ...marking,
    /** Who marked this submission, and when; null for one marked before these columns existed. */
    markedBy: text().references(() => users.id, { onDelete: 'set null' }),
    markedAt: moment(),
    ...ranking,
  },
  (table) => [
    unique('exam_result_versions_order').on(table.resultId, table.version),
    unique('exam_result_versions_key').on(table.userId, table.idempotencyKey),
    index('exam_result_versions_unmarked').on(table.dateTaken, table.id).where(sql`score is null`),
    index('exam_result_versions_marked_by').on(table.markedBy),
    index('exam_result_versions_marked').on(table.markedAt).where(sql`marked_at is not null`),
    index('exam_result_versions_revision').on(table.examId, table.keyRevision, table.id),
    uniqueIndex('exam_result_versions_first')
      .on(table.examId, table.userId)
      .where(sql`counts_for_rank`),
    index('exam_result_versions_rank')
      .on(table.examId, table.score, table.wrongCount, table.timeTaken, table.userId)
      .where(sql`counts_for_rank`),
  ],
);
