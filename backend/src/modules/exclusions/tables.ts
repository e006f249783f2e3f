// Attempts that admins have excluded from contests, and changes of merit lists after their
// publication (docs/decisions/056).
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { attempts } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
import { examCampaigns } from '../campaigns/tables.ts';

const timestamptz = () => timestamp({ withTimezone: true });

/** One row per exclusion. It applies while `endedAt` is null. */
export const attemptExclusions = pgTable(
  'attempt_exclusions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    /** The exam, of either kind; not a foreign key, like those of extensions (exam-monitoring). */
    examKind: text({ enum: ['multi-subject', 'single'] }).notNull(),
    examId: text().notNull(),
    attemptId: text()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    /** Copied from the attempt, because ranks exclude accounts. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Public in the merit list. */
    reason: text().notNull(),
    excludedBy: text().references(() => users.id, { onDelete: 'set null' }),
    excludedAt: timestamptz().notNull(),
    /** Reason and time of the end. */
    endReason: text(),
    endedBy: text().references(() => users.id, { onDelete: 'set null' }),
    endedAt: timestamptz(),
  },
  (table) => [
    uniqueIndex('attempt_exclusions_once').on(table.attemptId).where(sql`ended_at is null`),
    index('attempt_exclusions_attempt').on(table.attemptId),
    index('attempt_exclusions_exam').on(table.examKind, table.examId, table.excludedAt),
    index('attempt_exclusions_user').on(table.userId),
    index('attempt_exclusions_excluded_by').on(table.excludedBy),
    index('attempt_exclusions_ended_by').on(table.endedBy),
  ],
);

export const MERIT_LIST_CHANGES = [
  'exclusion',
  'readmission',
  'late-answers',
  'mark',
  'key-correction',
  'window',
] as const;

/** Append-only: changes of a merit list with a published reason. */
export const meritListChanges = pgTable(
  'merit_list_changes',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    campaignId: text()
      .notNull()
      .references(() => examCampaigns.id, { onDelete: 'cascade' }),
    kind: text({ enum: MERIT_LIST_CHANGES }).notNull(),
    /** Public below the merit list. */
    reason: text().notNull(),
    changedBy: text().references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamptz().notNull(),
  },
  (table) => [
    index('merit_list_changes_campaign').on(table.campaignId, table.changedAt),
    index('merit_list_changes_changed_by').on(table.changedBy),
  ],
);
