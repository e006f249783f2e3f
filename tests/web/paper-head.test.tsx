import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { openMore, openPaper, option } from './paper-kit.tsx';

const isAbove = (element: HTMLElement, name: string) =>
  (element.compareDocumentPosition(option(name)) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

it('has the title and the rule that binds in sight, and on a phone the rest behind a button', async () => {
  const { user } = openPaper();
  expect(isAbove(screen.getByRole('heading', { level: 1, name: 'Unit A 2024' }), 'p1 a')).toBe(
    true,
  );
  expect(isAbove(screen.getByText('A choice cannot be removed.'), 'p1 a')).toBe(true);
  const more = screen.getByRole('button', { name: 'More: about the exam, text size' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Larger text' })).toBeNull();
  await openMore(user);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: 'Larger text' })).toBeTruthy();
  expect(screen.getByText(/30 minutes/)).toBeTruthy();
  expect(screen.getByText('More than one option can be right.')).toBeTruthy();
});

it('always shows the cost of a blank in a single exam', () => {
  openPaper({ kind: 'single' });
  expect(
    isAbove(screen.getByText(/^A blank answer costs as much as a wrong one: 50%/), 'm1 a'),
  ).toBe(true);
});

it('moves from the last question of a subject to the heading of the next one', async () => {
  const { user } = openPaper();
  screen.getByRole('button', { name: 'Next subject: Biology' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Biology' }));
  expect(screen.getByText('Question b1')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Biology/ }).getAttribute('aria-selected')).toBe('true');
});

it('moves from the last question of the last subject to Submit', async () => {
  const { user, onSubmit } = openPaper({
    sheet: { chosen: { p1: ['p1-a'], p2: ['p2-a'], b1: ['b1-a'] } },
  });
  expect(screen.queryByRole('button', { name: 'Submit the exam' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next subject: Biology' }));
  expect(screen.queryByRole('button', { name: /^Next subject/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Submit the exam' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('draws each Bengali digit of the clock in the same width, and exposes the time as one text', async () => {
  await loadLanguage('bn');
  openPaper({ lang: 'bn', seconds: 754 });
  const timer = screen.getByRole('timer', { name: 'বাকি সময়: ১২:৩৪' });
  const digits = [...timer.querySelectorAll('span')].filter(({ textContent }) =>
    /^[০-৯]$/.test(textContent ?? ''),
  );
  expect(digits).toHaveLength(4);
  expect(new Set(digits.map((digit) => getComputedStyle(digit).minWidth))).toEqual(
    new Set(['0.84em']),
  );
});
