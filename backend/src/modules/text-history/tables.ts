// Versions of lessons and notes, and drafts of admins (docs/decisions/078).
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
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
import { contents, lessons } from '../academics/tables.ts';
import { users } from '../auth/tables.ts';

/** The kinds of items of drafts. The id of a new lesson or note is that of its chapter. */
export const DRAFT_KINDS = ['lesson', 'note', 'new-lesson', 'new-note'] as const;

/** Published versions. The newest version of an item is not older than the item itself. */
export const textVersions = pgTable(
  'text_versions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    lessonId: text().references(() => lessons.id, { onDelete: 'cascade' }),
    contentId: text().references(() => contents.id, { onDelete: 'cascade' }),
    /** Counts from 1 for each item. */
    number: integer().notNull(),
    title: text().notNull(),
    /** HTML, as stored with the item. */
    body: text(),
    videoLink: text(),
    /** In minutes. */
    duration: integer(),
    examIds: text().array().notNull().default([]),
    /** Null: written by an import, or before versions were recorded. */
    savedAt: timestamp({ withTimezone: true }),
    /** Null as `savedAt`, and after the account is deleted. */
    savedBy: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('text_versions_one_item', sql`num_nonnulls(lesson_id, content_id) = 1`),
    uniqueIndex('text_versions_lesson').on(table.lessonId, table.number),
    uniqueIndex('text_versions_content').on(table.contentId, table.number),
    index('text_versions_saved_by').on(table.savedBy),
  ],
);

/** The values of a form as typed. */
type DraftValues = {
  title: string;
  text: string;
  videoLink: string;
  duration: string;
  exams: string[];
};

/** Texts that are not published: at most one for each admin and item. */
export const textDrafts = pgTable(
  'text_drafts',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: DRAFT_KINDS }).notNull(),
    /** Not a foreign key: a draft survives the removal of its item until it is deleted for age. */
    itemId: text().notNull(),
    values: jsonb().$type<DraftValues>().notNull(),
    /** The revision of the item that the draft is based on. */
    baseRevision: text(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    check('text_drafts_kind', sql`kind in ('lesson', 'note', 'new-lesson', 'new-note')`),
    index('text_drafts_saved').on(table.savedAt),
  ],
);
