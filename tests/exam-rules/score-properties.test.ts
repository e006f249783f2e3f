// Both scoring rules (specification, section 5) compared with a second scorer in exact fractions,
// on 100,000 papers: equal to the last digit.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Adjustment,
  type KeyedQuestion,
  scoreMultiSubject,
  scoreSingle,
} from '../../exam-rules/src/score.ts';
import { naiveMultiSubject, naiveSingle } from './naive-scorer.ts';

const PAPERS = 50_000;
const OPTIONS = ['a', 'b', 'c', 'd'];
/** Options of no question, and one that is a property of every object. */
const FOREIGN = ['z', '', '__proto__'];

/** Whole hundred-thousandths or hundredths, written as an author would type them. */
const written = (units: number, places: number) => (units / 10 ** places).toFixed(places);
/**
 * All values that the backend's schemas allow: 0.00001 to 999.99999, five decimals; mostly typical
 * ones.
 */
const points = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '1',
      '0.1',
      '0.2',
      '0.3',
      '0.33333',
      '0.66667',
      '1.25',
      '2.5',
      '0.00001',
      '999.99999',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 99_999_999 }).map((units) => written(units, 5)),
  },
);
/** 0 to 100 with two decimals. */
const percent = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '0',
      '20',
      '25',
      '33',
      '33.33',
      '66.67',
      '12.5',
      '0.01',
      '99.99',
      '100',
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000 }).map((units) => written(units, 2)) },
);
/** Several right ones or none; the chosen ones may be repeated, or of another question. */
const row = fc.tuple(
  points,
  fc.subarray(OPTIONS),
  fc.option(fc.array(fc.constantFrom(...OPTIONS, ...OPTIONS, ...FOREIGN), { maxLength: 4 }), {
    nil: undefined,
  }),
  fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    fc.constant({ adjustment: 'bonus' as const }),
    fc.constant({ adjustment: 'void' as const }),
  ),
);
const sheet = fc
  .tuple(fc.array(row, { maxLength: 7 }), percent, fc.boolean())
  .map(([rows, negative, hasStranger]) => {
    const questions = rows.map(([marks, correct, , adjusted], i) => ({
      id: `q${i}`,
      points: marks,
      correct,
      ...adjusted,
    }));
    const chosen = rows.flatMap(([, , selected], i): Answer[] =>
      selected ? [[`q${i}`, selected]] : [],
    );
    return {
      questions,
      negative,
      chosen: hasStranger ? [...chosen, ['another', ['a']] satisfies Answer] : chosen,
    };
  });
type Answer = [questionId: string, optionIds: string[]];
const keyed = (
  questions: readonly { id: string; points: string; correct: string[]; adjustment?: Adjustment }[],
): KeyedQuestion[] =>
  questions.map((question) => ({ ...question, points: Number(question.points) }));

describe.each([
  ['multi-subject', naiveMultiSubject, scoreMultiSubject],
  ['single', naiveSingle, scoreSingle],
])('the %s rule', (_, naive, score) => {
  test(`is exact on ${PAPERS} papers`, { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(sheet, ({ questions, negative, chosen }) => {
        const { total } = score(keyed(questions), new Map(chosen), Number(negative));
        // The number next to the exact decimal, and never -0.
        const exact = Number(naive(questions, chosen, negative)) + 0;
        if (!Object.is(total, exact)) throw new Error(`${total} instead of ${exact}`);
      }),
      { numRuns: PAPERS },
    );
  });

  test('returns one line per question, in order, each as exact as the total', () => {
    fc.assert(
      fc.property(sheet, ({ questions, negative, chosen }) => {
        const { questions: lines } = score(keyed(questions), new Map(chosen), Number(negative));
        expect(lines.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
        const alone = questions.map((question) => Number(naive([question], chosen, negative)) + 0);
        expect(lines.map((line) => line.score)).toEqual(alone);
      }),
    );
  });

  test('ignores the order of options, repeated options and answers to other papers', () => {
    fc.assert(
      fc.property(sheet, ({ questions, negative, chosen }) => {
        const shuffled = new Map(
          chosen.map(([id, ids]): Answer => [id, [...ids, ...ids].toReversed()]),
        );
        shuffled.set('yet another', ['a']);
        const repeatedKey = keyed(questions).map((question) => ({
          ...question,
          correct: [...question.correct, ...question.correct],
        }));
        expect(score(repeatedKey, shuffled, Number(negative))).toEqual(
          score(keyed(questions), new Map(chosen), Number(negative)),
        );
      }),
    );
  });

  test('is exact on the largest possible paper', () => {
    const questions = Array.from({ length: 4000 }, (__, i) => ({
      id: `q${i}`,
      points: '999.99999',
      correct: ['a'],
    }));
    const option = (i: number) => (i < 2000 ? 'a' : 'b');
    const cases: [string, Answer[]][] = [
      ['100', []],
      ['99.99', questions.map(({ id }) => [id, ['b']])],
      ['33.33', questions.map(({ id }, i) => [id, [option(i)]])],
      ['0.01', questions.map(({ id }) => [id, ['a']])],
    ];
    for (const [negative, chosen] of cases) {
      expect(score(keyed(questions), new Map(chosen), Number(negative)).total).toBe(
        Number(naive(questions, chosen, negative)) + 0,
      );
    }
  });
});
