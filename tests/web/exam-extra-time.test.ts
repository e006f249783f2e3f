// Extra time in a running exam: what it does to the attempt, also on a device that was off.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import type { ServerAttempt } from '../../web/src/features/exam-room/attempt/attempt-server.ts';
import {
  storedAttempt,
  updateHead,
  withDeadline,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import {
  aConfirmation,
  anAttempt,
  aServer,
  aServerAttempt,
  choose,
  offline,
  opened,
  receipt,
  refused,
} from './exam-attempt-kit.ts';
import { aTicket, iso, START } from './exam-fixtures.ts';
import { device } from './fake-device-storage.ts';

const MINUTE = 60_000;
const KEY = { userId: 'u1', kind: 'single', examId: 'e1' } as const;
const DEADLINE = START + 30 * MINUTE + 30_000;

const extended = { ...aServerAttempt(1), deadline: DEADLINE + 10 * MINUTE };

/** A server whose attempt has ten minutes more. */
function anExtendedServer() {
  const server = aServer();
  server.read.mockImplementation(async () => extended);
  return server;
}

/** The attempt with this deadline in its ticket. */
function openedUntil(deadline: number) {
  const ticket = { ...aTicket(), deadline: iso(deadline) };
  return opened(aServer(), {
    start: async () => ({
      ticket,
      paper: 'paper',
      title: 'Motion',
      timeLimitMinutes: 30,
      saved: null,
    }),
  });
}

/** Opens the attempt, whose time ends; on return its sheet is sealed. */
async function openedAndEnded(server: ReturnType<typeof aServer>, afterMinutes = 30) {
  const attempt = await opened(server);
  await vi.advanceTimersByTimeAsync(afterMinutes * MINUTE);
  await attempt.timeUp();
  return attempt;
}

/** The network is gone when the time ends; on return the first request has failed. */
async function endedOffline(server: ReturnType<typeof aServer>) {
  server.submit.mockImplementation(offline);
  server.read.mockImplementation(offline);
  const attempt = await openedAndEnded(server);
  await vi.advanceTimersByTimeAsync(3000);
  return attempt;
}

describe('an attempt that gets extra time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    device.reset();
    setServerTime(iso(START));
  });
  afterEach(() => vi.useRealTimers());

  it('ends later by as much, also after a reload', async () => {
    const attempt = await opened(aServer());
    expect(attempt.getState().head).toMatchObject({
      deadline: DEADLINE,
      endsAt: START + 30 * MINUTE,
    });
    await attempt.setDeadline(DEADLINE + 10 * MINUTE);
    const extended = {
      deadline: DEADLINE + 10 * MINUTE,
      endsAt: START + 40 * MINUTE,
      timeLimitMinutes: 40,
    };
    expect(attempt.getState().head).toMatchObject(extended);
    expect((await storedAttempt(KEY))?.head).toMatchObject(extended);
    attempt.close();
    const again = await openedUntil(DEADLINE + 10 * MINUTE);
    expect(again.getState().head).toMatchObject(extended);
    again.close();
  });

  it('ends at the deadline if an admin has moved it forward meanwhile', async () => {
    const attempt = await opened(aServer());
    attempt.close();
    const again = await openedUntil(START + 10 * MINUTE);
    expect(again.getState().head).toMatchObject({
      deadline: START + 10 * MINUTE,
      endsAt: START + 10 * MINUTE,
    });
    again.close();
  });

  it('reads it from the ticket if the tab was closed meanwhile', async () => {
    const attempt = await opened(aServer());
    attempt.close();
    const again = await openedUntil(DEADLINE + 5 * MINUTE);
    expect(again.getState().head).toMatchObject({
      deadline: DEADLINE + 5 * MINUTE,
      endsAt: START + 35 * MINUTE,
      timeLimitMinutes: 35,
    });
    again.close();
  });

  it('is not submitted when the device is back after the earlier deadline', async () => {
    const attempt = await opened(aServer());
    attempt.change(choose('m1', 'm1-a'));
    await vi.advanceTimersByTimeAsync(20);
    attempt.close();
    // The device was off for 35 of 30 minutes; an admin gave 20 more meanwhile.
    const server = aServer();
    server.syncClock.mockImplementation(async () => setServerTime(iso(START + 35 * MINUTE)));
    const ticket = {
      ...aTicket({ minutes: 30, serverTime: START + 35 * MINUTE }),
      deadline: iso(DEADLINE + 20 * MINUTE),
    };
    const again = anAttempt(server, {
      start: async () => ({
        ticket,
        paper: 'paper',
        title: 'Motion',
        timeLimitMinutes: 30,
        saved: null,
      }),
    });
    await again.open();
    await vi.advanceTimersByTimeAsync(20);
    expect(again.getState()).toMatchObject({
      phase: 'running',
      head: { endsAt: START + 50 * MINUTE },
      sheet: { sealed: null, chosen: { m1: ['m1-a'] } },
    });
    again.close();
  });

  it('has all of it on another device', async () => {
    const ticket = { ...aTicket({ minutes: 30 }), deadline: iso(DEADLINE + 5 * MINUTE) };
    const attempt = await opened(aServer(), {
      start: async () => ({
        ticket,
        paper: 'paper',
        title: 'Motion',
        timeLimitMinutes: 30,
        saved: null,
      }),
    });
    // Rounded up, so that the countdown starts to move at once.
    expect(attempt.getState().head).toMatchObject({
      endsAt: DEADLINE + 5 * MINUTE,
      timeLimitMinutes: 36,
    });
    attempt.close();
  });

  it('stays handed in when the student has handed it in before the notice', async () => {
    const server = aServer();
    const attempt = await opened(server);
    attempt.change(choose('m1', 'm1-a'));
    await vi.advanceTimersByTimeAsync(20);
    const sealing = attempt.handIn();
    await attempt.setDeadline(DEADLINE + MINUTE);
    await sealing;
    await vi.advanceTimersByTimeAsync(100);
    expect(attempt.getState()).toMatchObject({ phase: 'submitted', outcome: 'stored' });
    attempt.close();
  });

  it('goes on if its submission at the end of the time has not been sent yet', async () => {
    const server = anExtendedServer();
    server.save.mockImplementation(async () => aConfirmation(START, { submitWithinSeconds: 20 }));
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const attempt = await openedAndEnded(server);
    await vi.advanceTimersByTimeAsync(5000);
    expect(attempt.getState().sheet.sealed).toBe('time-up');
    await attempt.setDeadline(DEADLINE + 10 * MINUTE);
    await vi.advanceTimersByTimeAsync(60_000);
    attempt.change(choose('m1', 'm1-a'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(attempt.getState()).toMatchObject({
      phase: 'running',
      outbox: { status: 'idle' },
      head: { endsAt: START + 40 * MINUTE },
      sheet: { sealed: null, chosen: { m1: ['m1-a'] } },
    });
    expect(server.submit).not.toHaveBeenCalled();
    expect(server.saves().at(-1)?.[1]).toEqual({ m1: ['m1-a'] });
    expect((await storedAttempt(KEY))?.sheet.sealed).toBeNull();
    attempt.close();
    vi.restoreAllMocks();
  });

  it('goes on after a submission that failed', async () => {
    const server = anExtendedServer();
    const attempt = await opened(server);
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    let fail = () => undefined as undefined;
    server.submit.mockImplementation(
      () =>
        new Promise((_, reject) => {
          fail = () => void reject(new NetworkError('Failed to fetch')) as undefined;
        }),
    );
    await attempt.timeUp();
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.submit).toHaveBeenCalledTimes(1);
    await attempt.setDeadline(DEADLINE + 10 * MINUTE);
    expect(attempt.getState().sheet.sealed).toBe('time-up');
    fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt.getState().sheet.sealed).toBeNull();
    expect(server.submit).toHaveBeenCalledTimes(1);
    attempt.close();
  });

  it('gets its receipt if the submission has arrived, although no response came back', async () => {
    const server = aServer();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const attempt = await opened(server);
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    server.submit.mockImplementationOnce(() => Promise.reject(new NetworkError('Failed to fetch')));
    server.read.mockImplementation(async () => ({ ...aServerAttempt(1), closedBy: 'STUDENT' }));
    await attempt.timeUp();
    await vi.advanceTimersByTimeAsync(100);
    expect(server.submit).toHaveBeenCalledTimes(1);
    await attempt.setDeadline(DEADLINE + 10 * MINUTE);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.submit).toHaveBeenCalledTimes(2);
    expect(attempt.getState()).toMatchObject({ phase: 'submitted', outcome: 'stored', receipt });
    attempt.close();
    vi.restoreAllMocks();
  });

  it('goes on if the extra time arrives while the sheet is being sealed', async () => {
    const server = anExtendedServer();
    const attempt = await opened(server);
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    const sealing = attempt.timeUp();
    await attempt.setDeadline(DEADLINE + 10 * MINUTE);
    await sealing;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt.getState()).toMatchObject({
      phase: 'running',
      outbox: { status: 'idle' },
      sheet: { sealed: null },
    });
    expect(server.submit).not.toHaveBeenCalled();
    attempt.close();
  });

  it('goes on when the network is back, if it was given during the outage', async () => {
    const server = anExtendedServer();
    const attempt = await endedOffline(server);
    expect(attempt.getState().outbox).toMatchObject({ status: 'waiting', code: 'OFFLINE' });
    server.submit.mockClear();
    server.read.mockImplementation(async () => extended);
    attempt.sendNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.submit).not.toHaveBeenCalled();
    expect(attempt.getState()).toMatchObject({
      outbox: { status: 'idle' },
      head: { endsAt: START + 40 * MINUTE },
      sheet: { sealed: null },
    });
    attempt.close();
  });

  it('goes on when the phone wakes up after the earlier end', async () => {
    const server = anExtendedServer();
    const attempt = await openedAndEnded(server, 35);
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.submit).not.toHaveBeenCalled();
    expect(attempt.getState().sheet.sealed).toBeNull();
    attempt.close();
  });

  it('goes on after a reload that follows the end', async () => {
    const attempt = await endedOffline(anExtendedServer());
    await attempt.setDeadline(DEADLINE + 10 * MINUTE);
    await vi.advanceTimersByTimeAsync(10_000);
    attempt.close();
    expect((await storedAttempt(KEY))?.sheet.sealed).toBe('time-up');

    const after = anExtendedServer();
    after.syncClock.mockImplementation(async () => setServerTime(iso(START + 31 * MINUTE)));
    const again = await opened(after);
    expect(after.submit).not.toHaveBeenCalled();
    expect(again.getState()).toMatchObject({
      phase: 'running',
      head: { endsAt: START + 40 * MINUTE },
      sheet: { sealed: null },
    });
    again.close();
  });

  it('goes on with the new ticket if it was reopened during the outage', async () => {
    const server = aServer();
    const attempt = await endedOffline(server);
    server.submit.mockClear();
    server.read.mockImplementation(async () => ({ ...extended, sequence: 2, token: 'second' }));
    attempt.sendNow();
    await vi.advanceTimersByTimeAsync(100);
    attempt.change(choose('m1', 'm1-a'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.save.mock.calls.at(-1)?.[0]).toBe('second');
    expect((await storedAttempt(KEY))?.head.token).toBe('second');
    await attempt.handIn();
    await vi.advanceTimersByTimeAsync(100);
    expect(server.submit.mock.calls.map(([token]) => token)).toEqual(['second']);
    attempt.close();
  });

  it('goes on with the new ticket if it was closed and reopened while it had no network', async () => {
    const server = aServer();
    const attempt = await opened(server);
    server.save.mockImplementation((token) =>
      token === 'second' ? Promise.resolve(aConfirmation(START)) : refused('EXAM_CLOSED'),
    );
    server.read.mockImplementation(async () => ({ ...extended, token: 'second' }));
    const statesSealed = new Set<unknown>();
    attempt.subscribe(() => statesSealed.add(attempt.getState().sheet.sealed));
    attempt.change(choose('m1', 'm1-a'));
    await vi.advanceTimersByTimeAsync(3000);
    expect([...statesSealed]).toEqual([null]);
    expect(attempt.getState()).toMatchObject({
      phase: 'running',
      saved: { status: 'server' },
      sheet: { sealed: null, chosen: { m1: ['m1-a'] } },
      head: { endsAt: START + 40 * MINUTE },
    });
    expect(server.submit).not.toHaveBeenCalled();
    attempt.close();
  });

  it('goes on if the notice is still being stored when the sheet is about to be sent', async () => {
    const server = anExtendedServer();
    const attempt = await openedAndEnded(server);
    device.beforeWrite = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5000));
    };
    const extending = attempt.setDeadline(DEADLINE + 10 * MINUTE);
    await vi.advanceTimersByTimeAsync(20_000);
    await extending;
    expect(server.submit).not.toHaveBeenCalled();
    expect(attempt.getState().sheet.sealed).toBeNull();
    attempt.close();
  });

  it('is not sent if the notice arrives while the deadline cannot be read', async () => {
    const server = aServer();
    const attempt = await endedOffline(server);
    server.submit.mockClear();
    let fail: (reason: unknown) => void = () => undefined;
    server.read.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
    attempt.sendNow();
    await vi.advanceTimersByTimeAsync(100);
    await attempt.setDeadline(DEADLINE + 10 * MINUTE);
    server.read.mockImplementation(async () => extended);
    fail(new NetworkError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.submit).not.toHaveBeenCalled();
    expect(attempt.getState().sheet.sealed).toBeNull();
    attempt.close();
  });

  it('keeps a notice that arrives while an older deadline is read', async () => {
    const server = aServer();
    const attempt = await endedOffline(server);
    let answer: (attempt: ServerAttempt) => void = () => undefined;
    server.read.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    attempt.sendNow();
    await vi.advanceTimersByTimeAsync(100);
    await attempt.setDeadline(DEADLINE + 20 * MINUTE);
    answer(extended);
    await vi.advanceTimersByTimeAsync(100);
    const later = { deadline: DEADLINE + 20 * MINUTE, endsAt: START + 50 * MINUTE };
    expect(attempt.getState()).toMatchObject({ head: later, sheet: { sealed: null } });
    expect((await storedAttempt(KEY))?.head).toMatchObject(later);
    attempt.close();
  });

  it('goes on although an older notice arrives after the deadline was read', async () => {
    const server = aServer();
    const attempt = await endedOffline(server);
    server.submit.mockClear();
    server.read.mockImplementation(async () => extended);
    attempt.sendNow();
    await vi.advanceTimersByTimeAsync(100);
    await attempt.setDeadline(DEADLINE);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.submit).not.toHaveBeenCalled();
    expect(attempt.getState()).toMatchObject({
      sheet: { sealed: null },
      head: { deadline: DEADLINE + 10 * MINUTE },
    });
    attempt.close();
  });

  it('can be changed again after a refusal, also if it was handed in before the notice', async () => {
    const server = aServer();
    server.submit.mockImplementation(offline);
    const attempt = await opened(server);
    await vi.advanceTimersByTimeAsync(29 * MINUTE);
    await attempt.handIn();
    await vi.advanceTimersByTimeAsync(100);
    await attempt.setDeadline(DEADLINE + 10 * MINUTE);
    server.submit.mockImplementation(() => refused('BAD_USER_INPUT'));
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(attempt.getState()).toMatchObject({
      outbox: { status: 'refused' },
      sheet: { sealed: null },
    });
    attempt.close();
  });

  it('shows at once that its answers are being saved, whatever failed before', async () => {
    const server = aServer();
    const attempt = await opened(server);
    server.save.mockImplementation(offline);
    attempt.change(choose('m1', 'm1-a'));
    await vi.advanceTimersByTimeAsync(29 * MINUTE);
    server.submit.mockImplementation(offline);
    server.read.mockImplementation(offline);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await attempt.timeUp();
    await vi.advanceTimersByTimeAsync(3000);
    server.save.mockImplementation(async () => aConfirmation(START));
    server.read.mockImplementation(async () => extended);
    attempt.sendNow();
    await vi.advanceTimersByTimeAsync(1500);
    expect(attempt.getState()).toMatchObject({
      sheet: { sealed: null },
      saved: { status: 'server' },
    });
    attempt.close();
  });

  it('is handed in all the same if the deadline cannot be read', async () => {
    const server = aServer();
    server.submit.mockImplementationOnce(offline);
    server.read.mockImplementation(offline);
    const attempt = await openedAndEnded(server);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(attempt.getState()).toMatchObject({ phase: 'submitted', outcome: 'stored' });
    attempt.close();
  });

  it('goes on although the server has refused the sheet', async () => {
    const server = aServer();
    server.submit.mockImplementation(() => refused('BAD_USER_INPUT'));
    const attempt = await openedAndEnded(server, 35);
    await vi.advanceTimersByTimeAsync(100);
    expect(attempt.getState().outbox.status).toBe('refused');
    await attempt.setDeadline(DEADLINE + 10 * MINUTE);
    await vi.advanceTimersByTimeAsync(100);
    expect(attempt.getState()).toMatchObject({
      outbox: { status: 'idle' },
      sheet: { sealed: null },
    });
    attempt.close();
  });

  it('keeps the answers given in it although the device could store nothing meanwhile', async () => {
    const server = anExtendedServer();
    const attempt = await endedOffline(server);
    device.beforeWrite = async () => {
      throw new Error('No space left');
    };
    server.read.mockImplementation(async () => extended);
    attempt.sendNow();
    await vi.advanceTimersByTimeAsync(100);
    attempt.change(choose('m1', 'm1-a'));
    await vi.advanceTimersByTimeAsync(100);
    expect(attempt.getState()).toMatchObject({ isOnDevice: false, sheet: { sealed: null } });
    device.beforeWrite = async () => undefined;
    await attempt.handIn();
    expect(attempt.getState()).toMatchObject({
      isOnDevice: true,
      sheet: { sealed: 'by-hand', chosen: { m1: ['m1-a'] } },
    });
    attempt.close();
  });

  it('does not come back to a device that has handed it in meanwhile', async () => {
    const server = aServer();
    const attempt = await opened(server);
    await attempt.handIn();
    await vi.advanceTimersByTimeAsync(100);
    const { head } = attempt.getState();
    if (head) await expect(updateHead(withDeadline(head, DEADLINE + MINUTE))).rejects.toThrow();
    expect([...device.kept.keys()].filter((name) => name.startsWith('head:'))).toEqual([]);
    attempt.close();
  });

  it('stays closed if an admin has closed it early and its late answers are refused', async () => {
    const server = aServer();
    server.read.mockImplementation(async () => ({ ...aServerAttempt(1), closedBy: 'SERVER' }));
    server.submit.mockImplementation(() => refused('EXAM_CLOSED'));
    server.submitLate.mockImplementation(() => refused('RATE_LIMITED'));
    const attempt = await opened(server);
    attempt.change(choose('m1', 'm1-a'));
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    attempt.change(choose('m2', 'm2-a'));
    server.save.mockClear();
    await attempt.setDeadline(START + 5 * MINUTE);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(attempt.getState()).toMatchObject({
      outbox: { status: 'refused' },
      head: { deadline: START + 5 * MINUTE, endsAt: START + 5 * MINUTE },
      sheet: { sealed: 'time-up' },
    });
    expect(server.submit).toHaveBeenCalledTimes(1);
    attempt.close();
  });

  it('submits the current answers when an admin has closed it early', async () => {
    const server = aServer();
    const attempt = await opened(server);
    attempt.change(choose('m1', 'm1-a'));
    await vi.advanceTimersByTimeAsync(20);
    const closing = attempt.setDeadline(START);
    await vi.advanceTimersByTimeAsync(5000);
    await closing;
    expect(server.submit.mock.calls.map(([, sheet]) => sheet)).toMatchObject([
      { sealed: 'time-up', chosen: { m1: ['m1-a'] } },
    ]);
    attempt.close();
  });
});
