// After a new release, lazily loaded chunks may be gone. The page shows a message and loses
// nothing, and no release takes over while an exam is taken or its pages are still being sent.
import { render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EXAM_LOCK } from '../../web/service-worker/messages.ts';
import { SaveAnswersDocument } from '../../web/src/features/exam-room/attempt/generated/attempt.ts';
import { setMayHaveAttempts } from '../../web/src/features/exam-room/storage/attempts-flag.ts';
import {
  storePages,
  storeSending,
} from '../../web/src/features/exams/answer-pages/answer-pages.ts';
import { Component as ExamRoute } from '../../web/src/features/exams/exam.route.tsx';
import { Component as ExamShell } from '../../web/src/layout/exams/exam-shell.tsx';
import { UnsentAnswers } from '../../web/src/layout/exams/unsent-answers.tsx';
import { aSaver, aSingleStart } from './exam-fixtures.ts';
import { option } from './exam-page-kit.ts';
import { device } from './fake-device-storage.ts';
import { FakeLocks, useLocks } from './fake-locks.ts';
import { aContact, aViewer, type Mock, refusal, renderPage } from './render.tsx';
import { aHead, aPageServer } from './written-kit.ts';

const NEW_VERSION = 'A new version is available. Reload.';

// The chunk of the login form, and that of any page.
vi.mock('../../web/src/layout/exams/login-over-exam.tsx', () => {
  throw new TypeError('Importing a module script failed.');
});
vi.mock('../../web/src/routes/page-loading.ts', async (original) => ({
  ...(await original<object>()),
  lazyPage: () => () => Promise.reject(new TypeError('Importing a module script failed.')),
}));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  useLocks(new FakeLocks());
  // The server responds; its data does not matter here.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: { viewer: null, contact: aContact() } }),
  );
});
afterEach(() => {
  useLocks(undefined);
  vi.restoreAllMocks();
});

/** Sends the question of the service worker (web/service-worker/service-worker.ts). */
const mayTakeOver = () =>
  navigator.locks.request(EXAM_LOCK, { ifAvailable: true }, async (lock) => lock !== null);

const sessionEnded: Mock = {
  request: { query: SaveAnswersDocument, variables: () => true },
  result: refusal('UNAUTHENTICATED', 'Please login first') as NonNullable<Mock['result']>,
  // Each save, so that the dialog stays.
  maxUsageCount: Number.POSITIVE_INFINITY,
};

const openExam = (...mocks: Mock[]) =>
  renderPage(
    <Routes>
      <Route element={<ExamShell />}>
        <Route index element={<ExamRoute />} />
      </Route>
    </Routes>,
    { mocks, viewer: aViewer(), at: '/exam/e2', path: '/exam/:examId/*' },
  );

it('shows over an exam that the login form is of an old version, and keeps paper and answers', async () => {
  const { user } = openExam(aSingleStart(), sessionEnded);
  await user.click(await option('m1 b'));
  const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
  expect(await screen.findByText(NEW_VERSION)).toBeTruthy();
  expect(dialog.textContent).toContain(NEW_VERSION);
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
  expect(screen.getByText('m1 b')).toBeTruthy();
  expect(await option('m1 b')).toHaveProperty('checked', true);
  expect(device.kept.get('sheet:u1:single:e2:attempt-1')).toMatchObject({
    chosen: { m1: ['m1-b'] },
    sealed: null,
  });
});

it('shows over an exam that there is no connection when the server does not respond', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Load failed'));
  const { user } = openExam(aSingleStart(), sessionEnded);
  await user.click(await option('m1 b'));
  expect(
    await screen.findByText('This is not on your device yet. Check your connection and try again.'),
  ).toBeTruthy();
  expect(screen.queryByText(NEW_VERSION)).toBeNull();
});

it('the app shows it in place of a page, and does not replace the prerendered one', async () => {
  history.replaceState(null, '', '/courses');
  const { App, pageIsReady } = await import('../../web/src/app.tsx');
  await expect(pageIsReady()).rejects.toThrow('Importing a module script failed.');
  render(createElement(App, { language: 'en' }));
  expect(await screen.findByText(NEW_VERSION)).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  history.replaceState(null, '', '/');
});

it('no release activates while an exam is open', async () => {
  const page = openExam(aSingleStart(), aSaver().mock);
  await option('m1 b');
  expect(await mayTakeOver()).toBe(false);
  page.unmount();
  await waitFor(async () => expect(await mayTakeOver()).toBe(true));
});

/** Two pages of a submitted exam that are still on the device. */
async function leavePages() {
  setMayHaveAttempts(true);
  const name = { attemptId: 'attempt-1', questionId: 'w1' };
  const page = { bytes: new Uint8Array([1, 2]), width: 1, height: 1, turn: 0 } as const;
  const pages = { version: 'v', pages: [{ ...page, id: 'p' }], pdf: null, changedAt: Date.now() };
  await storePages(name, pages);
  await storeSending({
    ...name,
    userId: 'u1',
    ticket: 'ticket',
    title: 'Motion',
    deadline: aHead().deadline,
    version: 'v',
    total: 1,
    stored: 0,
    url: null,
    isStored: false,
    isHandedIn: true,
    isRefused: false,
  });
}

it('no release activates while pages of an exam are still being sent', async () => {
  const server = aPageServer();
  server.cut(true);
  await leavePages();
  renderPage(<UnsentAnswers />, { mocks: server.mocks, viewer: aViewer() });
  await waitFor(() => expect(server.lists).toHaveLength(1));
  expect(await mayTakeOver()).toBe(false);
  server.cut(false);
  expect(await screen.findByText(/^All pages of Motion have arrived/)).toBeTruthy();
  await waitFor(async () => {
    dispatchEvent(new Event('online'));
    expect(await mayTakeOver()).toBe(true);
  });
});

it('closing a tab lets the release activate', async () => {
  const server = aPageServer();
  server.cut(true);
  await leavePages();
  const page = renderPage(<UnsentAnswers />, { mocks: server.mocks, viewer: aViewer() });
  await waitFor(() => expect(server.lists).toHaveLength(1));
  expect(await mayTakeOver()).toBe(false);
  page.unmount();
  await waitFor(async () => expect(await mayTakeOver()).toBe(true));
  server.cut(false);
});

it('a device without exams holds no release up', async () => {
  setMayHaveAttempts(false);
  renderPage(<UnsentAnswers />, { viewer: aViewer() });
  await vi.dynamicImportSettled();
  expect(await mayTakeOver()).toBe(true);
});
