// Campaigns and who registered for them.
import { randomUUID } from 'node:crypto';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { students } from '../students/tables.ts';

export const campaigns = pgTable(
  'campaigns',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    title: text().notNull(),
    description: text(),
    startDate: timestamp({ withTimezone: true }),
    endDate: timestamp({ withTimezone: true }),
    imageUrl: text(),
  },
  (table) => [index('campaigns_start').on(table.startDate)],
);

export const campaignRegistrations = pgTable(
  'campaign_registrations',
  {
    campaignId: text()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    registeredAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.studentId] }), index('campaign_registrations_student').on(table.studentId)],
);
