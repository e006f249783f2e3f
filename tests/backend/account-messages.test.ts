import { expect, it } from 'vitest';
import * as messages from '../../backend/src/messages/account-texts.ts';

/** What an SMS with letters outside the GSM alphabet holds: 70 characters alone, 67 in each of several parts. */
const ALONE = 70;
const IN_TWO = 2 * 67;

const { signupCode, resetCode, addressCode, ...notices } = messages;

it.each([signupCode, resetCode, addressCode])('puts a code into one SMS, first in Bengali and then in English (%o)', (text) => {
  const [bengali, english] = text('123456').split('\n');
  expect(bengali).toMatch(/^123456 .*কোড/);
  expect(english).toMatch(/^Alokpath code/);
  expect(text('123456').length).toBeLessThanOrEqual(ALONE);
});

it.each(Object.entries(notices))('puts %s into two SMS, first in Bengali and then in English', (_name, text) => {
  const [bengali, english] = text.split('\n');
  expect(bengali).toMatch(/^আলোকপথ/);
  expect(english).toMatch(/^[A-Z][ -~]+$/);
  expect(text.length).toBeLessThanOrEqual(IN_TWO);
});
