// Both scoring rules (specification, section 5) against a second scorer that is as naive as the specification's own words.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KeyedQuestion, scoreMultiSubject, scoreSingle } from '../../exam-rules/src/score.ts';

const OPTIONS = ['a', 'b', 'c', 'd'];

/** Exact: marks as whole hundred-thousandths in BigInt, from points in hundredths and percents in hundredths. */
type Naive = (correct: string[], selected: string[]) => 'gain' | 'lose' | 'nothing';
const multiSubject: Naive = (correct, selected) => {
  const isSame = OPTIONS.every((option) => correct.includes(option) === selected.includes(option));
  if (isSame) return correct.length > 0 || selected.length === 0 ? 'gain' : 'lose';
  return selected.length > 0 ? 'lose' : 'nothing';
};
const single: Naive = (correct, selected) => (selected.length === 1 && correct.includes(selected[0] ?? '') ? 'gain' : 'lose');

function naiveTotal(rule: Naive, questions: readonly KeyedQuestion[], selections: ReadonlyMap<string, string[]>, percent: number): number {
  let units = 0n;
  for (const question of questions) {
    const points = BigInt(Math.round(question.points * 100));
    const outcome = rule([...question.correct], selections.get(question.id) ?? []);
    if (outcome === 'gain') units += points * 1000n;
    if (outcome === 'lose') units -= (points * BigInt(percent) * 1000n) / 100n;
  }
  return Number(units) / 100_000;
}

const paper = fc
  .array(
    fc.record({
      points: fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100),
      correct: fc.subarray(OPTIONS),
      selected: fc.subarray(OPTIONS),
    }),
    {
      maxLength: 60,
    },
  )
  .map((rows) => ({
    questions: rows.map(({ points, correct }, i) => ({ id: `q${i}`, points, correct })),
    selections: new Map(rows.flatMap(({ selected }, i) => (selected.length > 0 || i % 2 === 0 ? [[`q${i}`, selected] as const] : []))),
  }));
const percent = fc.constantFrom(0, 10, 20, 25, 33, 50, 100);

describe.each([
  ['multi-subject', multiSubject, scoreMultiSubject],
  ['single', single, scoreSingle],
])('the %s rule', (_, naive, score) => {
  test('agrees with the naive scorer on any paper', () => {
    fc.assert(
      fc.property(paper, percent, ({ questions, selections }, negative) => {
        expect(score(questions, selections, negative).total).toBe(naiveTotal(naive, questions, selections, negative));
      }),
      { numRuns: 5000 },
    );
  });

  test('answers one line per question, in order, whose marks sum up to the total', () => {
    fc.assert(
      fc.property(paper, percent, ({ questions, selections }, negative) => {
        const scored = score(questions, selections, negative);
        expect(scored.questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
        expect(scored.questions.reduce((sum, line) => sum + Math.round(line.score * 100_000), 0) / 100_000).toBe(scored.total);
        for (const line of scored.questions) expect(Object.is(line.score, -0)).toBe(false);
      }),
    );
  });

  test('does not look at the order of options, at repeated ones, or at answers to other papers', () => {
    fc.assert(
      fc.property(paper, percent, ({ questions, selections }, negative) => {
        const shuffled = new Map<string, string[]>([...selections].map(([id, ids]) => [id, [...ids, ...ids].toReversed()]));
        shuffled.set('another', ['a']);
        expect(score(questions, shuffled, negative)).toEqual(score(questions, selections, negative));
      }),
    );
  });
});

describe('for example', () => {
  const question = (correct: string[], points = 1): KeyedQuestion => ({ id: 'q', points, correct });
  const selected = (...ids: string[]) => new Map([['q', ids]]);

  test.each([
    ['the right one', ['a'], ['a'], 1, 'CORRECT'],
    ['both right ones', ['a', 'b'], ['b', 'a'], 1, 'CORRECT'],
    ['one of two', ['a', 'b'], ['a'], -0.25, 'WRONG'],
    ['one too many', ['a'], ['a', 'b'], -0.25, 'WRONG'],
    ['a wrong one', ['a'], ['b'], -0.25, 'WRONG'],
    ['nothing', ['a'], [], 0, 'BLANK'],
    ['nothing where nothing is right', [], [], 1, 'BLANK_EMPTY_KEY'],
    ['something where nothing is right', [], ['a'], -0.25, 'WRONG'],
  ])('multi-subject: %s', (_, correct, ids, score, reason) => {
    expect(scoreMultiSubject([question(correct)], selected(...ids), 25).questions).toEqual([{ id: 'q', score, reason }]);
  });

  test.each([
    ['the right one', ['a'], ['a'], 1, 'CORRECT'],
    ['one of two right ones', ['a', 'b'], ['b'], 1, 'CORRECT'],
    ['a wrong one', ['a'], ['b'], -0.25, 'WRONG'],
    ['nothing', ['a'], [], -0.25, 'BLANK_DEDUCTED'],
    ['nothing where nothing is right', [], [], -0.25, 'BLANK_DEDUCTED'],
  ])('single: %s', (_, correct, ids, score, reason) => {
    expect(scoreSingle([question(correct)], selected(...ids), 25).questions).toEqual([{ id: 'q', score, reason }]);
  });

  test('tenths add up exactly, and nothing is deducted at 0 percent', () => {
    const questions = Array.from({ length: 10 }, (_, i) => ({ id: `q${i}`, points: 0.1, correct: ['a'] }));
    expect(scoreSingle(questions, new Map(questions.map(({ id }) => [id, ['a']])), 33).total).toBe(1);
    expect(scoreSingle(questions, new Map(), 0).total).toBe(0);
    expect(Object.is(scoreSingle(questions, new Map(), 0).total, -0)).toBe(false);
  });

  test('an empty paper is worth nothing', () => {
    expect(scoreMultiSubject([], new Map(), 25)).toEqual({ total: 0, questions: [] });
  });
});
