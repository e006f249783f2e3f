/**
 * Normalizes an e-mail address or phone number to the server's format (specification, section 5):
 * first cleans the input, then applies the specified rule. Pure.
 */
import { isEmailAddress } from '@alokpath/exam-rules/email-address';
import { latinDigits } from '../../i18n/format.ts';

export type Credential = { readonly email: string } | { readonly phoneNumber: string };

const PHONE_LENGTH = 11;
const PHONE_PREFIX = '88';
export const OTP_LENGTH = 6;
/** The number of attempts that the server allows for one code. */
export const OTP_TRIES = 5;
/** The length of a new password, which the server enforces too; both count code points. */
export function isPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= 8 && length <= 128;
}

/**
 * Null if the text is neither an e-mail address nor a phone number of 11 characters. The form then
 * shows 'Invalid Phone Number' and sends no request.
 */
export function parseCredential(typed: string): Credential | null {
  const text = typed.trim();
  const email = text.toLowerCase();
  if (isEmailAddress(email)) return { email };
  if (text.includes('@')) return null;
  const phone = cleanPhone(text);
  return phone.length === PHONE_LENGTH ? { phoneNumber: PHONE_PREFIX + phone } : null;
}

/** Converts ০১৭১২-৩৪৫ ৬৭৮, +880 1712 345678 and 8801712345678 to 01712345678. */
function cleanPhone(text: string): string {
  return latinDigits(text)
    .replace(/[\s\u200b-\u200d().-]/g, '')
    .replace(/^(?:\+|00)?880(?=\d{10}$)/, '0');
}

/**
 * Cleans a typed or pasted one-time password: converts Bengali digits, removes spaces and hyphens,
 * and cuts it to six characters.
 */
export function cleanOtp(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, '').slice(0, OTP_LENGTH);
}

/**
 * Masks a credential as 017•••••678 or st•••@alokpath.test: enough to notice a typing mistake
 * without showing it to bystanders.
 */
export function maskCredential(credential: Credential): string {
  if ('email' in credential) return credential.email.replace(/^(.{1,2})[^@]*/, '$1•••');
  return credential.phoneNumber.replace(/^88(\d{3})\d+(\d{3})$/, '$1•••••$2');
}
