import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cell, openMore, openPaper, option } from './paper-kit.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

const cross = (letter: string, nth = 0) =>
  screen.getAllByLabelText<HTMLButtonElement>(`Cross out ${letter}`)[nth];
const isCrossedOut = (name: string) =>
  /crossed out/.test(option(name).closest('label')?.textContent ?? '');

it('crosses an option out by its button, announces it, and selects nothing', async () => {
  const { user } = openPaper();
  await user.click(cross('B') as HTMLElement);
  expect(isCrossedOut('p1 b')).toBe(true);
  expect(cross('B')?.getAttribute('aria-pressed')).toBe('true');
  expect(option('p1 b').checked).toBe(false);
  expect(cell('Question 1, blank, current')).toBeTruthy();
});

it('has the button that crosses out outside the row that chooses', () => {
  openPaper();
  const label = option('p1 b').closest('label');
  expect(label?.contains(cross('B') ?? null)).toBe(false);
});

it('explains crossing out at its first use on the device, until the student has read it', async () => {
  const { user, unmount } = openPaper();
  const hint = () => screen.queryByText(/Crossing out is a note for yourself/);
  expect(hint()).toBeNull();
  await user.click(cross('B') as HTMLElement);
  expect(hint()?.closest('[aria-live=polite]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(hint()).toBeNull();
  expect(document.activeElement?.textContent).toContain('Question p1');
  await user.click(cross('C') as HTMLElement);
  expect(hint()).toBeNull();
  unmount();
  const again = openPaper();
  await again.user.click(cross('B') as HTMLElement);
  expect(hint()).toBeNull();
});

it('removes the cross when the option is selected, and offers none for a selected one', async () => {
  const { user } = openPaper();
  await user.click(cross('B') as HTMLElement);
  await user.click(option('p1 b'));
  expect(option('p1 b').checked).toBe(true);
  expect(isCrossedOut('p1 b')).toBe(false);
  expect(cross('B')?.disabled).toBe(true);
});

it('crosses out by a long press of a finger, whose click then selects nothing', () => {
  vi.useFakeTimers();
  openPaper();
  const label = option('p1 c').closest('label') as HTMLElement;
  fireEvent.pointerDown(label, { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 });
  act(() => void vi.advanceTimersByTime(600));
  fireEvent.pointerUp(label);
  fireEvent.click(label);
  expect(isCrossedOut('p1 c')).toBe(true);
  expect(option('p1 c').checked).toBe(false);
  // The next tap is an ordinary one again.
  fireEvent.pointerDown(label, { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 });
  fireEvent.pointerUp(label);
  fireEvent.click(label);
  expect(option('p1 c').checked).toBe(true);
});

it('crosses nothing out while the finger scrolls, or by a long press of a mouse', () => {
  vi.useFakeTimers();
  openPaper();
  const label = option('p1 c').closest('label') as HTMLElement;
  fireEvent.pointerDown(label, { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 });
  fireEvent.pointerMove(label, { clientX: 50, clientY: 80 });
  act(() => void vi.advanceTimersByTime(600));
  fireEvent.pointerDown(label, { pointerType: 'mouse', isPrimary: true, clientX: 50, clientY: 50 });
  act(() => void vi.advanceTimersByTime(600));
  expect(isCrossedOut('p1 c')).toBe(false);
});

it('shows why a second click does not change a selection', async () => {
  const { user } = openPaper();
  const card = within(screen.getByRole('group', { name: /Question p1/ }));
  await user.click(option('p1 a'));
  expect(card.getByRole('status').textContent).toBe('');
  await user.click(option('p1 a'));
  expect(option('p1 a').checked).toBe(true);
  expect(card.getByRole('status').textContent).toBe('This choice stays.');
});

it('clears the selection of a single exam, and shows the cost before', async () => {
  const { user } = openPaper({ kind: 'single' });
  expect(screen.queryByRole('button', { name: /Clear my choice/ })).toBeNull();
  await user.click(option('m1 a'));
  await user.click(
    screen.getByRole('button', { name: 'Clear my choice (a blank costs 0.5 marks)' }),
  );
  expect(option('m1 a').checked).toBe(false);
  expect(document.activeElement?.textContent).toContain('Question m1');
});

it('names no cost where a blank has none, and cannot clear in a multi-subject exam', async () => {
  const { user, unmount } = openPaper({ kind: 'single', negative: 0 });
  await user.click(option('m1 a'));
  expect(screen.getByRole('button', { name: 'Clear my choice' })).toBeTruthy();
  unmount();
  const multi = openPaper();
  await multi.user.click(option('p1 a'));
  expect(screen.queryByRole('button', { name: /Clear my choice/ })).toBeNull();
});

it('prevents changes after the sheet is sealed', () => {
  openPaper({ seconds: 0, sheet: { sealed: 'time-up', chosen: { p1: ['p1-a'] } } });
  expect(screen.getByText('Time is up. Your answers are locked.')).toBeTruthy();
  const paper = within(screen.getByRole('main'));
  const controls = [
    ...paper.getAllByRole<HTMLInputElement>('checkbox'),
    ...paper.getAllByRole<HTMLButtonElement>('button', { name: /Unsure|Cross out/ }),
  ];
  expect(controls.filter(({ disabled }) => !disabled)).toEqual([]);
});

it('keeps the size of the text on the device', async () => {
  const { user, unmount } = openPaper();
  await openMore(user);
  await user.click(screen.getByRole('button', { name: 'Larger text' }));
  expect(screen.getByText('Text size 125%').getAttribute('aria-live')).toBe('polite');
  unmount();
  const { user: later } = openPaper();
  await openMore(later);
  await later.click(screen.getByRole('button', { name: 'Larger text' }));
  expect(screen.getByText('Text size 150%')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Larger text' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});
