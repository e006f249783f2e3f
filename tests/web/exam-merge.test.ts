import { describe, expect, it } from 'vitest';
import { emptySheet } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { fingerprintOf, mergeSheets } from '../../web/src/features/exam-room/sync/merge-sheets.ts';
import { aSheet } from './exam-attempt-kit.ts';

const pdf = (url: string, name = 'a.pdf') => ({ name, url });

describe('the server has another sheet than this device', () => {
  it('single: an answer changed here since the last save stays, every other one is the server’s', () => {
    const base = aSheet({
      kept: ['a'],
      changedHere: ['a'],
      changedThere: ['a'],
      clearedHere: ['a'],
      clearedThere: ['a'],
    });
    const mine = aSheet({
      kept: ['a'],
      changedHere: ['b'],
      changedThere: ['a'],
      clearedHere: [],
      clearedThere: ['a'],
      newHere: ['c'],
    });
    const theirs = aSheet({
      kept: ['a'],
      changedHere: ['d'],
      changedThere: ['b'],
      clearedHere: ['a'],
      newThere: ['d'],
    });
    const { chosen } = mergeSheets('single', mine, base, theirs);
    expect(chosen).toEqual({
      kept: ['a'],
      changedHere: ['b'],
      changedThere: ['b'],
      clearedHere: [],
      newHere: ['c'],
      newThere: ['d'],
    });
  });

  it('multi-subject: no choice of any device is removed', () => {
    const { chosen } = mergeSheets(
      'multi-subject',
      aSheet({ p1: ['a'], p2: ['b'] }),
      emptySheet,
      aSheet({ p1: ['c'], p3: ['d'] }),
    );
    expect(chosen).toEqual({ p1: ['a', 'c'], p2: ['b'], p3: ['d'] });
  });

  it('either: a mark that was removed there is removed here, and one set here stays', () => {
    const base = { ...emptySheet, unsure: ['old'] };
    const { unsure } = mergeSheets(
      'multi-subject',
      { ...base, unsure: ['old', 'new'] },
      base,
      emptySheet,
    );
    expect(unsure).toEqual(['new']);
  });

  it('either: the same file keeps the name that only this device has', () => {
    const mine = { ...emptySheet, files: { w1: pdf('/media/files/1.pdf') } };
    const theirs = {
      ...emptySheet,
      files: { w1: pdf('/media/files/1.pdf', 'PDF'), w2: pdf('/media/files/2.pdf', 'PDF') },
    };
    const { files } = mergeSheets('single', mine, emptySheet, theirs);
    expect(files).toEqual({ w1: pdf('/media/files/1.pdf'), w2: pdf('/media/files/2.pdf', 'PDF') });
  });

  it('crossed out and sealed answers are not changed on this device', () => {
    const mine = {
      ...emptySheet,
      crossedOut: { m1: ['a'] },
      sealed: 'by-hand' as const,
      sealedAt: 1,
    };
    expect(mergeSheets('single', mine, emptySheet, aSheet({ m1: ['b'] }))).toMatchObject({
      crossedOut: { m1: ['a'] },
      sealed: 'by-hand',
    });
  });
});

it('two sheets with the same answers are equal for the server, in any order', () => {
  const sheet = { ...aSheet({ m1: ['a'], m2: ['b'], m3: [] }), unsure: ['m1', 'm2'] };
  const other = {
    ...aSheet({ m2: ['b'], m1: ['a'] }),
    unsure: ['m2', 'm1'],
    crossedOut: { m1: ['c'] },
  };
  expect(fingerprintOf(sheet)).toBe(fingerprintOf(other));
  expect(fingerprintOf(sheet)).not.toBe(fingerprintOf({ ...sheet, unsure: [] }));
});

it('two sheets with the same options are equal for the server, in any order', () => {
  const clicked = aSheet({ m1: ['b', 'a', 'b'] });
  expect(fingerprintOf(clicked)).toBe(fingerprintOf(aSheet({ m1: ['a', 'b'] })));
  expect(fingerprintOf(clicked)).not.toBe(fingerprintOf(aSheet({ m1: ['a'] })));
  expect(clicked.chosen.m1).toEqual(['b', 'a', 'b']);
});
