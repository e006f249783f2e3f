import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type {
  SaveConfirmation,
  ServerAttempt,
} from '../../web/src/features/exam-room/attempt/attempt-server.ts';
import { toggleUnsure } from '../../web/src/features/exam-room/attempt/sheet/sheet-changes.ts';
import { mayHaveAttempts } from '../../web/src/features/exam-room/storage/attempts-flag.ts';
import {
  storedMarks,
  storedReceipts,
} from '../../web/src/features/exam-room/storage/stored-papers.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import {
  aConfirmation,
  anAttempt,
  aServer,
  aServerAttempt,
  choose,
  offline,
  openAttempt,
  receipt,
  refused,
  submitResponse,
} from './exam-attempt-kit.ts';
import { aTicket, iso, START } from './exam-fixtures.ts';
import { fakeClockInEachTest, pass } from './fake-clock.ts';
import { device } from './fake-device-storage.ts';

fakeClockInEachTest();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/**
 * An attempt of one minute ends a minute after the start, its deadline is 30 s later, and the grace
 * ends 60 s after that.
 */
const oneMinute = { minutes: 1 };
const GRACE_ENDS = 150_000;

describe('submitting', () => {
  it('keeps only the receipt and the unsure marks on the device', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    attempt.change(choose('m1', 'm1-a'));
    attempt.change(toggleUnsure('m2'));
    await pass(10);
    await attempt.submit();
    await pass(10);
    expect(attempt.getState()).toMatchObject({
      phase: 'submitted',
      outcome: 'stored',
      result: 'stored',
      receipt,
    });
    expect(await storedReceipts('u1')).toEqual([{ ...receipt, examId: 'e1', title: 'Motion' }]);
    expect(await storedMarks('u1', 'e1')).toEqual(['m2']);
    expect([...device.kept.keys()].sort()).toEqual(['marks:u1:e1', 'receipt:u1:attempt-1']);
    expect(await storedReceipts('u2')).toEqual([]);
    attempt.close();
  });

  it('sends one request for two clicks', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    await Promise.all([attempt.submit(), attempt.submit()]);
    await pass(5000);
    expect(server.submit).toHaveBeenCalledTimes(1);
    attempt.close();
  });

  it('repeats a submission whose response was lost, with the same ticket and answers', async () => {
    const server = aServer();
    server.submit.mockImplementationOnce(offline);
    const attempt = await openAttempt(server);
    attempt.change(choose('m1', 'm1-a'));
    await attempt.submit();
    await pass(10);
    expect(attempt.getState().phase).toBe('running');
    await pass(10_000);
    expect(server.submit.mock.calls[1]).toEqual(server.submit.mock.calls[0]);
    expect(attempt.getState().receipt).toEqual(receipt);
    attempt.close();
  });

  it('asks for the login when the session has ended, and submits after it', async () => {
    const server = aServer();
    server.submit.mockImplementationOnce(() => refused('FORBIDDEN'));
    const attempt = await openAttempt(server);
    await attempt.submit();
    await pass(10);
    expect(attempt.getState()).toMatchObject({ needsLogin: true, phase: 'running' });
    attempt.sendNow();
    await pass(10);
    expect(attempt.getState()).toMatchObject({ needsLogin: false, phase: 'submitted' });
    attempt.close();
  });
});

