// The e-mail address or phone number of an account, in request bodies and as a recipient; passwords
// and codes in request bodies.
import { Type } from 'typebox';
import type { Message } from '../../messages/transport.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import type { Credential } from './queries.ts';

export const PhoneNumber = Type.String({ pattern: '^88[0-9]{11}$' });

/** A new password. */
export const NewPassword = Type.String({ minLength: 8, maxLength: 128 });

/** A code of an authenticator app (six digits) or a recovery code, as typed. */
export const SecondFactorCode = Type.String({ minLength: 1, maxLength: 20 });

/** The e-mail address and the phone number of an account, as far as it has them. */
export function addressesOf({
  email,
  phoneNumber,
}: {
  email: string | null;
  phoneNumber: string | null;
}): string[] {
  return [email, phoneNumber].filter((address) => address !== null);
}

/**
 * The normalized credential, and the address or number alone as its key.
 * @throws 400 unless exactly one of the two is given
 */
export function requireOneCredential({ email, phoneNumber }: Credential): {
  credential: Credential;
  key: string;
} {
  if (email !== undefined && phoneNumber === undefined)
    return { credential: { email: email.toLowerCase() }, key: email.toLowerCase() };
  if (phoneNumber !== undefined && email === undefined)
    return { credential: { phoneNumber }, key: phoneNumber };
  return refuse('EMAIL_OR_PHONE', {}, [problem('email', 'EMAIL_OR_PHONE_MISSING')]);
}

/** @param address an e-mail address or phone number */
export function recipientOf(address: string): Pick<Message, 'to' | 'channel'> {
  return { to: address, channel: address.includes('@') ? 'email' : 'sms' };
}
