import { normalizeAddress } from '@alokpath/exam-rules/typed-address';
import { expect, test } from 'vitest';

test.each([
  [' Nusrat@Mail.test ', 'nusrat@mail.test'],
  ['01712345678', '8801712345678'],
  ['1712345678', '8801712345678'],
  ['০১৭১২-৩৪৫৬৭৮', '8801712345678'],
  ['+880 1712 345678', '8801712345678'],
  ['008801712345678', '8801712345678'],
  ['8801712345678', '8801712345678'],
  ['12345', '12345'],
  ['', ''],
])('%j is %j', (text, address) => {
  expect(normalizeAddress(text)).toBe(address);
});
