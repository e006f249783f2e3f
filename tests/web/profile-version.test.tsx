import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WholeStudent_StudentFragmentDoc } from '../../web/src/features/students/profile/generated/whole-student.ts';
import { address, background, profile, renderProfile, stored, update } from './profile-kit.tsx';
import { refusal } from './render.tsx';

const message = 'This record was changed in another place. Please reload it.';
const saving = (name: string, version: number) => ({
  ...profile,
  name,
  version,
  address,
  educationalBackground: background,
});

/** The editor, opened, with more written behind the name. */
async function edit({ user }: Awaited<ReturnType<typeof renderProfile>>, more: string) {
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const editor = within(await screen.findByRole('dialog'));
  await user.type(editor.getByLabelText('Name'), more);
  return { editor, save: () => user.click(editor.getByRole('button', { name: 'Save' })) };
}

it('saves on top of the version that the previous save has returned', async () => {
  const page = await renderProfile(
    update(saving('Nusrat Jahan Mim', 3), stored({ name: 'Nusrat Jahan Mim', version: 4 })),
    update(saving('Nusrat Jahan Mim 2', 4), stored({ name: 'Nusrat Jahan Mim 2', version: 5 })),
  );
  await (await edit(page, ' Mim')).save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await (await edit(page, ' 2')).save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText('Nusrat Jahan Mim 2').length).toBeGreaterThan(0);
});

it('sends the version that the form was filled from, even when the page has read a newer one since, and shows why nothing was stored', async () => {
  const page = await renderProfile(
    update(saving('Nusrat Jahan Mim', 3), refusal('CONFLICT', message)),
  );
  const { editor, save } = await edit(page, ' Mim');
  const newer = {
    id: page.client.cache.identify({ __typename: 'Student', id: 's1' }) ?? '',
    fragment: WholeStudent_StudentFragmentDoc,
  };
  page.client.cache.updateFragment(
    { ...newer, fragmentName: 'WholeStudent_student' },
    (read) => read && { ...read, version: 4 },
  );
  await save();
  expect(await editor.findByText(message)).toBeTruthy();
  expect((editor.getByLabelText('Name') as HTMLInputElement).value).toBe('Nusrat Jahan Mim');
});
