// Sealed answers that reach the server after the exam was closed: stored, shown to admins, and
// counted only if accepted.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { students } from '../../backend/src/modules/students/tables.ts';
import {
  PAPER_RESULTS,
  paperVersions,
  SINGLE,
  save,
  sheetOf,
  singleVersions,
  startAttempt,
  submitAnswers,
} from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const send = (person: Visitor, attemptId: string, sheet: object) =>
  person.post(`/ext/attempts/${attemptId}/late-answers`, sheet);
const decide = (
  id: string,
  what: 'accept' | 'refuse',
  by = admin,
  body: object | undefined = { reason: what === 'refuse' ? 'Too late.' : 'Power cut.' },
) => by.post(`/ext/late-answers/${id}/${what}`, body);

/** An attempt whose time is over. @param letters the answers saved in time */
async function anEndedAttempt(
  person: Student,
  examId = FREE_PAPER,
  letters?: string[],
): Promise<string> {
  const { _id: id } = (await startAttempt(person, examId)).body;
  if (letters) await save(person, id, 1, await sheetOf(person, examId, letters));
  advanceClock(backend, 62 * MINUTE);
  return id;
}

describe('late answers', () => {
  it('are kept after the exam is closed, and rejected while it is open', async () => {
    const person = await backend.enrolled();
    const { _id: id } = (await startAttempt(person)).body;
    const sheet = await sheetOf(person, FREE_PAPER, ['A']);
    const early = await send(person, id, sheet);
    expect([early.status, early.body.error]).toEqual([409, 'The exam is still open: hand it in.']);
    advanceClock(backend, 62 * MINUTE);
    const sealedAt = new Date(backend.clock.now.getTime() - 5 * MINUTE).toISOString();
    const lateResponse = await send(person, id, { ...sheet, sealedAt });
    expect([lateResponse.status, lateResponse.body]).toEqual([
      202,
      { _id: expect.any(String), state: 'waiting' },
    ]);
    expect((await person.get(`/ext/attempts/${id}`)).body.lateAnswers).toEqual([
      { ...lateResponse.body, sealedAt, receivedAt: backend.clock.now.toISOString() },
    ]);
    expect(await paperVersions(backend, person.userId)).toEqual([]);
  });

  it('of an exam that was submitted before its end are kept too: another device may have more', async () => {
    const person = await backend.enrolled();
    const { _id: id } = (await startAttempt(person)).body;
    await submitAnswers(person, id);
    expect((await send(person, id, await sheetOf(person, FREE_PAPER, ['A']))).status).toBe(202);
  });

  it('are one row however often the same sheet is sent, and five rows at most, also concurrently', async () => {
    const person = await backend.enrolled();
    const id = await anEndedAttempt(person);
    const sheets = await Promise.all(
      ['A', 'B', 'C', 'D', 'AB', 'AC', 'AD'].map((letters) =>
        sheetOf(person, FREE_PAPER, [letters]),
      ),
    );
    const [first] = sheets;
    const same = await Promise.all(Array.from({ length: 4 }, () => send(person, id, first ?? {})));
    expect(new Set(same.map((response) => response.body._id)).size).toBe(1);
    const responses = await Promise.all(sheets.map((sheet) => send(person, id, sheet)));
    expect(responses.map((response) => response.status).sort()).toEqual([
      202, 202, 202, 202, 202, 429, 429,
    ]);
    expect((await person.get(`/ext/attempts/${id}`)).body.lateAnswers).toHaveLength(5);
    expect((await send(person, id, first ?? {})).body).toEqual(same[0]?.body);
  });

  it('are listed with the stored sheets by as many statements for several students as for one', async () => {
    const addLate = async () => {
      const [submitted, saved] = [await backend.enrolled(), await backend.enrolled()];
      const { _id: id } = (await startAttempt(submitted)).body;
      await submitAnswers(submitted, id);
      await send(submitted, id, await sheetOf(submitted, FREE_PAPER, ['B']));
      const ended = await anEndedAttempt(saved, FREE_PAPER, ['A']);
      await send(saved, ended, await sheetOf(saved, FREE_PAPER, ['B']));
    };
    const readPage = async () => {
      backend.statements.length = 0;
      const { body } = await admin.get('/ext/late-answers?state=waiting&limit=100');
      return { rows: body as { _id: string }[], statementCount: backend.statements.length };
    };
    await addLate();
    const before = await readPage();
    await addLate();
    const { rows, statementCount } = await readPage();
    expect(statementCount).toBe(before.statementCount);
    expect(rows).toHaveLength(before.rows.length + 2);
    const each = rows.map(async ({ _id }) => (await admin.get(`/ext/late-answers/${_id}`)).body);
    expect(rows).toEqual(await Promise.all(each));
    expect(rows.slice(-2)).toEqual([
      expect.objectContaining({ stored: expect.anything() }),
      expect.objectContaining({ stored: expect.anything() }),
    ]);
  });

  it('are sent only by the student, and decided only by admins', async () => {
    const [person, other] = [await backend.enrolled(), await backend.enrolled()];
    const id = await anEndedAttempt(person);
    const sheet = await sheetOf(person, FREE_PAPER, ['A']);
    expect((await send(other, id, sheet)).status).toBe(403);
    expect((await send(admin, id, sheet)).status).toBe(403);
    expect((await send(person, 'unknown', sheet)).status).toBe(404);
    const { _id: late } = (await send(person, id, sheet)).body;
    for (const what of ['accept', 'refuse'] as const)
      expect((await decide(late, what, person)).status).toBe(403);
    expect((await person.get('/ext/late-answers')).status).toBe(403);
    expect((await decide('unknown', 'accept')).status).toBe(404);
  });
});

