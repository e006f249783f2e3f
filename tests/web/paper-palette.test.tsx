import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { cell, openPaper, option } from './paper-kit.tsx';

const subject = (name: string) =>
  screen.getByRole('heading', { name, level: 3, hidden: true }).parentElement?.textContent;

it('distinguishes blank, answered, unsure, both, and the current question, in words', async () => {
  openPaper({ sheet: { chosen: { p2: ['p2-a'] }, unsure: ['p2', 'b1'] } });
  expect(cell('Question 1, blank, current')).toBeTruthy();
  expect(cell('Question 2, answered, unsure')).toBeTruthy();
  expect(cell('Question 3, blank, unsure')).toBeTruthy();
});

it('has the counts of each subject, and whether a mandatory one is done', async () => {
  const { user } = openPaper();
  expect(subject('Physics')).toBe('Physics0/2 · mandatory · needs an answer');
  expect(subject('Biology')).toBe('Biology0/1');
  await user.click(option('p1 a'));
  expect(subject('Physics')).toBe('Physics1/2 · mandatory · done');
});

it('moves to a question of another subject, and names it in the title of the page', async () => {
  const { user } = openPaper();
  await user.click(cell('Question 3, blank'));
  expect(document.activeElement?.textContent).toContain('Question b1');
  expect(cell('Question 3, blank, current')).toBeTruthy();
  expect(document.title).toBe('Question 3 · Unit A 2024 · Alokpath');
});

it('is back at the same question after a reload', async () => {
  const { user, unmount } = openPaper();
  await user.click(screen.getByRole('tab', { name: /Biology/ }));
  unmount();
  const again = openPaper();
  expect(document.activeElement?.textContent).toContain('Question b1');
  await again.user.click(cell('Question 3, blank, current'));
  expect(document.activeElement?.textContent).toContain('Question b1');
});

it('keeps the summary in sight on a phone, and opens the palette from it', async () => {
  const { user } = openPaper({ sheet: { unsure: ['p1'] } });
  const bar = screen.getByRole('button', { name: /^0\/3 answered · 3 blank · 1 unsure/ });
  expect(bar.textContent).toContain('Missing: Physics');
  await user.click(option('p1 a'));
  expect(bar.textContent).toContain('1/3 answered · 2 blank · 1 unsure');
  expect(bar.textContent).not.toContain('Missing');
  await user.click(bar);
  const sheet = screen.getByRole('dialog', { name: 'Questions' });
  await user.click(within(sheet).getByRole('button', { name: 'Question 2, blank' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toContain('Question p2');
});

it('shows the cost of the blanks of a single exam', async () => {
  const { user } = openPaper({ kind: 'single' });
  expect(screen.getAllByText('2 blank answers cost 1 mark').length).toBeGreaterThan(0);
  await user.click(option('m1 a'));
  expect(screen.getAllByText('1 blank answer costs 0.5 marks').length).toBeGreaterThan(0);
});

it('shows it in Bengali with Bengali digits', async () => {
  await loadLanguage('bn');
  openPaper({ lang: 'bn', sheet: { chosen: { p2: ['p2-a'] } }, seconds: 754 });
  expect(cell('প্রশ্ন ২, উত্তর দেওয়া')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('১২:৩৪');
});
