// A save sends the whole profile, so the server can refuse fields that the open form does not have.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, background, profile, renderProfile, update } from './profile-kit.tsx';
import type { MockResult } from './render.tsx';

const sentence = 'Please check the marked fields.';
const refused = (...fieldErrors: { path: string; message: string }[]): MockResult => ({
  errors: [
    {
      message: sentence,
      extensions: { code: 'BAD_USER_INPUT', reason: 'CHECK_FIELDS', fieldErrors },
    },
  ],
});
const refusing = (...fieldErrors: { path: string; message: string }[]) =>
  update({ ...profile, address, educationalBackground: background }, refused(...fieldErrors));

const institution = {
  path: 'educationalBackground.lastInstitution',
  message: 'No line breaks, please.',
};
const email = { path: 'contactEmail', message: 'This is not an e-mail address.' };
const street = { path: 'address.street', message: 'At most 200 characters.' };

it('names the part, the field and the error if only fields of the other part are refused', async () => {
  const { user } = await renderProfile(refusing(institution));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const editor = within(await screen.findByRole('dialog'));
  await user.click(editor.getByRole('button', { name: 'Save' }));
  expect(
    await editor.findByText(
      'In “Educational Background”, Last institution: No line breaks, please.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText(sentence), 'no field is marked').toBeNull();
});

it('marks the fields of this part, and names those of the other', async () => {
  const lastLevel = { path: 'educationalBackground.lastLevel', message: 'At most 100 characters.' };
  const { user } = await renderProfile(refusing(lastLevel, email, street));
  await user.click(screen.getByRole('tab', { name: 'Educational Background' }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(
      `${sentence} In “Personal Information”, Email: This is not an e-mail address. In “Personal Information”, Street: At most 200 characters.`,
    ),
  ).toBeTruthy();
  expect(screen.getByLabelText('Last level').getAttribute('aria-invalid')).toBe('true');
});

it('shows the path of a field that no form has', async () => {
  const { user } = await renderProfile(refusing({ path: 'version', message: 'Too old.' }));
  await user.click(screen.getByRole('tab', { name: 'Educational Background' }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('version: Too old.')).toBeTruthy();
});
