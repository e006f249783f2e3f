// Reads what names an account, and its password, as they come in.
import { badInput } from '../../upstream/errors.ts';
import type { RestCredential } from './api.ts';

const MAX_PASSWORD = 128;
const MAX_OTP = 6;

/** Exactly one of an e-mail address and a phone number. Error BAD_USER_INPUT. */
export function credentialOf({ email, phoneNumber }: { email?: string | null; phoneNumber?: string | null }): RestCredential {
  if (!email === !phoneNumber) throw badInput('Give either an e-mail address or a phone number.');
  return email ? { email } : { phoneNumber: phoneNumber ?? '' };
}

/** A password of sensible length, so that nobody makes the server hash a book. Error BAD_USER_INPUT. */
export function passwordOf({ password }: { password: string }): string {
  if (password === '' || password.length > MAX_PASSWORD) {
    throw badInput('The password has 1 to 128 characters.', [{ path: 'password', message: 'The password has 1 to 128 characters.' }]);
  }
  return password;
}

/** A code that can be one at all. Error BAD_USER_INPUT. */
export function otpOf({ otp }: { otp: string }): string {
  if (otp === '' || otp.length > MAX_OTP) throw badInput('Invalid OTP', [{ path: 'otp', message: 'Invalid OTP' }]);
  return otp;
}
