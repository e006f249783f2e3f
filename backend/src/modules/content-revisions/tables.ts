// Author and time of the last change of each piece of content (docs/decisions/060). Its revision is
// that of its own row.
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

/** The kinds of content of courses. */
export const CONTENT_KINDS = [
  ...(['subject', 'academic-unit', 'chapter', 'lesson', 'note'] as const),
  ...(['admission-unit', 'exam-year', 'exam', 'paper'] as const),
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The kinds of items that several admins can edit at the same time. */
export const EDITED_KINDS = [
  ...CONTENT_KINDS,
  ...(['course', 'admission-course', 'assignment', 'campaign', 'exam-campaign'] as const),
] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];

/** One row per item. No row if the item was not changed since it was added. */
export const contentChanges = pgTable(
  'content_changes',
  {
    kind: text({ enum: EDITED_KINDS }).notNull(),
    itemId: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null after the account is deleted. */
    changedBy: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index('content_changes_changed_by').on(table.changedBy),
  ],
);
