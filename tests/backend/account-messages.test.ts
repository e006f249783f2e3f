import { describe, expect, it } from 'vitest';
import * as messages from '../../backend/src/messages/account-texts.ts';
import { notificationMessage } from '../../backend/src/messages/notification-texts.ts';

/**
 * The length of an SMS with letters outside the GSM alphabet: 70 characters alone, 67 in each of
 * several parts.
 */
const ALONE = 70;
const IN_TWO = 2 * 67;
/** The length of an SMS with only English letters. */
const ENGLISH = 160;

const { signupCode, resetCode, resetCodeByAdmin, addressCode, ...notices } = messages;
const codes = { signupCode, resetCode, addressCode };

describe('messages about the account', () => {
  it.each(Object.entries(codes))(
    'put a code (%s) into one SMS, in the language or in both',
    (_name, write) => {
      expect(write('bn', '123456').text).toMatch(/^123456 .*কোড.*১০ মিনিট$/);
      expect(write('bn', '123456').text.length).toBeLessThanOrEqual(ALONE);
      expect(write('en', '123456').text).toMatch(/^123456 is your Alokpath code[ -~]* 10 minutes$/);
      const { text, language } = write(null, '123456');
      expect(text).toMatch(/^123456 .*কোড.*\nAlokpath code[ -~]+$/);
      expect([text.length <= ALONE, language]).toEqual([true, null]);
    },
  );

  it('put a code by an admin into one SMS', () => {
    expect(resetCodeByAdmin('bn', '123456').text).toMatch(/^123456 .*কোড.*১ ঘণ্টা$/);
    expect(resetCodeByAdmin('bn', '123456').text.length).toBeLessThanOrEqual(ALONE);
    expect(resetCodeByAdmin('en', '123456').text).toMatch(/^123456 [ -~]* 1 hour$/);
    expect(resetCodeByAdmin(null, '123456').text.length).toBeLessThanOrEqual(ALONE);
  });

  it.each(Object.entries(notices))(
    'put %s into one SMS, or in both languages into two',
    (_name, write) => {
      expect(write('bn')).toEqual({
        language: 'bn',
        text: expect.stringMatching(/^আলোকপথ[^A-Za-z]+$/),
      });
      expect(write('bn').text.length).toBeLessThanOrEqual(ALONE);
      expect(write('en')).toEqual({
        language: 'en',
        text: expect.stringMatching(/^[ -~]*Alokpath[ -~]+$/),
      });
      expect(write('en').text.length).toBeLessThanOrEqual(ENGLISH);
      expect(write(null).text).toMatch(/^আলোকপথ.+\n[A-Z][ -~]+$/);
      expect(write(null).text.length).toBeLessThanOrEqual(IN_TWO);
    },
  );
});

describe('messages about notifications', () => {
  const kinds = [
    ['exam-soon', { at: '2026-11-24T04:30:00.000Z' }],
    ['merit-list', {}],
    ['answers-marked', {}],
    ['answers-marked', { changed: true }],
    ['assignment-due', { at: '2026-11-24T04:30:00.000Z' }],
    ['late-decided', { accepted: true }],
    ['late-decided', { accepted: false }],
    ['attempt-reopened', { at: '2026-11-24T04:30:00.000Z' }],
    ['exclusion-decided', { accepted: false }],
    ['exclusion-decided', { accepted: true }],
    ['personal-window', { at: '2026-11-24T04:30:00.000Z', accepted: true }],
    ['personal-window', { at: '2026-11-24T04:30:00.000Z', accepted: false }],
    ['grant-given', { role: 'marker' }],
    ['grant-given', { role: 'teacher' }],
  ] as const;
  const short = 'Test 1';
  const long = 'ঢাকা বিশ্ববিদ্যালয় ক ইউনিট ভর্তি পরীক্ষার পূর্ণাঙ্গ মডেল টেস্ট ২০২৬';

  it('cut a title in an SMS between letters, not inside one', () => {
    const titles = ['ক্ষ', '😀', 'কি', 'é'].map((letter) => letter.repeat(60));
    for (const title of titles) {
      const letters = [...new Intl.Segmenter('bn').segment(title)].map(({ segment }) => segment);
      const { text } = notificationMessage(
        'merit-list',
        { title },
        { channel: 'sms', language: 'bn' },
      );
      const [, shown = ''] = /“(.+)\.\.\.”/.exec(text) ?? [];
      expect(letters.map((_, index) => letters.slice(0, index).join(''))).toContain(shown);
      expect([title, shown.length > 0, text.length <= ALONE]).toEqual([title, true, true]);
    }
  });

  it.each(kinds)(
    'use one language for %s %o, with the whole title in an e-mail',
    (kind, details) => {
      const bn = notificationMessage(
        kind,
        { ...details, title: long },
        { channel: 'email', language: 'bn' },
      );
      expect([bn.subject, bn.text.replace(long, ''), bn.text.includes(long)]).toEqual([
        'আলোকপথের বিজ্ঞপ্তি',
        expect.stringMatching(/^আলোকপথ: [^A-Za-z]+$/),
        true,
      ]);
      if ('at' in details) expect(bn.text).toContain('২৪ নভে, সকাল ১০:৩০');
      const en = notificationMessage(
        kind,
        { ...details, title: short },
        { channel: 'email', language: 'en' },
      );
      expect([en.subject, en.text]).toEqual([
        'Alokpath notification',
        expect.stringMatching(/^Alokpath: [ -~]*"Test 1"[ -~]*\.$/),
      ]);
      const both = notificationMessage(
        kind,
        { ...details, title: short },
        { channel: 'email', language: null },
      );
      expect([both.subject, both.text]).toEqual([
        'আলোকপথের বিজ্ঞপ্তি · Alokpath notification',
        expect.stringMatching(/^আলোকপথ: .+\n[A-Z][ -~]+$/),
      ]);
    },
  );

  it.each(kinds)('cut the title of an SMS about %s %o, so that it is one SMS', (kind, details) => {
    const sms = (title: string, language: 'bn' | 'en' | null) =>
      notificationMessage(kind, { ...details, title }, { channel: 'sms', language }).text;
    expect(sms(long, 'bn').length).toBeLessThanOrEqual(ALONE);
    expect(sms(long, 'bn')).toMatch(/“ঢাকা বিশ্ববি.*\.\.\.”/);
    expect(sms(short, 'bn')).toContain('“Test 1”');
    expect(sms('A'.repeat(300), 'en').length).toBe(ENGLISH);
    expect(sms(long, 'en').length).toBeLessThanOrEqual(ALONE);
    expect(sms(long, null).length).toBeLessThanOrEqual(IN_TWO);
  });
});
