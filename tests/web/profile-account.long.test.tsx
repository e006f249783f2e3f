// The account section of the profile: data export, deletion, and a student record for accounts
// without one. Also the tab in the URL and the check of unusual ages.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { saveSession } from '../../web/src/apollo/session.ts';
import { ConfirmPasswordDocument } from '../../web/src/confirmation/generated/confirm-dialog.ts';
import {
  CreateStudentDocument,
  DeleteAccountDocument,
  DeleteStudentDocument,
} from '../../web/src/features/students/account/generated/account.ts';
import { Component as ProfileRoute } from '../../web/src/features/students/profile/profile.route.tsx';
import { ageOn, isUnusualAge } from '../../web/src/features/students/profile/profile-rules.ts';
import { paths } from '../../web/src/paths.ts';
import { aStudent, enrollments, profileOf, renderProfile } from './profile-kit.tsx';
import { aViewer, type Mock, type MockResult, refusal, renderPage } from './render.tsx';

const deletion = (result: MockResult): Mock => ({
  request: { query: DeleteAccountDocument },
  result,
});
const deleted = {
  data: { deleteAccount: { __typename: 'DeleteAccountPayload', message: 'Account deleted.' } },
};

async function openDeletion(...mocks: Mock[]) {
  const { user } = renderPage(<ProfileRoute />, {
    at: '/profile',
    viewer: aViewer(),
    mocks: [profileOf(aStudent({ enrollments })), ...mocks],
  });
  await screen.findByRole('tablist');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
  const confirm = async (word: string) => {
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), word);
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  };
  return { dialog, confirm };
}

it('shows the sign-in address of the account', async () => {
  await renderProfile();
  const account = within(screen.getByRole('region', { name: 'Account' }));
  expect(await account.findByText('nusrat@alokpath.test')).toBeTruthy();
  expect(account.getByText(/^Not given yet: /)).toBeTruthy();
});

it('is the target of the settings link: the focus is on its heading', async () => {
  renderPage(<ProfileRoute />, {
    at: paths.account(),
    viewer: aViewer(),
    mocks: [profileOf(aStudent({ enrollments }))],
  });
  const heading = await screen.findByRole('heading', { name: 'Account' });
  expect(document.activeElement).toBe(heading);
});

it.each([
  ['en', '01712345678'],
  ['bn', '০১৭১২৩৪৫৬৭৮'],
] as const)(
  'shows the number one logs in with as it is typed, without the country before it, in %s',
  async (lang, credential) => {
    renderPage(<ProfileRoute />, {
      at: '/profile',
      viewer: aViewer({ phoneNumber: '8801712345678' }),
      mocks: [profileOf(aStudent({ enrollments, contactMobile: null }))],
      lang,
    });
    expect(await screen.findByText(credential)).toBeTruthy();
  },
);

