import { describe, expect, it } from 'vitest';
import type { SaveConfirmation } from '../../web/src/features/exam-room/attempt/attempt-server.ts';
import {
  toggleCrossedOut,
  toggleUnsure,
} from '../../web/src/features/exam-room/attempt/sheet/sheet-changes.ts';
import type { AnswerSheet } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import {
  aConfirmation,
  anAttempt,
  aServer,
  aServerAttempt,
  choose,
  offline,
  openAttempt,
  refused,
} from './exam-attempt-kit.ts';
import { START } from './exam-fixtures.ts';
import { fakeClockInEachTest, pass } from './fake-clock.ts';
import { device } from './fake-device-storage.ts';

fakeClockInEachTest();

describe('saving on the server', () => {
  it('starts with an empty sheet as soon as the paper is stored', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    expect(server.saves()).toEqual([[1, {}]]);
    expect(attempt.getState().saved).toEqual({ status: 'server', savedAt: START + 30_000 });
    attempt.close();
  });

  it('saves the first choice at once, and later ones together within two seconds', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    await pass(5000);
    attempt.change(choose('m1', 'm1-a'));
    await pass(10);
    expect(server.saves().at(-1)).toEqual([2, { m1: ['m1-a'] }]);
    attempt.change(choose('m1', 'm1-b'));
    attempt.change(choose('m2', 'm2-c'));
    await pass(100);
    expect(server.saves()).toHaveLength(2);
    await pass(1000);
    expect(server.saves().slice(2)).toEqual([[3, { m1: ['m1-b'], m2: ['m2-c'] }]]);
    attempt.close();
  });

  it('leaves the pause that a busy server asks for, and shows that the device has the answers', async () => {
    const server = aServer();
    server.save.mockImplementation(async () =>
      aConfirmation(START + 30_000, { saveEverySeconds: 20 }),
    );
    const attempt = await openAttempt(server);
    await pass(2000);
    attempt.change(choose('m1', 'm1-a'));
    await pass(10);
    expect(server.saves()).toHaveLength(1);
    expect(attempt.getState().saved).toEqual({ status: 'device', isOffline: false });
    await pass(15_000);
    attempt.change(choose('m2', 'm2-a'));
    server.save.mockImplementation(async () => aConfirmation(START + 50_000));
    await pass(5000);
    expect(server.saves().slice(1)).toEqual([[2, { m1: ['m1-a'], m2: ['m2-a'] }]]);
    expect(attempt.getState().saved).toEqual({ status: 'server', savedAt: START + 50_000 });
    // The server is no longer busy.
    attempt.change(choose('m3', 'm3-a'));
    await pass(1100);
    expect(server.saves()).toHaveLength(3);
    attempt.close();
  });

  it('saves at once when the page is hidden, however long the pause', async () => {
    const server = aServer();
    server.save.mockImplementation(async () =>
      aConfirmation(START + 30_000, { saveEverySeconds: 30 }),
    );
    const attempt = await openAttempt(server);
    attempt.change(choose('m1', 'm1-a'));
    await pass(10);
    attempt.flush();
    expect(server.saves().at(-1)).toEqual([2, { m1: ['m1-a'] }]);
    attempt.close();
  });

  it('saves soon when the device stops storing answers during a long pause', async () => {
    const server = aServer();
    server.save.mockImplementation(async () =>
      aConfirmation(START + 30_000, { saveEverySeconds: 30 }),
    );
    const attempt = await openAttempt(server);
    attempt.change(choose('m1', 'm1-a'));
    await pass(2000);
    expect(server.saves()).toHaveLength(1);
    device.beforeWrite = async () => {
      throw new Error('The disk is full.');
    };
    attempt.change(choose('m2', 'm2-a'));
    await pass(1100);
    expect(server.saves().at(-1)).toEqual([2, { m1: ['m1-a'], m2: ['m2-a'] }]);
    attempt.close();
  });

  it('saves every second, however busy the server is, if the device cannot store the answers', async () => {
    const server = aServer();
    server.save.mockImplementation(async () =>
      aConfirmation(START + 30_000, { saveEverySeconds: 30 }),
    );
    const attempt = await openAttempt(server);
    device.beforeWrite = async () => {
      throw new Error('The disk is full.');
    };
    attempt.change(choose('m1', 'm1-a'));
    await pass(1100);
    expect(attempt.getState().isOnDevice).toBe(false);
    expect(server.saves().at(-1)).toEqual([2, { m1: ['m1-a'] }]);
    attempt.close();
  });

  it('saves soon after a failure, although the student goes on answering, if the device cannot store', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    await pass(2000);
    device.beforeWrite = async () => {
      throw new Error('The disk is full.');
    };
    server.save.mockImplementation(() => refused('UPSTREAM_UNAVAILABLE'));
    attempt.change(choose('m0', 'm0-a'));
    await pass(20_000);
    const before = server.saves().length;
    for (let answer = 1; answer <= 5; answer += 1) {
      attempt.change(choose(`m${answer}`, 'a'));
      await pass(5000);
    }
    // The longest pause is 12.5 s.
    expect(server.saves().length - before).toBeGreaterThanOrEqual(2);
    attempt.close();
  });

  it('starts nothing if the student has left while the device was slow', async () => {
    const server = aServer();
    const attempt = anAttempt(server);
    // The second write of the sheet is that of a tab which becomes active.
    let finish = () => {};
    let writes = 0;
    device.beforeWrite = async ([name]) => {
      if (!name?.startsWith('sheet:')) return;
      writes += 1;
      if (writes === 2) await new Promise<void>((resolve) => (finish = resolve));
    };
    await attempt.open();
    attempt.setCurrentQuestion('m1');
    await pass(10);
    expect(writes).toBe(2);
    attempt.close();
    finish();
    await pass(60_000);
    expect(server.save).not.toHaveBeenCalled();
    expect([...device.kept.keys()].filter((name) => name.startsWith('times:'))).toEqual([]);
  });

  it('sends one request at a time, and nothing that the server already has', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    await pass(2000);
    let respond: (confirmation: SaveConfirmation) => void = () => undefined;
    server.save.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
    attempt.change(choose('m1', 'm1-a'));
    await pass(10);
    attempt.change(choose('m2', 'm2-a'));
    await pass(5000);
    expect(server.saves()).toHaveLength(2);
    expect(attempt.getState().saved).toEqual({ status: 'sending' });
    respond(aConfirmation(START));
    await pass(1100);
    expect(server.saves()).toHaveLength(3);
    attempt.change((sheet) => ({ ...sheet, crossedOut: { m1: ['m1-d'] } }));
    await pass(5000);
    expect(server.saves()).toHaveLength(3);
    attempt.close();
  });

  it('retries with longer waits and shows that it is offline; the return of the network ends the wait', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    await pass(2000);
    server.save.mockImplementation(offline);
    attempt.change(choose('m1', 'm1-a'));
    await pass(60_000);
    const tries = server.saves().length;
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(12);
    expect(attempt.getState().saved).toEqual({ status: 'device', isOffline: true });
    server.save.mockImplementation(async () => aConfirmation(START + 90_000));
    attempt.sendNow();
    await pass(10);
    expect(attempt.getState().saved).toEqual({ status: 'server', savedAt: START + 90_000 });
    attempt.close();
  });

  it('keeps a reverted choice after a save that was stored without a response', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    await pass(2000);
    attempt.change(choose('m1', 'm1-a'));
    await pass(2000);
    server.save.mockImplementationOnce(offline);
    attempt.change(choose('m1', 'm1-b'));
    await pass(10);
    // The server has stored the second choice.
    server.read.mockImplementation(async () => aServerAttempt(3, { m1: ['m1-b'] }));
    server.save.mockImplementationOnce(() => refused('CONFLICT'));
    attempt.change(choose('m1', 'm1-a'));
    expect(attempt.getState().saved).not.toMatchObject({ status: 'server' });
    await pass(10_000);
    expect(attempt.getState().sheet.chosen).toEqual({ m1: ['m1-a'] });
    expect(server.saves().at(-1)).toEqual([5, { m1: ['m1-a'] }]);
    expect(attempt.getState().saved).toMatchObject({ status: 'server' });
    attempt.close();
  });

  describe('a server that has lost its last saves, as after a failover', () => {
    async function lost() {
      const server = aServer();
      const attempt = await openAttempt(server);
      attempt.change(choose('m1', 'm1-a'));
      await pass(2000);
      attempt.change(choose('m2', 'm2-a'));
      await pass(2000);
      expect(server.saves()).toHaveLength(3);
      return { server, attempt };
    }

    it('gets them again from the open page', async () => {
      const { server, attempt } = await lost();
      server.read.mockImplementation(async () => aServerAttempt(2, { m1: ['m1-a'] }));
      server.save.mockImplementationOnce(() => refused('CONFLICT'));
      attempt.change(choose('m3', 'm3-a'));
      await pass(3000);
      const all = { m1: ['m1-a'], m2: ['m2-a'], m3: ['m3-a'] };
      expect(attempt.getState().sheet.chosen).toEqual(all);
      expect(server.saves().at(-1)).toEqual([5, all]);
    });

    it('gets them again after a reload', async () => {
      const { server, attempt } = await lost();
      attempt.close();
      const again = await openAttempt(server, { saved: aServerAttempt(2, { m1: ['m1-a'] }) });
      const all = { m1: ['m1-a'], m2: ['m2-a'] };
      expect(again.getState().sheet.chosen).toEqual(all);
      expect(server.saves().at(-1)?.[1]).toEqual(all);
    });
  });

  it('stores on this device only, without a message, if the host does not store attempts', async () => {
    const server = aServer();
    server.save.mockImplementation(() => refused('OPERATION_NOT_ALLOWED'));
    const attempt = await openAttempt(server);
    attempt.change(choose('m1', 'm1-a'));
    await pass(30_000);
    expect(server.saves()).toHaveLength(1);
    expect(attempt.getState().saved).toEqual({ status: 'device', isOffline: false });
    attempt.close();
  });

  it('sends unsaved changes with keepalive when the page is hidden', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    attempt.change(choose('m1', 'm1-a'));
    await pass(10);
    attempt.flush();
    expect(server.save.mock.lastCall?.[1]).toBe(2);
    expect(server.save.mock.lastCall?.[3]).toBe(true);
    attempt.close();
  });

  it('asks for a login when the session has ended, and continues after it', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    await pass(2000);
    server.save.mockImplementation(() => refused('UNAUTHENTICATED'));
    attempt.change(choose('m1', 'm1-a'));
    await pass(10);
    expect(attempt.getState().needsLogin).toBe(true);
    server.save.mockImplementation(async () => aConfirmation(START));
    attempt.sendNow();
    await pass(10);
    expect(attempt.getState()).toMatchObject({ needsLogin: false, saved: { status: 'server' } });
    expect(server.saves().at(-1)?.[1]).toEqual({ m1: ['m1-a'] });
    attempt.close();
  });
});

