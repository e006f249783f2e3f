// For a value that matches no alternative, the errors are those of the best-fitting one.
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { schemaErrors } from '../../backend/src/http/validation/schema-errors.ts';
import { invalidFields } from '../../backend/src/http/validation/validation-errors.ts';

const closed = { additionalProperties: false };
const Choice = Type.Object(
  { type: Type.Literal('MCQ'), options: Type.Array(Type.Object({ text: Type.String() }, closed)) },
  closed,
);
const Essay = Type.Object(
  {
    type: Type.Literal('Written'),
    words: Type.Integer({ minimum: 10 }),
    hint: Type.Optional(Type.String()),
  },
  closed,
);
const Body = Type.Object(
  { questions: Type.Array(Type.Union([Choice, Essay, Type.Null()])) },
  closed,
);

const errorsOf = (question: unknown) =>
  invalidFields(schemaErrors(Body, { questions: [null, question] })).map(
    ({ path, code, params }) => [path, code, params],
  );

describe('a union', () => {
  it('is reported by the alternative whose literal matches the value', () => {
    expect(errorsOf({ type: 'MCQ', options: [{ text: 1 }] })).toEqual([
      ['questions.1.options.0.text', 'IS_WRONG_TYPE', { type: 'string' }],
    ]);
    expect(errorsOf({ type: 'Written', words: 3 })).toEqual([
      ['questions.1.words', 'IS_TOO_SMALL', { limit: 10 }],
    ]);
    expect(errorsOf({ type: 'Written' })).toEqual([['questions.1.words', 'IS_MISSING', undefined]]);
  });

  it('is reported by the alternative with the fewest errors if no literal matches', () => {
    expect(errorsOf({ type: 'Other', words: 20, hint: 'x' })).toEqual([
      ['questions.1.type', 'IS_NOT_ALLOWED', { allowed: 'Written' }],
    ]);
  });

  it('is reported as a whole if no alternative has the type of the value', () => {
    expect(errorsOf('x')).toEqual([['questions.1', 'IS_WRONG_TYPE', { type: 'object or null' }]]);
    const Kind = Type.Object({ kind: Type.Union([Type.Literal('a'), Type.Literal('b')]) });
    expect(invalidFields(schemaErrors(Kind, { kind: 'c' }))).toMatchObject([
      { path: 'kind', code: 'IS_NOT_ALLOWED', params: { allowed: 'a, b' } },
    ]);
  });

  it('is read a number of times that grows with its size and no faster', () => {
    const readsOf = (count: number) => {
      let reads = 0;
      const option = {
        get text() {
          reads += 1;
          return 'x';
        },
      };
      const question = {
        type: 'MCQ',
        options: [...Array.from({ length: count }, () => option), { text: 1 }],
      };
      schemaErrors(Body, { questions: Array.from({ length: 8 }, () => question) });
      return reads;
    };
    expect(readsOf(1000)).toBeGreaterThan(0);
    expect(readsOf(10_000)).toBeLessThanOrEqual(10 * readsOf(1000));
  });
});
