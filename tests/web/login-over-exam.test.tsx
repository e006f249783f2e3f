// The login over an exam: errors are shown in the dialog and announced; the device's session stays
// the student's.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CachedViewerDocument } from '../../web/src/apollo/generated/viewer.ts';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { savedViewer, saveSession } from '../../web/src/apollo/session.ts';
import { LoginDocument } from '../../web/src/features/auth/login/generated/login.form.ts';
import { Component as LoginRoute } from '../../web/src/features/auth/login/login.route.tsx';
import { LoginOverExam } from '../../web/src/layout/exams/login-over-exam.tsx';
import { RequireLogin } from '../../web/src/layout/guards.tsx';
import { aViewer, type Mock, queriesSettled, refusal, renderPage } from './render.tsx';

const request = { query: LoginDocument, variables: () => true };
const deadNetwork: Mock = { request, error: new NetworkError('Failed to fetch') };
const wrongPassword: Mock = { request, result: refusal('UNAUTHENTICATED', 'Invalid credentials') };
afterEach(() => saveSession(null));

async function logIn(page: ReturnType<typeof renderPage>) {
  await page.user.type(screen.getByLabelText('Username'), 'nusrat@example.com');
  await page.user.type(screen.getByLabelText('Password'), 'secret');
  await page.user.click(screen.getByRole('button', { name: 'Log In' }));
}

const overExam = (mock: Mock) =>
  renderPage(<LoginOverExam userId="u1" onLoggedIn={vi.fn()} />, { mocks: [mock] });

it.each([
  ['a wrong password', wrongPassword, /Invalid credentials/],
  ['a dead network', deadNetwork, /No connection/],
])(
  'announces %s in the dialog, and keeps the student of the attempt',
  async (_, mock, expectedText) => {
    saveSession(aViewer());
    await logIn(overExam(mock));
    expect((await screen.findByRole('alert')).textContent).toMatch(expectedText);
    expect(savedViewer()?.id).toBe('u1');
  },
);

it('reads the viewer again if the gateway could read the account only', async () => {
  const login = {
    __typename: 'LoginPayload',
    message: 'Welcome back',
    viewer: { ...aViewer(), student: null },
  };
  const page = renderPage(<LoginOverExam userId="u1" onLoggedIn={vi.fn()} />, {
    viewer: aViewer(),
    mocks: [{ request, result: { data: { login } } }],
  });
  await logIn(page);
  await waitFor(() =>
    expect(page.client.readQuery({ query: CachedViewerDocument })?.viewer?.student?.id).toBe('s1'),
  );
});

it('announces empty fields there too', async () => {
  const { user } = overExam(wrongPassword);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please fill all the fields');
});

it('on a page of its own a network failure keeps the stored user; a rejection removes it', async () => {
  saveSession(aViewer());
  const page = renderPage(<LoginRoute />, { at: '/login', mocks: [deadNetwork, wrongPassword] });
  await logIn(page);
  expect(await screen.findByText(/No connection/)).toBeTruthy();
  expect(savedViewer()?.id).toBe('u1');
  await page.user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText(/Invalid credentials/)).toBeTruthy();
  expect(savedViewer()).toBeNull();
});

it('opens a stored exam to the signed-in student after a reload without a network', async () => {
  saveSession(aViewer());
  const { router, client } = renderPage(<RequireLogin />, {
    at: '/exam/e1',
    viewer: new NetworkError('Failed to fetch'),
  });
  await queriesSettled(client);
  expect(router.state.location.pathname).toBe('/exam/e1');
  expect(screen.queryByRole('heading', { name: 'This page could not be shown' })).toBeNull();
});
