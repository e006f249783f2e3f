// Passwords as argon2id, with the parameters recommended by OWASP (19 MiB, 2 passes, 1 lane). It
// takes a core for tens of milliseconds, so only a few run at once: many logins must not slow down
// everything else.
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { refuseFor } from '../../refusals/refusals.ts';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Half of the cores, and at most two of libuv's four threads, which files and DNS need too. */
const CONCURRENT = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));
/** The last in the queue waits for about two seconds. */
const QUEUE = 40 * CONCURRENT;
const slots = pLimit(CONCURRENT);

/**
 * Runs work when a core is free.
 * @param isWanted called then; false refuses. Errors: 429 if too many wait already.
 */
function bounded<T>(work: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
  if (slots.pendingCount >= QUEUE) refuseFor(3, 'LOGINS_BUSY');
  return slots(() => (isWanted() ? work() : refuseFor(3, 'LOGINS_BUSY')));
}

/** Errors: 429 if too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, PARAMETERS));
}

/**
 * Whether the password matches. Without a hash (an unknown account) it takes the same time and
 * returns false. Errors: as `hashPassword`.
 * @param isWanted as in `bounded`
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  isWanted?: () => boolean,
): Promise<boolean> {
  const expected = passwordHash ?? (await dummyHash);
  const isCorrectPassword = await bounded(() => verify(expected, password), isWanted);
  return passwordHash !== undefined && isCorrectPassword;
}

/** The hash of an unknown password; login checks against it if there is no account. */
const dummyHash = hashPassword(crypto.randomUUID());
