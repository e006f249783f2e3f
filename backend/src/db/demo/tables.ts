// Stores which content files were loaded, so that a start loads only changed files.
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const contentFiles = pgTable('content_files', {
  /** Path below the content folder. */
  file: text().primaryKey(),
  /** SHA-256 of the file and the loader's version. */
  hash: text().notNull(),
  loadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
