/**
 * The signup that is waiting for its code, kept so that a new code can be requested. The credential
 * survives a reload; the password is kept in memory only and has to be typed again after a reload.
 */
import type { Credential } from '../credential.ts';
import type { SignupInput } from './generated/signup.form.ts';

const ITEM_NAME = 'alokpath.pending-signup';

let typed: string | null = null;

/** Null after a reload. */
export const pendingPassword = (): string | null => typed;

/** The credential of the pending signup; null if there is none. */
export function pendingSignup(): Credential | null {
  try {
    return JSON.parse(sessionStorage.getItem(ITEM_NAME) ?? 'null') as Credential | null;
  } catch {
    return null;
  }
}

/** Stores the pending signup; null removes it. */
export function waitForCode(signup: SignupInput | null): void {
  typed = signup?.password ?? null;
  try {
    if (signup) {
      const { password: _password, ...credential } = signup;
      sessionStorage.setItem(ITEM_NAME, JSON.stringify(credential));
    } else {
      sessionStorage.removeItem(ITEM_NAME);
    }
  } catch {
    // Without storage the signup is lost on reload.
  }
}

/** Simulates a reload in tests. */
export function deletePassword(): void {
  typed = null;
}
