// Codes of authenticator apps: TOTP (RFC 6238), six digits, 30 seconds, SHA-1, as in all such apps.
import { Secret, TOTP } from 'otpauth';

/** A new secret in Base32: 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The URI that the app reads from a QR code. @param account name of the entry in the app */
export function totpUri(secret: string, account: string): string {
  return new TOTP({ issuer: 'Alokpath', label: account, secret }).toString();
}

/**
 * The 30-second step that the code belongs to: now, the one before or the next, for clocks that
 * differ. Null for a wrong code.
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
