// A save whose response never arrived: the server may have stored it. Its answers are older than
// those of this device, and are not taken for another device's (docs/decisions/006).
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnswerSheet } from '../../web/src/features/exam-room/storage/attempt-store.ts';
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
import { FakeLocks, useLocks } from './fake-locks.ts';

fakeClockInEachTest();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => useLocks(undefined));

type Server = ReturnType<typeof aServer>;

/** The server has stored a save, and accepts submissions that know it. */
function hasStored(server: Server, sequence: number, chosen: AnswerSheet['chosen']) {
  server.read.mockImplementation(async () => aServerAttempt(sequence, chosen));
  server.submit.mockImplementation(async (_ticket, _sheet, _head, known) =>
    known < sequence ? refused('CONFLICT', 'NEWER_ANSWERS_SAVED') : submitResponse,
  );
}
const submitted = (server: Server) => server.submit.mock.lastCall?.[1].chosen;

/** The reloaded page changes the answer back to m1-a, and submits. */
async function submittedAfterChangingBack(server: Server) {
  const again = await openAttempt(server);
  again.change(choose('m1', 'm1-a'));
  await pass(10);
  await again.submit();
  await pass(4000);
  return submitted(server);
}

/** The first two saves are confirmed, the second one with m1-a; then the network fails. */
async function offlineAfterTwoSaves() {
  const server = aServer();
  const attempt = await openAttempt(server);
  attempt.change(choose('m1', 'm1-a'));
  await pass(2000);
  expect(server.saves().at(-1)).toEqual([2, { m1: ['m1-a'] }]);
  server.save.mockImplementation(offline);
  server.findRunning.mockImplementation(offline);
  return { server, attempt };
}

/** Runs `work`; the device then has what it had before, as if the page had crashed. */
async function crash(work: () => unknown) {
  const before = structuredClone(device.kept);
  await work();
  await pass(10);
  device.kept.clear();
  for (const [name, value] of before) device.kept.set(name, value);
}

it('is its own after a crash, a reload without a network, and a choice that was changed back', async () => {
  const { server, attempt } = await offlineAfterTwoSaves();
  attempt.change(choose('m1', 'm1-b'));
  await pass(10);
  hasStored(server, 3, { m1: ['m1-b'] });
  // Not sent any more.
  attempt.change(choose('m2', 'm2-a'));
  await pass(10);
  await crash(attempt.close);
  expect(await submittedAfterChangingBack(server)).toEqual({ m1: ['m1-a'], m2: ['m2-a'] });
});

it('is its own after it was sent during the write of the next choice', async () => {
  const { server, attempt } = await offlineAfterTwoSaves();
  attempt.change(choose('m1', 'm1-b'));
  await pass(10);
  attempt.change(choose('m1', 'm1-c'));
  await pass(10);
  let finish = () => {};
  device.beforeWrite = async ([name]) => {
    if (name?.startsWith('sheet:')) await new Promise<void>((resolve) => (finish = resolve));
  };
  attempt.change(choose('m2', 'm2-a'));
  await pass(2000);
  const [number = 0, answers = {}] = server.saves().at(-1) ?? [];
  expect(answers).toEqual({ m1: ['m1-c'] });
  hasStored(server, number, { m1: ['m1-c'] });
  device.beforeWrite = async () => undefined;
  finish();
  await pass(0);
  await crash(attempt.close);
  expect(await submittedAfterChangingBack(server)).toEqual({ m1: ['m1-a'], m2: ['m2-a'] });
});

it('is its own although another save was sent on leaving, which did not arrive', async () => {
  const { server, attempt } = await offlineAfterTwoSaves();
  attempt.change(choose('m1', 'm1-b'));
  await pass(10);
  attempt.close();
  const [number = 0, answers = {}] = server.saves().at(-1) ?? [];
  hasStored(server, number, answers);
  await pass(10);
  const again = await openAttempt(server);
  again.change(choose('m1', 'm1-a'));
  await pass(10);
  again.close();
  await pass(10);
  const last = await openAttempt(server);
  await last.submit();
  await pass(4000);
  expect(submitted(server)).toEqual({ m1: ['m1-a'] });
});

