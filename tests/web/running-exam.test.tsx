// The bar for running exams: from this device on every page, from another device after the login.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeViewer, saveSession } from '../../web/src/apollo/session.ts';
import {
  changeSheet,
  seal,
  storeAttempt,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { setMayHaveAttempts } from '../../web/src/features/exam-room/storage/attempts-flag.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { storeExamElsewhere } from '../../web/src/layout/exams/exam-elsewhere.ts';
import { RunningExamDocument } from '../../web/src/layout/exams/generated/running-exam.ts';
import { Layout } from '../../web/src/layout/layout.tsx';
import { aServerClock, iso, START } from './exam-fixtures.ts';
import { aViewer, type Mock, queriesSettled, renderPage } from './render.tsx';

beforeEach(() => {
  setServerTime(iso(START));
});
afterEach(() => {
  vi.restoreAllMocks();
  setMayHaveAttempts(false);
  storeExamElsewhere(0);
  saveSession(null);
});

const onServer = (...attempts: readonly object[]): Mock => ({
  request: { query: RunningExamDocument },
  result: vi.fn(() => ({ data: { openAttempts: attempts } })),
});

const begunElsewhere = {
  __typename: 'Attempt',
  id: 'attempt-2',
  deadline: iso(START + 1_394_000),
  exam: { __typename: 'Exam', id: 'e2', title: 'Physics Model Test', timeLimitMinutes: 30 },
  multiSubjectExam: null,
  result: null,
};

function keepExam(endsAt: number) {
  const key = { userId: 'u1', kind: 'multi-subject', examId: 'e1' } as const;
  const times = {
    deadline: endsAt,
    endsAt,
    timeLimitMinutes: 30,
    seen: { server: START, device: Date.now() },
  };
  return storeAttempt(
    {
      ...key,
      ...times,
      resultId: 'r1',
      title: 'Unit A 2024',
      attemptId: 'attempt-1',
      token: 'ticket',
    },
    {},
  );
}

function openPage(
  mock: Mock,
  {
    at = '/courses',
    viewer = aViewer(),
  }: { at?: string; viewer?: ReturnType<typeof aViewer> | null } = {},
) {
  return renderPage(<Layout />, { at, viewer, mocks: [mock, aServerClock(() => START)] });
}

it('shows the exam of this device with the time left and the way back into it', async () => {
  saveSession(aViewer());
  await keepExam(START + 600_000);
  openPage(onServer());
  // The banner is there before its first line: a line waits for the clock's first reading.
  const line = await screen.findByText(/Unit A 2024: (10:00|09:5\d) left/);
  expect(screen.getByRole('complementary', { name: 'An exam is running' }).contains(line)).toBe(
    true,
  );
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    '/exam/mcq-exam/e1/r1',
  );
});

it('sends no request on a device without an exam', async () => {
  saveSession(aViewer());
  const mock = onServer(begunElsewhere);
  const { client } = openPage(mock);
  await screen.findByRole('link', { name: 'Profile of Nusrat Jahan' });
  await queriesSettled(client);
  expect(mock.result).not.toHaveBeenCalled();
});

it('shows an exam started on another device after the login, and on the next visit too', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(START);
  const { client, unmount } = openPage(onServer(begunElsewhere), { viewer: null });
  await screen.findAllByText('Login');
  // No response to a visitor's request is used after the login.
  await queriesSettled(client);
  changeViewer(client, aViewer());
  expect(await screen.findByText(/Physics Model Test: 2[0-3]:\d\d left/)).toBeTruthy();
  unmount();
  openPage(onServer(begunElsewhere));
  expect(await screen.findByText(/Physics Model Test: 2[0-3]:\d\d left/)).toBeTruthy();
});

it('is removed when the time is up', async () => {
  saveSession(aViewer());
  await keepExam(START + 600_000);
  openPage(onServer());
  await screen.findByRole('complementary', { name: 'An exam is running' });
  setServerTime(iso(START + 600_000));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

it('shows no exam that was submitted and waits for the network', async () => {
  saveSession(aViewer());
  await keepExam(START + 600_000);
  const submittedHead = {
    userId: 'u1',
    kind: 'multi-subject',
    examId: 'e1',
    attemptId: 'attempt-1',
  } as const;
  await changeSheet(submittedHead, [seal('by-hand', START)]);
  const mock = onServer(begunElsewhere);
  openPage(mock);
  expect(await screen.findByText(/Physics Model Test: 2[0-3]:\d\d left/)).toBeTruthy();
  expect(screen.queryByText(/Unit A 2024/)).toBeNull();
});

it('leaves the message to the dashboard', async () => {
  saveSession(aViewer());
  await keepExam(START + 600_000);
  const mock = onServer();
  const { client } = openPage(mock, { at: '/student-dashboard' });
  await waitFor(() => expect(mock.result).toHaveBeenCalled());
  await queriesSettled(client);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('shows all exams that run, the one that ends first at the top', async () => {
  saveSession(aViewer());
  await keepExam(START + 600_000);
  const sooner = { ...begunElsewhere, deadline: iso(START + 300_000) };
  openPage(onServer(sooner));
  await screen.findByText(/Physics Model Test: /);
  await screen.findByText(/Unit A 2024: /);
  const banner = screen.getByRole('complementary', { name: 'An exam is running' });
  expect(banner.textContent).toMatch(/Physics Model Test: .+Unit A 2024: /);
  expect(
    screen.getAllByRole('link', { name: 'Continue' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/exam/e2', '/exam/mcq-exam/e1/r1']);
});
