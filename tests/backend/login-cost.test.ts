// The time of a login does not reveal whether an address has an account.
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Backend } from './kit.ts';

vi.mock('@node-rs/argon2', { spy: true });

let backend: Backend;
beforeAll(async () => {
  // Files share a worker's modules: load those that check passwords again, with the spy.
  vi.resetModules();
  const { startBackend } = await import('./kit.ts');
  backend = await startBackend();
});
afterAll(async () => {
  await backend.close();
  // The next file of this worker loads them without the spy.
  vi.resetModules();
});

it('checks a password of an unknown account too, against a hash that costs as much', async () => {
  const email = 'login@example.com';
  await backend.visitor().post('/auth/signup', { email, password: 'a long password' });
  await backend.visitor().post('/auth/verify', { otp: backend.sent.at(-1)?.otp });
  const checked = async (address: string) => {
    vi.mocked(argon2.verify).mockClear();
    expect(
      (
        await backend
          .visitor()
          .post('/auth/student/login', { email: address, password: 'another password' })
      ).status,
    ).toBe(401);
    return vi
      .mocked(argon2.verify)
      .mock.calls.map(([hash, password]) => [String(hash).split('$').slice(0, 4), password]);
  };
  const known = await checked(email);
  expect(known).toEqual([
    [['', 'argon2id', 'v=19', expect.stringMatching(/^m=\d+,t=\d+,p=\d+$/)], 'another password'],
  ]);
  expect(await checked('nobody@example.com')).toEqual(known);
});
