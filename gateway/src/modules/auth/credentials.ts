// Validates credentials and codes.
import { fieldError, refusal } from '../../upstream/errors/refusals.ts';
import type { RestCredential } from './api.ts';

const MAX_PASSWORD = 128;
const MAX_OTP = 6;
const MAX_SECOND_FACTOR_CODE = 20;

/** Exactly one of an e-mail address and a phone number. Error BAD_USER_INPUT. */
export function credentialOf({
  email,
  phoneNumber,
}: {
  email?: string | null;
  phoneNumber?: string | null;
}): RestCredential {
  if (!email === !phoneNumber) throw refusal('EMAIL_OR_PHONE_NUMBER');
  return email ? { email } : { phoneNumber: phoneNumber ?? '' };
}

/** The password. Its length is limited because hashing is slow. Error BAD_USER_INPUT. */
export function passwordOf({ password }: { password: string }): string {
  if (password === '' || password.length > MAX_PASSWORD) {
    throw refusal(
      'PASSWORD_LENGTH',
      { max: MAX_PASSWORD },
      { fieldErrors: [fieldError('password', 'PASSWORD_LENGTH', { max: MAX_PASSWORD })] },
    );
  }
  return password;
}

/** A code of plausible length. Error BAD_USER_INPUT. */
export function otpOf({ otp }: { otp: string }): string {
  if (otp === '' || otp.length > MAX_OTP)
    throw refusal('INVALID_OTP', {}, { fieldErrors: [fieldError('otp', 'INVALID_OTP')] });
  return otp;
}

/** The code of a second factor, if given, of plausible length. Error BAD_USER_INPUT. */
export function secondFactorCodeOf(input: { code?: string | null }): { code?: string } {
  const code = input.code?.trim();
  if (!code) return {};
  if (code.length > MAX_SECOND_FACTOR_CODE) {
    throw refusal('INVALID_OTP', {}, { fieldErrors: [fieldError('code', 'INVALID_OTP')] });
  }
  return { code };
}
