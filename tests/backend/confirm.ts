// Confirms the password, as calls that change an account require.
import { expect } from 'vitest';
import type { Backend, Visitor } from './kit.ts';

const STUDENT_PASSWORD = 'a long password';
/** The password of the demo admin. */
export const ADMIN_PASSWORD = 'alokpath-admin';

/** The same client, whose session counts as confirmed for five minutes. */
export async function confirmed<V extends Visitor>(
  person: V,
  password = STUDENT_PASSWORD,
  code?: string,
): Promise<V> {
  const response = await person.post('/ext/confirm', {
    password,
    ...(code !== undefined && { code }),
  });
  expect(response.status, response.text).toBe(200);
  return person;
}

/** Changes the address of the own account: requests the code, and confirms it. */
export async function takeAddress(
  backend: Backend,
  person: Visitor,
  address: { email: string } | { phoneNumber: string },
) {
  await confirmed(person);
  const changeResponse = await person.post('/ext/address-change', address);
  expect(changeResponse.status, changeResponse.text).toBe(202);
  const [to] = Object.values(address);
  const otp = backend.sent.findLast((message) => message.to === to?.toLowerCase())?.otp;
  return person.post('/ext/address-change/confirm', { otp });
}
