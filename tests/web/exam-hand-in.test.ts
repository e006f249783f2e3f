import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayHaveAttempts } from '../../web/src/exam-room/attempt-note.ts';
import { keptMarks, keptReceipts } from '../../web/src/exam-room/kept-papers.ts';
import { setServerTime } from '../../web/src/exam-room/server-clock.ts';
import { toggleUnsure } from '../../web/src/exam-room/sheet-changes.ts';
import { anAttempt, aServer, choose, handedIn, offline, opened, receipt, refused } from './exam-attempt-kit.ts';
import { iso, START } from './exam-fixtures.ts';
import { device } from './fake-device-storage.ts';

vi.mock('../../web/src/exam-room/device-storage.ts', () => import('./fake-device-storage.ts'));

beforeEach(() => {
  device.reset();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** An attempt of one minute ends a minute after the start, its deadline is 30 s later, and the grace ends 60 s after that. */
const inMinute = { minutes: 1 };
const GRACE_ENDS = 150_000;

describe('handing in', () => {
  it('keeps the receipt and the unsure marks on the device, and nothing else', async () => {
    const server = aServer();
    const attempt = await opened(server);
    attempt.change(choose('m1', 'm1-a'));
    attempt.change(toggleUnsure('m2'));
    await pass(10);
    await attempt.handIn();
    await pass(10);
    expect(attempt.getState()).toMatchObject({ phase: 'submitted', ending: 'stored', result: 'stored', receipt });
    expect(await keptReceipts('u1')).toEqual([{ ...receipt, examId: 'e1', title: 'Motion' }]);
    expect(await keptMarks('u1', 'e1')).toEqual(['m2']);
    expect([...device.kept.keys()].sort()).toEqual(['marks:u1:e1', 'receipt:u1:attempt-1']);
    expect(await keptReceipts('u2')).toEqual([]);
    attempt.close();
  });

  it('sends one request for two clicks', async () => {
    const server = aServer();
    const attempt = await opened(server);
    await Promise.all([attempt.handIn(), attempt.handIn()]);
    await pass(5000);
    expect(server.submit).toHaveBeenCalledTimes(1);
    attempt.close();
  });

  it('repeats a hand-in whose reply was lost, with the same ticket and answers', async () => {
    const server = aServer();
    server.submit.mockImplementationOnce(offline);
    const attempt = await opened(server);
    attempt.change(choose('m1', 'm1-a'));
    await attempt.handIn();
    await pass(10);
    expect(attempt.getState().phase).toBe('running');
    await pass(10_000);
    expect(server.submit.mock.calls[1]).toEqual(server.submit.mock.calls[0]);
    expect(attempt.getState().receipt).toEqual(receipt);
    attempt.close();
  });

  it('asks for the login when the session has ended, and hands in after it', async () => {
    const server = aServer();
    server.submit.mockImplementationOnce(() => refused('FORBIDDEN'));
    const attempt = await opened(server);
    await attempt.handIn();
    await pass(10);
    expect(attempt.getState()).toMatchObject({ needsLogin: true, phase: 'running' });
    attempt.sendNow();
    await pass(10);
    expect(attempt.getState()).toMatchObject({ needsLogin: false, phase: 'submitted' });
    attempt.close();
  });
});

describe('at zero', () => {
  it('freezes at once, and sends within three seconds', async () => {
    const server = aServer();
    const attempt = await opened(server, inMinute);
    await pass(60_000);
    void attempt.timeUp();
    attempt.change(choose('m1', 'm1-a'));
    await pass(10);
    expect(attempt.getState().sheet).toMatchObject({ chosen: {}, sealed: 'time-up' });
    expect(attempt.getState().sheet.sealedAt).toBeGreaterThanOrEqual(START + 60_000);
    expect(server.submit).not.toHaveBeenCalled();
    await pass(3000);
    expect(server.submit).toHaveBeenCalledTimes(1);
    attempt.close();
  });

  it('loses no time to chance when the grace is nearly over', async () => {
    const server = aServer();
    const attempt = await opened(server, inMinute);
    await pass(GRACE_ENDS - 5000);
    void attempt.timeUp();
    await pass(10);
    expect(server.submit).toHaveBeenCalledTimes(1);
    attempt.close();
  });

  it('tries often while the grace lasts, and is in time when the network comes back in it', async () => {
    const server = aServer();
    server.submit.mockImplementation(offline);
    const attempt = await opened(server, inMinute);
    await pass(60_000);
    void attempt.timeUp();
    await pass(60_000);
    expect(attempt.getState().outbox).toMatchObject({ at: 'waiting', code: 'OFFLINE' });
    server.submit.mockImplementation(async () => handedIn);
    await pass(8000);
    expect(attempt.getState().ending).toBe('stored');
    attempt.close();
  });
});

describe('after the grace', () => {
  async function closed(unsaved: boolean) {
    const server = aServer();
    const attempt = await opened(server, inMinute);
    await pass(2000);
    if (unsaved) server.save.mockImplementation(offline);
    attempt.change(choose('m1', 'm1-a'));
    await pass(58_000);
    server.submit.mockImplementation(() => refused('EXAM_CLOSED'));
    void attempt.timeUp();
    await pass(5000);
    attempt.close();
    return { server, attempt };
  }

  it('sends what the server did not have as late, with the time of sealing, and keeps a copy', async () => {
    const { server, attempt } = await closed(true);
    expect(attempt.getState()).toMatchObject({ phase: 'submitted', ending: 'late', receipt: null });
    expect(server.submitLate).toHaveBeenCalledTimes(1);
    expect(server.submitLate.mock.calls[0]?.[1]).toMatchObject({ chosen: { m1: ['m1-a'] }, sealedAt: expect.any(Number) });
    expect(device.kept.get('away:u1:single:e1:attempt-1')).toMatchObject({ sheet: { chosen: { m1: ['m1-a'] } } });
  });

  it('sends nothing more when all of it had been saved in time', async () => {
    const { server, attempt } = await closed(false);
    expect(attempt.getState()).toMatchObject({ phase: 'submitted', ending: 'saved-in-time' });
    expect(server.submitLate).not.toHaveBeenCalled();
  });
});

it('refuses nothing that was sealed before a reload: it is sent before a new attempt begins', async () => {
  const server = aServer();
  server.submit.mockImplementationOnce(offline);
  const attempt = await opened(server);
  await attempt.handIn();
  await pass(10);
  attempt.close();
  expect(mayHaveAttempts()).toBe(true);

  setServerTime(iso(START + 60_000));
  const start = vi.fn(() => offline());
  const again = anAttempt(server, { start });
  await again.open();
  await pass(10);
  expect(again.getState().ending).toBe('stored');
  expect(start).not.toHaveBeenCalled();
  again.close();
});
