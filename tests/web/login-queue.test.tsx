// A login while very many people log in: the form waits by itself until it is the user's turn.
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { saveSession } from '../../web/src/apollo/session.ts';
import { LoginDocument } from '../../web/src/features/auth/login/generated/login.form.ts';
import { Component as LoginRoute } from '../../web/src/features/auth/login/login.route.tsx';
import { useLoginQueue } from '../../web/src/features/auth/login/use-login-queue.ts';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { LoginOverExam } from '../../web/src/layout/exams/login-over-exam.tsx';
import { pause } from '../../web/src/uploads/pause.ts';
import {
  aViewer,
  isLoading,
  type Mock,
  operationsSettled,
  refusal,
  renderPage,
} from './render.tsx';

vi.mock('../../web/src/uploads/pause.ts');

/** The running pause, and how to end it. */
let endPause: (() => void) | undefined;
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  endPause = undefined;
  vi.mocked(pause)
    .mockReset()
    .mockImplementation(
      (_milliseconds, signal) =>
        new Promise((resolve) => {
          endPause = resolve;
          signal.addEventListener('abort', () => resolve());
        }),
    );
});
afterEach(() => saveSession(null));

const request = { query: LoginDocument, variables: () => true };
/** A response that also records the input. */
const response = (result: object): Mock => ({
  request,
  result: ({ input }) => {
    sent.push(input);
    return result;
  },
});
const notYet = (token: string, seconds: number, retryAfter = seconds) =>
  response(
    refusal('RATE_LIMITED', 'Many people are logging in right now.', {
      reason: 'LOGINS_BUSY',
      retryAfter,
      queue: { token, seconds },
    }),
  );
const success = response({
  data: { login: { __typename: 'LoginPayload', message: 'Welcome back', viewer: aViewer() } },
});
const wrong = response(refusal('UNAUTHENTICATED', 'Invalid credentials'));
const busy = response(refusal('OVERLOADED', 'The server is busy.', { retryAfter: 1 }));
const offline: Mock = { request, error: new NetworkError('Failed to fetch') };

const input = { email: 'a@b.co', password: 'secret' };
const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const logInButton = () => screen.getByRole('button', { name: /^Log/ });

async function logIn(mocks: Mock[], element = <LoginRoute />) {
  const page = renderPage(element, { at: '/login', mocks });
  await page.user.type(username(), input.email);
  await page.user.type(password(), input.password);
  await page.user.click(logInButton());
  return page;
}
const note = () => screen.queryByText(/^Many people/)?.textContent;
/** Resolves when the form waits, for at least the `count`th time. */
const waits = (count: number) => waitFor(() => expect(pause).toHaveBeenCalledTimes(count));
/** Waits for a response that must not come. */
async function expectNoMore(count: number) {
  endPause?.();
  await operationsSettled();
  expect(sent).toHaveLength(count);
}

it('says when it is the turn, keeps the place, and logs in without another click', async () => {
  await logIn([notYet('place-1', 46, 30), notYet('place-2', 24), success]);
  await waits(1);
  await waitFor(() =>
    expect(note()).toBe(
      'Many people are logging in now. Your place is kept; you’ll be logged in in about 50 seconds.',
    ),
  );
  expect([username().value, password().value]).toEqual(['a@b.co', 'secret']);
  expect(isLoading(logInButton())).toBe(true);
  const [firstMs = 0] = vi.mocked(pause).mock.calls[0] ?? [];
  expect(firstMs).toBeGreaterThanOrEqual(30_000);
  expect(firstMs).toBeLessThanOrEqual(31_000);
  endPause?.();
  await waits(2);
  await waitFor(() => expect(note()).toMatch(/about 25 seconds/));
  endPause?.();
  expect(await screen.findByText('at /')).toBeTruthy();
  expect(sent).toEqual([
    input,
    { ...input, queueToken: 'place-1' },
    { ...input, queueToken: 'place-2' },
  ]);
});

it.each([
  [900, 'about 15 minutes.'],
  [841, 'about 15 minutes.'],
  [95, 'about 2 minutes.'],
  [88, 'about 90 seconds.'],
])('says a wait of %i seconds as %s', async (seconds, expectedText) => {
  await logIn([notYet('place-1', seconds, 30)]);
  await waitFor(() => expect(note()?.endsWith(expectedText)).toBe(true));
});

it('stops with Cancel, keeps what was typed, and keeps the place for another try', async () => {
  const { user } = await logIn([notYet('place-1', 42), success]);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(isLoading(logInButton())).toBe(false));
  await waitFor(() => expect(note()).toBeUndefined());
  expect([username().value, password().value]).toEqual(['a@b.co', 'secret']);
  await waitFor(() => expect(document.activeElement).toBe(password()));
  await expectNoMore(1);
  await user.click(logInButton());
  expect(await screen.findByText('at /')).toBeTruthy();
  expect(sent[1]).toEqual({ ...input, queueToken: 'place-1' });
});

