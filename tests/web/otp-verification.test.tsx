import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { VerifyOtpDocument } from '../../web/src/features/auth/signup/generated/otp-verification.form.ts';
import { SignupDocument } from '../../web/src/features/auth/signup/generated/signup.form.ts';
import { Component as OtpRoute } from '../../web/src/features/auth/signup/otp-verification.route.tsx';
import { deletePassword, waitForCode } from '../../web/src/features/auth/signup/pending-signup.ts';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import {
  aViewer,
  loadingMeanwhile,
  type Mock,
  type MockResult,
  operationsSettled,
  refusal,
  renderPage,
} from './render.tsx';

const verify = (otp: string, result: MockResult): Mock => ({
  request: { query: VerifyOtpDocument, variables: { input: { otp } } },
  result,
});

const success = { data: { verifyOtp: { __typename: 'VerifyOtpPayload', viewer: aViewer() } } };
const wrong = refusal('BAD_USER_INPUT', 'Invalid OTP');

beforeAll(() => loadLanguage('bn'));

afterEach(() => {
  waitForCode(null);
  vi.useRealTimers();
});

it("shows 'Verifying...' while loading, logs in and opens /", async () => {
  const { user } = renderPage(<OtpRoute />, {
    at: '/otp-verification',
    mocks: [{ ...verify('12345', success), delay: 100 }],
  });
  await user.type(screen.getByLabelText('Enter OTP'), '12345');
  const meanwhile = loadingMeanwhile('Verifying...');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await meanwhile;
  expect(await screen.findByText('at /')).toBeTruthy();
  expect(localStorage.getItem('isLoggedin')).toBe('true');
});

it('accepts at most six characters, and sends them by itself, also pasted Bengali digits with spaces', async () => {
  const { user } = renderPage(<OtpRoute />, {
    at: '/otp-verification?returnTo=%2Fexams',
    mocks: [verify('123456', success)],
  });
  const field = screen.getByLabelText<HTMLInputElement>('Enter OTP');
  expect([field.maxLength, field.inputMode, field.autocomplete]).toEqual([
    6,
    'numeric',
    'one-time-code',
  ]);
  await user.click(field);
  await user.paste('১২৩ ৪৫৬');
  expect(field.value).toBe('123456');
  expect(await screen.findByText('at /exams')).toBeTruthy();
});

it('shows the error under the field with the remaining tries, focuses it, and sends each typed code once', async () => {
  const { user } = renderPage(<OtpRoute />, {
    at: '/otp-verification',
    mocks: [verify('000000', wrong), verify('000001', success)],
  });
  const field = screen.getByLabelText('Enter OTP');
  await user.type(field, '000000');
  const error = await screen.findByText('Invalid OTP');
  expect(screen.getByText('4 tries left')).toBeTruthy();
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.clear(field);
  await user.type(field, '000001');
  expect(await screen.findByText('at /')).toBeTruthy();
});

it('sends a code once if the form is submitted twice', async () => {
  const sent = vi.fn(() => wrong);
  const { user } = renderPage(<OtpRoute />, {
    at: '/otp-verification',
    mocks: [{ ...verify('12345', success), result: sent, maxUsageCount: 2 }],
  });
  const field = screen.getByLabelText<HTMLInputElement>('Enter OTP');
  await user.type(field, '12345');
  act(() => {
    field.form?.requestSubmit();
    field.form?.requestSubmit();
  });
  expect(await screen.findByText('4 tries left')).toBeTruthy();
  await operationsSettled();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('shows when a code allows no more tries', async () => {
  const codes = ['1', '2', '3', '4', '5'].map((digit) => digit.repeat(6));
  const { user } = renderPage(<OtpRoute />, {
    at: '/otp-verification',
    mocks: codes.map((code) => verify(code, wrong)),
  });
  const field = screen.getByLabelText('Enter OTP');
  for (const [index, code] of codes.entries()) {
    await user.clear(field);
    await user.type(field, code);
    const triesLeft = 4 - index;
    await screen.findByText(
      triesLeft > 0 ? new RegExp(`^${triesLeft} tr`) : 'This code no longer works. Get a new one.',
    );
  }
});

it('requires a code', async () => {
  const { user } = renderPage(<OtpRoute />, { at: '/otp-verification' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please enter the code you received')).toBeTruthy();
});

it('sends a new code a minute after the sign-up, and not for an unknown sign-up', async () => {
  const input = { phoneNumber: '8801712345678', password: 'secret-1' };
  waitForCode(input);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
  const again: Mock = {
    request: { query: SignupDocument, variables: { input } },
    result: { data: { signup: { __typename: 'SignupPayload', message: 'We sent you a code' } } },
  };
  const first = renderPage(<OtpRoute />, { at: '/otp-verification', mocks: [again] });
  expect(
    screen
      .getByRole('button', { name: 'Send a new code in 60 seconds' })
      .getAttribute('aria-disabled'),
  ).toBe('true');
  act(() => void vi.advanceTimersByTime(60_000));
  await first.user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText('We sent you a code')).toBeTruthy();
  expect(
    await screen.findByRole('button', { name: /^Send a new code in (60|59) seconds$/ }),
  ).toBeTruthy();
  first.unmount();

  waitForCode(null);
  renderPage(<OtpRoute />, { at: '/otp-verification' });
  expect(await screen.findByLabelText('Enter OTP')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send a new code/ })).toBeNull();
});

it('shows an e-mail address in Bengali as it is, and a phone number in Bengali digits', async () => {
  const renderOtp = (sentTo: string) =>
    renderPage(<OtpRoute />, { at: '/otp-verification', state: { sentTo }, lang: 'bn' });
  const first = renderOtp('na•••@mail2.test');
  expect(await screen.findByText(/na•••@mail2\.test/)).toBeTruthy();
  first.unmount();
  renderOtp('017•••••678');
  expect(await screen.findByText(/০১৭•••••৬৭৮/)).toBeTruthy();
});

it('keeps the receiver of the code over a reload, and sends a new one for the password once more', async () => {
  waitForCode({ phoneNumber: '8801712345678', password: 'secret-1' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-1');
  deletePassword();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
  const again: Mock = {
    request: {
      query: SignupDocument,
      variables: { input: { phoneNumber: '8801712345678', password: 'secret-1' } },
    },
    result: { data: { signup: { __typename: 'SignupPayload', message: 'We sent you a code' } } },
  };
  const { user } = renderPage(<OtpRoute />, { at: '/otp-verification', mocks: [again] });
  expect(screen.getByText(/017•••••678/)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(60_000));
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  const field = screen.getByLabelText('Your password again, for a new code');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText('We sent you a code')).toBeTruthy();
});
