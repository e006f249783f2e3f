// The texts of the profile are checked before they are sent, by the rules of the server.
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ExamRegistrationForm } from '../../web/src/features/campaigns/exam-campaign/register-for-exam-campaign.form.tsx';
import { renderProfile } from './profile-kit.tsx';
import { renderPage } from './render.tsx';

const CONTROL = 'Remove line breaks and invisible characters.';

describe('the editor of the personal information', () => {
  it.each([
    ['Name', 'Ai\u202esha', CONTROL],
    ['Street', 'Green\tRoad', CONTROL],
    ['Email', 'a@example.com,b@example.com', 'This is not an email address.'],
    ['Email', '(aisha)@example.com', 'This is not an email address.'],
    ['Email', `${'a'.repeat(250)}@b.co`, 'This is not an email address.'],
  ])('refuses in %s: %j', async (label, value, message) => {
    const { user } = await renderProfile();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Edit personal information' }));
    fireEvent.change(editor.getByLabelText(label), { target: { value } });
    await user.click(editor.getByRole('button', { name: 'Save' }));
    expect(await editor.findByText(message)).toBeTruthy();
  });
});

describe('the registration for a contest', () => {
  const student = {
    __typename: 'Student' as const,
    id: 's1',
    name: null,
    contactMobile: null,
    address: { __typename: 'Address' as const, district: null },
    educationalBackground: {
      __typename: 'EducationalBackground' as const,
      lastLevel: null,
      lastInstitution: null,
    },
  };

  it.each([
    ['\u200b ', 'Please write your name.'],
    ['Ra\u202efi', CONTROL],
  ])('refuses %j as a name', async (name, message) => {
    const { user } = renderPage(
      <ExamRegistrationForm campaignId="c1" student={student} onStale={async () => undefined} />,
    );
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
