// /profile/security: addresses, password, devices, and an admin's second factor.
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmPasswordDocument } from '../../web/src/confirmation/generated/confirm-dialog.ts';
import {
  ConfirmAddressChangeDocument,
  RequestAddressChangeDocument,
} from '../../web/src/features/auth/security/generated/change-address.form.ts';
import { ChangePasswordDocument } from '../../web/src/features/auth/security/generated/change-password.form.ts';
import {
  DisableSecondFactorDocument,
  EnableSecondFactorDocument,
  NewRecoveryCodesDocument,
  SetUpSecondFactorDocument,
} from '../../web/src/features/auth/security/generated/second-factor.ts';
import { SecurityRouteDocument } from '../../web/src/features/auth/security/generated/security.route.ts';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
} from '../../web/src/features/auth/security/generated/sessions.ts';
import { Component as SecurityRoute } from '../../web/src/features/auth/security/security.route.tsx';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

const phone = {
  __typename: 'Session',
  id: 's1',
  isCurrent: true,
  device: 'Chrome on Android',
  createdAt: '2026-11-01T08:00:00Z',
  lastUsedAt: '2026-11-20T08:00:00Z',
};
const cafe = { ...phone, id: 's2', isCurrent: false, device: 'Firefox on Windows' };
const off = { __typename: 'SecondFactor', isEnabled: false, recoveryCodesLeft: 0 };
const on = { __typename: 'SecondFactor', isEnabled: true, recoveryCodesLeft: 10 };

/** The viewer as the page's query returns it. */
const anAccount = (more: object = {}, user: object = {}) => ({
  __typename: 'Viewer',
  id: 'u1',
  hasAccountSecurity: true,
  user: {
    __typename: 'User',
    id: 'u1',
    email: 'nusrat@alokpath.test',
    phoneNumber: null,
    role: 'STUDENT',
    ...user,
  },
  sessions: [phone, cafe],
  secondFactor: null,
  ...more,
});

/** The results of a mutation, one for each request; returns the variables of each request. */
function mocksOf(query: MockLink.MockedRequest['query'], ...results: object[]) {
  const sent: unknown[] = [];
  const mocks = results.map(
    (result): Mock => ({
      request: { query, variables: () => true },
      result: (variables) => {
        sent.push(variables);
        return result;
      },
    }),
  );
  return { mocks, sent };
}

