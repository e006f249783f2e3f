// Extra time in a running exam: what it does to the attempt.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { storedAttempt } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import {
  aConfirmation,
  aServer,
  aServerAttempt,
  choose,
  offline,
  openAttempt,
  receipt,
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

/** The attempt with this deadline in its ticket. */
function openedUntil(deadline: number) {
  const ticket = { ...aTicket(), deadline: iso(deadline) };
  return openAttempt(aServer(), {
    start: async () => ({
      ticket,
      paper: 'paper',
      title: 'Motion',
      timeLimitMinutes: 30,
      saved: null,
    }),
  });
}

describe('an attempt that gets extra time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    setServerTime(iso(START));
  });
  afterEach(() => vi.useRealTimers());

  it('ends later by as much, also after a reload', async () => {
    const attempt = await openAttempt(aServer());
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
    const attempt = await openAttempt(aServer());
    attempt.close();
    const again = await openedUntil(START + 10 * MINUTE);
    expect(again.getState().head).toMatchObject({
      deadline: START + 10 * MINUTE,
      endsAt: START + 10 * MINUTE,
    });
    again.close();
  });

  it('reads it from the ticket if the tab was closed meanwhile', async () => {
    const attempt = await openAttempt(aServer());
    attempt.close();
    const again = await openedUntil(DEADLINE + 5 * MINUTE);
    expect(again.getState().head).toMatchObject({
      deadline: DEADLINE + 5 * MINUTE,
      endsAt: START + 35 * MINUTE,
      timeLimitMinutes: 35,
    });
    again.close();
  });

  it.each([0, 5 * MINUTE + 5000])(
    'has all of it on another device, %i ms after the start',
    async (age) => {
      setServerTime(iso(START + age));
      const ticket = {
        ...aTicket({ minutes: 30, serverTime: START + age }),
        deadline: iso(DEADLINE + 5 * MINUTE),
      };
      const attempt = await openAttempt(aServer(), {
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
        timeLimitMinutes: age === 0 ? 36 : 31,
      });
      attempt.close();
    },
  );

  it('stays submitted when the student has submitted it before the notice', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    attempt.change(choose('m1', 'm1-a'));
    await vi.advanceTimersByTimeAsync(20);
    const sealing = attempt.submit();
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
    const attempt = await openAttempt(server);
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
    const attempt = await openAttempt(server);
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
    const attempt = await openAttempt(server);
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

  it('can be changed again after a refusal, also if it was submitted before the notice', async () => {
    const server = aServer();
    server.submit.mockImplementation(offline);
    const attempt = await openAttempt(server);
    await vi.advanceTimersByTimeAsync(29 * MINUTE);
    await attempt.submit();
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
    const attempt = await openAttempt(server);
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

  it('stays closed if an admin has closed it early and its late answers are refused', async () => {
    const server = aServer();
    server.read.mockImplementation(async () => ({ ...aServerAttempt(1), closedBy: 'SERVER' }));
    server.submit.mockImplementation(() => refused('EXAM_CLOSED'));
    server.submitLate.mockImplementation(() => refused('RATE_LIMITED'));
    const attempt = await openAttempt(server);
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
    const attempt = await openAttempt(server);
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
