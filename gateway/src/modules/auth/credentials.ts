// Validates the credentials and codes of mutations. All functions: error BAD_USER_INPUT.
import { fieldRefusal, refusal } from '../../upstream/errors/refusals.ts';
import type { RestCredential } from './api.ts';

const MAX_PASSWORD = 128;
const MIN_NEW_PASSWORD = 8;
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

/** A new password: has the length that `SignupInput` describes. */
export const requireNewPassword = ({ password }: { password: string }): string =>
  requireLength(password, MIN_NEW_PASSWORD, 'password');

/**
 * A password that exists. The length is limited because hashing is slow.
 * @param field its name in the input
 */
export const requirePassword = (password: string, field = 'password'): string =>
  requireLength(password, 1, field);

function requireLength(password: string, min: number, field: string): string {
  // Code points, as upstream counts.
  const { length } = [...password];
  if (length < min || length > MAX_PASSWORD)
    throw fieldRefusal(field, 'PASSWORD_LENGTH', { min, max: MAX_PASSWORD });
  return password;
}

/** Checks the length only. */
export function requireOtp({ otp }: { otp: string }): string {
  if (otp === '' || otp.length > MAX_OTP) throw fieldRefusal('otp', 'INVALID_OTP');
  return otp;
}

/** Without surrounding spaces; empty if no code was given. Checks the length only. */
export function optionalSecondFactorCode(input: { code?: string | null }): { code?: string } {
  const code = input.code?.trim();
  if (!code) return {};
  if (code.length > MAX_SECOND_FACTOR_CODE) throw fieldRefusal('code', 'INVALID_OTP');
  return { code };
}
