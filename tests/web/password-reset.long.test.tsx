// Password reset: requesting a code and setting a new password. No response reveals whether the
// account exists.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Component as ForgotPasswordRoute } from '../../web/src/features/auth/password/forgot-password.route.tsx';
import { RequestPasswordResetDocument } from '../../web/src/features/auth/password/generated/forgot-password.form.ts';
import { ResetPasswordDocument } from '../../web/src/features/auth/password/generated/reset-password.form.ts';
import { Component as ResetPasswordRoute } from '../../web/src/features/auth/password/reset-password.route.tsx';
import { type Mock, type MockResult, refusal, renderPage } from './render.tsx';

const phone = { phoneNumber: '8801712345678' };
const message = 'If there is an account for this, a code is on its way.';
const codeRequested = {
  data: { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', message } },
};
const changed = {
  data: {
    resetPassword: {
      __typename: 'ResetPasswordPayload',
      message: 'Your password was changed. Please log in.',
    },
  },
};

const request = (result: MockResult): Mock => ({
  request: { query: RequestPasswordResetDocument, variables: { input: phone } },
  result,
});
const reset = (result: MockResult): Mock => ({
  request: {
    query: ResetPasswordDocument,
    variables: { input: { ...phone, otp: '123456', password: 'padma-meghna-2' } },
  },
  result,
});

async function askForCode(typed: string, mocks: Mock[] = []) {
  const page = renderPage(<ForgotPasswordRoute />, {
    at: '/forgot-password?returnTo=%2Fexams',
    mocks,
  });
  if (typed) await page.user.type(screen.getByLabelText('Email or phone number'), typed);
  await page.user.click(screen.getByRole('button', { name: 'Send code' }));
  return page;
}

function renderReset(mocks: Mock[] = [], hasCode = false) {
  return renderPage(<ResetPasswordRoute />, {
    at: '/reset-password?returnTo=%2Fexams',
    state: { credential: phone, hasCode },
    mocks,
  });
}

async function fillReset(
  mocks: Mock[],
  fields: { otp?: string; password?: string; confirmation?: string } = {},
) {
  const { otp = '123456', password = 'padma-meghna-2', confirmation = password } = fields;
  const page = renderReset(mocks);
  if (otp) await page.user.type(screen.getByLabelText('Enter OTP'), otp);
  await page.user.type(screen.getByLabelText('New password'), password);
  await page.user.type(screen.getByLabelText('Confirm password'), confirmation);
  await page.user.click(screen.getByRole('button', { name: 'Change password' }));
  return page;
}

it('requests a code for a number in Bengali digits and continues, with the account and the intended page', async () => {
  const { router } = await askForCode('+৮৮০ ১৭১২-৩৪৫৬৭৮', [request(codeRequested)]);
  expect(await screen.findByText('at /reset-password?returnTo=%2Fexams')).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(router.state.location.state).toEqual({ credential: phone, hasCode: false });
});

it('continues without a request for a person to whom an admin has sent a code', async () => {
  const { user, router } = await askForCode('');
  await user.type(screen.getByLabelText('Email or phone number'), '01712345678');
  await user.click(screen.getByRole('button', { name: 'I have a code' }));
  expect(await screen.findByText('at /reset-password?returnTo=%2Fexams')).toBeTruthy();
  expect(router.state.location.state).toEqual({ credential: phone, hasCode: true });
});

it.each([
  ['', 'Please fill all the fields'],
  ['0171234', 'Invalid Phone Number'],
])('rejects %j before anything is sent', async (typed, message) => {
  await askForCode(typed);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email or phone number'));
});

it('shows a message where passwords cannot be reset', async () => {
  await askForCode('01712345678', [request(refusal('OPERATION_NOT_ALLOWED', 'not offered'))]);
  expect(
    await screen.findByText('Passwords cannot be reset here. Please write to us.'),
  ).toBeTruthy();
});

it('sets the new password and opens the login, which continues to the intended page', async () => {
  await fillReset([reset(changed)], { otp: '১২৩৪৫৬' });
  expect(await screen.findByText('at /login?returnTo=%2Fexams')).toBeTruthy();
  expect(screen.getByText('Your password was changed. Please log in.')).toBeTruthy();
  expect(localStorage.getItem('isLoggedin')).toBeNull();
});

it('shows to whom the code went, masked', () => {
  renderReset();
  expect(screen.getByText(/ 017•••••678/)).toBeTruthy();
});

it('shows a wrong code under its field and puts the focus there', async () => {
  await fillReset([reset(refusal('BAD_USER_INPUT', 'Invalid OTP'))]);
  const field = await screen.findByLabelText('Enter OTP');
  await waitFor(() =>
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByText('Invalid OTP').id),
  );
  expect(document.activeElement).toBe(field);
});

const CODE_RULES =
  'A code that you requested works for 10 minutes, for five tries, and only in the browser in which you requested it.';
const MAY_BE_CHANGED =
  'Your password may have been changed although no response arrived. If so, only the new one works.';

it('says how long and where a code works after a wrong one', async () => {
  await fillReset([reset(refusal('BAD_USER_INPUT', 'Invalid OTP'))]);
  expect(await screen.findByText(CODE_RULES)).toBeTruthy();
  expect(screen.queryByText(MAY_BE_CHANGED)).toBeNull();
});

it('says that the password may have been changed if a response was lost before the code was refused', async () => {
  const { user } = await fillReset([
    reset(refusal('UPSTREAM_TIMEOUT', 'No response in time')),
    reset(refusal('BAD_USER_INPUT', 'Invalid OTP')),
  ]);
  await screen.findByText(/too many requests|busy|does not respond/i);
  expect(screen.queryByText(MAY_BE_CHANGED)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(MAY_BE_CHANGED)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Back to login' }));
  expect(await screen.findByText('at /login?returnTo=%2Fexams')).toBeTruthy();
});

it.each([
  [{ otp: '' }, 'Please enter the code you received', 'Enter OTP'],
  [{ password: 'short' }, 'A password has 8 to 128 characters.', 'New password'],
  [{ confirmation: 'padma-meghna-3' }, 'Passwords do not match', 'Confirm password'],
])('rejects %j under the field, before anything is sent', async (fields, message, label) => {
  await fillReset([], fields);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(label));
});

it('sends a new code only after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { user } = renderReset([request(codeRequested)]);
  await user.click(screen.getByRole('button', { name: 'Send a new code in 60 seconds' }));
  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.queryByText(message)).toBeNull();
  expect(
    screen
      .getByRole('button', { name: 'Send a new code in 1 second' })
      .getAttribute('aria-disabled'),
  ).toBe('true');
  act(() => void vi.advanceTimersByTime(1000));
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Send a new code in 60 seconds' })).toBeTruthy();
});

it('does not claim that a person requested a code that an admin has sent', async () => {
  const { user } = renderReset([request(codeRequested)], true);
  expect(screen.getByText(/^Enter the code that was sent to you/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('asks for the account first when it is unknown', async () => {
  renderPage(<ResetPasswordRoute />, { at: '/reset-password?returnTo=%2Fexams' });
  expect(await screen.findByText('at /forgot-password?returnTo=%2Fexams')).toBeTruthy();
});
