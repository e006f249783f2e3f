// A code for a new password that an admin sends. Codes are bound to the browser that asked for them
// (docs/decisions/023); this one is good in every browser, because its owner did not ask for it.
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hashes.ts';
import { resetCodeByAdmin } from '../../../messages/account-texts.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { addressesOf, receiverOf } from '../credentials.ts';
import { newOtp } from '../one-time-password.ts';
import { findUser } from '../queries.ts';
import { replaceReset } from './queries.ts';

/** In place of a browser. No session id and no hash of a cookie looks like this. */
export const BY_ADMIN = 'admin';

/** Longer than of other codes: its owner may read the message later. */
const LIFETIME_MS = 60 * 60_000;

/**
 * Sends the code to the account's e-mail address, or to its number if it has none.
 * @returns the address
 * @throws 404, 429 if a daily cap is reached, 503 if it could not be sent
 */
export async function sendCodeByAdmin(
  { db, messages, now }: Pick<Deps, 'db' | 'messages' | 'now'>,
  userId: string,
): Promise<string> {
  const user = requireFound(await findUser(db, userId), 'account');
  const to = requireFound(addressesOf(user)[0], 'account');
  const otp = newOtp();
  await replaceReset(db, {
    userId,
    requester: BY_ADMIN,
    otpHash: hashOf(`${userId}.${BY_ADMIN}.${otp}`),
    expiresAt: new Date(now().getTime() + LIFETIME_MS),
  });
  const message = { ...receiverOf(to), ...resetCodeByAdmin(user.language, otp), otp };
  await messages.send({ ...message, accountId: userId });
  return to;
}
