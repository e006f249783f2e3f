// Distinguishes an unavailable or overloaded database, where a retry may succeed, from our own
// bugs.

/**
 * PostgreSQL's codes. A dot stands for any character:
 * - 08...: the connection was lost or refused;
 * - 57P0.: the server is shutting down or starting;
 * - 57014: the statement took longer than its time limit;
 * - 25P03: the server ended a transaction that was idle for too long, as after a pause of this
 *   process;
 * - 25006: the server is a standby that has not taken over yet;
 * - 53...: the server is out of connections, memory or disk space;
 * - 40001, 40P01: a conflict with a concurrent transaction, or a deadlock;
 * - 3D000: the database does not exist yet, because the server is being set up or restored.
 */
const TRANSIENT_CODES = /^(08...|57P0.|57014|25P03|25006|53...|40001|40P01|3D000)$/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Errors that the drivers report only by message. */
const TRANSIENT_MESSAGES =
  /connection terminated|not queryable|query read timeout|timeout exceeded when trying to connect|after calling end on the pool|PGlite is closed/i;

/** Whether the same request may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (
      TRANSIENT_CODES.test(code) ||
      NETWORK_CODES.has(code) ||
      TRANSIENT_MESSAGES.test(cause.message)
    )
      return true;
  }
  return false;
}

/** Whether the driver has given up a statement of a server that does not respond. */
export function isReadTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.message === 'Query read timeout') return true;
  return false;
}

/**
 * PostgreSQL's code of an error; also searches its causes, because Drizzle wraps the driver's
 * error.
 */
export function databaseCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return undefined;
}

/** PostgreSQL's codes for text that it cannot store: a NUL character, half a surrogate pair. */
const UNSTORABLE = new Set(['22021', '22P02', '22P05']);

/** Whether PostgreSQL cannot store a text of the statement. */
export function isUnstorable(error: unknown): boolean {
  return UNSTORABLE.has(databaseCode(error) ?? '');
}

/** Whether the row violates a unique key. */
export function isUniqueViolation(error: unknown): boolean {
  return databaseCode(error) === '23505';
}

/** Codes of failures that a concurrent transaction can cause. */
const CONFLICT_CODES = new Set(['23503', '23505', '40001', '40P01']);

/**
 * Whether a statement may have failed because of a concurrent transaction: by a unique or foreign
 * key, a serialization failure or a deadlock.
 */
export function mayBeConflict(error: unknown): boolean {
  return CONFLICT_CODES.has(databaseCode(error) ?? '');
}

/** The name of the violated constraint. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
}

/**
 * Whether a foreign key is violated: the row to delete is still referenced, or the referenced row
 * does not exist.
 */
export function isForeignKeyViolation(error: unknown): boolean {
  return databaseCode(error) === '23503';
}