describe('a device that cannot store the answers', () => {
  const full = async () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };

  it('shows and saves them anyway, with a warning as long as storing fails', async () => {
    const server = aServer();
    const attempt = await openAttempt(server);
    device.beforeWrite = full;
    attempt.change(choose('q1', 'a'));
    await pass(1100);
    expect([
      attempt.getState().isOnDevice,
      attempt.getState().sheet.chosen,
      server.saves().at(-1)?.[1],
    ]).toEqual([false, { q1: ['a'] }, { q1: ['a'] }]);
    device.beforeWrite = async () => undefined;
    attempt.change(choose('q2', 'b'));
    await pass(1100);
    expect([attempt.getState().isOnDevice, attempt.getState().sheet.chosen]).toEqual([
      true,
      { q1: ['a'], q2: ['b'] },
    ]);
    attempt.close();
  });

  it('keeps a mark whose write seemed to have failed, but was only late', async () => {
    const attempt = await openAttempt(aServer());
    const name = 'sheet:u1:single:e1:attempt-1';
    device.beforeWrite = async () => {
      throw new Error('The database of this device does not answer.');
    };
    attempt.change(toggleUnsure('m1'));
    attempt.change(toggleCrossedOut('m1', 'm1-d'));
    await pass(10);
    const { unsure, crossedOut } = attempt.getState().sheet;
    expect({ unsure, crossedOut }).toEqual({ unsure: ['m1'], crossedOut: { m1: ['m1-d'] } });
    device.kept.set(name, { ...(device.kept.get(name) as AnswerSheet), unsure, crossedOut });
    device.beforeWrite = async () => undefined;
    attempt.change(choose('m2', 'm2-a'));
    await pass(10);
    expect(attempt.getState()).toMatchObject({
      isOnDevice: true,
      sheet: { unsure: ['m1'], crossedOut: { m1: ['m1-d'] }, chosen: { m2: ['m2-a'] } },
    });
    attempt.close();
  });

  it('keeps the warning if the paper itself could not be stored, and submits', async () => {
    device.beforeWrite = full;
    const server = aServer();
    const attempt = await openAttempt(server);
    attempt.change(choose('q1', 'a'));
    await pass(1100);
    device.beforeWrite = async () => undefined;
    attempt.change(choose('q2', 'b'));
    await pass(1100);
    expect(attempt.getState().isOnDevice).toBe(false);
    await attempt.submit();
    await pass(100);
    expect(attempt.getState().phase).toBe('submitted');
    expect(server.submit.mock.calls[0]?.[1].chosen).toEqual({ q1: ['a'], q2: ['b'] });
    attempt.close();
  });
});

