// The e-mail address or phone number of an account: as in request bodies, and as a recipient.
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

/** All addresses of an account. */
export function addressesOf({
  email,
  phoneNumber,
}: {
  email: string | null;
  phoneNumber: string | null;
}): string[] {
  return [email, phoneNumber].filter((address) => address !== null);
}

/** The normalized credential as one text. Exactly one of the two fields must be given. */
export function oneCredential({ email, phoneNumber }: Credential): {
  credential: Credential;
  key: string;
} {
  if (email !== undefined && phoneNumber === undefined)
    return { credential: { email: email.toLowerCase() }, key: email.toLowerCase() };
  if (phoneNumber !== undefined && email === undefined)
    return { credential: { phoneNumber }, key: phoneNumber };
  return refuse('EMAIL_OR_PHONE', {}, [problem('email', 'EMAIL_OR_PHONE_MISSING')]);
}

/** The recipient of a message for this credential. */
export function receiverOf(key: string): Pick<Message, 'to' | 'channel'> {
  return { to: key, channel: key.includes('@') ? 'email' : 'sms' };
}
