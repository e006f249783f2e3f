// Saves of changes, compared with a naive model: each device has its whole sheet, and a save stores
// a copy of it or nothing.
import { sheetChecksum } from '@alokpath/exam-rules/sheet-checksum';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyChanges } from '../../backend/src/modules/attempts/answer-changes.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { SINGLE, save, startAttempt, submitAnswers } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

/** A device's sheet: option ids by question id, and marks. */
type Own = { chosen: Record<string, string[]>; unsure: string[] };

const empty: Own = { chosen: {}, unsure: [] };
const checksumOf = (own: Own) => sheetChecksum(wholeOf(own));
const wholeOf = ({ chosen, unsure }: Own) => ({
  selections: Object.entries(chosen)
    .filter(([, options]) => options.length > 0)
    .map(([questionId, options]) => ({ questionId, selectedOption: [...options] })),
  writtenAnswer: [],
  ...(unsure.length > 0 && { unsure: [...unsure] }),
});

/** The body of a save of the changes between two sheets. */
function changes(sequence: number, base: number, before: Own, after: Own) {
  const questionIds = [...new Set([...Object.keys(before.chosen), ...Object.keys(after.chosen)])];
  const optionsOf = ({ chosen }: Own, id: string) => [...(chosen[id] ?? [])].sort();
  return {
    sequence,
    base,
    checksum: checksumOf(after),
    selections: questionIds
      .filter((id) => optionsOf(before, id).join() !== optionsOf(after, id).join())
      .map((questionId) => ({ questionId, selectedOption: optionsOf(after, questionId) })),
    marked: after.unsure.filter((id) => !before.unsure.includes(id)),
    unmarked: before.unsure.filter((id) => !after.unsure.includes(id)),
  };
}

const patch = (person: Student, id: string, body: object) =>
  person.send('PATCH', `/ext/attempts/${id}/answers`, { body });
const stored = async (person: Student, id: string) =>
  (await person.get(`/ext/attempts/${id}`)).body;

/** The answers in a normalized order. */
const sorted = (
  sheet:
    | { selections?: { questionId: string; selectedOption: string[] }[]; unsure?: string[] }
    | undefined,
) => ({
  selections: (sheet?.selections ?? [])
    .map(({ questionId, selectedOption }) => `${questionId} ${[...selectedOption].sort()}`)
    .sort(),
  unsure: [...(sheet?.unsure ?? [])].sort(),
});

const question = fc.constantFrom('q1', 'q2', 'q3', 'q4');
const sheet = fc
  .record({
    chosen: fc.dictionary(
      question,
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
    ),
    unsure: fc.uniqueArray(question),
  })
  .map((parts): Own => ({ ...empty, ...parts }));

describe('changes between two sheets', () => {
  it('turn one sheet into the other, with its checksum', () => {
    fc.assert(
      fc.property(sheet, sheet, (before, after) => {
        const applied = applyChanges(wholeOf(before), changes(2, 1, before, after));
        expect(sorted(applied)).toEqual(sorted(wholeOf(after)));
        expect(sheetChecksum(applied)).toBe(checksumOf(after));
      }),
    );
  });

  it('have another checksum for any other sheet', () => {
    fc.assert(
      fc.property(sheet, sheet, (first, second) => {
        const isSame =
          JSON.stringify(sorted(wholeOf(first)).selections) ===
          JSON.stringify(sorted(wholeOf(second)).selections);
        expect(checksumOf(first) === checksumOf(second)).toBe(isSame);
      }),
    );
  });
});

