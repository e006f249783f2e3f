/** Moving items of the content tree in a dialog. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { moving, openSubject, placeIn, reading } from './admin-moves-kit.tsx';
import { type Mock, refusal } from './render.tsx';

async function openDialog(...mocks: Mock[]) {
  const page = await openSubject(...mocks);
  await page.user.click(screen.getByRole('button', { name: 'Move to another place: Light' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move “Light”' }));
  await dialog.findByRole('option', { name: 'Biology' });
  return { ...page, dialog };
}

it('moves a chapter to another subject, and back to its old position by Undo', async () => {
  const { user, dialog } = await openDialog(
    reading('Motion', 'Light'),
    placeIn('s1', '7'),
    moving('s2', '7'),
    reading('Motion'),
    placeIn('s2', '9'),
    moving('s1', '9', { position: 1 }),
    reading('Motion', 'Light'),
  );
  // The subject that it is in is no target.
  expect(dialog.queryByRole('option', { name: 'Physics' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await dialog.findByText('Choose where it goes.')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Subject'), 'Biology');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('“Light” is now in “Biology”.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Light/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('“Light” is now in “Physics”.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Light/ })).toBeTruthy();
});

it('shows both places if another user has moved it, and moves it from there after a confirmation', async () => {
  const { user, dialog } = await openDialog(
    reading('Motion', 'Light'),
    placeIn('s3', '8'),
    placeIn('s3', '8'),
    moving('s2', '8'),
    reading('Motion'),
  );
  await user.selectOptions(dialog.getByLabelText('Subject'), 'Biology');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(conflict.getByText(/Nasrin/).textContent).toContain('“Light” has not been moved.');
  expect(conflict.getByText('Now it is in: Chemistry')).toBeTruthy();
  expect(conflict.getByText('You move it to: Biology')).toBeTruthy();
  await user.click(conflict.getByRole('button', { name: 'Move it anyway' }));
  expect(await screen.findByText('“Light” is now in “Biology”.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the place to which another user has moved it', async () => {
  const { user, dialog } = await openDialog(
    reading('Motion', 'Light'),
    placeIn('s3', '8'),
    reading('Motion'),
  );
  await user.selectOptions(dialog.getByLabelText('Subject'), 'Biology');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await user.click(await screen.findByRole('button', { name: 'Leave it there' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Light/ })).toBeNull());
});

it('reads the place again if the server rejects an old revision', async () => {
  const refused = refusal('CONFLICT', 'Changed.', { reason: 'CHANGED_SINCE_OPENED' });
  const { user, dialog } = await openDialog(
    reading('Motion', 'Light'),
    placeIn('s1', '7'),
    { ...moving('s2', '7'), result: refused },
    placeIn('s1', '8'),
    moving('s2', '8'),
    reading('Motion'),
  );
  await user.selectOptions(dialog.getByLabelText('Subject'), 'Biology');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('“Light” is now in “Biology”.')).toBeTruthy();
});

it('keeps the dialog with its choice when the server rejects it', async () => {
  const refused = refusal('OPERATION_NOT_ALLOWED', 'This server cannot move content.');
  const { user, dialog } = await openDialog(reading('Motion', 'Light'), placeIn('s1', '7'), {
    ...moving('s2', '7'),
    result: refused,
  });
  await user.selectOptions(dialog.getByLabelText('Subject'), 'Biology');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await dialog.findByText('This server cannot move content.')).toBeTruthy();
  expect((dialog.getByLabelText('Subject') as HTMLSelectElement).value).toBe('s2');
});
