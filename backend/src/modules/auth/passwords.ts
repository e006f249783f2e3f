// Passwords as argon2id, with the parameters recommended by OWASP (19 MiB, 2 passes, 1 lane). It
// takes a core for tens of milliseconds, so only a few run at once: many logins must not slow down
// everything else.
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type Caller, HashPool, type Place } from './hash-pool.ts';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Half of the cores, and at most two of libuv's four threads, which files and DNS need too. */
const CONCURRENT = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));

/** Shared by the backends of a process. */
export const hashPool = new HashPool(CONCURRENT);

/**
 * Errors: 429 LOGINS_BUSY if too many wait already.
 * @param caller the request; without one the hash is computed in any case
 */
export async function hashPassword(password: string, caller?: Caller): Promise<string> {
  return hashPool.other(() => hash(password, PARAMETERS), caller);
}

/**
 * Whether the password matches. Without a hash (an unknown account) it takes the same time and
 * returns false. Errors: 429 LOGINS_BUSY if too many wait already.
 * @param place of a login among the others
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  caller: Caller,
  place?: Place,
): Promise<boolean> {
  const expected = passwordHash ?? (await dummyHash);
  const check = () => verify(expected, password);
  const isCorrectPassword = place
    ? await hashPool.login(check, place, caller)
    : await hashPool.other(check, caller);
  return passwordHash !== undefined && isCorrectPassword;
}

/** The hash of an unknown password; login checks against it if there is no account. */
const dummyHash = hashPassword(crypto.randomUUID());