it('is repeated with its number: if it arrives late, it does not replace newer answers of the next page', async () => {
  const { server, attempt } = await offlineAfterTwoSaves();
  attempt.change(choose('m1', 'm1-b'));
  await pass(20_000);
  attempt.close();
  await pass(10);
  const [late = 0, answers] = server.saves().at(-1) ?? [];
  expect(answers).toEqual({ m1: ['m1-b'] });
  server.save.mockImplementation(async () => aConfirmation(START + 40_000));
  const again = await openAttempt(server);
  again.change(choose('m2', 'm2-a'));
  await pass(2000);
  const [number, newer] = server.saves().at(-1) ?? [];
  expect(newer).toEqual({ m1: ['m1-b'], m2: ['m2-a'] });
  expect(number).toBeGreaterThan(late);
});

it('is that of this device although another tab has taken over meanwhile', async () => {
  useLocks(new FakeLocks());
  const { server, attempt } = await offlineAfterTwoSaves();
  const theirs = aServer();
  const other = await openAttempt(theirs);
  server.save.mockImplementation(() => new Promise(() => undefined));
  attempt.change(choose('m1', 'm1-b'));
  await pass(10);
  expect(server.saves().at(-1)).toEqual([3, { m1: ['m1-b'] }]);
  theirs.read.mockImplementation(async () => aServerAttempt(3, { m1: ['m1-b'] }));
  theirs.save.mockImplementationOnce(() => refused('CONFLICT'));
  other.takeOver();
  other.change(choose('m1', 'm1-a'));
  await pass(3000);
  expect(other.getState()).toMatchObject({
    isActiveInOtherTab: false,
    sheet: { chosen: { m1: ['m1-a'] } },
  });
  expect(theirs.saves().at(-1)?.[1]).toEqual({ m1: ['m1-a'] });
});

it('was not sent if only an option was crossed out: a reload saves nothing', async () => {
  const server = aServer();
  const attempt = await openAttempt(server);
  attempt.change(choose('m1', 'm1-a'));
  await pass(2000);
  attempt.change((sheet) => ({ ...sheet, crossedOut: { m1: ['m1-d'] } }));
  await pass(2000);
  await crash(attempt.close);
  const again = await openAttempt(server, { saved: aServerAttempt(2, { m1: ['m1-a'] }) });
  await pass(2000);
  expect(again.getState().sheet.crossedOut).toEqual({ m1: ['m1-d'] });
  expect(server.saves()).toHaveLength(2);
});

it('is another device’s if it has a choice that this device never made', async () => {
  const { server, attempt } = await offlineAfterTwoSaves();
  attempt.change(choose('m2', 'm2-a'));
  await pass(10);
  hasStored(server, 3, { m1: ['m1-b'] });
  await crash(attempt.close);
  const again = await openAttempt(server);
  await again.submit();
  await pass(4000);
  expect(submitted(server)).toEqual({ m1: ['m1-b'], m2: ['m2-a'] });
});

it('is forgotten when a later one is confirmed: the same answers are then another device’s', async () => {
  const { server, attempt } = await offlineAfterTwoSaves();
  attempt.change(choose('m1', 'm1-b'));
  await pass(10);
  server.save.mockImplementation(async () => aConfirmation(START + 40_000));
  attempt.change(choose('m1', 'm1-c'));
  await pass(5000);
  const [number = 0, answers] = server.saves().at(-1) ?? [];
  expect(answers).toEqual({ m1: ['m1-c'] });
  hasStored(server, number + 1, { m1: ['m1-b'] });
  await crash(attempt.close);
  const again = await openAttempt(server);
  await again.submit();
  await pass(4000);
  expect(submitted(server)).toEqual({ m1: ['m1-b'] });
});
