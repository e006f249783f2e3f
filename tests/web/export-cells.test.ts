// Texts for the cells of exported files.
import { expect, it } from 'vitest';
import { contactCell, phoneCell } from '../../web/src/features/admin/list/export-cells.ts';
import { cleanMobile } from '../../web/src/features/contact-details/mobile-number.ts';

it.each(['8801712345678', '01712345678'])(
  '%s is written as on screen, and never as a number',
  (phone) => {
    expect(phoneCell(phone)).toBe('01712-345678');
    expect(contactCell(phone)).toBe('01712-345678');
    expect(cleanMobile(phoneCell(phone))).toBe('01712345678');
  },
);

it('an e-mail address stays as it is, and no number is an empty cell', () => {
  expect(contactCell('a@b.co')).toBe('a@b.co');
  expect(phoneCell(null)).toBe('');
});
