// Texts for the cells of exported files.
import { expect, it } from 'vitest';
import { toCsv } from '../../web/src/features/admin/list/csv.ts';
import { contactCell, phoneCell } from '../../web/src/features/admin/list/export-cells.ts';
import { readList } from '../../web/src/features/admin/rosters/read-list.ts';
import { cleanMobile } from '../../web/src/features/contact-details/mobile-number.ts';

it.each(['8801712345678', '01712345678'])(
  '%s is written as on screen, and never as a number',
  (phone) => {
    expect(phoneCell(phone)).toBe('01712-345678');
    expect(contactCell(phone)).toBe('01712-345678');
    expect(cleanMobile(phoneCell(phone))).toBe('01712345678');
  },
);

it('an exported list of candidates can be imported again without a change', () => {
  const candidates = [
    { address: '01712-345678', name: "'Rafi'", rollNumber: '-12' },
    { address: '+sumi@mail.test', name: '@Sumi', rollNumber: '007' },
  ];
  const rows = candidates.map(({ address, name, rollNumber }) => [
    contactCell(address),
    name,
    rollNumber,
  ]);
  expect(readList(toCsv([['Email or mobile number', 'Name', 'Roll number'], ...rows]))).toEqual(
    candidates.map((candidate, index) => ({ line: index + 2, ...candidate })),
  );
});

it('an e-mail address stays as it is, and no number is an empty cell', () => {
  expect(contactCell('a@b.co')).toBe('a@b.co');
  expect(phoneCell(null)).toBe('');
});
