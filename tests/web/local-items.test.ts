import { afterEach, expect, it, vi } from 'vitest';
import {
  getLocalItem,
  setLocalItem,
} from '../../web/src/features/academics/offline/local-items.ts';

afterEach(() => {
  vi.restoreAllMocks();
  setLocalItem('draft.u1', null);
});

function fillStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
}

it('keeps an item in memory while the storage of the device is full', () => {
  setLocalItem('draft.u1', 'first');
  fillStorage();
  setLocalItem('draft.u1', 'second');
  expect(getLocalItem('draft.u1')).toBe('second');
});

it('has one value after the storage has room again', () => {
  fillStorage();
  setLocalItem('draft.u1', 'first');
  vi.restoreAllMocks();
  setLocalItem('draft.u1', 'second');
  expect(getLocalItem('draft.u1')).toBe('second');
  setLocalItem('draft.u1', null);
  expect(getLocalItem('draft.u1')).toBeNull();
});