describe('when the time is up', () => {
  it('freezes at once, and sends within three seconds', async () => {
    const server = aServer();
    const attempt = await openAttempt(server, oneMinute);
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

  it('sends within the time that a busy server asks for', async () => {
    const server = aServer();
    server.save.mockImplementation(async () => aConfirmation(START, { submitWithinSeconds: 20 }));
    const attempt = await openAttempt(server, oneMinute);
    await pass(60_000);
    void attempt.timeUp();
    // Math.random is 0.5.
    await pass(9000);
    expect(server.submit).not.toHaveBeenCalled();
    await pass(1100);
    expect(server.submit).toHaveBeenCalledTimes(1);
    attempt.close();
  });

  it('saves and submits at once if the page is hidden during that time', async () => {
    const server = aServer();
    server.save.mockImplementation(async () =>
      aConfirmation(START, { saveEverySeconds: 30, submitWithinSeconds: 20 }),
    );
    const attempt = await openAttempt(server, oneMinute);
    await pass(50_000);
    // The pause after this save lasts until after the end.
    attempt.change(choose('m1', 'm1-a'));
    await pass(10);
    attempt.change(choose('m2', 'm2-a'));
    await pass(9990);
    void attempt.timeUp();
    await pass(100);
    expect(server.saves().at(-1)).toEqual([2, { m1: ['m1-a'] }]);
    expect(server.submit).not.toHaveBeenCalled();
    attempt.flush();
    expect(server.saves().at(-1)).toEqual([3, { m1: ['m1-a'], m2: ['m2-a'] }]);
    expect(server.save.mock.lastCall?.[3]).toBe(true);
    await pass(10);
    expect(server.submit).toHaveBeenCalledTimes(1);
    expect(attempt.getState()).toMatchObject({ phase: 'submitted', outcome: 'stored' });
    attempt.close();
  });

  it('submits without a random delay when the grace period is nearly over', async () => {
    const server = aServer();
    const attempt = await openAttempt(server, oneMinute);
    await pass(GRACE_ENDS - 5000);
    void attempt.timeUp();
    await pass(10);
    expect(server.submit).toHaveBeenCalledTimes(1);
    attempt.close();
  });

  it('retries often during the grace period, and is in time when the network is back within it', async () => {
    const server = aServer();
    server.submit.mockImplementation(offline);
    const attempt = await openAttempt(server, oneMinute);
    await pass(60_000);
    void attempt.timeUp();
    await pass(60_000);
    expect(attempt.getState().outbox).toMatchObject({ status: 'waiting', code: 'OFFLINE' });
    server.submit.mockImplementation(async () => submitResponse);
    await pass(8000);
    expect(attempt.getState().outcome).toBe('stored');
    attempt.close();
  });
});

describe('after the grace', () => {
  interface Closed {
    /** The response to the save of the answer. */
    readonly save?: () => Promise<SaveConfirmation>;
    readonly read?: () => Promise<ServerAttempt | null>;
    /** In the order of the clicks. */
    readonly chosen?: readonly string[];
  }

  /** `m1-a` is chosen, the time is up, and the server has closed the attempt. */
  async function closeByServer({ save, read, chosen = ['m1-a'] }: Closed) {
    const server = aServer();
    const attempt = await openAttempt(server, oneMinute);
    await pass(2000);
    if (save) server.save.mockImplementation(save);
    if (read) server.read.mockImplementation(read);
    attempt.change(choose('m1', ...chosen));
    await pass(58_000);
    server.submit.mockImplementation(() => refused('EXAM_CLOSED'));
    void attempt.timeUp();
    await pass(5000);
    onTestFinished(attempt.close);
    return { server, attempt };
  }

  it('sends answers that the server does not have as late, with the time of sealing, and keeps a copy', async () => {
    const { server, attempt } = await closeByServer({
      save: offline,
      read: async () => aServerAttempt(1),
    });
    expect(attempt.getState()).toMatchObject({
      phase: 'submitted',
      outcome: 'late',
      receipt: null,
    });
    expect(server.submitLate).toHaveBeenCalledTimes(1);
    expect(server.submitLate.mock.calls[0]?.[1]).toMatchObject({
      chosen: { m1: ['m1-a'] },
      sealedAt: expect.any(Number),
    });
    expect(device.kept.get('away:u1:single:e1:attempt-1')).toMatchObject({
      sheet: { chosen: { m1: ['m1-a'] } },
    });
  });

  it('continues with a new ticket if an admin has reopened it, after the answers of the earlier round are on the server', async () => {
    const { attempt } = await closeByServer({
      save: offline,
      read: async () => aServerAttempt(2, { m1: ['m1-b'] }),
    });
    expect(attempt.getState().outcome).toBe('late');
    attempt.close();
    const now = START + 600_000;
    const ticket = {
      ...aTicket({ serverTime: now }),
      token: 'ticket of round 1',
      deadline: iso(now + 600_000),
    };
    const saved = aServerAttempt(2, { m1: ['m1-b'] });
    const start = async () => ({
      ticket,
      paper: 'paper',
      title: 'Motion',
      timeLimitMinutes: 1,
      saved,
    });
    const again = await openAttempt(aServer(), { start });
    onTestFinished(again.close);
    expect(again.getState()).toMatchObject({
      phase: 'running',
      head: { token: 'ticket of round 1', endsAt: now + 600_000 },
      sheet: { sealed: null, chosen: { m1: ['m1-b'] } },
    });
  });

  it('sends nothing more if all of it was saved in time, as the device has recorded', async () => {
    const { server, attempt } = await closeByServer({ read: offline });
    expect(attempt.getState()).toMatchObject({ phase: 'submitted', outcome: 'saved-in-time' });
    expect(server.read).not.toHaveBeenCalled();
    expect(server.submitLate).not.toHaveBeenCalled();
  });

  it('reads the saved answers from the server before it sends anything late: the response to a last save may be lost', async () => {
    const { server, attempt } = await closeByServer({
      save: offline,
      read: async () => aServerAttempt(2, { m1: ['m1-a'] }),
    });
    expect(attempt.getState()).toMatchObject({ phase: 'submitted', outcome: 'saved-in-time' });
    expect(server.read).toHaveBeenCalledWith('attempt-1');
    expect(server.submitLate).not.toHaveBeenCalled();
    expect(device.kept.get('away:u1:single:e1:attempt-1')).toMatchObject({
      sheet: { chosen: { m1: ['m1-a'] } },
    });
  });

  it('recognizes its own answers of several options, stored in another order', async () => {
    const { server, attempt } = await closeByServer({
      save: offline,
      read: async () => aServerAttempt(2, { m1: ['m1-a', 'm1-c'] }),
      chosen: ['m1-c', 'm1-a'],
    });
    expect(attempt.getState()).toMatchObject({ phase: 'submitted', outcome: 'saved-in-time' });
    expect(server.submitLate).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no network', offline, 'OFFLINE'],
    ['a rate limit rejects the request', () => refused('RATE_LIMITED'), 'RATE_LIMITED'],
  ])('shows nothing and retries later when %s', async (_, fails, code) => {
    const { server, attempt } = await closeByServer({ save: offline, read: fails });
    expect(attempt.getState()).toMatchObject({
      phase: 'running',
      outcome: null,
      outbox: { status: 'waiting', code },
    });
    expect(server.submitLate).not.toHaveBeenCalled();
    expect([...device.kept.keys()]).toContain('sheet:u1:single:e1:attempt-1');
    server.read.mockImplementation(async () => ({
      ...aServerAttempt(2, { m1: ['m1-a'] }),
      closedBy: 'SERVER',
    }));
    await pass(10_000);
    expect(attempt.getState()).toMatchObject({ phase: 'submitted', outcome: 'saved-in-time' });
    expect(server.submitLate).not.toHaveBeenCalled();
  });

  it('sends answers as late if the host has no attempt for them', async () => {
    const { server, attempt } = await closeByServer({ save: offline, read: async () => null });
    expect(attempt.getState().outcome).toBe('late');
    expect(server.submitLate).toHaveBeenCalledTimes(1);
  });

  it('keeps no blank sheet, and shows that no result was stored', async () => {
    const server = aServer();
    server.save.mockImplementation(offline);
    server.read.mockImplementation(async () => aServerAttempt(0));
    server.submit.mockImplementation(() => refused('EXAM_CLOSED'));
    const attempt = await openAttempt(server, oneMinute);
    onTestFinished(attempt.close);
    await attempt.submit();
    await pass(10);
    expect(attempt.getState().outcome).toBe('blank');
    expect(server.submitLate).not.toHaveBeenCalled();
  });

  it('does not treat a mark as an answer: nothing is late if only marks were not saved', async () => {
    const { answers, ...saved } = aServerAttempt(2, { m1: ['m1-a'] });
    const { server, attempt } = await closeByServer({
      save: offline,
      read: async () => ({ ...saved, answers: { ...answers, unsure: ['m2'] } }),
    });
    expect(attempt.getState().outcome).toBe('saved-in-time');
    expect(server.submitLate).not.toHaveBeenCalled();
  });
});

it('ends an attempt without any answer: nothing is stored, and the device deletes it', async () => {
  const server = aServer();
  server.submit.mockImplementation(async () => null);
  const attempt = await openAttempt(server);
  onTestFinished(attempt.close);
  await attempt.submit();
  await pass(10);
  expect([attempt.getState().outcome, attempt.getState().receipt]).toEqual(['blank', null]);
  expect([...device.kept.keys()]).toEqual([]);
});

it('sends a sheet that was sealed before a reload before a new attempt starts', async () => {
  const server = aServer();
  server.submit.mockImplementationOnce(offline);
  const attempt = await openAttempt(server);
  await attempt.submit();
  await pass(10);
  attempt.close();
  expect(mayHaveAttempts()).toBe(true);

  setServerTime(iso(START + 60_000));
  const start = vi.fn(() => offline());
  const again = anAttempt(server, { start });
  await again.open();
  await pass(10);
  expect(again.getState().outcome).toBe('stored');
  expect(start).not.toHaveBeenCalled();
  again.close();
});
