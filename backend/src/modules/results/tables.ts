// Results of both kinds of exam with all their versions, attempts with their deadlines, and uploaded answer files.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';

/** Stored answers of a multi-subject paper: a free shape, so jsonb. */
export type SubjectAnswers = { subjectId: string; results: { questionId: string; selectedOption: string[]; isCorrect: boolean }[] }[];

/** Stored answers of a single exam. */
export type SingleAnswers = {
  mcqAnswers: { questionId: string; selectedOption: string }[];
  writtenAnswer: { questionId: string; answerPdf: string }[];
};

const score = () => numeric({ precision: 12, scale: 5, mode: 'number' });
/** In minutes. */
const minutes = () => numeric({ precision: 8, scale: 2, mode: 'number' });
const moment = () => timestamp({ withTimezone: true });
const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

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
    /** SHA-256 over the selections, so that two submissions can be told apart without comparing them. */
    answersHash: text().notNull(),
    subjects: jsonb().$type<SubjectAnswers>().notNull(),
  },
  (table) => [
    index('multi_subject_results_user_exam').on(table.userId, table.examId, table.dateTaken),
    index('multi_subject_results_user').on(table.userId, table.dateTaken),
    index('multi_subject_results_exam').on(table.examId),
  ],
);

/** Every submission as it was stored, the first one as version 1: ranks use that one (decisions: Exams). */
export const multiSubjectResultVersions = pgTable(
  'multi_subject_result_versions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    resultId: text()
      .notNull()
      .references(() => multiSubjectResults.id, { onDelete: 'cascade' }),
    userId: owner(),
    version: integer().notNull(),
    idempotencyKey: text(),
    dateTaken: moment().notNull(),
    totalScore: score().notNull(),
    timeTaken: minutes().notNull(),
    answersHash: text().notNull(),
    subjects: jsonb().$type<SubjectAnswers>().notNull(),
  },
  (table) => [
    unique('multi_subject_result_versions_order').on(table.resultId, table.version),
    unique('multi_subject_result_versions_key').on(table.userId, table.idempotencyKey),
  ],
);

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
  },
  (table) => [
    index('exam_results_user_exam').on(table.userId, table.examId, table.dateTaken),
    index('exam_results_user').on(table.userId, table.dateTaken),
    index('exam_results_exam').on(table.examId),
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
    version: integer().notNull(),
    idempotencyKey: text(),
    dateTaken: moment().notNull(),
    score: score(),
    timeTaken: minutes(),
    answers: jsonb().$type<SingleAnswers>().notNull(),
  },
  (table) => [
    unique('exam_result_versions_order').on(table.resultId, table.version),
    unique('exam_result_versions_key').on(table.userId, table.idempotencyKey),
  ],
);

export const attempts = pgTable(
  'attempts',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    userId: owner(),
    multiSubjectExamId: text().references(() => multiSubjectExams.id),
    examId: text().references(() => exams.id),
    /** The result that a retake will replace. */
    resultId: text(),
    startedAt: moment().notNull(),
    deadline: moment().notNull(),
    /** Set when it was handed in, or replaced after its time was over. */
    closedAt: moment(),
  },
  (table) => [
    check('attempts_one_exam', sql`num_nonnulls(multi_subject_exam_id, exam_id) = 1`),
    uniqueIndex('attempts_open_multi_subject').on(table.userId, table.multiSubjectExamId).where(sql`closed_at is null`),
    uniqueIndex('attempts_open_single').on(table.userId, table.examId).where(sql`closed_at is null`),
    index('attempts_multi_subject_exam').on(table.multiSubjectExamId),
    index('attempts_exam').on(table.examId),
  ],
);

/** PDFs uploaded as written answers. */
export const answerFiles = pgTable(
  'answer_files',
  {
    /** File name below DATA_DIR/files: 128 random bits, so it cannot be guessed. */
    name: text().primaryKey(),
    userId: owner(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('answer_files_user').on(table.userId)],
);
