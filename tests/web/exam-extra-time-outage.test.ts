// Extra time that a device learns of late, because it was off, asleep or offline: the attempt goes
// on although its sheet is sealed.
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
  choose,
  offline,
  openAttempt,
  refused,
} from './exam-attempt-kit.ts';
import {
  anExtendedServer,
  DEADLINE,
  extended,
  KEY,
  MINUTE,
  openedAndEnded,
} from './exam-extra-time-kit.ts';
import { aTicket, iso, START } from './exam-fixtures.ts';
import { device } from './fake-device-storage.ts';

/** The network is gone when the time ends; on return the first request has failed. */
async function endedOffline(server: ReturnType<typeof aServer>) {
  server.submit.mockImplementation(offline);
  server.read.mockImplementation(offline);
  const attempt = await openedAndEnded(server);
  await vi.advanceTimersByTimeAsync(3000);
  return attempt;
}

describe('an attempt that gets extra time while its device is off or offline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    setServerTime(iso(START));
  });
  afterEach(() => vi.useRealTimers());

  it('is not submitted when the device is back after the earlier deadline', async () => {
    const attempt = await openAttempt(aServer());
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
    const again = await openAttempt(after);
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
    await attempt.submit();
    await vi.advanceTimersByTimeAsync(100);
    expect(server.submit.mock.calls.map(([token]) => token)).toEqual(['second']);
    attempt.close();
  });

  it('goes on with the new ticket if it was closed and reopened while it had no network', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
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

  it('is submitted all the same if the deadline cannot be read', async () => {
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
    await attempt.submit();
    expect(attempt.getState()).toMatchObject({
      isOnDevice: true,
      sheet: { sealed: 'by-hand', chosen: { m1: ['m1-a'] } },
    });
    attempt.close();
  });

  it('does not come back to a device that has submitted it meanwhile', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    await attempt.submit();
    await vi.advanceTimersByTimeAsync(100);
    const { head } = attempt.getState();
    if (head) await expect(updateHead(withDeadline(head, DEADLINE + MINUTE))).rejects.toThrow();
    expect([...device.kept.keys()].filter((name) => name.startsWith('head:'))).toEqual([]);
    attempt.close();
  });
});
