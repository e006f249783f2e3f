// Campaigns, exam campaigns, and the registrations for them.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
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
  (table) => [
    primaryKey({ columns: [table.campaignId, table.studentId] }),
    index('campaign_registrations_student').on(table.studentId),
    index('campaign_registrations_order').on(table.campaignId, table.registeredAt, table.studentId),
  ],
);

/**
 * An exam that registered students may take between two points in time, whether or not they are
 * enrolled in its course.
 */
export const examCampaigns = pgTable(
  'exam_campaigns',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    title: text().notNull(),
    description: text(),
    imageUrl: text(),
    multiSubjectExamId: text().references(() => multiSubjectExams.id),
    examId: text().references(() => exams.id),
    /** The exam can be read and taken from this time on. */
    startDate: timestamp({ withTimezone: true }).notNull(),
    /** Every attempt ends here at the latest. */
    endDate: timestamp({ withTimezone: true }).notNull(),
    /** When every attempt was decided and the merit list was published; null before. */
    meritListAt: timestamp({ withTimezone: true }),
    /** When registration closes; null: at the end of the campaign. */
    registrationClosesAt: timestamp({ withTimezone: true }),
    /** The maximum number of registrations; null: unlimited. */
    registrationLimit: integer(),
    /** Incremented with each change of personal windows, so that waiting devices detect it. */
    windowRevision: integer().notNull().default(0),
    /**
     * The latest deadline that an admin has given an attempt of the campaign, by extra time or by
     * reopening it; null: none.
     */
    latestDeadline: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('exam_campaigns_one_exam', sql`num_nonnulls(multi_subject_exam_id, exam_id) = 1`),
    check('exam_campaigns_window', sql`start_date < end_date`),
    check('exam_campaigns_registration_limit', sql`registration_limit > 0`),
    index('exam_campaigns_start').on(table.startDate, table.id),
    index('exam_campaigns_multi_subject_exam').on(table.multiSubjectExamId),
    index('exam_campaigns_exam').on(table.examId),
  ],
);

export const examCampaignRegistrations = pgTable(
  'exam_campaign_registrations',
  {
    campaignId: text()
      .notNull()
      .references(() => examCampaigns.id, { onDelete: 'cascade' }),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** The fields of the campaign's registration form; jsonb, because their set is not fixed. */
    basicInfo: jsonb().$type<Record<string, string>>().notNull(),
    /** Whether the merit list may name the student. */
    showInMeritList: boolean().notNull().default(true),
    registeredAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * The address of the roster that the student registered with; no other student can use it. Null
     * without a roster.
     */
    rosterAddress: text(),
    /**
     * Hashes like those of entries, for the addresses that the account has had since it registered;
     * a start uses the attempt up for all of them.
     */
    identityHashes: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.studentId] }),
    uniqueIndex('exam_campaign_registrations_place').on(table.campaignId, table.rosterAddress),
    index('exam_campaign_registrations_student').on(table.studentId),
    index('exam_campaign_registrations_order').on(
      table.campaignId,
      table.registeredAt,
      table.studentId,
    ),
  ],
);

/**
 * Attempts that were started in an exam campaign: one row for each address that the account has,
 * has had since it registered, or gets later. Rows have no reference to the account: a deleted and
 * recreated account finds its attempt used.
 */
export const examCampaignEntries = pgTable(
  'exam_campaign_entries',
  {
    campaignId: text()
      .notNull()
      .references(() => examCampaigns.id, { onDelete: 'cascade' }),
    /**
     * HMAC-SHA-256 over the campaign's id and the e-mail address, the phone number or the account's
     * id; the key is not in the database.
     */
    identityHash: text().notNull(),
    userId: text().notNull(),
    attemptId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.identityHash] }),
    index('exam_campaign_entries_user').on(table.userId),
    index('exam_campaign_entries_attempt').on(table.attemptId),
  ],
);
