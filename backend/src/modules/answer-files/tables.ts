// Files of written answers: whole ones, those that arrive in parts, and answers that are made of
// several pages.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

const moment = () => timestamp({ withTimezone: true });
const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Files of assignments are registered like pages of an answer, with this before what stands in for
 * the id of an attempt.
 */
export const ASSIGNMENT_PREFIX = 'assignment:';

export const answerUploads = pgTable(
  'answer_uploads',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    userId: owner(),
    /** No reference: a row that went with its attempt would leave its parts in the store. */
    attemptId: text().notNull(),
    /** Of the whole file, in bytes. */
    size: integer().notNull(),
    /** How many bytes have arrived, without a gap. */
    received: integer().notNull().default(0),
    /** The parts that have arrived, in order, by their names in the store. */
    parts: text().array().notNull().default([]),
    /**
     * Every name that a part was given, before it was stored: none stays in the store when the row
     * goes.
     */
    names: text().array().notNull().default([]),
    /** When somebody last began to make the file of its parts. */
    finishingAt: moment(),
    /** The address of the finished file. */
    url: text(),
    createdAt: moment().notNull(),
    /**
     * Of one page of an answer that is made of several files: what it is. Null: a PDF that is an
     * answer by itself.
     */
    pageKind: text({ enum: ['picture', 'pdf'] }),
    /** SHA-256 of the page as it was announced, in hex: what arrives later is the same page. */
    sha256: text(),
    /** When the last byte of the page came. */
    arrivedAt: moment(),
  },
  (table) => [
    check('answer_uploads_received', sql`received between 0 and size`),
    index('answer_uploads_user').on(table.userId, table.createdAt),
    index('answer_uploads_created').on(table.createdAt),
    unique('answer_uploads_page').on(table.attemptId, table.pageKind, table.sha256),
  ],
);

/** One answer: its pages in their order, and how each is turned, clockwise in degrees. */
export type PageOrder = { uploadId: string; turn: 0 | 90 | 180 | 270 }[];

/**
 * A written answer as a list of pages. It never changes: pages in another order are another answer,
 * with another address.
 */
export const pagedAnswers = pgTable(
  'paged_answers',
  {
    /**
     * The file name of its PDF, which may be named in an answer sheet before any page has arrived.
     */
    name: text().primaryKey(),
    userId: owner(),
    /** No reference: results outlive their attempts. */
    attemptId: text().notNull(),
    questionId: text().notNull(),
    pages: jsonb().$type<PageOrder>().notNull(),
    /** SHA-256 over question and pages: the same list registered again is one row. */
    pagesHash: text().notNull(),
    registeredAt: moment().notNull(),
    /** Pages that arrive after this are late: the attempt's deadline and the grace. */
    dueAt: moment().notNull(),
  },
  (table) => [
    unique('paged_answers_once').on(table.attemptId, table.pagesHash),
    index('paged_answers_user').on(table.userId),
  ],
);
export type PagedAnswer = typeof pagedAnswers.$inferSelect;

export type AnswerUpload = typeof answerUploads.$inferSelect;

/** PDFs uploaded as written answers. */
export const answerFiles = pgTable(
  'answer_files',
  {
    /** File name below DATA_DIR/files: 128 random bits, so it cannot be guessed. */
    name: text().primaryKey(),
    userId: owner(),
    /** In bytes. */
    size: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('answer_files_user').on(table.userId)],
);
