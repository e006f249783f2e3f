import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SignupDocument } from '../../web/src/features/auth/signup/generated/signup.form.ts';
import { Component as SignupRoute } from '../../web/src/features/auth/signup/signup.route.tsx';
import { type Mock, type MockResult, refusal, renderPage } from './render.tsx';

const signup = (input: object, result: MockResult): Mock => ({
  request: { query: SignupDocument, variables: { input } },
  result,
});

const success = {
  data: { signup: { __typename: 'SignupPayload', message: 'We sent you a code' } },
};

async function fill(
  credential: string,
  password: string,
  confirmation: string,
  options: Parameters<typeof renderPage>[1] = {},
) {
  const page = renderPage(<SignupRoute />, { at: '/signup', ...options });
  if (credential) await page.user.type(screen.getByLabelText('Email or phone number'), credential);
  if (password) await page.user.type(screen.getByLabelText('Password'), password);
  if (confirmation) await page.user.type(screen.getByLabelText('Confirm password'), confirmation);
  await page.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return page;
}

it('requires all three fields', async () => {
  await fill('01712345678', 'secret-1', '');
  expect(await screen.findByText('Please fill all the fields')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'));
});

it('rejects passwords that differ', async () => {
  await fill('01712345678', 'secret-1', 'secret-2');
  expect(await screen.findByText('Passwords do not match')).toBeTruthy();
});

it.each(['1234567', '😀😀😀😀'])('rejects %j as a password before it is sent', async (password) => {
  await fill('01712345678', password, password);
  expect(await screen.findByText('A password has 8 to 128 characters.')).toBeTruthy();
});

it('rejects what is neither an email nor 11 characters', async () => {
  await fill('0171234', 'secret-1', 'secret-1');
  expect(await screen.findByText('Invalid Phone Number')).toBeTruthy();
});

// Nothing is mocked, so a request would show another message.
it.each(['a,b@x.y', 'nusrat;jahan@example.com', 'a,b@wxyz.com', 'a@b', `${'a'.repeat(250)}@b.co`])(
  'rejects an address that the server refuses: %j',
  async (credential) => {
    await fill(credential, 'secret-1', 'secret-1');
    expect(await screen.findByText('Invalid Phone Number')).toBeTruthy();
    const field = screen.getByLabelText('Email or phone number');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  },
);

it('opens the one-time password page and keeps the intended page; the person is not logged in yet', async () => {
  const { router } = await fill('+880 1712-345678', 'secret-1', 'secret-1', {
    at: '/signup?returnTo=%2Fexams',
    mocks: [signup({ phoneNumber: '8801712345678', password: 'secret-1' }, success)],
  });
  expect(await screen.findByText('at /otp-verification?returnTo=%2Fexams')).toBeTruthy();
  expect(router.state.location.state).toEqual({ sentTo: '017•••••678' });
  expect(localStorage.getItem('isLoggedin')).toBeNull();
});

it('toasts the message of the server on failure', async () => {
  await fill('a@b.co', 'secret-1', 'secret-1', {
    mocks: [
      signup({ email: 'a@b.co', password: 'secret-1' }, refusal('CONFLICT', 'User already exists')),
    ],
  });
  expect(await screen.findByText('User already exists')).toBeTruthy();
});

it('hints at an 11-digit number starting 01', () => {
  renderPage(<SignupRoute />, { at: '/signup' });
  expect(screen.getByLabelText('Email or phone number').getAttribute('placeholder')).toMatch(
    /^01.{9}$/,
  );
});
