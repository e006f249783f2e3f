// A sheet is submitted on a device that does not know what another one has saved: the server
// refuses it, the answers of both are merged, and the sheet is sent again
// (docs/decisions/006).
import { beforeEach, expect, it, vi } from 'vitest';
import type { ExamKind } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import {
  aConfirmation,
  aServer,
  aServerAttempt,
  choose,
  offline,
  openAttempt,
  refused,
  submitResponse,
} from './exam-attempt-kit.ts';
import { START } from './exam-fixtures.ts';
import { fakeClockInEachTest, pass } from './fake-clock.ts';
import { device } from './fake-device-storage.ts';

fakeClockInEachTest();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Refuses a submission that does not know the server's last save, as the backend does. */
function refuseOlder(server: ReturnType<typeof aServer>, lastSave: number) {
  server.submit.mockImplementation(async (_ticket, _sheet, _head, known) =>
    known < lastSave ? refused('CONFLICT', 'NEWER_ANSWERS_SAVED') : submitResponse,
  );
}
/** Answers and known save of each submission. */
const submissions = (server: ReturnType<typeof aServer>) =>
  server.submit.mock.calls.map(([, { chosen }, , lastSave]) => [lastSave, chosen] as const);

/** Two saves here, the second one with m1; then the other device makes save 7. */
async function behind(kind: ExamKind = 'single', minutes = 30) {
  const server = aServer();
  const attempt = await openAttempt(server, { kind, minutes });
  attempt.change(choose('m1', 'm1-a'));
  await pass(2000);
  expect(server.saves()).toHaveLength(2);
  server.read.mockImplementation(async () => ({
    ...aServerAttempt(7, { m1: ['m1-b'], m2: ['m2-b'], m3: ['m3-b'] }),
    deadline: START + minutes * 60_000 + 30_000,
  }));
  refuseOlder(server, 7);
  return { server, attempt };
}

it('submits by hand with the answers of both devices', async () => {
  const { server, attempt } = await behind();
  server.save.mockImplementation(offline);
  attempt.change(choose('m2', 'm2-a'));
  await attempt.submit();
  await pass(1000);
  expect(submissions(server)).toEqual([
    [2, { m1: ['m1-a'], m2: ['m2-a'] }],
    [7, { m1: ['m1-b'], m2: ['m2-a'], m3: ['m3-b'] }],
  ]);
  expect(attempt.getState()).toMatchObject({ phase: 'submitted', outcome: 'stored' });
  expect([...device.kept.keys()].filter((key) => key.startsWith('sheet:'))).toEqual([]);
});

it('submits at the end of the time with the answers of both devices, and stays sealed', async () => {
  const { server, attempt } = await behind('multi-subject', 1);
  await pass(58_000);
  await attempt.timeUp();
  expect(attempt.getState().sheet.sealed).toBe('time-up');
  const states: unknown[] = [];
  attempt.subscribe(() => states.push(attempt.getState().sheet.sealed));
  await pass(5000);
  expect(submissions(server).at(-1)).toEqual([
    7,
    { m1: ['m1-a', 'm1-b'], m2: ['m2-b'], m3: ['m3-b'] },
  ]);
  expect(attempt.getState()).toMatchObject({ phase: 'submitted', outcome: 'stored' });
  expect(new Set(states)).toEqual(new Set(['time-up']));
});

it('does not take an own save, whose response was lost, for newer answers', async () => {
  const server = aServer();
  const attempt = await openAttempt(server);
  attempt.change(choose('m1', 'm1-a'));
  await pass(2000);
  server.save.mockImplementation(offline);
  attempt.change(choose('m1', 'm1-b'));
  await pass(10);
  // The server has stored it.
  server.read.mockImplementation(async () => aServerAttempt(3, { m1: ['m1-b'] }));
  refuseOlder(server, 3);
  attempt.change(choose('m1', 'm1-a'));
  await attempt.submit();
  await pass(100);
  expect(submissions(server)).toEqual([
    [2, { m1: ['m1-a'] }],
    [3, { m1: ['m1-a'] }],
  ]);
  expect(attempt.getState().outcome).toBe('stored');
});

it('waits for its own save that is under way, and is not refused', async () => {
  const { server, attempt } = await behind();
  let confirm = (_: ReturnType<typeof aConfirmation>): void => undefined;
  server.save.mockImplementation(
    () =>
      new Promise((resolve) => {
        confirm = resolve;
      }),
  );
  refuseOlder(server, 3);
  attempt.change(choose('m2', 'm2-a'));
  await pass(10);
  attempt.change(choose('m3', 'm3-a'));
  await attempt.submit();
  await pass(2000);
  expect(server.submit).not.toHaveBeenCalled();
  confirm(aConfirmation(START + 40_000));
  await pass(100);
  expect(submissions(server)).toEqual([[3, { m1: ['m1-a'], m2: ['m2-a'], m3: ['m3-a'] }]]);
});