describe('saved changes', () => {
  it('are stored over the save that they are based on, and acknowledged again when they are repeated', async () => {
    const person = await backend.enrolled();
    const { _id: id } = (await startAttempt(person)).body;
    const [first, second] = [
      { ...empty, chosen: { q1: ['a'] } },
      { ...empty, chosen: { q2: ['b', 'a'] } },
    ];
    await save(person, id, 3, wholeOf(first));
    const body = changes(4, 3, first, second);
    const response = await patch(person, id, body);
    expect([response.status, response.body]).toEqual([
      200,
      { sequence: 4, savedAt: backend.clock.now.toISOString(), stored: true },
    ]);
    expect(sorted((await stored(person, id)).answers)).toEqual(sorted(wholeOf(second)));
    expect((await patch(person, id, body)).body).toEqual({ ...response.body, stored: false });
  });

  it('are rejected, and store nothing, if the sheet would differ from that of the device', async () => {
    const person = await backend.enrolled();
    const { _id: id } = (await startAttempt(person)).body;
    const sheetOne = { ...empty, chosen: { q1: ['a'] } };
    expect((await patch(person, id, changes(2, 1, empty, sheetOne))).status).toBe(409);
    await save(person, id, 3, wholeOf(sheetOne));
    // The device assumes another state on the server.
    const wrong = changes(4, 3, empty, { ...empty, chosen: { q2: ['b'] } });
    expect((await patch(person, id, wrong)).status).toBe(409);
    expect((await stored(person, id)).sequence).toBe(3);
  });

  it('are rejected from other students, with two options in a single exam, and after the end', async () => {
    const [person, other] = [await backend.enrolled(), await backend.enrolled()];
    const { _id: id } = (await startAttempt(person, SINGLE)).body;
    await save(person, id, 1, wholeOf(empty));
    expect(
      (await patch(other, id, changes(2, 1, empty, { ...empty, chosen: { q1: ['a'] } }))).status,
    ).toBe(403);
    expect(
      (await patch(person, id, changes(2, 1, empty, { ...empty, chosen: { q1: ['a', 'b'] } })))
        .status,
    ).toBe(400);
    const paper = (await startAttempt(person)).body._id;
    await save(person, paper, 1, wholeOf(empty));
    await submitAnswers(person, paper);
    expect(
      (await patch(person, paper, changes(2, 1, empty, { ...empty, chosen: { q1: ['a'] } })))
        .status,
    ).toBe(410);
    advanceClock(backend, 12 * MINUTE);
    expect(
      (await patch(person, id, changes(2, 1, empty, { ...empty, chosen: { q1: ['a'] } }))).status,
    ).toBe(410);
  });

  it('in sequence need one statement each, which still detects every other change', async () => {
    const [person, other] = [await backend.enrolled(), await backend.enrolled()];
    const sheets = ['a', 'b', 'c', 'd'].map((option) => ({ ...empty, chosen: { q1: [option] } }));
    const [none = empty, a = empty, b = empty, c = empty] = [empty, ...sheets];
    const { _id: id } = (await startAttempt(person)).body;
    await save(person, id, 1, wholeOf(none));
    await patch(person, id, changes(2, 1, none, a));
    backend.statements.length = 0;
    expect((await patch(person, id, changes(3, 2, a, b))).status).toBe(200);
    expect(backend.statements.map((text) => text.split(' ')[0])).toEqual(['with']);
    expect(sorted((await stored(person, id)).answers)).toEqual(sorted(wholeOf(b)));
    // Another account, and a sheet that differs from the device's.
    expect((await patch(other, id, changes(4, 3, b, c))).status).toBe(403);
    expect((await patch(person, id, { ...changes(4, 3, b, c), checksum: 'x' })).status).toBe(409);
    // Another process has saved.
    await backend.db.update(attempts).set({ sequence: 7 }).where(eq(attempts.id, id));
    expect((await patch(person, id, changes(8, 3, b, c))).status).toBe(409);
    await backend.db.update(attempts).set({ sequence: 3 }).where(eq(attempts.id, id));
    expect((await patch(person, id, changes(8, 3, b, c))).status).toBe(200);
    await submitAnswers(person, id);
    expect((await patch(person, id, changes(9, 8, c, a))).status).toBe(410);
  });

  it('never lose an acknowledged sheet: lost, repeated, late and out of order, from two devices', async () => {
    const step = fc.record({
      device: fc.nat({ max: 1 }),
      to: sheet,
      way: fc.constantFrom('changes', 'whole', 'lost', 'unanswered', 'delayed', 'replay'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const person = await backend.enrolled();
        const { _id: id } = (await startAttempt(person, FREE_PAPER)).body;
        const fresh = () => ({ known: 0, base: empty, next: 0 });
        const devices = [fresh(), fresh()];
        /** The naive model of the server: a number, and a copy of a device's sheet. */
        let model = { sequence: 0, answers: empty };
        const delayed: { whole: Own; body: ReturnType<typeof changes> }[] = [];
        const send = async (body: ReturnType<typeof changes>, whole: Own) => {
          const { status } = await patch(person, id, body);
          const isStored = model.sequence === body.base && body.sequence > model.sequence;
          const isRepeat =
            body.sequence === model.sequence && checksumOf(model.answers) === body.checksum;
          expect(status).toBe(isStored || isRepeat ? 200 : 409);
          if (isStored) model = { sequence: body.sequence, answers: whole };
          return status;
        };
        for (const {
          device: index,
          to: { chosen },
          way,
        } of steps) {
          const device = devices[index] ?? fresh();
          const to = { ...empty, chosen };
          device.next += 1;
          const sequence = Math.max(device.next, device.known + 1);
          device.next = sequence;
          const body = changes(sequence, Math.max(1, device.known), device.base, to);
          if (way === 'delayed') delayed.push({ whole: to, body });
          const late = way === 'replay' ? delayed.pop() : undefined;
          if (late) await send(late.body, late.whole);
          let isAcknowledged = false;
          if (way === 'whole' || device.known === 0) {
            const { status } = await save(person, id, sequence, wholeOf(to));
            const isNew = sequence > model.sequence;
            if (isNew) model = { sequence, answers: to };
            isAcknowledged = status === 200;
          } else if (way === 'changes' || way === 'unanswered') {
            const status = await send(body, to);
            isAcknowledged = status === 200 && way === 'changes';
            if (status === 409) {
              const { sequence: number } = await stored(person, id);
              Object.assign(device, { known: number, base: model.answers, next: number });
            }
          }
          const now = await stored(person, id);
          expect([now.sequence, sorted(now.answers).selections]).toEqual([
            model.sequence,
            sorted(wholeOf(model.answers)).selections,
          ]);
          if (isAcknowledged) Object.assign(device, { known: sequence, base: to });
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
