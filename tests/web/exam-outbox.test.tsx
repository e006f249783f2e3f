import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  listStoredAttempts,
  storeAttempt,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { ATTEMPTS_CHANGED } from '../../web/src/features/exam-room/storage/attempts-flag.ts';
import { storedReceipts } from '../../web/src/features/exam-room/storage/stored-papers.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { UnsentAnswers } from '../../web/src/layout/exams/unsent-answers.tsx';
import { aSheet } from './exam-attempt-kit.ts';
import {
  aSavedAttempt,
  aServerClock,
  iso,
  lateAnswersMocks,
  START,
  submitMocks,
  submitted,
  unreachable,
} from './exam-fixtures.ts';
import { device } from './fake-device-storage.ts';
import { aViewer, type Mock, queriesSettled, refusal, renderPage } from './render.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** An attempt on the device whose exam page is closed. */
async function leftBehind(endsAt: number, sealed: 'by-hand' | 'time-up' | null) {
  const key = { userId: 'u1', kind: 'multi-subject', examId: 'e1' } as const;
  const times = {
    deadline: endsAt + 30_000,
    endsAt,
    timeLimitMinutes: 30,
    seen: { server: START, device: Date.now() },
  };
  const head = {
    ...key,
    ...times,
    resultId: null,
    title: 'Unit A 2024',
    attemptId: 'attempt-1',
    token: 'ticket of attempt-1',
  };
  await storeAttempt(head, {});
  device.kept.set('sheet:u1:multi-subject:e1:attempt-1', {
    ...aSheet({ p1: ['p1-b'] }),
    sealed,
    sealedAt: sealed && START,
  });
}

const openHome = (mocks: readonly Mock[]) =>
  renderPage(<UnsentAnswers />, {
    mocks: [aServerClock(() => START), ...mocks],
    viewer: aViewer(),
  });

const examClosed = () => submitMocks([refusal('EXAM_CLOSED', 'The exam is closed.')]).mocks;

it('sends a sealed sheet from any page, shows it, and keeps the receipt', async () => {
  await leftBehind(START + 60_000, 'by-hand');
  const { sent, mocks } = submitMocks();
  // Pages that list the attempt read the stored ones again.
  const listed = vi.fn(() => listStoredAttempts('u1'));
  addEventListener(ATTEMPTS_CHANGED, listed, { once: true });
  openHome(mocks);
  expect(await screen.findByText('Handed in: Unit A 2024')).toBeTruthy();
  expect(await listed.mock.results[0]?.value).toEqual([]);
  expect(sent).toEqual([
    {
      ticket: 'ticket of attempt-1',
      answers: [{ questionId: 'p1', selectedOptionIds: ['p1-b'] }],
      automatic: false,
      lastSave: 0,
    },
  ]);
  expect(await listStoredAttempts('u1')).toEqual([]);
  expect(await storedReceipts('u1')).toMatchObject([
    { attemptId: 'attempt-1', title: 'Unit A 2024' },
  ]);
});