it('submits what its own save that is under way has found on the server', async () => {
  const { server, attempt } = await behind();
  server.save.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return refused('CONFLICT');
  });
  attempt.change(choose('m2', 'm2-a'));
  await pass(10);
  attempt.change(choose('m4', 'm4-a'));
  await attempt.submit();
  await pass(1100);
  expect(submissions(server)).toEqual([
    [7, { m1: ['m1-b'], m2: ['m2-a'], m3: ['m3-b'], m4: ['m4-a'] }],
  ]);
});

it('does not wait for a save whose response does not come', async () => {
  const { server, attempt } = await behind();
  server.save.mockImplementation(() => new Promise(() => undefined));
  refuseOlder(server, 2);
  attempt.change(choose('m2', 'm2-a'));
  await pass(10);
  attempt.change(choose('m3', 'm3-a'));
  await attempt.submit();
  await pass(3000);
  expect(submissions(server)).toEqual([[2, { m1: ['m1-a'], m2: ['m2-a'], m3: ['m3-a'] }]]);
});

it('sends at once when the page is hidden after the end of the time', async () => {
  const { server, attempt } = await behind('single', 1);
  server.save.mockImplementation(() => new Promise(() => undefined));
  await pass(58_000);
  attempt.change(choose('m2', 'm2-a'));
  await attempt.timeUp();
  refuseOlder(server, 2);
  attempt.flush();
  await pass(10);
  expect(submissions(server)).toEqual([[2, { m1: ['m1-a'], m2: ['m2-a'] }]]);
});

it('submits the newest answers after a save whose response came when the page had been left', async () => {
  const { server, attempt } = await behind();
  server.save.mockImplementation(offline);
  attempt.change(choose('m1', 'm1-b'));
  await pass(10);
  attempt.close();
  const [number = 0, answers = {}] = server.saves().at(-1) ?? [];
  server.read.mockImplementation(async () => aServerAttempt(number, answers));
  refuseOlder(server, number);
  server.findRunning.mockImplementation(offline);
  await pass(10);
  const again = await openAttempt(server);
  expect(again.getState()).toMatchObject({ phase: 'running', sheet: { chosen: { m1: ['m1-b'] } } });
  again.change(choose('m1', 'm1-a'));
  await again.submit();
  await pass(4000);
  expect(submissions(server)).toEqual([
    [2, { m1: ['m1-a'] }],
    [number, { m1: ['m1-a'] }],
  ]);
});

it('knows its own saves although the device stores nothing', async () => {
  device.beforeWrite = async () => {
    throw new Error('Full');
  };
  const { server, attempt } = await behind();
  refuseOlder(server, 2);
  await attempt.submit();
  await pass(100);
  expect(submissions(server)).toEqual([[2, { m1: ['m1-a'] }]]);
});

it('takes the newer answer of the other device although this one stores nothing', async () => {
  device.beforeWrite = async () => {
    throw new Error('Full');
  };
  const { server, attempt } = await behind();
  server.save.mockImplementationOnce(() => refused('CONFLICT'));
  attempt.change(choose('m4', 'm4-a'));
  await pass(3000);
  expect(attempt.getState().sheet.chosen).toEqual({
    m1: ['m1-b'],
    m2: ['m2-b'],
    m3: ['m3-b'],
    m4: ['m4-a'],
  });
});

it('tries again later while the newer answers cannot be read', async () => {
  const { server, attempt } = await behind();
  server.read.mockImplementationOnce(offline);
  await attempt.submit();
  await pass(100);
  expect(attempt.getState().outbox).toMatchObject({ status: 'waiting', code: 'OFFLINE' });
  await pass(10_000);
  expect(submissions(server).at(-1)?.[0]).toBe(7);
  expect(attempt.getState().outcome).toBe('stored');
});

it('pauses between its tries if the answers that it reads are not newer', async () => {
  const { server, attempt } = await behind();
  server.read.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return aServerAttempt(2, { m1: ['m1-a'] });
  });
  await attempt.submit();
  await pass(1000);
  expect(server.submit).toHaveBeenCalledTimes(1);
  expect(attempt.getState().outbox).toMatchObject({ status: 'waiting' });
});

it('ignores a choice in a sealed sheet', async () => {
  const { server, attempt } = await behind();
  server.submit.mockImplementation(offline);
  await attempt.submit();
  await pass(10);
  attempt.change(choose('m1', 'm1-d'));
  await pass(10);
  expect(attempt.getState().sheet.chosen).toEqual({ m1: ['m1-a'] });
});
