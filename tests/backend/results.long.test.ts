// Results of multi-subject papers: scored on the server, stored once. Retakes are in
// retakes.test.ts.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multiSubjectResults } from '../../backend/src/modules/results/tables.ts';
import { PAPER_RESULTS } from './attempt-kit.ts';
import { FREE_PAPER, PAID_PAPER } from './content-fixture.ts';
import { type Backend, type Student, startBackend } from './kit.ts';
import { answersTo, type Paper, readPaper, resultOf } from './paper-kit.ts';

let backend: Backend;
let paper: Paper;
beforeAll(async () => {
  backend = await startBackend();
  paper = await readPaper(await backend.enrolled());
});
afterAll(() => backend.close());

const answers = (letters: string[][]) => answersTo(paper, letters);
const body = (person: Student, letters: string[][], extra: object = {}) =>
  resultOf(paper, person, letters, extra);

describe('a submitted paper', () => {
  it('is scored by the rules of the specification, whatever score the client sends', async () => {
    const cases: [letters: string[][], total: number][] = [
      [
        [
          ['A', 'AB'],
          ['C', 'D'],
        ],
        5,
      ],
      [
        [
          ['A', 'A'],
          ['C', ''],
        ],
        1 - 0.5 + 1,
      ],
      [
        [
          ['B', ''],
          ['', ''],
        ],
        -0.25,
      ],
      [
        [
          ['', ''],
          ['', ''],
        ],
        0,
      ],
    ];
    for (const [letters, total] of cases) {
      const person = await backend.enrolled();
      backend.logged.length = 0;
      const response = await person.post(PAPER_RESULTS, body(person, letters, { totalScore: 999 }));
      expect([response.status, response.body.totalScore]).toEqual([201, total]);
      expect(backend.logged.join()).toContain('a client scored otherwise');
      expect((await person.get(`${PAPER_RESULTS}/${person.userId}/${FREE_PAPER}`)).body).toEqual(
        response.body,
      );
    }
  });

  it('has each answer marked as right or wrong, and logs nothing if the client sent the same', async () => {
    const person = await backend.enrolled();
    const subjects = answers([
      ['A', 'A'],
      ['C', ''],
    ]);
    for (const { results } of subjects)
      for (const [index, result] of results.entries()) result.isCorrect = index === 0;
    backend.logged.length = 0;
    const { body: stored } = await person.post(PAPER_RESULTS, {
      examId: FREE_PAPER,
      userId: person.userId,
      subjects,
      totalScore: 1.5,
      timeTaken: 1,
    });
    expect(stored.subjects).toEqual(subjects);
    expect(stored).toMatchObject({
      userId: person.userId,
      examId: FREE_PAPER,
      timeTaken: 1,
      answersHash: expect.stringMatching(/^[a-f0-9]{64}$/),
    });
    expect(backend.logged.join()).not.toContain('scored otherwise');
  });

  it('counts an answer for its question, even if the question was in another subject before', async () => {
    const person = await backend.enrolled();
    const letters = [
      ['A', 'AB'],
      ['C', 'D'],
    ];
    const ids = ['earlier', answers(letters)[0]?.subjectId];
    const subjects = answers(letters).map((subject, index) => ({
      ...subject,
      subjectId: ids[index],
    }));
    const { status, body: stored } = await person.post(PAPER_RESULTS, {
      ...body(person, letters),
      subjects,
    });
    expect([status, stored.totalScore]).toEqual([201, 5]);
    const shown = answers(letters).map(({ subjectId }) => ({ subjectId }));
    expect(stored.subjects).toMatchObject(shown);
  });

  it('drops options and questions of other papers, and refuses a question that is answered twice', async () => {
    const person = await backend.enrolled();
    const foreign = await person.post(
      PAPER_RESULTS,
      body(person, [
        ['Z', ''],
        ['', ''],
      ]),
    );
    expect(foreign.body.totalScore, 'a blank costs nothing').toBe(0);
    expect(JSON.stringify(foreign.body)).not.toContain('"Z"');
    const mixed = await person.post(
      PAPER_RESULTS,
      body(person, [
        ['AZ', ''],
        ['', ''],
      ]),
    );
    expect(mixed.body.totalScore, 'the remaining option is right').toBe(1);
    const [first, second] = answers([
      ['A', ''],
      ['', ''],
    ]);
    const alien = { questionId: 'q-of-another-paper', selectedOption: ['x'], isCorrect: true };
    const subjects = [
      { ...first, results: [...(first?.results ?? []), alien] },
      second,
      { subjectId: 'alien', results: first?.results ?? [] },
    ];
    const dropped = await person.post(PAPER_RESULTS, body(person, [], { subjects }));
    expect([dropped.status, dropped.body.totalScore]).toEqual([201, 1]);
    expect(JSON.stringify(dropped.body)).not.toContain('alien');
    const twice = [{ ...first, results: [...(first?.results ?? []), ...(first?.results ?? [])] }];
    expect((await person.post(PAPER_RESULTS, body(person, [], { subjects: twice }))).status).toBe(
      400,
    );
  });

  it('has the time that the client sent, limited to the range from 0 to the time limit', async () => {
    const person = await backend.enrolled();
    for (const [sent, stored] of [
      [-5, 0],
      [12.345, 12.35],
      [1e9, 60],
    ]) {
      expect(
        (await person.post(PAPER_RESULTS, body(person, [['A']], { timeTaken: sent }))).body
          .timeTaken,
      ).toBe(stored);
    }
  });

  it('is refused with invalid numbers, unknown fields, and for unknown exams', async () => {
    const person = await backend.enrolled();
    expect((await person.post(PAPER_RESULTS, body(person, [], { totalScore: '5' }))).status).toBe(
      400,
    );
    expect((await person.post(PAPER_RESULTS, body(person, [], { totalScore: null }))).status).toBe(
      400,
    );
    expect(
      (await person.post(PAPER_RESULTS, body(person, [], { grade: 'A' }))).body.fields,
    ).toEqual([{ path: 'grade', message: expect.any(String), code: 'IS_UNKNOWN' }]);
    expect((await person.post(PAPER_RESULTS, body(person, [], { examId: 'nothing' }))).status).toBe(
      404,
    );
  });

  it('is stored once per Idempotency-Key, also concurrently, and a repeat gets the first response', async () => {
    const person = await backend.enrolled();
    const headers = { 'idempotency-key': 'one-attempt' };
    const all = await Promise.all(
      Array.from({ length: 8 }, () =>
        person.post(PAPER_RESULTS, body(person, [['A', ''], []]), headers),
      ),
    );
    const later = await person.post(
      PAPER_RESULTS,
      body(person, [
        ['B', 'B'],
        ['A', 'A'],
      ]),
      headers,
    );
    for (const response of [...all, later])
      expect([response.status, response.body]).toEqual([201, all[0]?.body]);
    const rows = await backend.db
      .select()
      .from(multiSubjectResults)
      .where(eq(multiSubjectResults.userId, person.userId));
    expect(rows).toHaveLength(1);
  });

  it('may use the key that another student has used', async () => {
    const [one, two] = [await backend.enrolled(), await backend.enrolled()];
    const headers = { 'idempotency-key': 'the same key' };
    await one.post(PAPER_RESULTS, body(one, []), headers);
    expect((await two.post(PAPER_RESULTS, body(two, []), headers)).body.userId).toBe(two.userId);
  });

  it('must be of the session’s student, in a course of theirs', async () => {
    const [person, other] = [await backend.enrolled(), await backend.student()];
    expect((await person.post(PAPER_RESULTS, body(other, []))).status).toBe(403);
    expect((await other.post(PAPER_RESULTS, body(other, []))).status).toBe(403);
    expect(
      (await person.post(PAPER_RESULTS, body(person, [], { examId: PAID_PAPER }))).status,
    ).toBe(403);
    expect((await backend.visitor().post(PAPER_RESULTS, body(person, []))).status).toBe(401);
  });
});