it('sends the answers of another device with its own if that one has saved newer ones', async () => {
  await leftBehind(START + 60_000, 'by-hand');
  const { sent, mocks } = submitMocks([
    refusal('CONFLICT', 'Another device has saved newer answers.', {
      reason: 'NEWER_ANSWERS_SAVED',
    }),
    submitted,
  ]);
  openHome([...mocks, aSavedAttempt({ p2: ['p2-d'] })]);
  expect(await screen.findByText('Handed in: Unit A 2024')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({
    answers: [
      { questionId: 'p1', selectedOptionIds: ['p1-b'] },
      { questionId: 'p2', selectedOptionIds: ['p2-d'] },
    ],
    lastSave: 1,
  });
});

it('seals and sends an open sheet when the time is up', async () => {
  setServerTime(iso(START));
  await leftBehind(START + 1000, null);
  const { sent, mocks } = submitMocks();
  openHome(mocks);
  await waitFor(() => expect(sent).toMatchObject([{ automatic: true }]));
});

it('does not touch an exam that still runs', async () => {
  setServerTime(iso(START));
  await leftBehind(START + 600_000, null);
  const { sent, mocks } = submitMocks();
  const { client } = openHome(mocks);
  await queriesSettled(client);
  expect(sent).toEqual([]);
  expect(await listStoredAttempts('u1')).toHaveLength(1);
});

it.each([null, 'time-up'] as const)(
  'leaves an exam open that got extra time while the device was off, sealed: %s',
  async (sealed) => {
    setServerTime(iso(START));
    await leftBehind(START - 60_000, sealed);
    const { sent, mocks } = submitMocks();
    const open = aSavedAttempt({}, { closedBy: null, deadline: iso(START + 570_000) });
    const { client } = openHome([...mocks, open]);
    await waitFor(() =>
      expect(device.kept.get('head:u1:multi-subject:e1')).toMatchObject({
        endsAt: START + 540_000,
      }),
    );
    await queriesSettled(client);
    expect(device.kept.get('sheet:u1:multi-subject:e1:attempt-1')).toMatchObject({ sealed: null });
    expect(sent).toEqual([]);
  },
);

it('does not send a sheet whose extra time it knows while the deadline cannot be read', async () => {
  setServerTime(iso(START));
  await leftBehind(START + 600_000, 'time-up');
  const { sent, mocks } = submitMocks();
  const { request } = aSavedAttempt({});
  const read = vi.fn(() => refusal('UPSTREAM_UNAVAILABLE', 'The server cannot be reached.'));
  const { client } = openHome([...mocks, { request, result: read }]);
  await waitFor(() => expect(read).toHaveBeenCalled());
  await queriesSettled(client);
  expect(sent).toEqual([]);
  expect(device.kept.get('sheet:u1:multi-subject:e1:attempt-1')).toMatchObject({
    sealed: 'time-up',
  });
});

it('shows what counts when the exam was closed before', async () => {
  await leftBehind(START - 600_000, null);
  const late = lateAnswersMocks();
  openHome([...examClosed(), aSavedAttempt({}), ...late.mocks]);
  expect(
    await screen.findByText(
      /What was saved in time counts. The rest is kept, and a teacher decides about it/,
    ),
  ).toBeTruthy();
  expect(late.sent).toMatchObject([
    {
      selections: [{ questionId: 'p1', selectedOptionIds: ['p1-b'] }],
      sealedAt: iso(START - 600_000),
    },
  ]);
  screen.getByRole('button', { name: 'OK' }).click();
});

it('reads the saved answers from the server before it shows that answers were late', async () => {
  await leftBehind(START - 600_000, null);
  const late = lateAnswersMocks();
  openHome([...examClosed(), aSavedAttempt({ p1: ['p1-b'] }), ...late.mocks]);
  expect(
    await screen.findByText(/^Unit A 2024: .* All of them had been saved in time, and they count/),
  ).toBeTruthy();
  expect(late.sent).toEqual([]);
  expect(await listStoredAttempts('u1')).toEqual([]);
  screen.getByRole('button', { name: 'OK' }).click();
});

it('does not show that all was saved in time when the server rejected a page', async () => {
  await leftBehind(START - 600_000, null);
  const answer = { attemptId: 'attempt-1', questionId: 'w1', userId: 'u1', title: 'Unit A 2024' };
  const refused = { isRefused: true, isStored: false, isHandedIn: false, stored: 0, total: 2 };
  device.kept.set('sending:attempt-1:w1', { ...answer, ...refused });
  openHome([...examClosed(), aSavedAttempt({ p1: ['p1-b'] })]);
  expect(
    await screen.findByText(/^Unit A 2024: .* 2 of 2 pages are missing: the server refused them/),
  ).toBeTruthy();
  expect(screen.queryByText(/All of them had been saved/)).toBeNull();
  screen.getByRole('button', { name: 'OK' }).click();
});

it.each([
  [
    'answers that came too late',
    {},
    /^Unit A 2024: 2 of 2 pages did not arrive in time and can no/,
  ],
  [
    'answers that were saved in time',
    { p1: ['p1-b'] },
    /^Unit A 2024: The exam was closed .* 2 of 2 pages did not arrive in time and can no longer/,
  ],
])('shows with %s that pages can no longer be sent', async (_, saved, expectedText) => {
  await leftBehind(START - 600_000, null);
  const answer = { attemptId: 'attempt-1', questionId: 'w1', userId: 'u1', title: 'Unit A 2024' };
  const missed = { isRefused: true, isMissed: true, isStored: false, stored: 0, total: 2 };
  device.kept.set('sending:attempt-1:w1', { ...answer, ...missed });
  openHome([...examClosed(), aSavedAttempt(saved), ...lateAnswersMocks().mocks]);
  expect(await screen.findByText(expectedText)).toBeTruthy();
  expect(screen.queryByText(/still being sent/)).toBeNull();
  while (screen.queryByRole('button', { name: 'OK' })) {
    screen.getByRole('button', { name: 'OK' }).click();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});

it('shows no warning and sends no late answers while the saved answers on the server are unknown', async () => {
  await leftBehind(START - 600_000, null);
  const late = lateAnswersMocks();
  const { request } = aSavedAttempt({});
  const read = vi.fn(() => refusal('UPSTREAM_UNAVAILABLE', 'The server cannot be reached.'));
  const { client } = openHome([...examClosed(), { request, result: read }, ...late.mocks]);
  await waitFor(() => expect(read).toHaveBeenCalled());
  await queriesSettled(client);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(late.sent).toEqual([]);
  expect(await listStoredAttempts('u1')).toHaveLength(1);
});

it('retries when the network is back', async () => {
  await leftBehind(START + 60_000, 'by-hand');
  const { sent, mocks } = submitMocks([unreachable, submitted]);
  openHome(mocks);
  await waitFor(() => expect(sent).toHaveLength(1));
  // Repeated until it has an effect: while the first try is still failing there is no listener.
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(sent).toHaveLength(2);
  });
});

it('fetches nothing on a device without an attempt', async () => {
  const { client } = openHome([]);
  await queriesSettled(client);
  expect(console.error).not.toHaveBeenCalled();
});
