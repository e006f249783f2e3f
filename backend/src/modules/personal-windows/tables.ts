// Students who take the exam of a campaign at another time (docs/decisions/073).
import { foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import { examCampaignRegistrations } from '../campaigns/tables.ts';

const timestamptz = () => timestamp({ withTimezone: true }).notNull();

/** Replaces the campaign's own window for one registered student. */
export const personalWindows = pgTable(
  'personal_windows',
  {
    campaignId: text().notNull(),
    studentId: text().notNull(),
    startsAt: timestamptz(),
    endsAt: timestamptz(),
    /** Visible to the student. */
    reason: text().notNull(),
    givenBy: text().references(() => users.id, { onDelete: 'set null' }),
    givenAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.studentId] }),
    foreignKey({
      name: 'personal_windows_registration',
      columns: [table.campaignId, table.studentId],
      foreignColumns: [examCampaignRegistrations.campaignId, examCampaignRegistrations.studentId],
    }).onDelete('cascade'),
    index('personal_windows_end').on(table.campaignId, table.endsAt),
    index('personal_windows_start').on(table.startsAt),
    index('personal_windows_student').on(table.studentId),
    index('personal_windows_given_by').on(table.givenBy),
  ],
);
