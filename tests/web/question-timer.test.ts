// Times per question: how they are measured, stored on the device, and sent.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AttemptServer } from '../../web/src/features/exam-room/attempt/attempt-server.ts';
import {
  type AttemptHead,
  storedTimes,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { QuestionTimer } from '../../web/src/features/exam-room/sync/question-timer.ts';
import { aServer, openAttempt } from './exam-attempt-kit.ts';

const head = {
  userId: 'u1',
  kind: 'single',
  examId: 'e1',
  attemptId: 'attempt-1',
  timeLimitMinutes: 10,
} as AttemptHead;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const spent = async () => {
  const { spent: times } = await storedTimes(head);
  return Object.fromEntries(
    Object.entries(times).map(([id, seconds]) => [id, Math.round(seconds)]),
  );
};

async function aTimer(known = {}) {
  const save = vi.fn<AttemptServer['saveTimes']>(async () => undefined);
  const timer = new QuestionTimer(save);
  await timer.begin(head, known);
  return { timer, save };
}

it('measures the current question, and continues when the student returns to it', async () => {
  const { timer } = await aTimer();
  timer.setCurrentQuestion('a');
  await pass(5);
  timer.setCurrentQuestion('b');
  await pass(3);
  timer.setCurrentQuestion('a');
  await pass(2);
  await timer.stop();
  await pass(60);
  expect(await spent()).toEqual({ a: 7, b: 3 });
});

it('pauses while the page is hidden, and then sends unsent times', async () => {
  const { timer, save } = await aTimer();
  timer.setCurrentQuestion('a');
  await pass(5);
  visibility = 'hidden';
  timer.pause();
  await pass(100);
  expect(save.mock.calls).toEqual([['attempt-1', { a: 5 }, true]]);
  timer.resume();
  await pass(100);
  visibility = 'visible';
  timer.resume();
  timer.setCurrentQuestion('b');
  await pass(4);
  timer.pause();
  await pass(0);
  expect(save.mock.calls.slice(1)).toEqual([['attempt-1', { b: 4 }, true]]);
});

it('keeps the times on the device every few seconds, so that a crash loses little, and a new page continues from them', async () => {
  const first = await aTimer();
  first.timer.setCurrentQuestion('a');
  await pass(31);
  expect(await spent()).toEqual({ a: 30 });
  const second = await aTimer();
  second.timer.setCurrentQuestion('a');
  await pass(4);
  await second.timer.stop();
  expect(await spent()).toEqual({ a: 34 });
});

it('continues from the times of another device, and does not send them again', async () => {
  const { timer, save } = await aTimer({ a: 100, b: 20 });
  timer.setCurrentQuestion('b');
  await pass(6);
  timer.pause();
  await pass(0);
  expect(save.mock.calls).toEqual([['attempt-1', { b: 26 }, true]]);
  expect(await spent()).toEqual({ a: 100, b: 26 });
});

it('sends nothing while questions are read, and at most the time limit', async () => {
  const { timer, save } = await aTimer({ a: 599 });
  timer.setCurrentQuestion('a');
  await pass(600);
  expect(save).not.toHaveBeenCalled();
  timer.pause();
  await pass(0);
  expect(save.mock.calls).toEqual([['attempt-1', { a: 600 }, true]]);
});

it('retries times that could not be sent', async () => {
  const { timer, save } = await aTimer();
  save.mockRejectedValueOnce(new Error('offline'));
  timer.setCurrentQuestion('a');
  await pass(5);
  timer.pause();
  await pass(0);
  timer.pause();
  await pass(0);
  expect(save.mock.calls.map(([, times]) => times)).toEqual([{ a: 5 }, { a: 5 }]);
});

it('sends the last times once, after the submission, which succeeds without them', async () => {
  const server = aServer();
  server.saveTimes.mockRejectedValue(new Error('no times here'));
  const attempt = await openAttempt(server);
  attempt.setCurrentQuestion('q1');
  await pass(8);
  void attempt.submit();
  await pass(1);
  expect(server.saveTimes.mock.calls).toEqual([['attempt-1', { q1: 8 }, true]]);
  expect(attempt.getState().outcome).toBe('stored');
});
