import {
  EMAIL_ADDRESS,
  isEmailAddress,
  MAX_EMAIL_LENGTH,
} from '@alokpath/exam-rules/email-address';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('an e-mail address', () => {
  test.each([
    'a@b.co',
    'Nusrat.Jahan+du@Mail.Example.COM',
    "o'brien_1@x-y.edu.bd",
    'নুসরাত@উদাহরণ.বাংলা',
    `${'a'.repeat(MAX_EMAIL_LENGTH - 5)}@b.co`,
  ])('is %j', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  test.each([
    '',
    'nusrat',
    'a@b',
    '@b.co',
    'a@',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a@b@c.de',
    'a b@c.de',
    ' a@b.co',
    'a@b.co\n',
    'a,b@x.y',
    'a@b.co,c@d.ef',
    'me;x@b.co',
    'x<a@b.co>',
    '(a)@b.co',
    '"a"@b.co',
    'a\\@b.co',
    'a:b@b.co',
    'a@[b.co]',
    'a\u0001@b.co',
    'a\u007f@b.co',
    `${'a'.repeat(MAX_EMAIL_LENGTH - 4)}@b.co`,
  ])('is not %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  test('has one "@" and at least one dot after it, whatever the text is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ab@., \n]{0,12}$/), (text) => {
        const parts = text.split('@');
        const labels = parts[1]?.split('.') ?? [];
        const isAddress =
          parts.length === 2 &&
          !/[\s,]/.test(text) &&
          parts[0] !== '' &&
          labels.length > 1 &&
          !labels.includes('');
        expect(isEmailAddress(text)).toBe(isAddress);
      }),
      { numRuns: 2000 },
    );
  });

  // The schemas of the server test the pattern before the length.
  test.each([
    ['dots', `a@${'a.'.repeat(500_000)}`],
    ['labels', `a@${'a.a'.repeat(300_000)}@`],
    ['a local part', 'a'.repeat(1_000_000)],
    ['dots of a local part', `${'a.'.repeat(500_000)}@`],
    ['addresses', 'a@b.co'.repeat(150_000)],
    ['blanks', `${' '.repeat(1_000_000)}x`],
  ])('is decided in linear time: many %s', (_name, text) => {
    const start = performance.now();
    expect(new RegExp(`^${EMAIL_ADDRESS}$`, 'u').test(text)).toBe(false);
    expect(new RegExp(`^\\s*(${EMAIL_ADDRESS}\\s*)?$`, 'u').test(text)).toBe(false);
    expect(isEmailAddress(text)).toBe(false);
    // Milliseconds; in quadratic time it would be minutes.
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
