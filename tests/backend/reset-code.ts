// Asks for a code for a forgotten password, and waits for the message, which comes after the answer.
import { expect, vi } from 'vitest';
import type { Backend } from './kit.ts';

type Credential = { email?: string; phoneNumber?: string };

/** The code that comes for this account. */
export async function resetCode(backend: Backend, credential: Credential, headers: Record<string, string> = {}): Promise<string> {
  const before = backend.sent.length;
  const answer = await backend.visitor().post('/ext/password-reset', credential, headers);
  expect(answer.status).toBe(202);
  return vi.waitFor(
    () => {
      const to = credential.email?.toLowerCase() ?? credential.phoneNumber;
      const otp = backend.sent.slice(before).find((message) => message.to === to)?.otp;
      if (otp === undefined) throw new Error('no code came');
      return otp;
    },
    { timeout: 15_000 },
  );
}
