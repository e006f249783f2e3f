// Networks from which an account has signed in: from there its owner can still sign in when
// strangers have used up the account's guesses.
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './tables.ts';

export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of account and network. */
    networkHash: text().notNull(),
    /** Day of the last sign-in. */
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.networkHash] }),
    index('known_networks_seen').on(table.seenAt),
  ],
);
