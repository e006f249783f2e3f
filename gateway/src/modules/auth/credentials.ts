// Validates the credentials and codes of mutations. All functions: error BAD_USER_INPUT.
import { fieldError, refusal } from '../../upstream/errors/refusals.ts';
import type { RestCredential } from './api.ts';

const MAX_PASSWORD = 128;
const MAX_OTP = 6;
const MAX_SECOND_FACTOR_CODE = 20;

/** Requires either an e-mail address or a phone number, not both. */
export function requireCredential({
  email,
  phoneNumber,
}: {
  email?: string | null;
  phoneNumber?: string | null;
}): RestCredential {
  if (!email === !phoneNumber) throw refusal('EMAIL_OR_PHONE_NUMBER');
  return email ? { email } : { phoneNumber: phoneNumber ?? '' };
}

/** The length is limited because hashing is slow. */
export function requirePassword({ password }: { password: string }): string {
  if (password === '' || password.length > MAX_PASSWORD) {
    throw refusal(
      'PASSWORD_LENGTH',
      { max: MAX_PASSWORD },
      { fieldErrors: [fieldError('password', 'PASSWORD_LENGTH', { max: MAX_PASSWORD })] },
    );
  }
  return password;
}

/** Checks the length only. */
export function requireOtp({ otp }: { otp: string }): string {
  if (otp === '' || otp.length > MAX_OTP)
    throw refusal('INVALID_OTP', {}, { fieldErrors: [fieldError('otp', 'INVALID_OTP')] });
  return otp;
}

/** Without surrounding spaces; empty if no code was given. Checks the length only. */
export function optionalSecondFactorCode(input: { code?: string | null }): { code?: string } {
  const code = input.code?.trim();
  if (!code) return {};
  if (code.length > MAX_SECOND_FACTOR_CODE) {
    throw refusal('INVALID_OTP', {}, { fieldErrors: [fieldError('code', 'INVALID_OTP')] });
  }
  return { code };
}
