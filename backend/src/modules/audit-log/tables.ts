// The audit log: who changed what and when (docs/decisions/055).
import { randomUUID } from 'node:crypto';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

/** The kinds of changed objects. */
export const AUDIT_KINDS = [
  'admission-course',
  'unit',
  'exam-year',
  'course',
  'subject',
  'academic-unit',
  'chapter',
  'lesson',
  'note',
  'exam',
  'paper',
  'campaign',
  'exam-campaign',
  'assignment',
  'assignment-submission',
  'result',
  'late-answers',
  'key-challenge',
  'academic-result',
  'account',
  'student',
  'enrolment',
  'question-bank',
  'grant',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** The kinds of changes. */
export const AUDIT_ACTIONS = [
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
  'extra-time',
  'close-attempts',
  'reopen-attempts',
  'send-message',
  'set-registration',
  'set-roster',
  'enrol',
  'end-enrolment',
  'exclude-attempts',
  'readmit-attempts',
  'restore',
  'move',
  'block',
  'unblock',
  'end-sessions',
  'send-code',
  'import',
  'send-invitations',
  'give-window',
  'withdraw-window',
  'give-grant',
  'end-grant',
  'reconcile',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * A changed field. Values are cut around the difference; both are null if the log must not hold
 * them.
 */
export type AuditChange = { field: string; before: string | null; after: string | null };

const timestamptz = () => timestamp({ withTimezone: true });

/**
 * Append-only, except for `finishedAt` and the fields that are set with it. Contains ids of
 * accounts and no other personal data.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    startedAt: timestamptz().notNull(),
    /** When the write had succeeded. Null while it runs, and if its outcome is unknown. */
    finishedAt: timestamptz(),
    /** The account that made the change; null if it was deleted. */
    actorId: text().references(() => users.id, { onDelete: 'set null' }),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    kind: text({ enum: AUDIT_KINDS }).notNull(),
    /** The changed content; null if only a person is concerned. */
    objectId: text(),
    /** The content's title at that time. */
    title: text(),
    /** The account of the concerned student; null if there is none, or if it was deleted. */
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
