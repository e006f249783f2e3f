// Corrections of answer keys, the scores that they changed, and students' challenges of questions
// (docs/decisions/040).
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

const timestamptz = () => timestamp({ withTimezone: true });
/** As stored scores: marks to nine decimals. */
const score = () => numeric({ precision: 16, scale: 9, mode: 'number' }).notNull();
/**
 * The exam, of either kind. Not a foreign key: the rows are the audit list of results, and an exam
 * with results is never deleted.
 */
const exam = {
  examKind: text({ enum: ['multi-subject', 'single'] }).notNull(),
  examId: text().notNull(),
};

/** Append-only. The correction with the highest revision of a question applies. */
export const keyCorrections = pgTable(
  'key_corrections',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    ...exam,
    /**
     * Counts from 1 within the exam. A submission stores the revision that scored it; 0 is the key
     * before all corrections.
     */
    revision: integer().notNull(),
    questionId: text().notNull(),
    kind: text({ enum: ['key', 'bonus', 'void'] }).notNull(),
    /** Empty for the kinds `bonus` and `void`. */
    correctOptionIds: jsonb().$type<string[]>().notNull(),
    previousOptionIds: jsonb().$type<string[]>().notNull(),
    /** Visible to students. */
    reason: text().notNull(),
    correctedBy: text().references(() => users.id, { onDelete: 'set null' }),
    correctedAt: timestamptz().notNull(),
    /** When every submission was rescored; null until then. */
    rescoredAt: timestamptz(),
  },
  (table) => [
    unique('key_corrections_revision').on(table.examKind, table.examId, table.revision),
    index('key_corrections_unfinished').on(table.correctedAt).where(sql`rescored_at is null`),
    index('key_corrections_corrected_by').on(table.correctedBy),
  ],
);

/** Append-only: every score that rescoring has changed. */
export const scoreChanges = pgTable(
  'score_changes',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    ...exam,
    /** The submission: a row of the versions of that kind of exam. */
    versionId: text().notNull(),
    resultId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The corrections that caused the change: those after `fromRevision`, up to `toRevision`. */
    fromRevision: integer().notNull(),
    toRevision: integer().notNull(),
    oldScore: score(),
    newScore: score(),
    changedAt: timestamptz().notNull(),
  },
  (table) => [
    unique('score_changes_once').on(table.versionId, table.toRevision),
    index('score_changes_exam').on(table.examKind, table.examId),
    index('score_changes_result').on(table.resultId),
    index('score_changes_user').on(table.userId),
  ],
);

/** A student's claim that a question or its key is wrong. */
export const keyChallenges = pgTable(
  'key_challenges',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    ...exam,
    questionId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    createdAt: timestamptz().notNull(),
    state: text({ enum: ['open', 'accepted', 'refused'] })
      .notNull()
      .default('open'),
    /** Visible to the student: the admin's answer, or the reason of the correction. */
    answer: text(),
    decidedBy: text().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamptz(),
  },
  (table) => [
    unique('key_challenges_once').on(table.userId, table.examKind, table.questionId),
    index('key_challenges_state').on(table.state, table.createdAt, table.id),
    index('key_challenges_decided').on(table.state, table.decidedAt, table.id),
    index('key_challenges_question').on(table.examKind, table.questionId),
    index('key_challenges_decided_by').on(table.decidedBy),
  ],
);
