// Notifications of accounts, their preferences for messages, and the progress of long lists of
// recipients.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { GrantRole } from '../../access.ts';
import { users } from '../auth/tables.ts';

export const NOTIFICATION_KINDS = [
  'exam-soon',
  'merit-list',
  'answers-marked',
  'assignment-due',
  'late-decided',
  'attempt-reopened',
  'exclusion-decided',
  'personal-window',
  'grant-given',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * The parameters of a notification. The client creates the sentence from the kind and these, in its
 * language.
 */
export type NotificationDetails = {
  /** Title of the campaign, exam, assignment or course at the time of the notification. */
  title: string;
  examCampaignId?: string;
  examId?: string;
  assignmentId?: string;
  /**
   * When the exam or the student's window starts, the assignment is due or the reopened attempt
   * closes again. ISO 8601.
   */
  at?: string;
  /**
   * Whether late answers were accepted, an excluded attempt was readmitted, or a personal window
   * was given (false: withdrawn).
   */
  accepted?: boolean;
  /** The account was notified of the marks before; they or their comments were changed since. */
  changed?: boolean;
  /** The role of a grant; `title` is the name of its course. */
  role?: GrantRole;
};

const timestamptz = () => timestamp({ withTimezone: true });
const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const kind = () => text({ enum: NOTIFICATION_KINDS }).notNull();

export const notifications = pgTable(
  'notifications',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    userId: owner(),
    kind: kind(),
    /**
     * The id of the event's subject. Unique with the account and the kind, so that each account is
     * notified once.
     */
    subject: text().notNull(),
    details: jsonb().$type<NotificationDetails>().notNull(),
    createdAt: timestamptz().notNull(),
    readAt: timestamptz(),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.kind, table.subject),
    index('notifications_user').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
    index('notifications_created').on(table.createdAt),
  ],
);

/** Kinds that an account also gets by e-mail or SMS. No row: neither. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  { userId: owner(), kind: kind(), email: boolean().notNull(), sms: boolean().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Queued messages. A row is deleted when it is sent, expired or failed too often. */
export const notificationMessages = pgTable(
  'notification_messages',
  {
    notificationId: text()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    /** In the future while a process is sending it, and after a failure. */
    nextTryAt: timestamptz().notNull(),
    /** After this time the message is useless. */
    expiresAt: timestamptz().notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.channel] }),
    index('notification_messages_next').on(table.nextTryAt),
  ],
);

/** Progress of writing the recipients of an event. */
export const notificationFanOuts = pgTable(
  'notification_fan_outs',
  {
    kind: kind(),
    subject: text().notNull(),
    /** As in db/keyset.ts; empty at the start. */
    cursor: text().notNull().default(''),
    /**
     * When all recipients of a merit list were notified. Null for the other kinds, which may get
     * further recipients.
     */
    finishedAt: timestamptz(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('notification_fan_outs_created').on(table.createdAt),
  ],
);
