// Files of written answers: whole ones, uploads in parts, and answers that consist of several
// pages.
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

const timestamptz = () => timestamp({ withTimezone: true });
const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Files of assignments are registered like pages of an answer; this prefix marks ids that are not
 * of attempts.
 */
export const ASSIGNMENT_PREFIX = 'assignment:';

export const answerUploads = pgTable(
  'answer_uploads',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    userId: owner(),
    /**
     * Not a foreign key: a row that was deleted with its attempt would leave its parts in the
     * store.
     */
    attemptId: text().notNull(),
    /** Size of the whole file, in bytes. */
    size: integer().notNull(),
    /** Number of bytes that have arrived, without a gap. */
    received: integer().notNull().default(0),
    /** The parts that have arrived, in order, by their names in the store. */
    parts: text().array().notNull().default([]),
    /**
     * Every name that was given to a part before it was stored, so that no part is left in the
     * store when the row is deleted.
     */
    names: text().array().notNull().default([]),
    /** Start of the newest attempt to build the file from its parts. */
    finishingAt: timestamptz(),
    /** The URL of the finished file. */
    url: text(),
    createdAt: timestamptz().notNull(),
    /**
     * The kind of a page of an answer that consists of several files. Null: a PDF that is an answer
     * by itself.
     */
    pageKind: text({ enum: ['picture', 'pdf'] }),
    /** The announced SHA-256 of the page, in hex; the uploaded content must match it. */
    sha256: text(),
    /** When the last byte of the page arrived. */
    arrivedAt: timestamptz(),
  },
  (table) => [
    check('answer_uploads_received', sql`received between 0 and size`),
    index('answer_uploads_user').on(table.userId, table.createdAt),
    // The uploads that are removed once they are old: all but finished pages.
    index('answer_uploads_removable')
      .on(table.createdAt)
      .where(sql`page_kind is null or url is null`),
    unique('answer_uploads_page').on(table.attemptId, table.pageKind, table.sha256),
  ],
);

/** The pages of an answer in order, each with its clockwise rotation in degrees. */
export type PageOrder = { uploadId: string; turn: 0 | 90 | 180 | 270 }[];

/**
 * A written answer as an immutable list of pages: another order of the pages is another answer with
 * another URL.
 */
export const pagedAnswers = pgTable(
  'paged_answers',
  {
    /** The file name of its PDF; answer sheets may refer to it before any page has arrived. */
    name: text().primaryKey(),
    userId: owner(),
    /** Not a foreign key: results outlive their attempts. */
    attemptId: text().notNull(),
    questionId: text().notNull(),
    pages: jsonb().$type<PageOrder>().notNull(),
    /** SHA-256 of question and pages: the same list registered again is one row. */
    pagesHash: text().notNull(),
    registeredAt: timestamptz().notNull(),
    /**
     * Pages that arrive later are late: the attempt's deadline plus the grace, or the present
     * deadline's if that is later (`findPagedAnswers`).
     */
    dueAt: timestamptz().notNull(),
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
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [index('answer_files_user').on(table.userId)],
);
