import { limitTimes, mergeTimes } from '@alokpath/exam-rules/question-times';
import { expect, it } from 'vitest';

it('keeps the larger time of each question, in any order', () => {
  const [times, otherTimes] = [
    { a: 5, b: 20 },
    { b: 7, c: 1 },
  ];
  expect(mergeTimes(times, otherTimes)).toEqual({ a: 5, b: 20, c: 1 });
  expect(mergeTimes(otherTimes, times)).toEqual({ a: 5, b: 20, c: 1 });
  expect(mergeTimes(mergeTimes(times, otherTimes), otherTimes)).toEqual({ a: 5, b: 20, c: 1 });
});

it('rounds times down to whole seconds and limits them to the length of the attempt', () => {
  expect(limitTimes({ a: 1.9, c: 700, d: 600 }, 600)).toEqual({ a: 1, c: 600, d: 600 });
});

it('omits times below one second', () => {
  expect(limitTimes({ a: 1.9, b: 0.9 }, 600)).toEqual({ a: 1 });
});

it('accepts ids that are Object.prototype keys', () => {
  expect(Object.entries(mergeTimes({ constructor: 3 }, { constructor: 2, toString: 1 }))).toEqual([
    ['constructor', 3],
    ['toString', 1],
  ]);
});
