/** What a person types as email or phone -> what the server wants (specification, section 5). Pure; cleaning comes first, then the stated rule. */
import { latinDigits } from '../../i18n/format.ts';

export type Credential = { readonly email: string } | { readonly phoneNumber: string };

const PHONE_LENGTH = 11;
const PHONE_PREFIX = '88';
export const OTP_LENGTH = 6;
/** How many tries the server allows for one code. */
export const OTP_TRIES = 5;
/** Characters of a new password; the server holds to the same. */
export const PASSWORD_LENGTH = { min: 8, max: 128 };

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Null: neither an email nor exactly 11 characters; the message is 'Invalid Phone Number' and no request is sent. */
export function parseCredential(typed: string): Credential | null {
  const text = typed.trim();
  if (emailShape.test(text)) return { email: text.toLowerCase() };
  const phone = cleanPhone(text);
  return phone.length === PHONE_LENGTH ? { phoneNumber: PHONE_PREFIX + phone } : null;
}

/** ০১৭১২-৩৪৫ ৬৭৮, +880 1712 345678 and 8801712345678 are all 01712345678. */
function cleanPhone(text: string): string {
  return latinDigits(text)
    .replace(/[\s\u200b-\u200d().-]/g, '')
    .replace(/^(?:\+|00)?880(?=\d{10}$)/, '0');
}

/** The one-time password as typed or pasted: Bengali digits and spaces are forgiven, more than six characters are cut. */
export function cleanOtp(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, '').slice(0, OTP_LENGTH);
}

/** 88017•••••678 and st•••@alokpath.test: enough to see a typing mistake, not enough for the one looking over the shoulder. */
export function maskCredential(credential: Credential): string {
  if ('email' in credential) return credential.email.replace(/^(.{1,2})[^@]*/, '$1•••');
  return credential.phoneNumber.replace(/^(\d{5})\d+(\d{3})$/, '$1•••••$2');
}
