// Pages of written answers that were refused or never sent stay on the device for 14 days.
import { ApolloClient } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import { storeAttempt } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import {
  mayHaveAttempts,
  setMayHaveAttempts,
} from '../../web/src/features/exam-room/storage/attempts-flag.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import {
  addPages,
  noPages,
  type PagesOnTheWay,
  storePages,
  storeSending,
} from '../../web/src/features/exams/answer-pages/answer-pages.ts';
import { UnsentAnswers } from '../../web/src/layout/exams/unsent-answers.tsx';
import { aServerClock, iso } from './exam-fixtures.ts';
import { device } from './fake-device-storage.ts';
import { aViewer, type Mock, queriesSettled, refusal, renderPage } from './render.tsx';
import { aHead, aPageServer } from './written-kit.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => Date.now() - days * DAY_MS;

/** An answer of one page, changed at the deadline of its exam. */
async function anAnswer(days: number, sending: Partial<PagesOnTheWay>, attemptId = 'attempt-1') {
  const name = { attemptId, questionId: 'w1' };
  const page = { id: 'p', bytes: new Uint8Array([1]), width: 1, height: 1, turn: 0 } as const;
  const pages = { ...addPages(noPages(), [page]), changedAt: daysAgo(days) };
  await storePages(name, pages);
  await storeSending({
    ...name,
    userId: 'u1',
    ticket: 'ticket',
    title: 'Motion',
    deadline: daysAgo(days),
    version: pages.version,
    total: 1,
    stored: 0,
    url: null,
    isStored: false,
    isHandedIn: true,
    isRefused: false,
    ...sending,
  });
}

const openHome = (mocks: readonly Mock[] = aPageServer().mocks) =>
  renderPage(<UnsentAnswers />, { mocks: [...mocks], viewer: aViewer() });

const pagesLeft = () => [...device.kept.keys()].filter((name) => name.startsWith('pages:'));

beforeEach(async () => {
  setServerTime(iso(Date.now()));
  setMayHaveAttempts(true);
});

it('deletes rejected pages 14 days after the exam, and then no longer searches for them', async () => {
  await anAnswer(15, { isRefused: true });
  openHome();
  await waitFor(() => expect([...device.kept.keys()]).toEqual([]));
  const { client } = openHome();
  await queriesSettled(client);
  await waitFor(() => expect(mayHaveAttempts()).toBe(false));
});

it('keeps rejected pages for 14 days', async () => {
  await anAnswer(13, { isRefused: true });
  await anAnswer(15, { isRefused: true }, 'attempt-0');
  openHome();
  await waitFor(() => expect(pagesLeft()).toEqual(['pages:attempt-1:w1']));
});

it('deletes pages of another account, and pages that were stored long ago', async () => {
  await anAnswer(15, { userId: 'u2' });
  await anAnswer(15, { isStored: true, isHandedIn: false }, 'attempt-2');
  openHome();
  await waitFor(() => expect([...device.kept.keys()]).toEqual([]));
});

it('shows that pages are missing when it deletes unsent ones', async () => {
  await anAnswer(15, {});
  const server = aPageServer();
  openHome(server.mocks);
  expect(
    await screen.findByText(
      /^Motion: 1 of 1 page did not arrive in time and can no longer be sent/,
    ),
  ).toBeTruthy();
  expect(pagesLeft()).toEqual([]);
  expect(server.lists).toEqual([]);
  screen.getByRole('button', { name: 'OK' }).click();
});

it('keeps the pages of an exam that is still open, even if it is long over by the clock of the device', async () => {
  await anAnswer(15, { isHandedIn: false, isStored: true });
  const later = Date.now() + DAY_MS;
  await storeAttempt({ ...aHead(), deadline: later, endsAt: later }, {});
  await anAnswer(15, { isRefused: true }, 'attempt-0');
  openHome();
  await waitFor(() => expect(pagesLeft()).toEqual(['pages:attempt-1:w1']));
});

it('uses the clock of the server: a device that is ahead deletes nothing early', async () => {
  await anAnswer(15, { isRefused: true });
  setServerTime(iso(daysAgo(10)));
  const { client } = openHome();
  await queriesSettled(client);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(pagesLeft()).toHaveLength(1);
});

it('reads the time of the server first, and deletes nothing without it', async () => {
  vi.resetModules();
  const { deleteOldWork } = await import(
    '../../web/src/features/exams/written-work/delete-old-work.ts'
  );
  await anAnswer(15, { isRefused: true });
  const { request } = aServerClock(() => 0);
  const link = new MockLink([
    { request, result: refusal('UPSTREAM_UNAVAILABLE', 'Not now.') },
    aServerClock(Date.now),
  ]);
  const client = new ApolloClient({ cache: createCache(), link });
  await expect(deleteOldWork(client)).rejects.toThrow('Not now.');
  expect(device.kept.size).toBe(2);
  expect(await deleteOldWork(client)).toHaveLength(1);
  expect(device.kept.size).toBe(0);
});
