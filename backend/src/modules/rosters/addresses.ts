// Normalizes typed addresses of candidates to the form in accounts.
import { Value } from 'typebox/value';
import { Email } from '../../http/validation/texts.ts';
import { latinDigits } from '../../records/search/typed-words.ts';
import { PhoneNumber } from '../auth/credentials.ts';

/**
 * Null if it is neither an e-mail address nor a mobile number of Bangladesh. Spreadsheets drop the
 * leading zero of a number.
 */
export function toAddress(text: string): string | null {
  const plain = latinDigits(text.normalize('NFC').trim());
  if (plain.includes('@')) return Value.Check(Email, plain) ? plain.toLowerCase() : null;
  const number = plain.replace(/[\s().-]/g, '').replace(/^(\+|00)?(88)?0?(?=1[3-9]\d{8}$)/, '880');
  return /^8801[3-9]/.test(number) && Value.Check(PhoneNumber, number) ? number : null;
}
