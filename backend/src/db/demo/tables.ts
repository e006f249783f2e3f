// Remembers which content files have been loaded, so that a start loads only what changed.
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const contentFiles = pgTable('content_files', {
  /** Path below the content folder. */
  file: text().primaryKey(),
  /** SHA-256 over the file and the loader's version. */
  hash: text().notNull(),
  loadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
