// The flag that this device may have an attempt, while one tab stores an attempt and another lists
// the attempts.
import { beforeEach, expect, it, vi } from 'vitest';
import {
  listStoredAttempts,
  storeAttempt,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import {
  mayHaveAttempts,
  setMayHaveAttempts,
} from '../../web/src/features/exam-room/storage/attempts-flag.ts';
import { device } from './fake-device-storage.ts';
import { aHead } from './written-kit.ts';

beforeEach(() => setMayHaveAttempts(false));

it('is set when an attempt is stored, if another tab has listed the attempts meanwhile', async () => {
  let write = () => {};
  device.beforeWrite = () =>
    new Promise((resolve) => {
      write = resolve;
    });
  const kept = storeAttempt(aHead(), {});
  expect(mayHaveAttempts()).toBe(true);
  expect(await listStoredAttempts(aHead().userId)).toEqual([]);
  expect(mayHaveAttempts()).toBe(false);
  write();
  await kept;
  expect(mayHaveAttempts()).toBe(true);
});

it('stays set if another tab has stored an attempt just before it would be cleared', async () => {
  const { userId, kind, examId } = aHead();
  setMayHaveAttempts(true);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(function (this: Storage, name) {
    device.kept.set(`head:${userId}:${kind}:${examId}`, aHead());
    this.removeItem(name);
  });
  await listStoredAttempts(userId);
  expect(mayHaveAttempts()).toBe(true);
});

it('is cleared when nothing is stored', async () => {
  setMayHaveAttempts(true);
  await listStoredAttempts(aHead().userId);
  expect(mayHaveAttempts()).toBe(false);
});
