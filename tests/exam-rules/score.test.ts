// Examples of both scoring rules (specification, section 5); score-properties.test.ts has the
// general properties.
import { describe, expect, test } from 'vitest';
import { type KeyedQuestion, scoreMultiSubject, scoreSingle } from '../../exam-rules/src/score.ts';

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
    expect(scoreMultiSubject([question(correct)], selected(...ids), 25).questions).toEqual([
      { id: 'q', score, reason },
    ]);
  });

  test.each([
    ['the right one', ['a'], ['a'], 1, 'CORRECT'],
    ['one of two right ones', ['a', 'b'], ['b'], 1, 'CORRECT'],
    ['a wrong one', ['a'], ['b'], -0.25, 'WRONG'],
    ['nothing', ['a'], [], -0.25, 'BLANK_DEDUCTED'],
    ['nothing where nothing is right', [], [], -0.25, 'BLANK_DEDUCTED'],
  ])('single: %s', (_, correct, ids, score, reason) => {
    expect(scoreSingle([question(correct)], selected(...ids), 25).questions).toEqual([
      { id: 'q', score, reason },
    ]);
  });

  test.each([
    ['bonus', 1, 'BONUS'],
    ['void', 0, 'VOID'],
  ] as const)(
    'a question with a %s gives every student %d, whatever the answer',
    (adjustment, score, reason) => {
      for (const ids of [['a'], ['b'], []]) {
        const adjusted = { ...question(['a']), adjustment };
        expect(scoreMultiSubject([adjusted], selected(...ids), 25).questions).toEqual([
          { id: 'q', score, reason },
        ]);
        expect(scoreSingle([adjusted], selected(...ids), 25).questions).toEqual([
          { id: 'q', score, reason },
        ]);
      }
    },
  );

  test('tenths add up exactly, and nothing is deducted at 0 percent', () => {
    const questions = Array.from({ length: 10 }, (_, i) => ({
      id: `q${i}`,
      points: 0.1,
      correct: ['a'],
    }));
    expect(scoreSingle(questions, new Map(questions.map(({ id }) => [id, ['a']])), 33).total).toBe(
      1,
    );
    expect(scoreSingle(questions, new Map(), 0).total).toBe(0);
    expect(Object.is(scoreSingle(questions, new Map(), 0).total, -0)).toBe(false);
  });

  test('an empty paper has a total of zero', () => {
    expect(scoreMultiSubject([], new Map(), 25)).toEqual({ total: 0, questions: [] });
  });
});
