import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAlert } from '../../web/src/ui/dialogs/alert-dialog.tsx';
import { renderPage } from './render.tsx';

const answered: string[] = [];

function Asking() {
  const alert = useAlert();
  const ask = async () => {
    await alert('Please login first.');
    answered.push('first');
    await alert('This course is not free.');
    answered.push('second');
  };
  return (
    <button type="button" onClick={() => void ask()}>
      ask
    </button>
  );
}

it('shows exactly the text with one OK, continues after it, and restores the focus', async () => {
  const { user } = renderPage(<Asking />);
  await user.click(screen.getByRole('button', { name: 'ask' }));

  const dialog = await screen.findByRole('alertdialog', { name: 'Please login first.' });
  expect(dialog.textContent).toBe('Please login first.OK');
  expect(document.activeElement?.textContent).toBe('OK');
  expect(answered).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'OK' }));
  await screen.findByRole('alertdialog', { name: 'This course is not free.' });
  expect(answered).toEqual(['first']);

  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(answered).toEqual(['first', 'second']);
  expect(document.activeElement?.textContent).toBe('ask');
});
