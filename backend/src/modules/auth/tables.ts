// Accounts, their sessions, and sign-ups and forgotten passwords that wait for their one-time password.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    /** Lower case. */
    email: text().unique(),
    /** 88 and 11 digits. */
    phoneNumber: text().unique(),
    role: text({ enum: ['student', 'admin'] })
      .notNull()
      .default('student'),
    /** argon2id, in PHC form. */
    passwordHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Ranks leave admins out: they are few among many.
    index('users_admins').on(table.id).where(sql`role = 'admin'`),
    check('users_credential', sql`email is not null or phone_number is not null`),
    check('users_role', sql`role in ('student', 'admin')`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value: whoever reads the table cannot sign in with it. */
    idHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** A sign-up becomes an account only when its OTP comes back, so nobody can occupy an address that is not theirs. */
export const signups = pgTable(
  'signups',
  {
    /** SHA-256 of the pending-verification cookie. */
    sessionHash: text().primaryKey(),
    /** The e-mail address or phone number; a new sign-up for it replaces the one before. */
    credential: text().notNull().unique(),
    passwordHash: text().notNull(),
    /** SHA-256 over cookie and code: the table alone does not tell the code. */
    otpHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('signups_expires').on(table.expiresAt)],
);

/** A forgotten password: the code that allows a new one. One per account; a new request replaces the one before. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 over account and code. */
    otpHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('password_resets_expires').on(table.expiresAt)],
);
