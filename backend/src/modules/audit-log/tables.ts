// The audit log: who changed what and when (docs/decisions/055).
import { randomUUID } from 'node:crypto';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

/** What kind of object was changed. */
export const AUDIT_KINDS = [
  ...[
    'admission-course',
    'unit',
    'exam-year',
    'course',
    'subject',
    'academic-unit',
    'chapter',
    'lesson',
    'note',
  ],
  ...[
    'exam',
    'paper',
    'campaign',
    'exam-campaign',
    'assignment',
    'assignment-submission',
    'result',
    'late-answers',
  ],
  ...['key-challenge', 'academic-result', 'account', 'student', 'enrolment', 'question-bank'],
  'grant',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What was done with it. */
export const AUDIT_ACTIONS = [
  ...[
    'create',
    'update',
    'delete',
    'archive',
    'mark',
    'return',
    'accept',
    'refuse',
    'correct-key',
    'set-release-rule',
  ],
  ...[
    'extra-time',
    'close-attempts',
    'reopen-attempts',
    'send-message',
    'set-registration',
    'set-roster',
    'enrol',
    'end-enrolment',
  ],
  ...['exclude-attempts', 'readmit-attempts', 'restore', 'move'],
  ...['block', 'unblock', 'end-sessions', 'send-code', 'import', 'send-invitations'],
  ...['give-window', 'withdraw-window', 'give-grant', 'end-grant', 'reconcile'],
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * A changed field. Values are cut around the difference; both are null if the log must not hold
 * them.
 */
export type AuditChange = { field: string; before: string | null; after: string | null };

const moment = () => timestamp({ withTimezone: true });

/**
 * Append-only but for `finishedAt` and what is known then. Holds ids of accounts, and nothing else
 * of a person.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    startedAt: moment().notNull(),
    /**
     * When the write had succeeded. Null while it runs, and if it is not known whether it
     * succeeded.
     */
    finishedAt: moment(),
    /** Who made the change; null if the account was deleted. */
    actorId: text().references(() => users.id, { onDelete: 'set null' }),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    kind: text({ enum: AUDIT_KINDS }).notNull(),
    /** The content that it is about; null if it is about a person alone. */
    objectId: text(),
    /** Of the content, as it was then. */
    title: text(),
    /** The account of the student that it concerns; null if none, or deleted. */
    personId: text().references(() => users.id, { onDelete: 'set null' }),
    changes: jsonb().$type<AuditChange[]>().notNull().default([]),
  },
  (table) => [
    index('audit_entries_started').on(table.startedAt, table.id),
    index('audit_entries_kind').on(table.kind, table.startedAt, table.id),
    index('audit_entries_actor').on(table.actorId, table.startedAt, table.id),
    index('audit_entries_person').on(table.personId),
  ],
);