describe('an admin', () => {
  it('sees them page by page, the longest waiting first, beside the answers that were saved in time', async () => {
    const person = await backend.enrolled();
    const before = (await admin.get('/ext/late-answers?state=waiting&limit=100')).body.length;
    const id = await anEndedAttempt(person, FREE_PAPER, ['B']);
    const sheet = await sheetOf(person, FREE_PAPER, ['A']);
    const { _id } = (await send(person, id, sheet)).body;
    const page = await admin.get(`/ext/late-answers?state=waiting&offset=${before}&limit=1`);
    expect(page.headers['x-total-count']).toBe(String(before + 1));
    expect(page.body).toMatchObject([
      {
        _id,
        state: 'waiting',
        ...sheet,
        attempt: {
          _id: id,
          kind: 'multi-subject',
          examId: FREE_PAPER,
          userId: person.userId,
          sequence: 1,
        },
      },
    ]);
    expect(page.body[0].attempt.answers).toEqual(await sheetOf(person, FREE_PAPER, ['B']));
    const { body: refused } = await admin.get('/ext/late-answers?state=refused&limit=100');
    expect(refused.filter((late: { _id: string }) => late._id === _id)).toEqual([]);
    expect((await admin.get('/ext/late-answers?state=lost')).status).toBe(400);
  });

  it('accepts them as a version after the answers saved in time, even before the server has closed the attempt', async () => {
    const person = await backend.enrolled();
    const id = await anEndedAttempt(person, FREE_PAPER, ['B']);
    const { _id: late } = (await send(person, id, await sheetOf(person, FREE_PAPER, ['A', 'AB'])))
      .body;
    const accepted = await decide(late, 'accept');
    expect([accepted.status, accepted.body.state, accepted.body.attempt.closedBy]).toEqual([
      200,
      'accepted',
      'server',
    ]);
    const versions = await paperVersions(backend, person.userId);
    expect(
      versions.map(({ version, totalScore, idempotencyKey }) => [
        version,
        totalScore,
        idempotencyKey,
      ]),
    ).toEqual([
      [1, -0.25, id],
      [2, 3, late],
    ]);
    const result = (await person.get(`${PAPER_RESULTS}/${person.userId}/${FREE_PAPER}`)).body;
    expect(result).toMatchObject({
      _id: accepted.body.attempt.resultId,
      totalScore: 3,
      timeTaken: 60,
    });
    expect((await person.get(`/ext/attempts/${id}`)).body.lateAnswers).toMatchObject([
      { _id: late, state: 'accepted' },
    ]);
  });

  it('accepts them as the first result if nothing was saved; a repeat of the submission returns it', async () => {
    const person = await backend.enrolled();
    const id = await anEndedAttempt(person, SINGLE);
    const { _id: late } = (await send(person, id, await sheetOf(person, SINGLE, ['A', 'B', 'A'])))
      .body;
    await decide(late, 'accept');
    const result = (await person.get(`/exams/results/user/${person.userId}/exam/${SINGLE}`)).body;
    expect(result.score).toBe(3);
    const body = { examId: SINGLE, userId: person.userId, mcqAnswers: [], writtenAnswer: [] };
    expect((await person.post('/exams/results', body, { 'idempotency-key': id })).body).toEqual(
      result,
    );
    expect(await singleVersions(backend, person.userId)).toHaveLength(1);
  });

  it('accepts them whatever keys the student has used in between', async () => {
    const person = await backend.enrolled();
    const id = await anEndedAttempt(person, FREE_PAPER, ['B']);
    const { _id: late } = (await send(person, id, await sheetOf(person, FREE_PAPER, ['A']))).body;
    await submitAnswers(person, (await startAttempt(person)).body._id);
    expect((await submitAnswers(person, late)).status).toBe(201);
    const accepted = await decide(late, 'accept');
    expect([accepted.status, accepted.body.state]).toEqual([200, 'accepted']);
    const keys = (await paperVersions(backend, person.userId)).map(
      (version) => version.idempotencyKey,
    );
    expect(keys).toEqual([id, expect.any(String), late, null]);
  });

  it('does not create a second result if one exists in the meantime', async () => {
    const person = await backend.enrolled();
    const id = await anEndedAttempt(person);
    const next = (await startAttempt(person)).body;
    const { _id: late } = (await send(person, id, await sheetOf(person, FREE_PAPER, ['A']))).body;
    await decide(late, 'accept');
    const after = await submitAnswers(person, next._id);
    expect(after.status).toBe(201);
    const versions = await paperVersions(backend, person.userId);
    expect(versions.map((row) => [row.version, row.resultId])).toEqual([
      [1, after.body._id],
      [2, after.body._id],
    ]);
  });

  it('decides once: the second of two concurrent admins gets a conflict', async () => {
    const other = await anotherAdmin();
    const person = await backend.enrolled();
    const id = await anEndedAttempt(person);
    const { _id: late } = (await send(person, id, await sheetOf(person, FREE_PAPER, ['A']))).body;
    const responses = await Promise.all([
      decide(late, 'accept'),
      decide(late, 'accept', other),
      decide(late, 'refuse'),
    ]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409]);
    expect((await paperVersions(backend, person.userId)).length).toBeLessThanOrEqual(1);
    const refused = (await send(person, id, await sheetOf(person, FREE_PAPER, ['B']))).body._id;
    expect((await decide(refused, 'refuse')).body).toMatchObject({
      state: 'refused',
      decidedAt: backend.clock.now.toISOString(),
    });
    expect((await decide(refused, 'accept')).body.error).toBe('This has been decided already.');
  });

  it('may repeat a decision and gets it back; a different one is rejected', async () => {
    const person = await backend.enrolled();
    const id = await anEndedAttempt(person);
    const [first, second] = await Promise.all(
      ['A', 'B'].map(
        async (letter) =>
          (await send(person, id, await sheetOf(person, FREE_PAPER, [letter]))).body._id,
      ),
    );
    const accepted = await decide(first, 'accept', admin, {
      reason: 'The network of the school was down.',
    });
    expect(accepted.body).toMatchObject({
      state: 'accepted',
      reason: 'The network of the school was down.',
    });
    expect(
      (await decide(first, 'accept', admin, { reason: 'The network of the school was down.' }))
        .body,
    ).toEqual(accepted.body);
    expect(await paperVersions(backend, person.userId)).toHaveLength(1);
    expect((await decide(first, 'accept', admin, { reason: 'Another one.' })).status).toBe(409);
    expect((await decide(first, 'refuse')).status).toBe(409);
    const refused = await decide(second, 'refuse');
    expect([
      (await decide(second, 'refuse')).body,
      (await decide(second, 'refuse', await anotherAdmin())).status,
    ]).toEqual([refused.body, 409]);
  });

  it('must give a reason for either decision, which the student reads', async () => {
    const person = await backend.enrolled();
    const id = await anEndedAttempt(person);
    const { _id: late } = (await send(person, id, await sheetOf(person, FREE_PAPER, ['A']))).body;
    for (const what of ['accept', 'refuse'] as const)
      for (const body of [{}, { reason: '' }, { reason: '  ' }, { reason: 'x'.repeat(2001) }]) {
        const { status, body: responseBody } = await decide(late, what, admin, body);
        const { code, fields } = responseBody;
        expect([status, code, fields[0].path]).toEqual([400, 'INVALID_FIELD', 'reason']);
      }
    const mine = async (by: Visitor) =>
      (await by.get(`/ext/late-answers/mine?examId=${FREE_PAPER}`)).body;
    expect(await mine(person)).toMatchObject([{ _id: late, state: 'waiting', attemptId: id }]);
    const { body } = await decide(late, 'refuse', admin, { reason: 'The sheet came a day late.' });
    const decision = {
      _id: late,
      state: 'refused',
      reason: 'The sheet came a day late.',
      decidedAt: backend.clock.now.toISOString(),
    };
    expect(body).toMatchObject(decision);
    expect(await mine(person)).toMatchObject([decision]);
    expect((await person.get(`/ext/attempts/${id}`)).body.lateAnswers).toMatchObject([decision]);
    expect(await mine(await backend.enrolled())).toEqual([]);
  });

  it('sees the submission beside them, with the name of the student', async () => {
    const person = await backend.enrolled();
    await backend.db
      .update(students)
      .set({ name: 'Rahim' })
      .where(eq(students.id, person.studentId));
    const { _id: id } = (await startAttempt(person, SINGLE)).body;
    const { selections } = await sheetOf(person, SINGLE, ['B']);
    const mcqAnswers = selections.map(({ questionId, selectedOption: [option] }) => ({
      questionId,
      selectedOption: option,
    }));
    const body = { examId: SINGLE, userId: person.userId, mcqAnswers, writtenAnswer: [] };
    expect((await person.post('/exams/results', body, { 'idempotency-key': id })).status).toBe(201);
    const sheet = await sheetOf(person, SINGLE, ['A', 'B']);
    const { _id: late } = (await send(person, id, sheet)).body;
    const expected = { ...sheet, stored: { selections, writtenAnswer: [] } };
    expect((await admin.get(`/ext/late-answers/${late}`)).body).toMatchObject(expected);
    // Once they count, the replaced answers are still listed.
    const decision = { reason: 'Power cut.', confirmsAfterRelease: true };
    expect((await decide(late, 'accept', admin, decision)).body).toMatchObject({
      ...expected,
      state: 'accepted',
    });
    expect((await admin.get(`/ext/late-answers/${late}`)).body.studentName).toBe('Rahim');
  });
});

/** Another account with the role. */
async function anotherAdmin(): Promise<Visitor> {
  const person = await backend.student();
  await backend.db.update(users).set({ role: 'admin' }).where(eq(users.id, person.userId));
  return person;
}
