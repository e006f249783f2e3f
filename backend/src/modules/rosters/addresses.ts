// Normalizes typed addresses of candidates to the form in accounts.
import { normalizeAddress } from '@alokpath/exam-rules/typed-address';
import { Value } from 'typebox/value';
import { Email } from '../../http/validation/texts.ts';
import { PhoneNumber } from '../auth/credentials.ts';

/** Null if it is neither an e-mail address nor a mobile number of Bangladesh. */
export function toAddress(text: string): string | null {
  const address = normalizeAddress(text);
  if (address.includes('@')) return Value.Check(Email, address) ? address : null;
  return /^8801[3-9]/.test(address) && Value.Check(PhoneNumber, address) ? address : null;
}
