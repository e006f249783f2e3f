import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as McqExamRoute } from '../../web/src/features/multi-subject-exams/mcq-exam.route.tsx';
import {
  aSaver,
  aServerClock,
  aStart,
  iso,
  START,
  submitMocks,
  submitted,
  unreachable,
} from './exam-fixtures.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // No jitter: everything is sent at zero.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const years = '/courses/admission/unit-a/years';
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const timerText = () => screen.getByRole('timer').textContent;

/** Alerts wait in line for their OK, across tests too. */
async function pressOk() {
  await act(async () => screen.getByRole('button', { name: 'OK' }).click());
  await after(50);
}

/** One minute, so that a test need not tick long. */
async function openShortExam(mocks: readonly Mock[] = []) {
  const page = renderPage(<McqExamRoute />, {
    mocks: [aSaver().mock, aStart({ minutes: 1 }), ...mocks],
    viewer: aViewer(),
    before: years,
    at: '/exam/mcq-exam/e1',
    path: '/exam/mcq-exam/:examId',
  });
  await after(50);
  return page;
}

it('starts at the time limit and ticks each second', async () => {
  await openShortExam();
  expect(timerText()).toMatch(/^(01:00|00:59)$/);
  await after(10_000);
  expect(timerText()).toMatch(/^(00:50|00:49)$/);
  const before = timerText();
  await after(1000);
  expect(timerText()).not.toBe(before);
});

it('does not care about the clock of the device', async () => {
  await openShortExam();
  await after(5000);
  const before = timerText();
  vi.setSystemTime(Date.parse('2040-01-01T00:00:00Z'));
  await after(1000);
  expect(Number(timerText()?.slice(3))).toBe(Number(before?.slice(3)) - 1);
  vi.setSystemTime(Date.parse('1990-01-01T00:00:00Z'));
  await after(1000);
  expect(Number(timerText()?.slice(3))).toBe(Number(before?.slice(3)) - 2);
});

it('reads the time that a sleeping phone has missed from the server', async () => {
  await openShortExam([aServerClock(() => START + 40_000)]);
  await after(5000);
  document.dispatchEvent(new Event('visibilitychange'));
  await after(100);
  expect(timerText()).toBe('00:20');
});

it('announces nothing while it ticks, and announces when a minute is left', async () => {
  await openShortExam();
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  expect(screen.getByText('1 minute left').getAttribute('aria-live')).toBe('assertive');
  await after(10_000);
  expect(screen.queryByText('1 minute left')).toBeNull();
});

it('submits at zero and shows it only after the server has it; OK goes back one page', async () => {
  const { sent, mocks } = submitMocks([submitted]);
  const [mock] = mocks;
  const slow: Mock = { ...(mock as Mock), delay: 3000 };
  const { router } = await openShortExam([slow]);
  await act(async () => screen.getByRole('checkbox', { name: /p1 b/ }).click());
  await after(50);

  await after(60_000);
  expect(timerText()).toBe('00:00');
  expect((screen.getByRole('checkbox', { name: /p1 a/ }) as HTMLInputElement).disabled).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await after(4000);
  expect(sent).toEqual([
    {
      ticket: 'ticket of attempt-1',
      answers: [{ questionId: 'p1', selectedOptionIds: ['p1-b'] }],
      automatic: true,
      lastSave: expect.any(Number),
    },
  ]);
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'Time is up! The exam has been submitted.',
  );
  expect(router.state.location.pathname).toBe('/exam/mcq-exam/e1');

  await pressOk();
  await act(async () => screen.getByRole('button', { name: 'Done' }).click());
  await after(50);
  expect(router.state.location.pathname).toBe(years);
});

it('does not require mandatory subjects when the time is up', async () => {
  const { sent, mocks } = submitMocks();
  await openShortExam(mocks);
  await after(61_000);
  expect(sent).toEqual([
    { ticket: 'ticket of attempt-1', answers: [], automatic: true, lastSave: expect.any(Number) },
  ]);
  expect(screen.getByRole('alertdialog').textContent).toContain('Time is up!');
  await pressOk();
});

it('keeps a sheet that cannot be sent at zero, shows nothing, and sends it once when the server is back', async () => {
  const { sent, mocks } = submitMocks([unreachable, unreachable, submitted]);
  await openShortExam(mocks);
  await after(60_500);
  expect(screen.getByText(/Kept on this device, sending again in/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await after(20_000);
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ ticket }) => ticket)).size).toBe(1);
  expect(screen.getByRole('alertdialog').textContent).toContain('Time is up!');
  await pressOk();
  await after(60_000);
  expect(sent).toHaveLength(3);
});

it('retries when the gateway rejects the automatic submission as too early', async () => {
  const early = refusal(
    'BAD_USER_INPUT',
    'You must attempt all mandatory subjects. "Physics" is mandatory.',
  );
  const { sent, mocks } = submitMocks([early, submitted]);
  await openShortExam(mocks);
  await after(61_000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await after(6000);
  expect(sent).toHaveLength(2);
  expect(screen.getByRole('alertdialog').textContent).toContain('Time is up!');
  await pressOk();
});

it('gives no more than the time limit if the gateway’s clock is a little behind the backend’s', async () => {
  renderPage(<McqExamRoute />, {
    mocks: [aSaver().mock, aStart({ minutes: 1, serverTime: START - 20 })],
    viewer: aViewer(),
    at: '/exam/mcq-exam/e1',
    path: '/exam/mcq-exam/:examId',
  });
  await after(50);
  expect(timerText()).toMatch(/^(01:00|00:59)$/);
});

it('never counts past the deadline of the ticket', async () => {
  const start = aStart({ minutes: 1, serverTime: START + 60_000 });
  renderPage(<McqExamRoute />, {
    mocks: [aSaver().mock, start],
    viewer: aViewer(),
    at: '/exam/mcq-exam/e1',
    path: '/exam/mcq-exam/:examId',
  });
  await after(50);
  expect(iso(START + 60_000 + 30_000)).toBe('2031-03-01T10:01:30.000Z');
  expect(timerText()).toMatch(/^00:(30|29)$/);
});
