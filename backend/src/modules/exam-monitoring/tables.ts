// Actions of admins while an exam runs: extra time, and messages to all of its students
// (docs/decisions/049).
import { randomUUID } from 'node:crypto';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { attempts } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';

const timestamptz = () => timestamp({ withTimezone: true }).notNull();
/**
 * The exam, of either kind. Not a foreign key: the rows stay as a record, and an exam with attempts
 * is never deleted.
 */
const exam = {
  examKind: text({ enum: ['multi-subject', 'single'] }).notNull(),
  examId: text().notNull(),
};

/** Append-only: every extension of an attempt. */
export const attemptExtensions = pgTable(
  'attempt_extensions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    ...exam,
    attemptId: text()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    minutes: integer().notNull(),
    /** Visible to the student. */
    reason: text().notNull(),
    /** The deadline with the extra time. */
    deadline: timestamptz(),
    extendedBy: text().references(() => users.id, { onDelete: 'set null' }),
    extendedAt: timestamptz(),
  },
  (table) => [
    index('attempt_extensions_exam').on(table.examKind, table.examId, table.extendedAt),
    index('attempt_extensions_attempt').on(table.attemptId),
    index('attempt_extensions_extended_by').on(table.extendedBy),
  ],
);

/** Append-only: messages to all students who are taking the exam. */
export const examMessages = pgTable(
  'exam_messages',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    ...exam,
    /** Plain text. */
    text: text().notNull(),
    sentBy: text().references(() => users.id, { onDelete: 'set null' }),
    sentAt: timestamptz(),
  },
  (table) => [
    index('exam_messages_exam').on(table.examKind, table.examId, table.sentAt),
    index('exam_messages_sent_by').on(table.sentBy),
  ],
);
