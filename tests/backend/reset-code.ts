// Requests a code for a forgotten password, and waits for the message, which is sent after the
// response.
import { expect, vi } from 'vitest';
import type { Backend, Visitor } from './kit.ts';

type Credential = { email?: string; phoneNumber?: string };

/** The code for this account, and the requesting browser, the only one in which it is valid. */
export async function resetCode(
  backend: Backend,
  credential: Credential,
  headers: Record<string, string> = {},
  browser = backend.visitor(),
): Promise<{ otp: string; browser: Visitor }> {
  const before = backend.sent.length;
  const response = await browser.post('/ext/password-reset', credential, headers);
  expect(response.status).toBe(202);
  const otp = await vi.waitFor(
    () => {
      const to = credential.email?.toLowerCase() ?? credential.phoneNumber;
      const code = backend.sent.slice(before).find((message) => message.to === to)?.otp;
      if (code === undefined) throw new Error('no code came');
      return code;
    },
    { timeout: 15_000 },
  );
  return { otp, browser };
}
