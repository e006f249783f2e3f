// Questions stored apart from exams, to be copied into them (docs/decisions/058 and 068).
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/**
 * `creative`: a written question of the board's form, with a stem and parts
 * (exam-rules/board-forms).
 */
export const KINDS = ['mcq', 'written', 'creative'] as const;

/** An option with its part of the answer key. */
type BankOption = { text: string; isCorrect: boolean };

export const bankQuestions = pgTable(
  'bank_questions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    kind: text({ enum: KINDS }).notNull().default('mcq'),
    question: text().notNull(),
    /** In display order; empty for a written question. */
    options: jsonb().$type<BankOption[]>().notNull(),
    correctCount: integer().notNull(),
    /** The initial marks of a copy in an exam; for a creative question the sum of its parts. */
    points: numeric({ precision: 8, scale: 5, mode: 'number' }).notNull(),
    /** For a written question the guidelines for its answer. */
    explanation: text(),
    /** Empty: not entered, as with chapter. */
    subject: text().notNull().default(''),
    chapter: text().notNull().default(''),
    difficulty: text({ enum: DIFFICULTIES }),
    tags: text().array().notNull().default([]),
    /** Hash of the question's text; for the previous build. */
    questionHash: text().notNull(),
    /**
     * Hash of the texts of question and options, in any order; identifies copies in exams
     * (content-hash.ts).
     */
    contentHash: text().notNull(),
    /** Computed from the question by records/search/search-key.ts. */
    searchKey: text().notNull(),
    /** Incremented by every change, so that two admins do not overwrite each other. */
    revision: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    createdBy: text().references(() => users.id, { onDelete: 'set null' }),
    /** No longer offered for exams. */
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('bank_questions_kind', sql`kind in ('mcq', 'written', 'creative')`),
    check('bank_questions_difficulty', sql`difficulty in ('easy', 'medium', 'hard')`),
    uniqueIndex('bank_questions_content').on(table.contentHash),
    index('bank_questions_created').on(table.createdAt, table.id),
    index('bank_questions_place').on(table.subject, table.chapter),
    index('bank_questions_tags').using('gin', table.tags),
    index('bank_questions_created_by').on(table.createdBy),
  ],
);
