// Saves of many students at the same time share statements; each has the outcome that it would have
// alone.

import { setImmediate } from 'node:timers/promises';
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NewAnswers } from '../../backend/src/modules/attempts/answer-queries.ts';
import { AnswerWriter } from '../../backend/src/modules/attempts/answer-writer.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { save, sheetOf, startAttempt } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { openTestDatabase } from './database.ts';
import { type Backend, type Student, startBackend } from './kit.ts';

// PGlite runs one transaction at a time.
const onPostgres = it.skipIf(!process.env.DATABASE_URL);

let backend: Backend;
let writer: AnswerWriter;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  writer = new AnswerWriter(backend.db);
});

const sheet = (answer: string) =>
  JSON.stringify({
    selections: [{ questionId: 'q1', selectedOption: [answer] }],
    writtenAnswer: [],
  });

/** Starts attempts of different students. */
async function startAttempts(count: number): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: count }, () => backend.enrolled()));
  return Promise.all(people.map(async (person) => (await startAttempt(person)).body._id as string));
}

/** A save of the sheet with this answer. */
const saveOf = (
  attemptId: string,
  sequence: number,
  more: Partial<NewAnswers> = {},
): NewAnswers => ({
  attemptId,
  sequence,
  answers: sheet(`${attemptId} ${sequence}`),
  now: backend.clock.now,
  ...more,
});

/** Number and answer of the stored saves, in the order of the ids. */
async function readSaves(ids: string[]) {
  const rows = await backend.db.select().from(attempts).where(inArray(attempts.id, ids));
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id);
    return [row?.sequence, row?.answers?.selections[0]?.selectedOption[0]];
  });
}

it('ten saves need one statement, and each student gets their own sheet', async () => {
  const ids = await startAttempts(25);
  backend.statements.length = 0;
  const outcomes = await Promise.all(ids.map((id) => writer.write(saveOf(id, 1))));
  expect(backend.statements).toHaveLength(3);
  expect(outcomes).toEqual(ids.map(() => true));
  expect(await readSaves(ids)).toEqual(ids.map((id) => [1, `${id} 1`]));
  const [row] = await backend.db
    .select()
    .from(attempts)
    .where(eq(attempts.id, ids[0] ?? ''));
  expect(row?.savedAt).toEqual(backend.clock.now);
});

it('each is stored or refused as it would be alone', async () => {
  const [free, based, other, older, same, round, ownRound, closed, late, last] =
    (await startAttempts(10)) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
  const all = [free, based, other, older, same, round, ownRound, closed, late, last];
  for (const id of all) await writer.write(saveOf(id, 3));
  const { now } = backend.clock;
  const update = (id: string, values: Partial<typeof attempts.$inferInsert>) =>
    backend.db.update(attempts).set(values).where(eq(attempts.id, id));
  for (const id of [round, ownRound]) await update(id, { round: 1 });
  await update(closed, { closedAt: now, closedBy: 'student' });
  await update(late, { deadline: new Date(now.getTime() - GRACE_MS - 1) });
  await update(last, { deadline: new Date(now.getTime() - GRACE_MS) });
  const cases: [NewAnswers, boolean][] = [
    [saveOf(free, 4), true],
    [saveOf(based, 4, { base: 3 }), true],
    [saveOf(other, 4, { base: 2 }), false],
    [saveOf(older, 2), false],
    [saveOf(same, 3), false],
    [saveOf(round, 4, { round: 0 }), false],
    [saveOf(ownRound, 4, { round: 1 }), true],
    [saveOf(closed, 4), false],
    [saveOf(late, 4), false],
    [saveOf(last, 4), true],
  ];
  backend.statements.length = 0;
  const outcomes = await Promise.all(cases.map(([each]) => writer.write(each)));
  expect(outcomes).toEqual(cases.map(([, isStored]) => isStored));
  // The refused ones are decided by a statement of their own.
  expect(backend.statements).toHaveLength(1 + cases.filter(([, isStored]) => !isStored).length);
  expect(await readSaves(all)).toEqual(
    cases.map(([{ attemptId }, isStored]) => {
      const sequence = isStored ? 4 : 3;
      return [sequence, `${attemptId} ${sequence}`];
    }),
  );
});

it('the newest of several saves of one attempt is stored', async () => {
  const [id = '', neighbour = ''] = await startAttempts(2);
  const saves = [saveOf(id, 1), saveOf(neighbour, 1), saveOf(id, 3), saveOf(id, 2)];
  const [, isNeighbourStored, isNewestStored] = await Promise.all(
    saves.map((each) => writer.write(each)),
  );
  expect([isNeighbourStored, isNewestStored]).toEqual([true, true]);
  expect(await readSaves([id, neighbour])).toEqual([
    [3, `${id} 3`],
    [1, `${neighbour} 1`],
  ]);
});

