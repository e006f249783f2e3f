// A code for a new password that an admin sends. Other codes are bound to the browser that
// requested them (docs/decisions/023); this one is valid in every browser, because its owner did
// not request it.
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hashes.ts';
import { resetCodeByAdmin } from '../../../messages/account-texts.ts';
import type { MessageLog } from '../../../messages/transport.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { addressesOf, recipientOf } from '../credentials.ts';
import { newOtp } from '../one-time-password.ts';
import { findUser } from '../queries.ts';
import { replaceReset } from './queries.ts';

/** Stored in place of a browser; cannot be a session id or the hash of a cookie. */
export const BY_ADMIN = 'admin';

/** Longer than for other codes, because the owner may read the message later. */
const LIFETIME_MS = 60 * 60_000;

/**
 * Sends the code to the account's e-mail address, or to its number if it has none.
 * @returns the address
 * @throws 404, 429 if a daily cap is reached, 503 if it could not be sent
 */
export async function sendCodeByAdmin(
  { db, messages, now }: Pick<Deps, 'db' | 'messages' | 'now'>,
  userId: string,
  log: MessageLog,
): Promise<string> {
  const user = requireFound(await findUser(db, userId), 'account');
  const to = requireFound(addressesOf(user)[0], 'account');
  const otp = newOtp();
  const message = { ...recipientOf(to), ...resetCodeByAdmin(user.language, otp), otp };
  // The message is sent first: if that fails, an earlier code stays valid.
  await messages.send({ ...message, accountId: userId }, log);
  await replaceReset(db, {
    userId,
    requester: BY_ADMIN,
    otpHash: hashOf(`${userId}.${BY_ADMIN}.${otp}`),
    expiresAt: new Date(now().getTime() + LIFETIME_MS),
  });
  return to;
}
