// The number of messages sent today: in the database, so that daily caps survive restarts and apply
// to all backends together.
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const messageCounts = pgTable(
  'message_counts',
  {
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    /** The counted object: a channel, the SHA-256 of an address, or an account. */
    counter: text().notNull(),
    sent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.counter] })],
);