describe('reading results', () => {
  it('is for the owner, admins and the service, and 404 without a result', async () => {
    const [person, other] = [await backend.enrolled(), await backend.enrolled()];
    const { _id: id } = (await person.post(PAPER_RESULTS, body(person, []))).body;
    for (const url of [
      `${PAPER_RESULTS}/${id}`,
      `${PAPER_RESULTS}/${person.userId}/${FREE_PAPER}`,
    ]) {
      expect((await person.get(url)).status).toBe(200);
      expect((await (await backend.admin()).get(url)).status).toBe(200);
      expect((await backend.visitor().get(url, backend.service)).status).toBe(200);
      expect((await other.get(url)).status).toBe(403);
      expect((await backend.visitor().get(url)).status).toBe(401);
    }
    expect((await other.get(`${PAPER_RESULTS}/${other.userId}/${FREE_PAPER}`)).status).toBe(404);
  });

  it('returns the own ones in one call: of the given exams, or the newest', async () => {
    const person = await backend.enrolled();
    const stored = (await person.post(PAPER_RESULTS, body(person, []))).body;
    expect((await person.get('/ext/results/mine')).body).toEqual({
      multiSubject: [stored],
      single: [],
    });
    expect(
      (await person.get(`/ext/results/mine?examIds=${FREE_PAPER},x`)).body.multiSubject,
    ).toEqual([stored]);
    expect((await person.get('/ext/results/mine?examIds=x')).body.multiSubject).toEqual([]);
    expect((await backend.visitor().get('/ext/results/mine')).status).toBe(401);
  });
});