it('stops when a field is edited; another account does not get the place', async () => {
  const { user } = await logIn([notYet('place-1', 42), success]);
  await waits(1);
  await user.type(username(), 'm');
  await waitFor(() => expect(isLoading(logInButton())).toBe(false));
  await expectNoMore(1);
  await user.click(logInButton());
  expect(await screen.findByText('at /')).toBeTruthy();
  expect(sent[1]).toEqual({ ...input, email: 'a@b.com' });
});

it('stops when the user leaves the page', async () => {
  const { router } = await logIn([notYet('place-1', 42), success]);
  await waits(1);
  await router.navigate('/courses');
  expect(await screen.findByText('at /courses')).toBeTruthy();
  await expectNoMore(1);
});

it('a lost connection does not end the wait; a wrong password does, and keeps the place', async () => {
  const { user } = await logIn([notYet('place-1', 8), offline, wrong, success]);
  await waits(1);
  endPause?.();
  await waits(2);
  expect(await screen.findByText('No connection. Trying again…')).toBeTruthy();
  expect(note()).toBeUndefined();
  endPause?.();
  expect(await screen.findByText('Invalid credentials')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await user.clear(password());
  await user.type(password(), 'another');
  await user.click(logInButton());
  expect(await screen.findByText('at /')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ ...input, password: 'another', queueToken: 'place-1' });
});

it('tries again by itself while the server is busy, but not without end', async () => {
  await logIn([busy, busy, busy, busy, busy, busy]);
  await waits(1);
  await waitFor(() => expect(note()).toBe('Many people are logging in now. Trying again…'));
  for (const turn of [1, 2, 3, 4, 5]) {
    await waits(turn);
    endPause?.();
  }
  expect(
    await screen.findByText('The server is busy or cannot be reached. Try again in a moment.'),
  ).toBeTruthy();
  await expectNoMore(6);
});

it('says that the server is away, not that many people log in', async () => {
  await logIn([response(refusal('CIRCUIT_OPEN', 'Unavailable.', { retryAfter: 1 }))]);
  expect(await screen.findByText('The server does not respond. Trying again…')).toBeTruthy();
  expect(note()).toBeUndefined();
});

it('Cancel aborts a try that is under way', async () => {
  const isBusy = new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'The server is busy.', extensions: { code: 'OVERLOADED', retryAfter: 1 } }],
  });
  const login = vi
    .fn<(token: string | undefined, signal: AbortSignal | undefined) => Promise<string>>()
    .mockRejectedValueOnce(isBusy)
    .mockImplementationOnce(
      (_token, signal) =>
        new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new NetworkError('aborted'))),
        ),
    );
  const { result } = renderHook(() => useLoginQueue());
  const loggedIn = result.current.run('account', login);
  await waits(1);
  endPause?.();
  await waitFor(() => expect(login).toHaveBeenCalledTimes(2));
  result.current.cancel();
  expect(await loggedIn).toBeUndefined();
  await waitFor(() => expect(result.current.wait).toBeNull());
});

it('Cancel ends the request of the form', async () => {
  let signal: AbortSignal | undefined;
  const pending: Mock = {
    request,
    result: { data: {} },
    delay: (operation) => {
      signal = operation.getContext().fetchOptions?.signal;
      return 60_000;
    },
  };
  const { user } = await logIn([busy, pending]);
  await waits(1);
  endPause?.();
  await waitFor(() => expect(signal?.aborted).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(true);
});

it('waits over an exam, too', async () => {
  const onLoggedIn = vi.fn();
  await logIn(
    [notYet('place-1', 3), success],
    <LoginOverExam userId="u1" onLoggedIn={onLoggedIn} />,
  );
  await waits(1);
  await waitFor(() => expect(note()).toMatch(/Your place is kept/));
  endPause?.();
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
});

it.each([
  [46, 'প্রায় ৫০ সেকেন্ডের মধ্যে'],
  [900, 'প্রায় ১৫ মিনিটের মধ্যে'],
])('says a wait of %i seconds in Bengali', async (seconds, expectedText) => {
  await loadLanguage('bn');
  const page = renderPage(<LoginRoute />, {
    at: '/login',
    mocks: [notYet('place-1', seconds, 30)],
    lang: 'bn',
  });
  await page.user.type(screen.getByLabelText('ইউজারনেম'), input.email);
  await page.user.type(screen.getByLabelText('পাসওয়ার্ড'), input.password);
  await page.user.click(screen.getByRole('button', { name: 'লগ ইন' }));
  expect(await screen.findByText(new RegExp(`তোমার জায়গা রাখা আছে; ${expectedText}`))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'বাতিল' })).toBeTruthy();
});