it('shows the contact number in the same way, also in place of a name', async () => {
  const contact = { name: null, contactEmail: null, contactMobile: '8801712345678' };
  const { user } = renderPage(<ProfileRoute />, {
    at: '/profile',
    viewer: aViewer(),
    mocks: [profileOf(aStudent({ enrollments, ...contact }))],
  });
  expect(await screen.findAllByText('01712345678')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Edit personal information' }));
  expect(editor.getByLabelText<HTMLInputElement>('Mobile').value).toBe('01712345678');
});

it('deletes the account after the word was typed: the session is over, and the visitor is on /', async () => {
  saveSession(aViewer());
  const { confirm } = await openDeletion(deletion(deleted));
  await confirm(' delete ');
  expect(await screen.findByText('at /')).toBeTruthy();
  expect(screen.getByText('Account deleted.')).toBeTruthy();
  expect(localStorage.getItem('isLoggedin')).toBeNull();
});

it('deletes nothing for another word', async () => {
  const deletionResult = vi.fn(() => deleted);
  const { dialog, confirm } = await openDeletion(deletion(deletionResult));
  await confirm('yes');
  expect(dialog.getByLabelText('Type DELETE to confirm').getAttribute('aria-invalid')).toBe('true');
  expect(deletionResult).not.toHaveBeenCalled();
});

it('shows in the dialog why an account was not deleted', async () => {
  const { dialog, confirm } = await openDeletion(
    deletion(refusal('CONFLICT', 'The last admin stays.')),
  );
  await confirm('DELETE');
  await dialog.findByText('The last admin stays.');
  expect(dialog.getByRole('alert').textContent).toBe('The last admin stays.');
});

it('asks for the password if the server requires it, and deletes the account then', async () => {
  saveSession(aViewer());
  const wanted = {
    errors: [
      { message: 'Again.', extensions: { code: 'FORBIDDEN', reason: 'CONFIRMATION_REQUIRED' } },
    ],
  };
  const wrong = {
    errors: [
      {
        message: 'The password is wrong.',
        extensions: { code: 'BAD_USER_INPUT', reason: 'WRONG_PASSWORD' },
      },
    ],
  };
  const confirmation = (password: string, result: MockResult): Mock => ({
    request: { query: ConfirmPasswordDocument, variables: { input: { password } } },
    result,
  });
  const confirmed = {
    data: {
      confirmPassword: {
        __typename: 'ConfirmPasswordPayload',
        confirmedUntil: '2026-03-01T10:05:00.000Z',
      },
    },
  };
  const { confirm } = await openDeletion(
    deletion(wanted),
    confirmation('not this', wrong),
    confirmation('a long password', confirmed),
    deletion(deleted),
  );
  await confirm('DELETE');
  const passwordDialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  const user = userEvent.setup();
  await user.type(passwordDialog.getByLabelText('Your password'), 'not this');
  await user.click(passwordDialog.getByRole('button', { name: 'Confirm' }));
  expect(await passwordDialog.findByText('The password is wrong.')).toBeTruthy();
  await user.clear(passwordDialog.getByLabelText('Your password'));
  await user.type(passwordDialog.getByLabelText('Your password'), 'a long password');
  await user.click(passwordDialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('at /')).toBeTruthy();
});

it('changes nothing without the password', async () => {
  const wanted = {
    errors: [
      { message: 'Again.', extensions: { code: 'FORBIDDEN', reason: 'CONFIRMATION_REQUIRED' } },
    ],
  };
  const { dialog, confirm } = await openDeletion(deletion(wanted));
  await confirm('DELETE');
  const passwordDialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await userEvent.setup().click(passwordDialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it you?' })).toBeNull());
  expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeTruthy();
  expect(dialog.getByRole('alert').textContent).toBe('');
});

const recordDeletion = (deletedId: string): Mock => ({
  request: { query: DeleteStudentDocument, variables: { input: { id: 's1' } } },
  result: { data: { deleteStudent: { __typename: 'DeleteStudentPayload', deletedId } } },
});

async function deleteRecord(...mocks: Mock[]) {
  saveSession(aViewer());
  const page = renderPage(<ProfileRoute />, {
    at: '/profile',
    viewer: aViewer(),
    mocks: [profileOf(aStudent({ enrollments })), ...mocks],
  });
  await page.user.click(await screen.findByRole('button', { name: 'Delete my student record' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete my student record' }));
  expect(dialog.getByText(/Your account and your exam results stay/)).toBeTruthy();
  await page.user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
  await page.user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  return { ...page, dialog };
}

it('deletes the student record and keeps the account and the session', async () => {
  await deleteRecord(recordDeletion('s1'), profileOf(null));
  expect(await screen.findByText('No student data available')).toBeTruthy();
  expect(screen.getByText('Student record deleted')).toBeTruthy();
  expect(localStorage.getItem('isLoggedin')).toBe('true');
  expect(JSON.parse(localStorage.getItem('user') ?? '{}').student).toBeNull();
  const account = within(screen.getByRole('region', { name: 'Account' }));
  expect(account.queryByRole('button', { name: 'Delete my student record' })).toBeNull();
  expect(account.getByRole('button', { name: 'Delete my account' })).toBeTruthy();
});

it('clears the student only if the deleted one is theirs', async () => {
  await deleteRecord(recordDeletion('another'));
  expect(await screen.findByText('Student record deleted')).toBeTruthy();
  expect(screen.getByRole('tablist')).toBeTruthy();
  expect(screen.queryByText('No student data available')).toBeNull();
});

it('shows in the dialog why a record was not deleted', async () => {
  const refused: Mock = {
    ...recordDeletion('s1'),
    result: { data: null, ...refusal('FORBIDDEN', 'Not yours.') } as MockResult,
  };
  const { dialog } = await deleteRecord(refused);
  expect(await dialog.findByText('Not yours.')).toBeTruthy();
});

const creation = (result: MockResult): Mock => ({
  request: { query: CreateStudentDocument, variables: { input: {} } },
  result,
});

async function withoutRecord(...mocks: Mock[]) {
  const page = renderPage(<ProfileRoute />, {
    at: '/profile',
    viewer: { ...aViewer(), student: null },
    mocks: [profileOf(null), ...mocks],
  });
  expect(await screen.findByText('No student data available')).toBeTruthy();
  return page;
}

it('creates a student record for an account without one, and shows the profile at once', async () => {
  const student = aStudent({ enrollments, name: null, contactEmail: 'nusrat@alokpath.test' });
  const payload = {
    __typename: 'CreateStudentPayload',
    student: { __typename: 'Student', id: student.id },
  };
  const { user } = await withoutRecord(
    creation({ data: { createStudent: payload } }),
    profileOf(student),
  );
  expect(screen.getByRole('region', { name: 'Account' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create my student record' }));
  expect(await screen.findByRole('tablist')).toBeTruthy();
  expect(screen.queryByText('No student data available')).toBeNull();
});

it('says that the record was created although it cannot be read now', async () => {
  const payload = {
    __typename: 'CreateStudentPayload',
    student: { __typename: 'Student', id: 's1' },
  };
  const { user } = await withoutRecord(creation({ data: { createStudent: payload } }), {
    request: profileOf(null).request,
    error: new NetworkError('Failed to fetch'),
  });
  await user.click(screen.getByRole('button', { name: 'Create my student record' }));
  expect(await screen.findByText('Student record created')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create my student record' })).toBeNull();
});

it('shows why no record was created', async () => {
  const { user } = await withoutRecord(
    creation({ data: null, ...refusal('CONFLICT', 'There is one.') } as MockResult),
  );
  await user.click(screen.getByRole('button', { name: 'Create my student record' }));
  expect((await screen.findByText('There is one.')).closest('[role=alert]')).toBeTruthy();
});

it('links to the settings, which have the download of all data', async () => {
  await renderProfile();
  expect(screen.getByText(/download your data in the settings/)).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Account' })).getByRole('link', { name: 'Settings' }),
  ).toHaveProperty('pathname', '/settings');
});

it('opens the tab that the URL names, and keeps the chosen one there', async () => {
  const mocks = [profileOf(aStudent({ enrollments }))];
  const { user, router } = renderPage(<ProfileRoute />, {
    at: '/profile?tab=education',
    viewer: aViewer(),
    mocks,
  });
  expect(await screen.findByRole('tabpanel', { name: 'Educational Background' })).toBeTruthy();
  screen.getByRole('tab', { selected: true }).focus();
  await user.keyboard('{End}');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=enrollment'));
  await user.keyboard('{Home}');
  expect(await screen.findByRole('tabpanel', { name: 'Personal Information' })).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('asks whether an unusual age is right, and accepts it', async () => {
  const { user } = await renderProfile();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const field = within(await screen.findByRole('dialog')).getByLabelText('Date of birth');
  expect(field.getAttribute('aria-describedby')).toBeNull();
  await user.clear(field);
  await user.type(field, '1950-01-01');
  expect(await screen.findByText(/^That makes \d\d years\. Is the date right\?$/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

it('counts whole years', () => {
  expect([ageOn('2026-05-01', '2008-05-01'), ageOn('2026-04-30', '2008-05-01')]).toEqual([18, 17]);
  expect([7, 8, 40, 41].map(isUnusualAge)).toEqual([true, false, false, true]);
});