it('a sheet that the database cannot store fails alone', async () => {
  const [bad = '', ...others] = await startAttempts(4);
  const failing = writer.write(saveOf(bad, 1, { answers: '{"selections":["\\u0000"]}' }));
  const outcomes = Promise.all(others.map((id) => writer.write(saveOf(id, 1))));
  await expect(failing).rejects.toThrow();
  expect(await outcomes).toEqual(others.map(() => true));
  expect(await readSaves([bad, ...others])).toEqual([
    [0, undefined],
    ...others.map((id) => [1, `${id} 1`]),
  ]);
});

it('a sheet with text that no database stores is refused before it joins others', async () => {
  const person = await backend.enrolled();
  const { body: attempt } = await startAttempt(person);
  backend.statements.length = 0;
  const selections = [{ questionId: '\u0000', selectedOption: ['a'] }];
  const whole = await save(person, attempt._id, 1, { selections, writtenAnswer: [] });
  const changes = { sequence: 2, base: 1, checksum: 'c', selections };
  const changed = await person.send('PATCH', `/ext/attempts/${attempt._id}/answers`, {
    body: changes,
  });
  for (const { status, body } of [whole, changed]) {
    expect([status, body.code]).toEqual([400, 'UNSTORABLE_CHARACTER']);
    expect(body.fields).toMatchObject([{ path: 'selections.0.questionId' }]);
  }
  expect(backend.statements.filter((text) => /update "attempts"/.test(text))).toEqual([]);
});

it('students who save at the same time share statements', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => backend.enrolled()));
  const taken = await Promise.all(
    people.map(
      async (person): Promise<[Student, string]> => [person, (await startAttempt(person)).body._id],
    ),
  );
  const answers = await sheetOf(people[0] as Student, FREE_PAPER, ['A', 'AB']);
  backend.statements.length = 0;
  const responses = await Promise.all(taken.map(([person, id]) => save(person, id, 1, answers)));
  expect(responses.map(({ status, body }) => [status, body.stored])).toEqual(
    people.map(() => [200, true]),
  );
  const writes = backend.statements.filter((text) => /update "attempts"/.test(text));
  expect(writes.length).toBeLessThan(30);
  expect(writes.filter((text) => text.startsWith('with'))).not.toEqual([]);
});

onPostgres('attempts that are locked by other transactions hold up no other one', async () => {
  const [first = '', second = '', ...others] = await startAttempts(5);
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let lock = (): void => undefined;
  const isLocked = new Promise<void>((resolve) => {
    lock = resolve;
  });
  const transaction = backend.db.transaction(async (tx) => {
    const locked = inArray(attempts.id, [first, second]);
    await tx.select().from(attempts).where(locked).for('update');
    lock();
    await isReleased;
  });
  await isLocked;
  // Each has a statement of its own, as many as there are at the same time; then together with
  // others.
  const waiting: Promise<boolean>[] = [];
  for (const id of [first, second]) {
    waiting.push(writer.write(saveOf(id, 1)));
    await setImmediate();
  }
  expect(await writer.write(saveOf(others[0] ?? '', 1))).toBe(true);
  const together = [first, ...others].map((id) => writer.write(saveOf(id, 2)));
  expect(await Promise.all(together.slice(1))).toEqual(others.map(() => true));
  expect(await readSaves([first, second])).toEqual([
    [0, undefined],
    [0, undefined],
  ]);
  release();
  await transaction;
  await Promise.all(waiting);
  expect(await together[0]).toBe(true);
  expect(await readSaves([first, second])).toEqual([
    [2, `${first} 2`],
    [1, `${second} 1`],
  ]);
});

onPostgres('of two processes that store changes to the same save, one succeeds', async () => {
  const ids = await startAttempts(10);
  await Promise.all(ids.map((id) => writer.write(saveOf(id, 1))));
  const processes = [writer, new AnswerWriter(backend.db)].map((each, number) =>
    Promise.all(
      ids.map((id) =>
        each.write(saveOf(id, 2, { base: 1, answers: sheet(`${id} process ${number}`) })),
      ),
    ),
  );
  const [ofFirst = [], ofSecond = []] = await Promise.all(processes);
  expect(ofFirst.map((isStored, index) => isStored !== ofSecond[index])).toEqual(
    ids.map(() => true),
  );
  expect(await readSaves(ids)).toEqual(
    ids.map((id, index) => [2, `${id} process ${ofFirst[index] ? 0 : 1}`]),
  );
});

it('an error of the database is that of each save, and nothing is tried again', async () => {
  const statements: string[] = [];
  const database = await openTestDatabase({ logQuery: (text) => statements.push(text) });
  await database.close();
  const closed = new AnswerWriter(database.requests);
  const saves = ['one', 'two', 'three'].map((id) => closed.write(saveOf(id, 1)));
  const outcomes = await Promise.allSettled(saves);
  expect(outcomes.map(({ status }) => status)).toEqual(saves.map(() => 'rejected'));
  expect(statements).toHaveLength(1);
});
