/** The sign-up that waits for its code, so that another code can be asked for. It has the password: in memory alone, gone with the page. */
import type { SignupInput } from './generated/signup.form.ts';

let pending: SignupInput | null = null;

export const pendingSignup = (): SignupInput | null => pending;

/** Null once the account is there. */
export function waitForCode(signup: SignupInput | null): void {
  pending = signup;
}
