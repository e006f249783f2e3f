// Passwords as argon2id, with the parameters OWASP names (19 MiB, 2 passes, 1 lane).
import { hash, verify } from '@node-rs/argon2';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Whether the password fits. With no hash (an unknown account) it takes the same time and answers false. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== undefined && isRight;
}

/** Of a password nobody has, made once; login checks against it when there is no account. */
const dummyHash = hashPassword(crypto.randomUUID());
