// How many messages went out today: kept in the database, so that daily caps hold over restarts and
// for all backends together.
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const messageCounts = pgTable(
  'message_counts',
  {
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    /** What is counted: a channel, or the SHA-256 of an address, or an account. */
    counter: text().notNull(),
    sent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.counter] })],
);
