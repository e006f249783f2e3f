// A retake of a multi-subject paper replaces its result; earlier versions remain stored.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multiSubjectResultVersions } from '../../backend/src/modules/results/tables.ts';
import { PAPER_RESULTS } from './attempt-kit.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend } from './kit.ts';
import { type Paper, readPaper, resultOf } from './paper-kit.ts';

let backend: Backend;
let paper: Paper;
beforeAll(async () => {
  backend = await startBackend();
  paper = await readPaper(await backend.enrolled());
});
afterAll(() => backend.close());

const body = (person: Student, letters: string[][], extra: object = {}) =>
  resultOf(paper, person, letters, extra);
const versions = (resultId: string) =>
  backend.db
    .select()
    .from(multiSubjectResultVersions)
    .where(eq(multiSubjectResultVersions.resultId, resultId))
    .orderBy(multiSubjectResultVersions.version);

describe('a retake', () => {
  it('replaces the result, which keeps its id, and keeps the earlier version', async () => {
    const person = await backend.enrolled();
    const first = (await person.post(PAPER_RESULTS, body(person, [['A', 'AB'], []]))).body;
    advanceClock(backend, MINUTE);
    const { subjects, totalScore, timeTaken } = body(person, [['B', ''], []], { timeTaken: 3 });
    const again = await person.put(`${PAPER_RESULTS}/${first._id}`, {
      id: first._id,
      data: { subjects, totalScore, timeTaken },
    });
    expect([again.status, again.body._id, again.body.totalScore, again.body.timeTaken]).toEqual([
      200,
      first._id,
      -0.25,
      3,
    ]);
    expect(again.body.dateTaken > first.dateTaken).toBe(true);
    expect((await person.get(`${PAPER_RESULTS}/${first._id}`)).body).toEqual(again.body);
    expect((await versions(first._id)).map((row) => [row.version, row.totalScore])).toEqual([
      [1, 3],
      [2, -0.25],
    ]);
  });

  it('is stored once per Idempotency-Key and numbered without gaps with concurrent requests', async () => {
    const person = await backend.enrolled();
    const first = (await person.post(PAPER_RESULTS, body(person, []))).body;
    const { subjects, totalScore, timeTaken } = body(person, [['A', ''], []]);
    const put = (key: string) =>
      person.put(
        `${PAPER_RESULTS}/${first._id}`,
        { id: first._id, data: { subjects, totalScore, timeTaken } },
        { 'idempotency-key': key },
      );
    const responses = await Promise.all(['a', 'a', 'b', 'b', 'c', 'c'].map(put));
    expect(responses.map((response) => response.status)).toEqual(Array(6).fill(200));
    expect((await versions(first._id)).map((row) => row.version)).toEqual([1, 2, 3, 4]);
  });

  it('is for an own result, by the id of its URL', async () => {
    const [person, other] = [await backend.enrolled(), await backend.enrolled()];
    const { _id: id } = (await person.post(PAPER_RESULTS, body(person, []))).body;
    const { subjects, totalScore, timeTaken } = body(person, [['A']]);
    const data = { subjects, totalScore, timeTaken };
    expect((await other.put(`${PAPER_RESULTS}/${id}`, { id, data })).status).toBe(403);
    expect((await person.put(`${PAPER_RESULTS}/${id}`, { id: 'another', data })).status).toBe(400);
    expect((await person.put(`${PAPER_RESULTS}/unknown`, { id: 'unknown', data })).status).toBe(
      404,
    );
    expect((await versions(id)).length).toBe(1);
  });
});
