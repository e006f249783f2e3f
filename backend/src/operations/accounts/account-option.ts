// Finds the account that the options of a command identify.
import { Value } from 'typebox/value';
import type { Db } from '../../db/client.ts';
import { Email } from '../../http/validation/texts.ts';
import { PhoneNumber } from '../../modules/auth/credentials.ts';
import { type Credential, findAccount, findUser } from '../../modules/auth/queries.ts';

export type AccountOptions = { email?: string; phone?: string };

/** Validates as sign-up does. @throws an error with a message for the terminal */
export function credentialOf({ email, phone }: AccountOptions): Credential {
  if (email !== undefined) {
    if (!Value.Check(Email, email)) throw new Error(`--email must be one address, not '${email}'.`);
    return { email: email.toLowerCase() };
  }
  if (phone === undefined) throw new Error('Use --email or --phone.');
  const phoneNumber = phone.replace(/^\+/, '');
  if (!Value.Check(PhoneNumber, phoneNumber))
    throw new Error(`--phone must be 88 and 11 digits, not '${phone}'.`);
  return { phoneNumber };
}

/** The account with that address, phone number or id. @throws if there is none */
export async function requireAccount(
  db: Db,
  { id, ...options }: AccountOptions & { id?: string },
): Promise<{ id: string; name: string }> {
  const credential = id === undefined ? credentialOf(options) : undefined;
  const identifier = id ?? credential?.email ?? credential?.phoneNumber ?? '';
  const account = credential ? await findAccount(db, credential) : await findUser(db, identifier);
  if (!account) throw new Error(`There is no account ${identifier}.`);
  return { id: account.id, name: account.email ?? account.phoneNumber ?? account.id };
}
