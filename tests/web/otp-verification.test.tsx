import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VerifyOtpDocument } from '../../web/src/features/auth/generated/otp-verification.form.ts';
import { Component as OtpRoute } from '../../web/src/features/auth/otp-verification.route.tsx';
import { type Answer, aViewer, type Mock, refusal, renderPage } from './render.tsx';

const verify = (otp: string, result: Answer): Mock => ({
  request: { query: VerifyOtpDocument, variables: { input: { otp } } },
  result,
});

const success = { data: { verifyOtp: { __typename: 'VerifyOtpPayload', viewer: aViewer() } } };

it("reads 'Verifying...' while loading, logs in and goes to /", async () => {
  const { user } = renderPage(<OtpRoute />, { at: '/otp-verification', mocks: [{ ...verify('123456', success), delay: 100 }] });
  await user.type(screen.getByLabelText('Enter OTP'), '123456');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('button', { name: 'Verifying...' })).toBeTruthy();
  expect(await screen.findByText('at /')).toBeTruthy();
  expect(localStorage.getItem('isLoggedin')).toBe('true');
});

it('takes no more than six characters, and Bengali digits pasted with spaces', async () => {
  const { user } = renderPage(<OtpRoute />, { at: '/otp-verification?returnTo=%2Fexams', mocks: [verify('123456', success)] });
  const field = screen.getByLabelText<HTMLInputElement>('Enter OTP');
  expect([field.maxLength, field.inputMode, field.autocomplete]).toEqual([6, 'numeric', 'one-time-code']);
  await user.click(field);
  await user.paste('১২৩ ৪৫৬');
  expect(field.value).toBe('123456');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('at /exams')).toBeTruthy();
});

it('shows the error under the field and puts the focus there', async () => {
  const { user } = renderPage(<OtpRoute />, {
    at: '/otp-verification',
    mocks: [verify('000000', refusal('BAD_USER_INPUT', 'Invalid OTP'))],
  });
  const field = screen.getByLabelText('Enter OTP');
  await user.type(field, '000000');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const error = await screen.findByText('Invalid OTP');
  expect(field.getAttribute('aria-describedby')).toBe(error.id);
  expect(document.activeElement).toBe(field);
});

it('asks for the code when there is none', async () => {
  const { user } = renderPage(<OtpRoute />, { at: '/otp-verification' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please enter the code you received')).toBeTruthy();
});
