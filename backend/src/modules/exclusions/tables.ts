// Attempts that admins have excluded from contests, and what has changed in merit lists after their
// publication (docs/decisions/056).
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { attempts } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
import { examCampaigns } from '../campaigns/tables.ts';

const moment = () => timestamp({ withTimezone: true });

/** One row for each time that an attempt was excluded. While `endedAt` is null it is. */
export const attemptExclusions = pgTable(
  'attempt_exclusions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    /** The exam, of either kind; no reference, like those of extensions (exam-monitoring). */
    examKind: text({ enum: ['multi-subject', 'single'] }).notNull(),
    examId: text().notNull(),
    attemptId: text()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    /** The attempt's, once more: ranks leave accounts out. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Everybody can read it in the merit list. */
    reason: text().notNull(),
    excludedBy: text().references(() => users.id, { onDelete: 'set null' }),
    excludedAt: moment().notNull(),
    /** Why and when it was taken back. */
    endReason: text(),
    endedBy: text().references(() => users.id, { onDelete: 'set null' }),
    endedAt: moment(),
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

/** Append-only: what has changed a merit list, with a published reason. */
export const meritListChanges = pgTable(
  'merit_list_changes',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    campaignId: text()
      .notNull()
      .references(() => examCampaigns.id, { onDelete: 'cascade' }),
    kind: text({ enum: MERIT_LIST_CHANGES }).notNull(),
    /** Everybody can read it below the merit list. */
    reason: text().notNull(),
    changedBy: text().references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment().notNull(),
  },
  (table) => [
    index('merit_list_changes_campaign').on(table.campaignId, table.changedAt),
    index('merit_list_changes_changed_by').on(table.changedBy),
  ],
);
