// Answers in PDF that come in parts: what was announced, and how much of it is in the store.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

const moment = () => timestamp({ withTimezone: true });

export const answerUploads = pgTable(
  'answer_uploads',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No reference: a row that went with its attempt would leave its parts in the store. */
    attemptId: text().notNull(),
    /** Of the whole file, in bytes. */
    size: integer().notNull(),
    /** How many bytes have arrived, without a gap. */
    received: integer().notNull().default(0),
    /** The parts that have arrived, in order, by their names in the store. */
    parts: text().array().notNull().default([]),
    /** Every name that a part was given, before it was stored: none stays in the store when the row goes. */
    names: text().array().notNull().default([]),
    /** When somebody last began to make the file of its parts. */
    finishingAt: moment(),
    /** The address of the finished file. */
    url: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('answer_uploads_received', sql`received between 0 and size`),
    index('answer_uploads_user').on(table.userId, table.createdAt),
    index('answer_uploads_created').on(table.createdAt),
  ],
);

export type AnswerUpload = typeof answerUploads.$inferSelect;
