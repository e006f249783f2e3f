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

/** Stored answers of a multi-subject exam; jsonb: always read and written as a whole. */
export type SubjectAnswers = {
  subjectId: string;
  results: { questionId: string; selectedOption: string[]; isCorrect: boolean }[];
}[];

/** Stored answers of a single exam. */
export type SingleAnswers = {
  mcqAnswers: { questionId: string; selectedOption: string }[];
  writtenAnswer: { questionId: string; answerPdf: string }[];
};

/** The points for one question of a written exam; their sum is the score. */
export type WrittenMark = { questionId: string; marks: number; comment?: string };

/** Scale 9: points (5 decimals) × percentage (2 decimals) / 100 (2 more). */
const score = () => numeric({ precision: 16, scale: 9, mode: 'number' });
/** In minutes. */
const minutes = () => numeric({ precision: 8, scale: 2, mode: 'number' });
const timestamptz = () => timestamp({ withTimezone: true });
const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Columns for ranks and merit lists, of versions of both kinds of exam (docs/decisions/012). */
const ranking = {
  /** Null if no attempt was started. */
  attemptId: text(),
  /** Start of the attempt, or the time of submission without one. */
  startedAt: timestamp('begun_at', { withTimezone: true }).notNull(),
  /** Number of answered questions that are not correct. */
  wrongCount: integer().notNull().default(0),
  /** True for the student's ranked version of this exam. */
  countsForRank: boolean().notNull().default(false),
  /** The revision of the answer key that scored it (key-corrections). */
  keyRevision: integer().notNull().default(0),
  /**
   * The version of the exam that scored it; null if a backend without versions stored it. Not a
   * foreign key, as in attempts.
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
    dateTaken: timestamptz().notNull(),
    totalScore: score().notNull(),
    timeTaken: minutes().notNull(),
    /** SHA-256 of the selected options; returned in the receipt. */
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

/** Every submission of a result; the first one is version 1. */
export const multiSubjectResultVersions = pgTable(
  'multi_subject_result_versions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    resultId: text()
      .notNull()
      .references(() => multiSubjectResults.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** Copied from the result, for rank queries. */
    examId: text().notNull(),
    version: integer().notNull(),
    idempotencyKey: text(),
    dateTaken: timestamptz().notNull(),
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
    // One ranked version per student and exam, despite the name of the index.
    uniqueIndex('multi_subject_result_versions_first')
      .on(table.examId, table.userId)
      .where(sql`counts_for_rank`),
    index('multi_subject_result_versions_rank')
      .on(table.examId, table.totalScore, table.wrongCount, table.timeTaken, table.userId)
      .where(sql`counts_for_rank`),
  ],
);

/** Marking of this version; a new version starts unmarked. */
const marking = {
  /** Null if unmarked or marked only as a whole. */
  marks: jsonb().$type<WrittenMark[]>(),
  /** A comment on the whole submission. */
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
    dateTaken: timestamptz().notNull(),
    /** Null for a written exam that is not marked yet. */
    score: score(),
    timeTaken: minutes(),
    answers: jsonb().$type<SingleAnswers>().notNull(),
    ...marking,
    /** The account that marked a written exam. */
    markedBy: text().references(() => users.id, { onDelete: 'set null' }),
    markedAt: timestamptz(),
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
    /** Copied from the result, for rank queries. */
    examId: text().notNull(),
    version: integer().notNull(),
    idempotencyKey: text(),
    dateTaken: timestamptz().notNull(),
    score: score(),
    timeTaken: minutes(),
    answers: jsonb().$type<SingleAnswers>().notNull(),
    /** Number of scores sent by the client that the server overrode. */
    overriddenClaims: integer('corrections').notNull().default(0),
    ...marking,
    /** The account that marked it; null also if it was marked before this column existed. */
    markedBy: text().references(() => users.id, { onDelete: 'set null' }),
    markedAt: timestamptz(),
    ...ranking,
  },
  (table) => [
    unique('exam_result_versions_order').on(table.resultId, table.version),
    unique('exam_result_versions_key').on(table.userId, table.idempotencyKey),
    index('exam_result_versions_unmarked').on(table.dateTaken, table.id).where(sql`score is null`),
    index('exam_result_versions_marked_by').on(table.markedBy),
    index('exam_result_versions_marked').on(table.markedAt).where(sql`marked_at is not null`),
    index('exam_result_versions_revision').on(table.examId, table.keyRevision, table.id),
    // One ranked version per student and exam, despite the name of the index.
    uniqueIndex('exam_result_versions_first')
      .on(table.examId, table.userId)
      .where(sql`counts_for_rank`),
    index('exam_result_versions_rank')
      .on(table.examId, table.score, table.wrongCount, table.timeTaken, table.userId)
      .where(sql`counts_for_rank`),
  ],
);
