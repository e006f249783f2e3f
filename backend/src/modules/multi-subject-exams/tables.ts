// Papers of admission exam years: subjects, multiple-choice questions, options.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { years } from '../admission/tables.ts';
import { SHUFFLES } from '../exams/tables.ts';

export const multiSubjectExams = pgTable(
  'multi_subject_exams',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    yearId: text()
      .notNull()
      .references(() => years.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /**
     * Computed from the title by records/search/search-key.ts; null until the next start if another
     * program wrote the row.
     */
    searchKey: text(),
    /** In minutes. */
    timeLimit: integer().notNull(),
    /** In percent of a question's points. */
    negativeMarkingPercentage: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** The lists that are shuffled for each attempt, within each subject (exam-rules/shuffle). */
    shuffle: text({ enum: SHUFFLES }).notNull().default('off'),
    /** Archived, or deleted by force although students have results in it. */
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // A year has one paper, not counting archived ones.
    uniqueIndex('multi_subject_exams_year_once').on(table.yearId).where(sql`archived_at is null`),
    index('multi_subject_exams_year').on(table.yearId),
    check('multi_subject_exams_shuffle', sql`shuffle in ('off', 'questions', 'options', 'both')`),
  ],
);

export const examSubjects = pgTable(
  'multi_subject_exam_subjects',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    examId: text()
      .notNull()
      .references(() => multiSubjectExams.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    subjectName: text().notNull(),
    mandatory: boolean().notNull(),
  },
  (table) => [index('multi_subject_exam_subjects_exam').on(table.examId, table.position)],
);

export const subjectMcqs = pgTable(
  'multi_subject_mcqs',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    subjectId: text()
      .notNull()
      .references(() => examSubjects.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    question: text().notNull(),
    points: numeric({ precision: 8, scale: 5, mode: 'number' }).notNull(),
    explanation: text(),
    /** Written by triggers only, as in single exams. */
    contentHash: text(),
  },
  (table) => [
    index('multi_subject_mcqs_subject').on(table.subjectId, table.position),
    index('multi_subject_mcqs_content').on(table.contentHash),
    // For the previous build, which finds copies without contentHash.
    index('multi_subject_mcqs_question_nfc').on(
      sql`md5(normalize(btrim(${table.question}, E' \\t\\n\\r'), NFC))`,
    ),
  ],
);

export const subjectOptions = pgTable(
  'multi_subject_options',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    mcqId: text()
      .notNull()
      .references(() => subjectMcqs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    text: text().notNull(),
    isCorrect: boolean().notNull(),
  },
  (table) => [index('multi_subject_options_mcq').on(table.mcqId, table.position)],
);
