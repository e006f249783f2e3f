// The printed arithmetic of a review must equal the scorer's.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paperArithmetic, questionArithmetic } from '../../exam-rules/src/arithmetic.ts';
import { scoreMultiSubject, scoreSingle } from '../../exam-rules/src/score.ts';

const OPTIONS = ['a', 'b', 'c', 'd'];

const paper = fc
  .array(
    fc.record({
      points: fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100),
      correct: fc.subarray(OPTIONS),
      selected: fc.subarray(OPTIONS),
    }),
    { maxLength: 60 },
  )
  .map((rows) => ({
    questions: rows.map(({ points, correct }, index) => ({ id: `q${index}`, points, correct })),
    selections: new Map(rows.map(({ selected }, index) => [`q${index}`, selected])),
  }));
const percent = fc.constantFrom(0, 10, 20, 25, 33, 50, 100);

describe.each([
  ['multi-subject', scoreMultiSubject],
  ['single', scoreSingle],
])('the arithmetic of the %s rule', (_, scorePaper) => {
  test('explains each question by the marks that it brought', () => {
    fc.assert(
      fc.property(paper, percent, ({ questions, selections }, negative) => {
        const { questions: scored } = scorePaper(questions, selections, negative);
        for (const [index, { score, reason }] of scored.entries()) {
          const points = questions[index]?.points ?? 0;
          const line = questionArithmetic({ points, score, reason }, negative);
          if (line.kind === 'gained') expect(line.points).toBe(score);
          if (line.kind === 'nothing') expect(score).toBe(0);
          if (line.kind === 'deducted') {
            expect(line.score).toBe(score);
            expect(-line.score).toBeCloseTo((line.points * line.percentage) / 100, 5);
          }
        }
      }),
    );
  });

  test('adds up to exactly the total of the scorer', () => {
    fc.assert(
      fc.property(paper, percent, ({ questions, selections }, negative) => {
        const scored = scorePaper(questions, selections, negative);
        const { total, gained, deducted, deductions, each } = paperArithmetic(
          scored.questions.map(({ score }) => score),
        );
        expect(total).toBe(scored.total);
        expect(gained - deducted).toBeCloseTo(total, 5);
        if (each !== null) expect(deductions * each).toBeCloseTo(deducted, 5);
      }),
    );
  });
});

test('a wrong answer of one mark at 25 percent costs 1 × 25 %', () => {
  expect(questionArithmetic({ points: 1, score: -0.25, reason: 'WRONG' }, 25)).toEqual({
    kind: 'deducted',
    points: 1,
    percentage: 25,
    score: -0.25,
  });
});

test('no deduction is explained if none was made', () => {
  expect(questionArithmetic({ points: 1, score: 0, reason: 'WRONG' }, 0)).toEqual({
    kind: 'nothing',
  });
  expect(questionArithmetic({ points: 1, score: 0, reason: 'BLANK' }, 25)).toEqual({
    kind: 'nothing',
  });
});

test('three right ones and a wrong one are 3 − 1 × 0.25', () => {
  expect(paperArithmetic([1, 1, 1, -0.25, 0])).toEqual({
    gained: 3,
    deducted: 0.25,
    total: 2.75,
    deductions: 1,
    each: 0.25,
  });
});

test('tenths are added exactly, and deductions of different size have no common price', () => {
  expect(paperArithmetic([-0.1, -0.2])).toEqual({
    gained: 0,
    deducted: 0.3,
    total: -0.3,
    deductions: 2,
    each: null,
  });
});

test('an empty paper is zero, and never minus zero', () => {
  const { deducted, total } = paperArithmetic([]);
  expect([Object.is(deducted, -0), Object.is(total, -0)]).toEqual([false, false]);
});
