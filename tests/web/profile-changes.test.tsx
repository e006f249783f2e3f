// The editor of the profile: conflicting changes are shown before they are overwritten, and a
// division filters its districts.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { districtsOf } from '../../web/src/features/contact-details/bangladesh-places.ts';
import { Component as ProfileRoute } from '../../web/src/features/students/profile/profile.route.tsx';
import {
  address,
  aStudent,
  background,
  enrollments,
  profile,
  profileOf,
  renderProfile,
  stored,
  update,
} from './profile-kit.tsx';
import { aViewer, refusal, renderPage } from './render.tsx';

const message = 'This record was changed in another place. Please reload it.';

it('shows changes from elsewhere, and stores on top of them at the second save', async () => {
  const latest = {
    version: 4,
    gender: null,
    address: { __typename: 'Address', ...address, city: 'Mirpur' },
  };
  const mine = { ...background, lastLevel: 'HSC' };
  const { user } = renderPage(<ProfileRoute />, {
    at: '/profile?tab=education',
    viewer: aViewer(),
    mocks: [
      profileOf(aStudent({ enrollments })),
      update({ ...profile, address, educationalBackground: mine }, refusal('CONFLICT', message)),
      profileOf(aStudent({ ...latest, enrollments })),
      update(
        {
          ...profile,
          version: 4,
          gender: null,
          address: { ...address, city: 'Mirpur' },
          educationalBackground: mine,
        },
        stored({ ...latest, version: 5 }),
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Last level'), { target: { value: 'HSC' } });
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await screen.findByText('City: Savar → Mirpur')).toBeTruthy();
  expect(screen.getByText('Gender: FEMALE → Not given')).toBeTruthy();
  expect(screen.getAllByText(/→/)).toHaveLength(2);
  // A reload, which the server's message asks for, would lose what was typed.
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText('Your profile was changed in another place meanwhile:')).toBeTruthy();
  await user.click(save);
  expect(await screen.findByText('Saved')).toBeTruthy();
});

it('offers the districts of the division, by their names in both languages; all 64 for an unknown division', async () => {
  const { user } = await renderProfile();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Edit personal information' }));
  const offered = () => {
    const list = document.getElementById(
      editor.getByLabelText('District').getAttribute('list') ?? '',
    );
    return [...(list?.querySelectorAll('option') ?? [])].map(
      ({ value, label }) => `${value} ${label}`,
    );
  };
  expect(offered()).toHaveLength(13);
  fireEvent.change(editor.getByLabelText('Division'), { target: { value: '' } });
  expect(offered()).toHaveLength(64);
  fireEvent.change(editor.getByLabelText('Division'), { target: { value: 'সিলেট' } });
  expect(offered()).toEqual([
    'Habiganj হবিগঞ্জ',
    'Moulvibazar মৌলভীবাজার',
    'Sunamganj সুনামগঞ্জ',
    'Sylhet সিলেট',
  ]);
});

it.each(['ম\u09dfমনসিংহ', 'ম\u09af\u09bcমনসিংহ', ' mymensingh'])(
  'accepts the division %j',
  (division) => {
    expect(districtsOf(division, 'en').map(({ en }) => en)).toEqual([
      'Jamalpur',
      'Mymensingh',
      'Netrokona',
      'Sherpur',
    ]);
  },
);