/** `viewer` may be a function where the account changes during the test. */
function renderSecurity(
  viewer: object | (() => object),
  mocks: readonly Mock[] = [],
  role: 'STUDENT' | 'ADMIN' = 'STUDENT',
) {
  const page: Mock = {
    request: { query: SecurityRouteDocument },
    result: () => ({ data: { viewer: typeof viewer === 'function' ? viewer() : viewer } }),
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  return renderPage(<SecurityRoute />, {
    at: '/profile/security',
    viewer: aViewer({ role }),
    mocks: [page, ...mocks],
  });
}

const needsPassword = refusal('FORBIDDEN', 'Confirm your password first.', {
  reason: 'CONFIRMATION_REQUIRED',
});
const confirmed = {
  data: {
    confirmPassword: {
      __typename: 'ConfirmPasswordPayload',
      confirmedUntil: '2026-11-24T08:05:00Z',
    },
  },
};

it('shows a message where the server offers none of it', async () => {
  renderSecurity(anAccount({ hasAccountSecurity: false, sessions: null }));
  expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
});

it('changes the e-mail address: asks for the password first, then for the code that was sent to the new address', async () => {
  const request = mocksOf(RequestAddressChangeDocument, needsPassword, {
    data: { requestAddressChange: { __typename: 'MessagePayload', message: 'Sent.' } },
  });
  const password = mocksOf(ConfirmPasswordDocument, confirmed);
  const confirm = mocksOf(
    ConfirmAddressChangeDocument,
    refusal('BAD_USER_INPUT', 'Wrong code.', { reason: 'OTP_WRONG' }),
    {
      data: {
        confirmAddressChange: {
          __typename: 'ConfirmAddressChangePayload',
          user: { ...anAccount().user, email: 'mim@alokpath.test' },
        },
      },
    },
  );
  const account = () =>
    anAccount(
      {},
      { email: confirm.sent.length === 2 ? 'mim@alokpath.test' : 'nusrat@alokpath.test' },
    );
  const { user } = renderSecurity(account, [...request.mocks, ...password.mocks, ...confirm.mocks]);
  await user.click(await screen.findByRole('button', { name: 'Change email' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change email' }));
  await user.type(form.getByLabelText('New email'), '01712345678');
  await user.click(form.getByRole('button', { name: 'Send code' }));
  expect(await form.findByText('This is not an email address.')).toBeTruthy();
  await user.clear(form.getByLabelText('New email'));
  await user.type(form.getByLabelText('New email'), 'mim@alokpath.test');
  await user.click(form.getByRole('button', { name: 'Send code' }));

  const question = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.type(question.getByLabelText('Your password'), 'correct horse');
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  expect(await form.findByText(/^We sent a code to mim@alokpath\.test\./)).toBeTruthy();
  expect(password.sent).toEqual([{ input: { password: 'correct horse' } }]);
  expect(request.sent).toEqual([
    { input: { email: 'mim@alokpath.test' } },
    { input: { email: 'mim@alokpath.test' } },
  ]);

  await user.type(form.getByRole('textbox'), '১১১১১১');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
  await user.clear(form.getByRole('textbox'));
  await user.type(form.getByRole('textbox'), '123456');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changed. Your other devices were logged out.')).toBeTruthy();
  expect(await screen.findByText('mim@alokpath.test')).toBeTruthy();
  expect(confirm.sent).toEqual([{ input: { otp: '111111' } }, { input: { otp: '123456' } }]);
});

it('sends nothing without the password', async () => {
  const request = mocksOf(RequestAddressChangeDocument, needsPassword);
  const { user } = renderSecurity(anAccount(), request.mocks);
  await user.click(await screen.findByRole('button', { name: 'Add mobile number' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add mobile number' }));
  await user.type(form.getByLabelText('New mobile number'), '01811223344');
  await user.click(form.getByRole('button', { name: 'Send code' }));
  const question = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.click(question.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it you?' })).toBeNull());
  expect(form.getByLabelText('New mobile number')).toBeTruthy();
  expect(request.sent).toHaveLength(1);
});

it('changes the password: a wrong one is reported at its field, a code is required if the account has a second factor', async () => {
  const change = mocksOf(
    ChangePasswordDocument,
    refusal('FORBIDDEN', 'Wrong password.', { reason: 'WRONG_PASSWORD' }),
    refusal('FORBIDDEN', 'A code is needed.', { reason: 'CONFIRMATION_CODE_REQUIRED' }),
    { data: { changePassword: { __typename: 'MessagePayload', message: 'Changed.' } } },
  );
  const { user } = renderSecurity(anAccount(), change.mocks);
  const send = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  const current = await screen.findByLabelText('Current password');
  await user.type(current, 'forgotten');
  await user.type(screen.getByLabelText('New password'), 'a longer password');
  await user.type(screen.getByLabelText('Confirm password'), 'a longer passwort');
  await send();
  expect(screen.getByLabelText('Confirm password').getAttribute('aria-invalid')).toBe('true');
  expect(change.sent).toEqual([]);
  await user.clear(screen.getByLabelText('Confirm password'));
  await user.type(screen.getByLabelText('Confirm password'), 'a longer password');
  await send();
  await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(current);
  await user.type(current, '{Control>}a{/Control}remembered');
  await send();
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '654321');
  await send();
  expect(await screen.findByText('Your password was changed.')).toBeTruthy();
  expect(change.sent.at(-1)).toEqual({
    input: { currentPassword: 'remembered', password: 'a longer password', code: '654321' },
  });
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
});

it('says that the password may have been changed if no response arrived, until a change succeeds', async () => {
  const change = mocksOf(
    ChangePasswordDocument,
    refusal('UPSTREAM_TIMEOUT', 'No response in time'),
    refusal('FORBIDDEN', 'Wrong password.', { reason: 'WRONG_PASSWORD' }),
    { data: { changePassword: { __typename: 'MessagePayload', message: 'Changed.' } } },
  );
  const { user } = renderSecurity(anAccount(), change.mocks);
  const send = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.type(await screen.findByLabelText('Current password'), 'remembered');
  for (const label of ['New password', 'Confirm password'])
    await user.type(screen.getByLabelText(label), 'a longer password');
  await send();
  const mayBeChanged =
    'Your password may have been changed although no response arrived. If so, only the new one works.';
  expect(await screen.findByText(mayBeChanged)).toBeTruthy();
  await send();
  await screen.findByText('Wrong password.');
  expect(screen.getByText(mayBeChanged)).toBeTruthy();
  await send();
  expect(await screen.findByText('Your password was changed.')).toBeTruthy();
  expect(screen.queryByText(mayBeChanged)).toBeNull();
});

it('names the devices and ends one, or all others', async () => {
  const ending = mocksOf(EndSessionDocument, {
    data: { endSession: { __typename: 'EndSessionPayload', endedId: 's2' } },
  });
  const { user } = renderSecurity(anAccount(), ending.mocks);
  expect(await screen.findByText('This device')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log out Chrome on Android' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log out Firefox on Windows' }));
  expect(await screen.findByText('That device was logged out.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
  expect(ending.sent).toEqual([{ input: { id: 's2' } }]);
  expect(screen.queryByRole('button', { name: 'Log out all others' })).toBeNull();
});

it.each(['Log out Firefox on Windows', 'Log out all others'])(
  'keeps the focus of the keyboard in the list of devices: %s',
  async (name) => {
    const one = mocksOf(EndSessionDocument, {
      data: { endSession: { __typename: 'EndSessionPayload', endedId: 's2' } },
    });
    const all = mocksOf(EndOtherSessionsDocument, {
      data: { endOtherSessions: { __typename: 'EndOtherSessionsPayload', viewer: null } },
    });
    const { user } = renderSecurity(
      () => anAccount(all.sent.length > 0 ? { sessions: [phone] } : {}),
      [...one.mocks, ...all.mocks],
    );
    const button = await screen.findByRole('button', { name });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
  },
);

it('shows why a device could not be logged out, and keeps it in the list', async () => {
  const all = mocksOf(EndOtherSessionsDocument, refusal('RATE_LIMITED', 'Too many.'));
  const { user } = renderSecurity(anAccount(), all.mocks);
  await user.click(await screen.findByRole('button', { name: 'Log out all others' }));
  await waitFor(() => expect(all.sent).toHaveLength(1));
  expect(await screen.findByText(/^Too many/)).toBeTruthy();
  expect(screen.getByText('Firefox on Windows')).toBeTruthy();
});

it('offers the second factor only to admins, shows the key and then the recovery codes, and switches it off again', async () => {
  const admin = anAccount({ secondFactor: off }, { role: 'ADMIN' });
  const setUp = mocksOf(SetUpSecondFactorDocument, {
    data: {
      setUpSecondFactor: {
        __typename: 'SecondFactorSetup',
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Alokpath:a?secret=JBSWY3DPEHPK3PXP',
      },
    },
  });
  const enable = mocksOf(EnableSecondFactorDocument, {
    data: {
      enableSecondFactor: {
        __typename: 'RecoveryCodesPayload',
        recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'],
      },
    },
  });
  const disable = mocksOf(DisableSecondFactorDocument, {
    data: {
      disableSecondFactor: {
        __typename: 'SecondFactorPayload',
        // The account could not be read again.
        viewer: null,
      },
    },
  });
  const isOn = () => enable.sent.length > 0 && disable.sent.length === 0;
  const { user } = renderSecurity(
    () => (isOn() ? { ...admin, secondFactor: on } : admin),
    [...setUp.mocks, ...enable.mocks, ...disable.mocks],
    'ADMIN',
  );
  await user.click(await screen.findByRole('button', { name: 'Switch on' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Two-step login' }));
  expect(await dialog.findByAltText('QR code for the authenticator app')).toBeTruthy();
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await user.type(dialog.getByLabelText('The six digits shown in the app'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Switch on' }));
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map((code) => code.textContent)).toEqual([
    'aaaa-bbbb',
    'cccc-dddd',
  ]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('On. 10 recovery codes left.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Two-step login is off.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Switch on' })).toBeTruthy();
});

it('shows new recovery codes although the account cannot be read after them', async () => {
  const admin = anAccount({ secondFactor: on }, { role: 'ADMIN' });
  const renew = mocksOf(NewRecoveryCodesDocument, {
    data: {
      newRecoveryCodes: { __typename: 'RecoveryCodesPayload', recoveryCodes: ['eeee-ffff'] },
    },
  });
  const isAway = () => renew.sent.length > 0;
  const page: Mock = {
    request: { query: SecurityRouteDocument },
    result: () =>
      isAway() ? refusal('UPSTREAM_UNAVAILABLE', 'Away.') : { data: { viewer: admin } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  const { user } = renderPage(<SecurityRoute />, {
    at: '/profile/security',
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [page, ...renew.mocks],
  });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getByText('eeee-ffff')).toBeTruthy();
});

it('does not offer it to students', async () => {
  renderSecurity(anAccount({ secondFactor: off }));
  expect(await screen.findByText('Devices')).toBeTruthy();
  expect(screen.queryByText('Two-step login')).toBeNull();
});

it('offers to try again when the account could not be loaded', async () => {
  const query = vi.fn(() => refusal('UPSTREAM_UNAVAILABLE', 'Away.'));
  renderPage(<SecurityRoute />, {
    at: '/profile/security',
    viewer: aViewer(),
    mocks: [{ request: { query: SecurityRouteDocument }, result: query, maxUsageCount: 5 }],
  });
  expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
});
