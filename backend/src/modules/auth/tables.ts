// Accounts and their sessions, and sign-ups and forgotten passwords that are not confirmed yet.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

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
    /**
     * The language of the interface in the account's last write, used for messages; null: unknown.
     */
    language: text({ enum: ['bn', 'en'] }),
    /** When an admin blocked the account; null: it can sign in. */
    blockedAt: timestamp({ withTimezone: true }),
    /**
     * When an admin imported the account; null once its owner has proved the address by a code, and
     * for all other accounts.
     */
    invitedAt: timestamp({ withTimezone: true }),
    /** When the newest invitation was sent; null if none was. */
    invitationSentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Lists of people by state: few among many.
    index('users_blocked').on(table.id).where(sql`blocked_at is not null`),
    index('users_invited').on(table.id).where(sql`invited_at is not null`),
    // Ranks leave admins out: they are few among many.
    index('users_admins').on(table.id).where(sql`role = 'admin'`),
    check('users_credential', sql`email is not null or phone_number is not null`),
    check('users_role', sql`role in ('student', 'admin')`),
    check('users_language', sql`language in ('bn', 'en')`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value, so that readers of the table cannot sign in with it. */
    idHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The public id of the session, which gives no access; constant when the cookie is renewed. */
    id: uuid().notNull().unique().defaultRandom(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When a new cookie was last used for the first time; null before the first renewal. */
    renewedAt: timestamp({ withTimezone: true }),
    /** SHA-256 of a new cookie that was sent and has not been used yet. */
    nextIdHash: text().unique(),
    nextSentAt: timestamp({ withTimezone: true }),
    /**
     * SHA-256 of the cookie before the current one, for requests in flight until `previousUntil`.
     */
    previousIdHash: text().unique(),
    previousUntil: timestamp({ withTimezone: true }),
    /** Until then the password need not be confirmed again. */
    confirmedUntil: timestamp({ withTimezone: true }),
    /** Accurate to an hour. */
    lastUsedAt: timestamp({ withTimezone: true }),
    /** User-Agent header of the login, cut at 300 characters. */
    userAgent: text(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
    index('sessions_created').on(table.createdAt),
  ],
);

/**
 * A sign-up becomes an account only after its code is confirmed, so that an address cannot be
 * occupied by others. Several browsers may sign up with one address at once: each has its own code.
 */
export const pendingSignups = pgTable(
  'pending_signups',
  {
    /** SHA-256 of the pending-verification cookie. */
    sessionHash: text().primaryKey(),
    /** The e-mail address or phone number. */
    credential: text().notNull(),
    passwordHash: text().notNull(),
    /** SHA-256 of cookie and code: the code cannot be computed from the table alone. */
    otpHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('pending_signups_expires').on(table.expiresAt)],
);

/**
 * Unused: the previous version stores sign-ups here while both run. To be dropped in the next
 * release.
 */
export const signups = pgTable(
  'signups',
  {
    /** SHA-256 of the pending-verification cookie. */
    sessionHash: text().primaryKey(),
    /** The e-mail address or phone number; a new sign-up for it replaces the one before. */
    credential: text().notNull().unique(),
    passwordHash: text().notNull(),
    /** SHA-256 of cookie and code: the code cannot be computed from the table alone. */
    otpHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('signups_expires').on(table.expiresAt)],
);

/**
 * Codes for forgotten passwords. One per account and requesting browser, so that others cannot void
 * a code.
 */
export const resetCodes = pgTable(
  'reset_codes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The requesting browser: its session's id, or SHA-256 of its cookie. */
    requester: text().notNull(),
    /** SHA-256 of account, requester and code. */
    otpHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.requester] }),
    index('reset_codes_expires').on(table.expiresAt),
  ],
);

/**
 * Unused: the previous version stores codes here while both run. To be dropped in the next release.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of account and code. */
    otpHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('password_resets_expires').on(table.expiresAt)],
);

/** A new e-mail address or phone number that is not confirmed yet. One per session. */
export const addressChanges = pgTable(
  'address_changes',
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The new address. */
    credential: text().notNull(),
    /** SHA-256 of session, address and code. */
    otpHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('address_changes_expires').on(table.expiresAt)],
);

/** An authenticator app (TOTP, RFC 6238) of an account. */
export const secondFactors = pgTable('second_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. Codes are computed from it, so it cannot be a hash. */
  secret: text().notNull(),
  /** Null during setup: it is not required yet. */
  enabledAt: timestamp({ withTimezone: true }),
  /**
   * The newest 30-second step whose code was used: neither it nor an older one is accepted again.
   */
  lastStep: bigint({ mode: 'number' }),
});

/** Codes in place of the authenticator app, each valid once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of account and code. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
