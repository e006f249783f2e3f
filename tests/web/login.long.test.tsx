import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoginDocument } from '../../web/src/features/auth/login/generated/login.form.ts';
import { Component as LoginRoute } from '../../web/src/features/auth/login/login.route.tsx';
import {
  aViewer,
  isLoading,
  loadingMeanwhile,
  type Mock,
  type MockResult,
  refusal,
  renderPage,
} from './render.tsx';

const login = (input: object, result: MockResult): Mock => ({
  request: { query: LoginDocument, variables: { input } },
  result,
});

const success = {
  data: { login: { __typename: 'LoginPayload', message: 'Welcome back', viewer: aViewer() } },
};

async function fill(
  username: string,
  password: string,
  options: Parameters<typeof renderPage>[1] = {},
) {
  const page = renderPage(<LoginRoute />, { at: '/login', ...options });
  if (username) await page.user.type(screen.getByLabelText('Username'), username);
  if (password) await page.user.type(screen.getByLabelText('Password'), password);
  await page.user.click(screen.getByRole('button', { name: 'Log In' }));
  return page;
}

it.each([
  ['', '', 'Username'],
  ['nusrat@example.com', '', 'Password'],
  ['', 'secret', 'Username'],
])(
  'requires all fields (%j, %j) and focuses the first empty one',
  async (username, password, focused) => {
    await fill(username, password);
    expect(await screen.findByText('Please fill all the fields')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(focused));
  },
);

it("shows 'Invalid Phone Number' and sends nothing for ten digits", async () => {
  await fill('0171234567', 'secret');
  expect(await screen.findByText('Invalid Phone Number')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
});

it("sends an email in lower case, shows 'Logging in...' meanwhile, toasts the message of the server, keeps flag and user, and opens /", async () => {
  const meanwhile = loadingMeanwhile('Logging in...');
  await fill('Nusrat@Example.com', 'secret', {
    mocks: [{ ...login({ email: 'nusrat@example.com', password: 'secret' }, success), delay: 100 }],
  });
  await meanwhile;
  expect(await screen.findByText('at /')).toBeTruthy();
  expect(screen.getByText('Welcome back')).toBeTruthy();
  expect(localStorage.getItem('isLoggedin')).toBe('true');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
    user: { userName: 'Nusrat Jahan' },
  });
});

it('sends a phone number typed in Bengali digits with prefix 88', async () => {
  await fill('০১৭১২ ৩৪৫৬৭৮', 'secret', {
    mocks: [login({ phoneNumber: '8801712345678', password: 'secret' }, success)],
  });
  expect(await screen.findByText('at /')).toBeTruthy();
});

it('continues to the intended page', async () => {
  await fill('a@b.co', 'secret', {
    at: '/login?returnTo=%2Fcourses%2Facademic%2Fclass10',
    mocks: [login({ email: 'a@b.co', password: 'secret' }, success)],
  });
  expect(await screen.findByText('at /courses/academic/class10')).toBeTruthy();
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/login'])(
  'never redirects to %s',
  async (returnTo) => {
    await fill('a@b.co', 'secret', {
      at: `/login?returnTo=${encodeURIComponent(returnTo)}`,
      mocks: [login({ email: 'a@b.co', password: 'secret' }, success)],
    });
    expect(await screen.findByText('at /')).toBeTruthy();
  },
);

it('toasts the message of the server on failure, clears the flag and allows another try', async () => {
  localStorage.setItem('isLoggedin', 'true');
  await fill('a@b.co', 'wrong', {
    mocks: [
      login(
        { email: 'a@b.co', password: 'wrong' },
        refusal('UNAUTHENTICATED', 'Invalid credentials'),
      ),
    ],
  });
  expect(await screen.findByText('Invalid credentials')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(localStorage.getItem('isLoggedin')).toBeNull();
  await waitFor(() =>
    expect(isLoading(screen.getByRole('button', { name: 'Log In' }))).toBe(false),
  );
});

it('shows the password on request', async () => {
  const { user } = renderPage(<LoginRoute />, { at: '/login' });
  const field = screen.getByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});

it('shows when Caps Lock is on', async () => {
  const { user } = renderPage(<LoginRoute />, { at: '/login' });
  await user.click(screen.getByLabelText('Password'));
  await user.keyboard('{CapsLock}x');
  expect(await screen.findByText('Caps Lock is on')).toBeTruthy();
  await user.keyboard('{CapsLock}x');
  await waitFor(() => expect(screen.queryByText('Caps Lock is on')).toBeNull());
});

it('links to the password reset, and keeps the intended page', async () => {
  renderPage(<LoginRoute />, { at: '/login?returnTo=%2Fexams' });
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
    '/forgot-password?returnTo=%2Fexams',
  );
});

it('redirects a logged-in user', async () => {
  renderPage(<LoginRoute />, { at: '/login?returnTo=%2Fexams', viewer: aViewer() });
  expect(await screen.findByText('at /exams')).toBeTruthy();
});
