// The six digits that prove access to an address: for a sign-up, and for a forgotten password.
import { randomInt } from 'node:crypto';

export const OTP_LIFETIME_MS = 10 * 60_000;

/** The number of tries per code. */
export const OTP_TRIES = 5;

export function newOtp(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}
