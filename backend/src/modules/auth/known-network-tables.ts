// Networks from which an account has signed in: its owner goes on there while strangers elsewhere
// have used up the account's guesses.
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './tables.ts';

export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 over account and network. */
    networkHash: text().notNull(),
    /** Of the last sign-in, to the day. */
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.networkHash] }),
    index('known_networks_seen').on(table.seenAt),
  ],
);
