// The e-mail address or phone number that names an account: as bodies carry it, and as messages
// reach it.
import { Type } from 'typebox';
import type { Message } from '../../messages/transport.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import type { Credential } from './queries.ts';

/**
 * One address and nothing else: signs that make a list or a name of it would send codes to people
 * who are not named.
 */
const UNUSUAL = '\\s\\u0000-\\u001f\\u007f@,;:<>()"\\\\\\[\\]';
/**
 * A part between two dots has none itself, so that there is one way only to read a text: else a
 * long one would keep the server busy for minutes.
 */
const LABEL = `[^.${UNUSUAL}]+`;
export const Email = Type.String({
  maxLength: 254,
  pattern: `^[^${UNUSUAL}]+@${LABEL}(\\.${LABEL})+$`,
});
export const PhoneNumber = Type.String({ pattern: '^88[0-9]{11}$' });

/** A password that somebody chooses. */
export const NewPassword = Type.String({ minLength: 8, maxLength: 128 });

/** Of an authenticator app (six digits) or a recovery code, as people type it. */
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

/** The credential, cleaned, and as one text. Exactly one of the two fields must be given. */
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

/** How a message reaches it. */
export function receiverOf(key: string): Pick<Message, 'to' | 'channel'> {
  return { to: key, channel: key.includes('@') ? 'email' : 'sms' };
}
