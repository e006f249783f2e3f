// Tables of marking in addition to results: reusable comments of markers, and the marks of exams
// with two independent markers (docs/decisions/074).
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import { exams } from '../exams/tables.ts';
import { examResultVersions, type WrittenMark } from '../results/tables.ts';

export const markingComments = pgTable(
  'marking_comments',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    /** The marker, the only reader of the comment. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Plain text. */
    text: text().notNull(),
    /** The exam that it is offered for; null for every exam. */
    examId: text().references(() => exams.id, { onDelete: 'cascade' }),
    /**
     * The question of that exam that it is offered for; null for all of them. Not a foreign key: a
     * comment outlives its question.
     */
    questionId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('marking_comments_place', sql`question_id is null or exam_id is not null`),
    index('marking_comments_user').on(table.userId, table.createdAt, table.id),
    index('marking_comments_exam').on(table.examId),
  ],
);

/** Written exams with two markers; no row: one marker. */
export const examSecondMarking = pgTable(
  'exam_second_marking',
  {
    examId: text()
      .primaryKey()
      .references(() => exams.id, { onDelete: 'cascade' }),
    /** In marks: larger differences between two markers are reconciled. */
    tolerance: numeric({ precision: 10, scale: 5, mode: 'number' }).notNull(),
    updatedBy: text().references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('exam_second_marking_updated_by').on(table.updatedBy)],
);

/**
 * The marks of two markers. They are not the result, which is stored in the submission once both
 * agree or a third person has decided.
 */
export const independentMarks = pgTable(
  'independent_marks',
  {
    submissionId: text()
      .notNull()
      .references(() => examResultVersions.id, { onDelete: 'cascade' }),
    /** 1 for the first marker, 2 for the second. */
    number: smallint().notNull(),
    /** Null if the account was deleted. */
    markerId: text().references(() => users.id, { onDelete: 'set null' }),
    score: numeric({ precision: 16, scale: 9, mode: 'number' }).notNull(),
    /** Null if the submission was marked as a whole. */
    marks: jsonb().$type<WrittenMark[]>(),
    /** A comment on the whole submission. */
    comment: text(),
    markedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.number] }),
    check('independent_marks_number', sql`number in (1, 2)`),
    unique('independent_marks_one_each').on(table.submissionId, table.markerId),
    index('independent_marks_marker').on(table.markerId),
  ],
);
