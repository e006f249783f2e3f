/**
 * Saves of changes, from the page to the request. The server's part:
 * tests/backend/answer-changes.long.test.ts.
 */

import { sheetChecksum } from '@alokpath/exam-rules/sheet-checksum';
import type { ApolloClient } from '@apollo/client';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createAttemptServer } from '../../web/src/features/exam-room/attempt/attempt-server.ts';
import {
  type AnswerSheet,
  emptySheet,
  type LastSave,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import {
  changesBetween,
  checksumOf,
} from '../../web/src/features/exam-room/sync/answer-changes.ts';
import { offline, refused } from './exam-attempt-kit.ts';
import { iso, START } from './exam-fixtures.ts';

const question = fc.constantFrom('q1', 'q2', 'q3', 'q4');
const sheet = fc
  .record({
    chosen: fc.dictionary(
      question,
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
    ),
    unsure: fc.uniqueArray(question),
  })
  .map((parts): AnswerSheet => ({ ...emptySheet, ...parts }));
const file = (url: string) => ({ w1: { name: 'answer.pdf', url } });

const sorted = ({ chosen, unsure }: Pick<AnswerSheet, 'chosen' | 'unsure'>) =>
  JSON.stringify([
    Object.entries(chosen)
      .filter(([, ids]) => ids.length > 0)
      .map(([id, ids]) => [id, [...ids].sort()])
      .sort(),
    [...unsure].sort(),
  ]);

describe('changes between two sheets', () => {
  it('turn one sheet into the other', () => {
    fc.assert(
      fc.property(sheet, sheet, (before, after) => {
        const { selections = [], marked = [], unmarked = [] } = changesBetween(before, after) ?? {};
        const chosen = {
          ...before.chosen,
          ...Object.fromEntries(
            selections.map((choice) => [choice.questionId, choice.selectedOptionIds]),
          ),
        };
        const unsure = [...before.unsure.filter((id) => !unmarked.includes(id)), ...marked];
        expect(sorted({ chosen, unsure })).toBe(sorted(after));
        if (sorted(before) === sorted(after))
          expect([selections, marked, unmarked].flat()).toEqual([]);
      }),
    );
  });

  it('do not exist for written answers, whose links have a signature that is not part of the checksum', () => {
    const signed = { ...emptySheet, files: file('/media/files/a.pdf?expires=1&signature=s') };
    expect(changesBetween(emptySheet, signed)).toBeNull();
    expect(checksumOf(signed)).toBe(
      sheetChecksum({
        selections: [],
        writtenAnswer: [{ questionId: 'w1', answerPdf: '/media/files/a.pdf' }],
      }),
    );
  });
});

const pace = { saveEverySeconds: 2, submitWithinSeconds: 4 };
const confirmed = { savedAt: START, pace };

function aClient() {
  const mutate = vi.fn(
    async ({ variables }: { variables: { input: Record<string, unknown> } }): Promise<unknown> => {
      const name = 'ticket' in variables.input ? 'saveAnswers' : 'saveAnswerChanges';
      return { data: { [name]: { savedAt: iso(START), pace } } };
    },
  );
  const server = createAttemptServer({ mutate } as unknown as ApolloClient);
  const answers = { ...emptySheet, chosen: { m1: ['m1-a'] } };
  const known = (sequence: number) => ({
    attemptId: 'attempt-1',
    last: { sequence, savedAt: START, answers } satisfies LastSave,
  });
  const save = (
    sequence: number,
    chosen: AnswerSheet['chosen'],
    last?: number,
    isClosing = false,
  ) =>
    server.save(
      'ticket',
      sequence,
      { ...emptySheet, chosen },
      isClosing,
      last === undefined ? undefined : known(last),
    );
  const inputs = () => mutate.mock.calls.map(([{ variables }]) => variables.input);
  /** For each request whether it had the whole sheet. */
  const whole = () => inputs().map((input) => 'ticket' in input);
  return { mutate, save, inputs, whole };
}

describe('a save', () => {
  it('sends the changes since the last confirmed save', async () => {
    const { save, inputs } = aClient();
    expect(await save(8, { m1: ['m1-a'], m2: ['m2-b'] }, 7)).toEqual(confirmed);
    const selections = [{ questionId: 'm2', selectedOptionIds: ['m2-b'] }];
    const checksum = checksumOf({ ...emptySheet, chosen: { m1: ['m1-a'], m2: ['m2-b'] } });
    expect(inputs()).toEqual([
      {
        attemptId: 'attempt-1',
        sequence: 8,
        base: 7,
        checksum,
        selections,
        marked: [],
        unmarked: [],
      },
    ]);
  });

  it('sends the whole sheet at first, and when the page is being closed', async () => {
    const { save, whole } = aClient();
    await save(1, {}, 0);
    await save(2, { m1: ['m1-b'] });
    await save(3, { m1: ['m1-b'] }, 2, true);
    expect(whole()).toEqual([true, true, true]);
  });

  it('sends the whole sheet once after a conflict, which the attempt resolves by a merge', async () => {
    const { save, whole, mutate } = aClient();
    mutate.mockImplementationOnce(() => refused('CONFLICT'));
    await expect(save(8, { m2: ['m2-b'] }, 7)).rejects.toThrow('CONFLICT');
    await save(10, { m2: ['m2-b'] }, 9);
    await save(11, { m2: ['m2-c'] }, 10);
    expect(whole()).toEqual([false, true, false]);
  });

  it('sends changes again after a lost network: only the server can tell whether the first request arrived', async () => {
    const { save, whole, mutate } = aClient();
    mutate.mockImplementationOnce(offline);
    await expect(save(8, { m2: ['m2-b'] }, 7)).rejects.toThrow();
    await save(9, { m2: ['m2-b'] }, 7);
    expect(whole()).toEqual([false, false]);
  });

  it.each(['OPERATION_NOT_ALLOWED', 'PERSISTED_QUERY_NOT_FOUND', 'BAD_USER_INPUT'])(
    'sends whole sheets from then on to a server that returns %s',
    async (code) => {
      const { save, whole, mutate } = aClient();
      mutate.mockImplementationOnce(() => refused(code));
      expect(await save(8, { m2: ['m2-b'] }, 7)).toEqual(confirmed);
      await save(9, { m2: ['m2-c'] }, 8);
      expect(whole()).toEqual([false, true, true]);
    },
  );
});
