// A form with a password or a code that is submitted twice, by a second click or Enter, sends one
// request: a second one would use up a try, or send another code.
import { act, screen, waitFor } from '@testing-library/react';
import type { DocumentNode } from 'graphql';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { ForgotPasswordForm } from '../../web/src/features/auth/password/forgot-password.form.tsx';
import { RequestPasswordResetDocument } from '../../web/src/features/auth/password/generated/forgot-password.form.ts';
import { ResetPasswordDocument } from '../../web/src/features/auth/password/generated/reset-password.form.ts';
import { ResetPasswordForm } from '../../web/src/features/auth/password/reset-password.form.tsx';
import { ChangeAddressForm } from '../../web/src/features/auth/security/change-address.form.tsx';
import { ChangePassword } from '../../web/src/features/auth/security/change-password.form.tsx';
import { EnableSecondFactorForm } from '../../web/src/features/auth/security/enable-second-factor.form.tsx';
import {
  ConfirmAddressChangeDocument,
  RequestAddressChangeDocument,
} from '../../web/src/features/auth/security/generated/change-address.form.ts';
import { ChangePasswordDocument } from '../../web/src/features/auth/security/generated/change-password.form.ts';
import { EnableSecondFactorDocument } from '../../web/src/features/auth/security/generated/second-factor.ts';
import { aViewer, type Mock, operationsSettled, refusal, renderPage } from './render.tsx';

const run = <T,>(call: () => Promise<T>) => call();
const none = () => undefined;
const phone = { phoneNumber: '8801712345678' };
const codeSent: Mock = {
  request: { query: RequestAddressChangeDocument, variables: () => true },
  result: { data: { requestAddressChange: { __typename: 'MessagePayload', message: 'Sent.' } } },
};

/** The name, the form, its mutation and what is typed into its fields. */
const forms: [string, ReactElement, DocumentNode, Record<string, string>][] = [
  [
    'the new password',
    <ChangePassword key="form" />,
    ChangePasswordDocument,
    {
      'Current password': 'forgotten',
      'New password': 'padma-meghna-2',
      'Confirm password': 'padma-meghna-2',
    },
  ],
  [
    'the request for a code',
    <ForgotPasswordForm key="form" />,
    RequestPasswordResetDocument,
    { 'Email or phone number': '01712345678' },
  ],
  [
    'the password after a reset',
    <ResetPasswordForm key="form" credential={phone} hasCode />,
    ResetPasswordDocument,
    {
      'Enter OTP': '12345',
      'New password': 'padma-meghna-2',
      'Confirm password': 'padma-meghna-2',
    },
  ],
  [
    'a new address',
    <ChangeAddressForm key="form" kind="email" run={run} onDone={none} />,
    RequestAddressChangeDocument,
    { 'New email': 'mim@alokpath.test' },
  ],
  [
    'the first code of a second factor',
    <EnableSecondFactorForm
      key="form"
      secret="JBSWY3DPEHPK3PXP"
      uri="otpauth://totp/Alokpath:a?secret=JBSWY3DPEHPK3PXP"
      run={run}
      onEnabled={none}
    />,
    EnableSecondFactorDocument,
    { 'The six digits shown in the app': '123456' },
  ],
];

/** Renders a form; its mutation is refused, and counted. */
function open(form: ReactElement, query: DocumentNode, ...mocks: Mock[]) {
  const sent = vi.fn(() => refusal('BAD_USER_INPUT', 'Not right.'));
  const counted = { request: { query, variables: () => true }, result: sent, maxUsageCount: 2 };
  return { ...renderPage(form, { viewer: aViewer(), mocks: [...mocks, counted] }), sent };
}

function submitTwice(field: HTMLElement) {
  const { form } = field as HTMLInputElement;
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
}

it.each(forms)('sends %s once', async (_, form, query, fields) => {
  const { user, sent } = open(form, query);
  for (const [label, text] of Object.entries(fields))
    await user.type(screen.getByLabelText(label), text);
  submitTwice(screen.getByLabelText(Object.keys(fields)[0] ?? ''));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await operationsSettled();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('sends the code of a new URL once', async () => {
  const form = <ChangeAddressForm kind="email" run={run} onDone={none} />;
  const { user, sent } = open(form, ConfirmAddressChangeDocument, codeSent);
  await user.type(screen.getByLabelText('New email'), 'mim@alokpath.test{Enter}');
  await user.type(await screen.findByLabelText('Enter OTP'), '12345');
  submitTwice(screen.getByLabelText('Enter OTP'));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await operationsSettled();
  expect(sent).toHaveBeenCalledTimes(1);
});
