import { describe, expect, it } from 'vitest';
import {
  cleanOtp,
  maskCredential,
  parseCredential,
} from '../../web/src/features/auth/credential.ts';

describe('a credential', () => {
  it.each([
    ['Nusrat@Example.COM', { email: 'nusrat@example.com' }],
    ['  a@b.co  ', { email: 'a@b.co' }],
    ['01712345678', { phoneNumber: '8801712345678' }],
    ['০১৭১২৩৪৫৬৭৮', { phoneNumber: '8801712345678' }],
    ['01712-345 678', { phoneNumber: '8801712345678' }],
    ['+880 1712 345678', { phoneNumber: '8801712345678' }],
    ['+৮৮০১৭১২৩৪৫৬৭৮', { phoneNumber: '8801712345678' }],
    ['8801712345678', { phoneNumber: '8801712345678' }],
    ['008801712345678', { phoneNumber: '8801712345678' }],
  ])('%s is sent as %o', (typed, input) => {
    expect(parseCredential(typed)).toEqual(input);
  });

  it.each([
    '',
    '0171234567',
    '017123456789',
    'nusrat',
    'a b@c.de',
    'a@b',
    '+88017123456',
    'a,b@x.y',
    // Without its dot it has 11 characters.
    'a,b@wxyz.com',
  ])('%s is neither an email nor a number of 11 characters', (typed) => {
    expect(parseCredential(typed)).toBeNull();
  });

  it('is by the stated rule a phone number when it has exactly 11 characters, whatever they are', () => {
    expect(parseCredential('abcdefghijk')).toEqual({ phoneNumber: '88abcdefghijk' });
  });

  it('is shown masked', () => {
    expect(maskCredential({ phoneNumber: '8801712345678' })).toBe('017•••••678');
    expect(maskCredential({ email: 'nusrat@example.com' })).toBe('nu•••@example.com');
  });
});

describe('a one-time password', () => {
  it('forgives Bengali digits and spaces and is cut at six characters', () => {
    expect(cleanOtp('১২৩ ৪৫৬')).toBe('123456');
    expect(cleanOtp('1234567')).toBe('123456');
  });
});
