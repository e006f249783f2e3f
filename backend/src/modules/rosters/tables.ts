// Rosters: who can register for an exam campaign (docs/decisions/062).
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { examCampaigns } from '../campaigns/tables.ts';

export const IMPORT_MODES = ['replace', 'add'] as const;

/**
 * The roster of a campaign, or an import that becomes it or is added to it. `draft`: rows arrive,
 * without effect yet. `active`: the campaign's roster. `done`: it was replaced or added, and is
 * deleted soon.
 */
export const examRosters = pgTable(
  'exam_rosters',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    campaignId: text()
      .notNull()
      .references(() => examCampaigns.id, { onDelete: 'cascade' }),
    mode: text({ enum: IMPORT_MODES }).notNull(),
    state: text({ enum: ['draft', 'active', 'done'] })
      .notNull()
      .default('draft'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('exam_rosters_mode', sql`mode in ('replace', 'add')`),
    check('exam_rosters_state', sql`state in ('draft', 'active', 'done')`),
    index('exam_rosters_campaign').on(table.campaignId),
    uniqueIndex('exam_rosters_active').on(table.campaignId).where(sql`state = 'active'`),
  ],
);

export const examRosterCandidates = pgTable(
  'exam_roster_candidates',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    rosterId: text()
      .notNull()
      .references(() => examRosters.id, { onDelete: 'cascade' }),
    /**
     * In the form of accounts: an e-mail address in lower case, or 88 and 11 digits. The account
     * need not exist yet.
     */
    address: text().notNull(),
    name: text(),
    rollNumber: text(),
    /** Line of the import. */
    line: integer().notNull(),
    /** Ascending with the lines. */
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('exam_roster_candidates_once').on(table.rosterId, table.address),
    index('exam_roster_candidates_order').on(table.rosterId, table.addedAt, table.id),
    index('exam_roster_candidates_address').on(table.address),
  ],
);

export const ROSTER_PROBLEMS = [
  'INVALID_ADDRESS',
  'DOUBLED',
  'NAME_TOO_LONG',
  'ROLL_NUMBER_TOO_LONG',
] as const;

/** Invalid lines of an import. */
export const examRosterProblems = pgTable(
  'exam_roster_problems',
  {
    rosterId: text()
      .notNull()
      .references(() => examRosters.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    /** As sent. */
    address: text().notNull(),
    problem: text({ enum: ROSTER_PROBLEMS }).notNull(),
    /** For a duplicate address: the first line with it. */
    firstLine: integer(),
  },
  (table) => [primaryKey({ columns: [table.rosterId, table.line] })],
);
