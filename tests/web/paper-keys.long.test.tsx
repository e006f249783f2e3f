import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cell, openMore, openPaper, option } from './paper-kit.tsx';

it('chooses by number, by letter and by Bengali letter in the question at hand', async () => {
  const { user } = openPaper();
  await user.keyboard('2c');
  expect([...'abcd'].map((letter) => option(`p1 ${letter}`).checked)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  await user.keyboard('ঘ');
  expect(option('p1 d').checked).toBe(true);
  await user.keyboard('২');
  expect(option('p1 b').checked).toBe(true);
});

it('moves on and back across subjects', async () => {
  const { user } = openPaper();
  await user.keyboard('j');
  expect(document.activeElement?.textContent).toContain('Question p2');
  await user.keyboard('n');
  expect(document.activeElement?.textContent).toContain('Question b1');
  await user.keyboard('n');
  expect(document.activeElement?.textContent).toContain('Question b1');
  await user.keyboard('kp');
  expect(document.activeElement?.textContent).toContain('Question p1');
});

it('marks as unsure and crosses out the option with the focus, and announces it', async () => {
  const { user } = openPaper();
  await user.keyboard('u');
  expect(cell('Question 1, blank, unsure, current')).toBeTruthy();
  expect(screen.getByText('Unsure: on')).toBeTruthy();
  option('p1 c').focus();
  await user.keyboard('x');
  expect(option('p1 c').closest('label')?.textContent).toContain('crossed out');
  expect(screen.getByText('Cross out C: on')).toBeTruthy();
  await user.keyboard('x');
  expect(screen.getByText('Cross out C: off')).toBeTruthy();
});

it('announces the time, and again on a second request', async () => {
  const { user } = openPaper({ seconds: 754 });
  await user.keyboard('t');
  const announcement = screen.getByText('12 minutes and 34 seconds left');
  expect(announcement.getAttribute('aria-live')).toBe('polite');
  const before = announcement.textContent;
  await user.keyboard('t');
  expect(announcement.textContent).not.toBe(before);
});

it('ignores keys with Ctrl, Alt or Meta, and those typed into a dialog', async () => {
  const { user } = openPaper();
  await user.keyboard('{Control>}a{/Control}{Alt>}b{/Alt}{Meta>}c{/Meta}');
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  await user.keyboard('d');
  expect([...'abcd'].some((letter) => option(`p1 ${letter}`).checked)).toBe(false);
});

it('switches the keys off, for the next exam too; the button still opens the list', async () => {
  const { user, unmount } = openPaper();
  await user.keyboard('?');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('checkbox', {
      name: 'Use keyboard shortcuts',
    }),
  );
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await user.keyboard('a?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(option('p1 a').checked).toBe(false);
  unmount();
  const { user: later } = openPaper();
  await later.keyboard('a');
  expect(option('p1 a').checked).toBe(false);
  await openMore(later);
  await later.click(screen.getByRole('button', { name: /Keyboard shortcuts/ }));
  expect(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts' })).toHaveProperty(
    'checked',
    false,
  );
});

it('skips past the options to the questions and to Submit', async () => {
  const { user } = openPaper();
  await user.click(screen.getByRole('button', { name: 'Skip to Submit' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit' }));
  await user.click(screen.getByRole('button', { name: 'Skip to the list of questions' }));
  expect(document.activeElement).toBe(
    screen.getByRole('navigation', { name: 'Questions', hidden: true }),
  );
});
