/**
 * The signup that waits for its code, so that a new code can be requested. The credential survives a reload; the password is only in memory
 * and is asked for again.
 */
import type { Credential } from '../credential.ts';
import type { SignupInput } from './generated/signup.form.ts';

const KEPT = 'alokpath.pending-signup';

let typed: string | null = null;

/** Null after a reload. */
export const pendingPassword = (): string | null => typed;

/** Whose sign-up waits for its code; null where none does. */
export function pendingSignup(): Credential | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Credential | null;
  } catch {
    return null;
  }
}

/** Null once the account is there. */
export function waitForCode(signup: SignupInput | null): void {
  typed = signup?.password ?? null;
  try {
    if (signup) {
      const { password: _password, ...credential } = signup;
      sessionStorage.setItem(KEPT, JSON.stringify(credential));
    } else {
      sessionStorage.removeItem(KEPT);
    }
  } catch {
    // Without storage a reload forgets it.
  }
}

/** What a reload does. For tests. */
export function forgetPassword(): void {
  typed = null;
}
