// The six digits that prove that somebody reads an address: of a sign-up, and of a forgotten
// password.
import { randomInt } from 'node:crypto';

export const OTP_LIFETIME_MS = 10 * 60_000;

/** How many tries one allows. */
export const OTP_TRIES = 5;

export function newOtp(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}
