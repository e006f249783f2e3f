import { expect, it } from 'vitest';
import {
  type Section,
  summarize,
} from '../../web/src/features/exam-room/attempt/paper/sections.ts';
import {
  addOption,
  clearChoice,
  setOption,
  toggleCrossedOut,
  toggleUnsure,
} from '../../web/src/features/exam-room/attempt/sheet/sheet-changes.ts';
import { emptySheet } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { blankCost } from '../../web/src/features/exams/blank-cost.ts';

const sections: Section[] = [
  { id: 'physics', name: 'Physics', mandatory: true, questionIds: ['p1', 'p2'] },
  { id: 'biology', name: 'Biology', mandatory: false, questionIds: ['b1'] },
];

it('adds options and never removes one in a multi-subject exam', () => {
  const withOption = addOption('p1', 'a')(emptySheet);
  const both = addOption('p1', 'b')(withOption);
  expect(both.chosen).toEqual({ p1: ['a', 'b'] });
  expect(addOption('p1', 'a')(both)).toBe(both);
});

it('puts one option in the place of another in a single exam, and can clear it', () => {
  const changed = setOption('p1', 'b')(setOption('p1', 'a')(emptySheet));
  expect(changed.chosen).toEqual({ p1: ['b'] });
  expect(summarize(clearChoice('p1')(changed), sections).answered).toBe(0);
});

it('crosses out and back without choosing anything', () => {
  const crossed = toggleCrossedOut('p1', 'a')(emptySheet);
  expect(crossed.crossedOut).toEqual({ p1: ['a'] });
  expect(crossed.chosen).toEqual({});
  expect(toggleCrossedOut('p1', 'a')(crossed).crossedOut).toEqual({ p1: [] });
});

it('removes the cross from a selected option, and crosses out no selected option', () => {
  const crossed = toggleCrossedOut('p1', 'a')(emptySheet);
  expect(addOption('p1', 'a')(crossed)).toMatchObject({
    chosen: { p1: ['a'] },
    crossedOut: { p1: [] },
  });
  expect(setOption('p1', 'a')(crossed)).toMatchObject({
    chosen: { p1: ['a'] },
    crossedOut: { p1: [] },
  });
  const chosen = addOption('p1', 'a')(emptySheet);
  expect(toggleCrossedOut('p1', 'a')(chosen)).toBe(chosen);
});

it('counts answered, blank and unsure questions, and names mandatory subjects without an answer', () => {
  const sheet = toggleUnsure('b1')(addOption('b1', 'a')(emptySheet));
  expect(summarize(sheet, sections)).toMatchObject({
    total: 3,
    answered: 1,
    blank: 2,
    unsure: 1,
    missing: [{ name: 'Physics' }],
    firstOpen: 'p1',
  });
  const full = ['p1', 'p2'].reduce((before, id) => addOption(id, 'a')(before), sheet);
  expect(summarize(full, sections)).toMatchObject({ blank: 0, missing: [], firstOpen: 'b1' });
});

it('computes the cost of blanks by the scoring rule', () => {
  const questions = Array.from({ length: 8 }, (_, index) => ({ id: `q${index}`, points: 1 }));
  expect(blankCost({ negativeMarkingPercentage: 25 }, questions)).toBe(2);
  expect(blankCost({ negativeMarkingPercentage: 0 }, questions)).toBe(0);
});
