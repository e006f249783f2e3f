// The e-mail address or phone number that names an account: as bodies carry it, and as messages reach it.
import { Type } from 'typebox';
import { refuse } from '../../plugins/errors.ts';
import type { Message } from '../../plugins/transport.ts';
import type { Credential } from './queries.ts';

/** One address and nothing else: signs that make a list or a name of it would send codes to people who are not named. */
const UNUSUAL = '\\s\\u0000-\\u001f\\u007f@,;:<>()"\\\\\\[\\]';
/** A part between two dots has none itself, so that there is one way only to read a text: else a long one would keep the server busy for minutes. */
const LABEL = `[^.${UNUSUAL}]+`;
export const Email = Type.String({ maxLength: 254, pattern: `^[^${UNUSUAL}]+@${LABEL}(\\.${LABEL})+$` });
export const PhoneNumber = Type.String({ pattern: '^88[0-9]{11}$' });

/** A password that somebody chooses. */
export const NewPassword = Type.String({ minLength: 8, maxLength: 128 });

/** The credential, cleaned, and as one text. Exactly one of the two fields must be given. */
export function oneCredential({ email, phoneNumber }: Credential): { credential: Credential; key: string } {
  if (email !== undefined && phoneNumber === undefined) return { credential: { email: email.toLowerCase() }, key: email.toLowerCase() };
  if (phoneNumber !== undefined && email === undefined) return { credential: { phoneNumber }, key: phoneNumber };
  return refuse(400, 'Send either email or phoneNumber.', [{ path: 'email', message: 'send this or phoneNumber' }]);
}

/** How a message reaches it. */
export function receiverOf(key: string): Pick<Message, 'to' | 'channel'> {
  return { to: key, channel: key.includes('@') ? 'email' : 'sms' };
}
