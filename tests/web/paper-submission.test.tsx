import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPaper, option } from './paper-kit.tsx';

const submit = () => screen.getByText('Submit');

it('asks once when a question is blank, with its consequence', async () => {
  const { user, onSubmit } = openPaper({
    kind: 'single',
    sheet: { chosen: { m1: ['m1-a'] }, unsure: ['m1'] },
  });
  await user.click(submit());
  expect(onSubmit).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog', { name: 'Submit the exam?' }));
  expect(document.activeElement?.textContent).toBe('Go back to the questions');
  expect(dialog.getByText('1 blank answer costs 0.5 marks')).toBeTruthy();
  expect(dialog.getByText('Unsure').parentElement?.textContent).toBe('Unsure1');
  await user.click(dialog.getByText('Submit now'));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('names only doubts if no question is blank', async () => {
  const { user } = openPaper({
    sheet: { chosen: { p1: ['p1-a'], p2: ['p2-a'], b1: ['b1-a'] }, unsure: ['p2'] },
  });
  await user.click(submit());
  const dialog = screen.getByRole('dialog', { name: 'Submit the exam?' });
  expect(dialog.textContent).toContain('Some answers are still marked as unsure.');
  expect(dialog.textContent).not.toContain('still blank');
});

it('links back to the first blank question, or else to the first unsure one', async () => {
  const { user, onSubmit } = openPaper({
    sheet: { chosen: { p1: ['p1-a'], p2: ['p2-a'] }, unsure: ['p2'] },
  });
  await user.click(submit());
  await user.click(screen.getByText('Go back to the questions'));
  expect(document.activeElement?.textContent).toContain('Question b1');
  await user.click(option('b1 a'));
  await user.click(submit());
  await user.click(screen.getByText('Go back to the questions'));
  expect(document.activeElement?.textContent).toContain('Question p2');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('asks nothing when everything is answered and sure', async () => {
  const { user, onSubmit } = openPaper({
    sheet: { chosen: { p1: ['p1-a'], p2: ['p2-a'], b1: ['b1-a'] } },
  });
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('names a mandatory subject first, with the text of the specification', async () => {
  const { user, onSubmit } = openPaper({ sheet: { chosen: { b1: ['b1-a'] } } });
  await user.click(submit());
  const alert = screen.getByRole('alertdialog');
  expect(alert.textContent).toContain(
    'You must attempt all mandatory subjects. "Physics" is mandatory.',
  );
  expect(screen.queryByRole('dialog', { name: 'Submit the exam?' })).toBeNull();
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(document.activeElement?.textContent).toContain('Question p1');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('hides the time on demand, and shows it again in the last five minutes', async () => {
  const { user, unmount } = openPaper({ seconds: 301 });
  await user.click(screen.getByText('Hide the time'));
  expect(screen.getByRole('timer').textContent).toBe('hidden');
  unmount();
  openPaper({ seconds: 300 });
  expect(screen.getByRole('timer').textContent).toBe('05:00');
});

it('announces ten and five minutes politely, and the last minute at once', () => {
  const announced = (seconds: number) => {
    const { unmount } = openPaper({ seconds });
    const words = screen.queryByText(/^\d+ minutes? left$/);
    const announcement = words && [words.textContent, words.getAttribute('aria-live')];
    unmount();
    return announcement;
  };
  expect(announced(600)).toEqual(['10 minutes left', 'polite']);
  expect(announced(300)).toEqual(['5 minutes left', 'polite']);
  expect(announced(60)).toEqual(['1 minute left', 'assertive']);
  expect(announced(500)).toBeNull();
});
