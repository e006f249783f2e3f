import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { claimTab, unlessOpen } from '../../web/src/features/exam-room/sync/active-tab.ts';
import { waitOptions } from '../wait-options.ts';
import {
  aServer,
  aServerAttempt,
  choose,
  offline,
  openAttempt,
  refused,
} from './exam-attempt-kit.ts';
import { device } from './fake-device-storage.ts';
import { FakeLocks, useLocks } from './fake-locks.ts';

afterEach(() => {
  useLocks(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A tab that records the calls of its callback. */
function aTab() {
  const calls: boolean[] = [];
  const tab = claimTab('attempt-1', (isActive) => calls.push(isActive));
  return { ...tab, calls };
}

/** Waits until the last call has this value. */
const toBeActive = ({ calls }: ReturnType<typeof aTab>, isActive: boolean) =>
  vi.waitFor(() => expect(calls.at(-1)).toBe(isActive), waitOptions);

describe.each([
  ['by locks', () => new FakeLocks()],
  ['by messages', () => undefined],
])('of two tabs, %s', (_, locks) => {
  beforeEach(() => useLocks(locks()));

  it('the first one is active, until the second one takes over', async () => {
    const first = aTab();
    await toBeActive(first, true);
    const second = aTab();
    await toBeActive(second, false);
    await toBeActive(first, true);
    second.takeOver();
    await toBeActive(second, true);
    await toBeActive(first, false);
    first.takeOver();
    await toBeActive(first, true);
    await toBeActive(second, false);
    first.close();
    second.close();
  });
});

describe('with locks', () => {
  beforeEach(() => useLocks(new FakeLocks()));

  it('the next tab becomes active by itself when the active one is closed', async () => {
    const [first, second] = [aTab(), aTab()];
    await toBeActive(first, true);
    first.close();
    await toBeActive(second, true);
    second.close();
  });

  it('a tab that takes over by a double click stays active', async () => {
    const [first, second] = [aTab(), aTab()];
    await toBeActive(second, false);
    second.takeOver();
    second.takeOver();
    await toBeActive(first, false);
    // After the rejection of the lock that it took from itself.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(second.calls.at(-1)).toBe(true);
    second.close();
    await toBeActive(first, true);
    first.close();
  });

  it('a tab is active if the browser refuses locks', async () => {
    const locks = new FakeLocks();
    locks.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    useLocks(locks);
    const tab = aTab();
    await toBeActive(tab, true);
    tab.close();
  });

  it('work on an attempt that a tab has open is not done', async () => {
    const tab = aTab();
    await toBeActive(tab, true);
    const work = vi.fn(async () => 'done');
    expect(await unlessOpen('attempt-1', work)).toBeNull();
    tab.close();
    await vi.waitFor(
      async () => expect(await unlessOpen('attempt-1', work)).toBe('done'),
      waitOptions,
    );
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('a read-only tab does not change, save or submit; taking over loses nothing', async () => {
    vi.useFakeTimers();
    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
    const [mine, theirs] = [aServer(), aServer()];
    const first = await openAttempt(mine);
    first.change(choose('m1', 'm1-a'));
    await pass(1500);
    const second = await openAttempt(theirs);
    await pass(100);
    expect(second.getState()).toMatchObject({
      isActiveInOtherTab: true,
      sheet: { chosen: { m1: ['m1-a'] } },
    });
    second.change(choose('m2', 'm2-b'));
    await second.submit();
    await pass(3000);
    expect(theirs.save).not.toHaveBeenCalled();
    expect(theirs.submit).not.toHaveBeenCalled();

    first.change(choose('m3', 'm3-c'));
    second.takeOver();
    await pass(100);
    expect([first.getState().isActiveInOtherTab, second.getState().isActiveInOtherTab]).toEqual([
      true,
      false,
    ]);
    second.change(choose('m2', 'm2-b'));
    await pass(3000);
    expect(theirs.saves().at(-1)?.[1]).toEqual({ m1: ['m1-a'], m2: ['m2-b'], m3: ['m3-c'] });
    await second.submit();
    await pass(100);
    expect(theirs.submit).toHaveBeenCalledTimes(1);
    first.close();
    second.close();
  });

  it('a tab that is taken over while it reads newer answers changes nothing', async () => {
    vi.useFakeTimers();
    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
    const [mine, theirs] = [aServer(), aServer()];
    const first = await openAttempt(mine);
    await pass(2000);
    mine.save.mockImplementation(() => refused('CONFLICT'));
    let answer = (_: ReturnType<typeof aServerAttempt>): void => undefined;
    mine.read.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    first.change(choose('m1', 'm1-a'));
    await pass(10);
    const second = await openAttempt(theirs, { saved: aServerAttempt(7, { m2: ['m2-b'] }) });
    second.takeOver();
    await pass(10);
    second.change(choose('m2', 'm2-a'));
    await pass(2000);
    expect(theirs.saves().at(-1)?.[1]).toEqual({ m1: ['m1-a'], m2: ['m2-a'] });
    const kept = () => device.kept.get('saved:u1:single:e1:attempt-1');
    const before = kept();
    answer(aServerAttempt(7, { m2: ['m2-b'] }));
    await pass(100);
    expect(kept()).toEqual(before);
  });

  it('a tab that takes over has the extra time of the other one', async () => {
    vi.useFakeTimers();
    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
    const first = await openAttempt(aServer());
    const second = await openAttempt(aServer());
    const deadline = (first.getState().head?.deadline ?? 0) + 600_000;
    await first.setDeadline(deadline);
    await pass(100);
    first.close();
    second.takeOver();
    await pass(100);
    expect(second.getState()).toMatchObject({ isActiveInOtherTab: false, head: { deadline } });
    second.close();
  });

  it('a refused sheet goes on with extra time that the other tab has read first', async () => {
    vi.useFakeTimers();
    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = aServer();
    server.submit.mockImplementation(() => refused('BAD_USER_INPUT'));
    const first = await openAttempt(server);
    const second = await openAttempt(aServer());
    await pass(35 * 60_000);
    await first.timeUp();
    await pass(100);
    expect(first.getState().outbox.status).toBe('refused');
    await second.setDeadline((first.getState().head?.deadline ?? 0) + 600_000);
    await pass(100);
    expect(first.getState()).toMatchObject({ outbox: { status: 'idle' }, sheet: { sealed: null } });
    first.close();
    second.close();
  });

  it('a tab that is taken over while it reads the deadline does not submit', async () => {
    vi.useFakeTimers();
    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [mine, theirs] = [aServer(), aServer()];
    let fail: (reason: unknown) => void = () => undefined;
    mine.read.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
    const first = await openAttempt(mine);
    const second = await openAttempt(theirs);
    await pass(35 * 60_000);
    await first.timeUp();
    await pass(100);
    const deadline = (first.getState().head?.deadline ?? 0) + 600_000;
    theirs.read.mockImplementation(async () => ({ ...aServerAttempt(1), deadline }));
    second.takeOver();
    await pass(100);
    expect(second.getState().sheet.sealed).toBeNull();
    fail(new NetworkError('Failed to fetch'));
    await pass(10_000);
    expect(mine.submit).not.toHaveBeenCalled();
    first.close();
    second.close();
  });

  it('a tab whose submission is refused after another one took over does not unseal the sheet', async () => {
    vi.useFakeTimers();
    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [mine, theirs] = [aServer(), aServer()];
    theirs.submit.mockImplementation(offline);
    const first = await openAttempt(mine);
    const second = await openAttempt(theirs);
    let refuse = () => {};
    mine.submit.mockImplementationOnce(
      () => new Promise((_, reject) => (refuse = () => refused('BAD_USER_INPUT').catch(reject))),
    );
    await first.submit();
    await pass(10);
    second.takeOver();
    await pass(100);
    mine.save.mockClear();
    refuse();
    await pass(5000);
    expect(second.getState().sheet.sealed).toBe('by-hand');
    expect(mine.save).not.toHaveBeenCalled();
    first.close();
    second.close();
  });

  it('a tab that is taken over and back while its submission fails tries again', async () => {
    vi.useFakeTimers();
    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
    const [mine, theirs] = [aServer(), aServer()];
    // The other tab cannot submit either.
    theirs.submit.mockImplementation(offline);
    const first = await openAttempt(mine);
    const second = await openAttempt(theirs);
    let fail: (error: Error) => void = () => undefined;
    mine.submit.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    await first.submit();
    await pass(10);
    second.takeOver();
    await pass(100);
    first.takeOver();
    await pass(100);
    expect(first.getState().outbox).toEqual({ status: 'sending' });
    fail(new NetworkError('Failed to fetch'));
    await pass(10_000);
    expect(mine.submit).toHaveBeenCalledTimes(2);
    expect(first.getState().phase).toBe('submitted');
    first.close();
    second.close();
  });

  describe('the end of an attempt in one tab is shown in the other', () => {
    /** Ends the attempt in the active tab; the state of the other one. */
    async function endOf(prepare: (server: ReturnType<typeof aServer>) => void) {
      vi.useFakeTimers();
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
      const server = aServer();
      const first = await openAttempt(server);
      await pass(1100);
      const second = await openAttempt(aServer());
      await pass(100);
      prepare(server);
      first.change(choose('m1', 'm1-a'));
      await pass(3000);
      await first.submit();
      await pass(100);
      const states = [first.getState(), second.getState()];
      first.close();
      second.close();
      return states.map(({ phase, outcome }) => [phase, outcome]);
    }

    it('submitted', async () => {
      expect(await endOf(() => undefined)).toEqual([
        ['submitted', 'stored'],
        ['submitted', 'other-tab'],
      ]);
    });

    it.each([
      ['blank', (server) => server.submit.mockImplementation(async () => null)],
      [
        'late',
        (server) => {
          server.save.mockImplementation(offline);
          server.submit.mockImplementation(() => refused('EXAM_CLOSED'));
        },
      ],
      [
        'saved-in-time',
        (server) => {
          server.submit.mockImplementation(() => refused('EXAM_CLOSED'));
          server.read.mockImplementation(async () => aServerAttempt(2, { m1: ['m1-a'] }));
        },
      ],
      [
        'other-device',
        (server) => {
          server.save.mockImplementation(() => refused('EXAM_CLOSED'));
          server.read.mockImplementation(async () => ({
            ...aServerAttempt(9),
            closedBy: 'STUDENT',
          }));
        },
      ],
    ] satisfies [string, (server: ReturnType<typeof aServer>) => void][])(
      '%s',
      async (outcome, prepare) => {
        expect(await endOf(prepare)).toEqual([
          ['submitted', outcome],
          ['submitted', outcome],
        ]);
      },
    );
  });
});