describe('another device has saved meanwhile', () => {
  async function conflict(kind: 'single' | 'multi-subject') {
    const server = aServer();
    const attempt = await openAttempt(server, { kind });
    attempt.change(choose('m1', 'm1-a'));
    await pass(2000);
    server.read.mockImplementation(async () =>
      aServerAttempt(7, { m1: ['m1-b'], m2: ['m2-b'], m3: ['m3-b'] }),
    );
    server.save.mockImplementationOnce(() => refused('CONFLICT'));
    attempt.change(choose('m2', 'm2-a'));
    await pass(3000);
    attempt.close();
    return { server, attempt };
  }

  it('merges its answers with those changed here since the last save, and continues with a higher sequence', async () => {
    const { server, attempt } = await conflict('single');
    expect(attempt.getState().sheet.chosen).toEqual({ m1: ['m1-b'], m2: ['m2-a'], m3: ['m3-b'] });
    expect(server.saves().at(-1)).toEqual([8, { m1: ['m1-b'], m2: ['m2-a'], m3: ['m3-b'] }]);
  });

  it('unites the selections of both in a multi-subject exam, where none can be removed', async () => {
    const { server, attempt } = await conflict('multi-subject');
    const together = { m1: ['m1-a', 'm1-b'], m2: ['m2-a', 'm2-b'], m3: ['m3-b'] };
    expect(attempt.getState().sheet.chosen).toEqual(together);
    expect(server.saves().at(-1)).toEqual([8, together]);
  });

  async function submittedElsewhere() {
    const server = aServer();
    const attempt = await openAttempt(server);
    server.save.mockImplementation(() => refused('EXAM_CLOSED'));
    server.read.mockImplementation(async () => ({ ...aServerAttempt(9), closedBy: 'STUDENT' }));
    attempt.change(choose('m1', 'm1-a'));
    await pass(3000);
    return { server, attempt };
  }

  it('ends with a copy on this device if the other one has submitted', async () => {
    const { server, attempt } = await submittedElsewhere();
    expect(attempt.getState()).toMatchObject({
      phase: 'submitted',
      outcome: 'other-device',
      isOnDevice: true,
    });
    expect(device.kept.get('away:u1:single:e1:attempt-1')).toMatchObject({
      sheet: { chosen: { m1: ['m1-a'] } },
    });
    expect(server.submit).not.toHaveBeenCalled();
    attempt.close();
  });

  it('reports that there is no copy on this device if it could not be stored', async () => {
    device.beforeWrite = async (names) => {
      if (names.some((name) => name.startsWith('away:'))) throw new Error('Full');
    };
    const { attempt } = await submittedElsewhere();
    expect(attempt.getState()).toMatchObject({ outcome: 'other-device', isOnDevice: false });
    attempt.close();
  });
});

describe('resuming', () => {
  it('on a device without a copy: with the answers of the server', async () => {
    const server = aServer();
    const attempt = await openAttempt(server, { saved: aServerAttempt(4, { m1: ['m1-b'] }) });
    expect(attempt.getState().sheet.chosen).toEqual({ m1: ['m1-b'] });
    attempt.change(choose('m2', 'm2-a'));
    await pass(2000);
    expect(server.saves()).toEqual([[5, { m1: ['m1-b'], m2: ['m2-a'] }]]);
    attempt.close();
  });

  it('on the same device: with choices made offline, which are newer than those of the server', async () => {
    const server = aServer();
    const first = await openAttempt(server);
    await pass(2000);
    server.save.mockImplementation(offline);
    first.change(choose('m1', 'm1-a'));
    await pass(10);
    first.close();
    server.save.mockImplementation(async () => aConfirmation(START));
    const again = await openAttempt(server, {
      saved: aServerAttempt(3, { m1: ['m1-c'], m2: ['m2-c'] }),
    });
    expect(again.getState().sheet.chosen).toEqual({ m1: ['m1-a'], m2: ['m2-c'] });
    again.close();
  });
});
