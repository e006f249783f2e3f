// Marks that are based on a revision: none replaces marks that its author has not seen
// (docs/decisions/103).
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { examResultVersions } from '../../backend/src/modules/results/tables.ts';
import { students } from '../../backend/src/modules/students/tables.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Student, statusAndCode, type Visitor } from './kit.ts';
import {
  admin,
  anExam,
  aSubmission,
  backend,
  byQuestion,
  CANARY,
  createGrantee,
  first,
  second,
  submissionsOf,
  submitExam,
  taker,
  teacher,
  useSecondMarking,
} from './second-marking-kit.ts';

useSecondMarking();

const CHANGED = [409, 'CHANGED_SINCE_OPENED'];

type Put = { by: Visitor; id: string; revision?: string; body?: object };
const put = (call: 'mark' | 'final-mark', { by, id, revision, body = { score: 5 } }: Put) =>
  by.put(
    call === 'mark'
      ? `/ext/results/submissions/${id}/mark`
      : `/ext/marking/submissions/${id}/final-mark`,
    body,
    revision === undefined ? {} : { 'if-match': revision === '*' ? '*' : `"${revision}"` },
  );
/** Without the signatures of files, which change every half hour. */
const unsigned = (body: unknown) =>
  JSON.parse(JSON.stringify(body).replace(/\?expires=[^"]*/g, ''));
const putMark = (options: Put) => put('mark', options);
const putFinal = (options: Put) => put('final-mark', options);

describe('an exam with one marker', () => {
  let oneMarker: string;
  beforeAll(async () => {
    ({ examId: oneMarker } = await anExam());
  });
  const open = async (by: Visitor, person = taker) =>
    (await submissionsOf(person, by, oneMarker))[0];
  const newSubmission = () => submitExam(taker, oneMarker);

  it('refuses a mark that is based on older marks, and takes one based on the newest', async () => {
    const { id } = await newSubmission();
    const { revision } = await open(first);
    expect(revision).toMatch(/^\d+$/);
    const marked = await putMark({ by: first, id, revision, body: { score: 4, comment: 'Four.' } });
    expect(marked.status, marked.text).toBe(200);
    expect(marked.body.revision).not.toBe(revision);
    const refused = await putMark({ by: second, id, revision, body: { score: 6 } });
    expect(statusAndCode(refused)).toEqual(CHANGED);
    const stored = await open(second);
    expect(stored).toMatchObject({ score: 4, comment: 'Four.', revision: marked.body.revision });
    const replaced = await putMark({
      by: second,
      id,
      revision: stored.revision,
      body: { score: 6 },
    });
    expect(replaced.body.score).toBe(6);
    // Taking it back is a change too.
    expect(
      statusAndCode(
        await putMark({ by: first, id, revision: stored.revision, body: { score: null } }),
      ),
    ).toEqual(CHANGED);
  });

  it('replaces whatever is stored without a revision, and with *', async () => {
    const { id, resultId } = await newSubmission();
    await putMark({ by: first, id, body: { score: 4 } });
    expect((await putMark({ by: second, id, body: { score: 6 } })).body.score).toBe(6);
    expect((await putMark({ by: first, id, revision: '*', body: { score: 7 } })).body.score).toBe(
      7,
    );
    expect((await admin.put(`/exams/results/${resultId}`, { score: 8 })).body.score).toBe(8);
  });

  it('refuses a mark of the result that is based on older marks, too', async () => {
    const { id, resultId } = await newSubmission();
    const { revision } = await open(admin);
    const putResult = (score: number, seen: string) =>
      admin.put(`/exams/results/${resultId}`, { score }, { 'if-match': `"${seen}"` });
    await putMark({ by: first, id, body: { score: 4 } });
    expect(statusAndCode(await putResult(6, revision))).toEqual(CHANGED);
    const { score, revision: newest } = await open(admin);
    expect(score).toBe(4);
    expect((await putResult(6, newest)).body.score).toBe(6);
    // As after a lost response.
    expect((await putResult(6, newest)).body.score).toBe(6);
  });

  it('stores one of several marks that are saved at once, and refuses the others', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await newSubmission();
      const { revision } = await open(first);
      const responses = await Promise.all(
        [first, second, teacher, admin].map((by, index) =>
          putMark({ by, id, revision, body: { score: index + 1 } }),
        ),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const accepted = responses.find(({ status }) => status === 200);
      expect((await open(admin)).score).toBe(accepted?.body.score);
    }
  });

  it('answers repeated saves of one person alike, while somebody else saves', async () => {
    const { id } = await newSubmission();
    const { revision } = await open(first);
    // Repeated saves of one person and saves of another one at the same time.
    const responses = await Promise.all([
      putMark({ by: first, id, revision, body: { score: 3 } }),
      putMark({ by: first, id, revision, body: { score: 3 } }),
      putMark({ by: second, id, revision, body: { score: 4 } }),
      putMark({ by: second, id, revision, body: { score: 4 } }),
    ]);
    const [own, ownAgain, other, otherAgain] = responses.map(({ status }) => status);
    expect([own, ownAgain]).toEqual([own, own]);
    expect([other, otherAgain]).toEqual([other, other]);
    expect([own, other].sort()).toEqual([200, 409]);
  });

  it('does not refuse the same mark again, and leaves it as it is', async () => {
    const { id } = await newSubmission();
    const { revision } = await open(first);
    const body = { score: 4.5, comment: 'Well done.' };
    const saved = await putMark({ by: first, id, revision, body });
    advanceClock(backend, MINUTE);
    const again = await putMark({ by: first, id, revision, body });
    expect([again.status, unsigned(again.body)]).toEqual([200, unsigned(saved.body)]);
    // Somebody else with the same mark has nothing to decide either.
    const bySecond = await putMark({ by: second, id, revision, body });
    expect(unsigned(bySecond.body)).toEqual(unsigned(saved.body));
    for (const other of [{ score: 4.5 }, { ...body, score: 4 }])
      expect(statusAndCode(await putMark({ by: first, id, revision, body: other }))).toEqual(
        CHANGED,
      );
    await putMark({ by: second, id, body: { score: 1 } });
    expect(statusAndCode(await putMark({ by: first, id, revision, body }))).toEqual(CHANGED);
  });

  it('compares marks and comments question by question', async () => {
    const exam = await anExam();
    const { id } = await submitExam(taker, exam.examId);
    const [{ revision }] = await submissionsOf(taker, first, exam.examId);
    const marks = (comment: string) => [
      { questionId: exam.questions[0], marks: 2, comment },
      { questionId: exam.questions[1], marks: 3 },
    ];
    const body = { marks: marks('Units?') };
    const saved = await putMark({ by: first, id, revision, body });
    const again = await putMark({ by: first, id, revision, body });
    expect(unsigned(again.body)).toEqual(unsigned(saved.body));
    const other = { marks: marks('Units!') };
    expect(statusAndCode(await putMark({ by: first, id, revision, body: other }))).toEqual(CHANGED);
  });

  it('checks a mark before its revision', async () => {
    const { id } = await newSubmission();
    const refused = await putMark({ by: first, id, revision: 'old', body: { score: 11 } });
    expect(statusAndCode(refused)).toEqual([422, 'SCORE_OUT_OF_RANGE']);
    expect(statusAndCode(await putMark({ by: first, id, revision: 'old' }))).toEqual(CHANGED);
  });

  it('names who has marked, by an address only for admins', async () => {
    const { id } = await newSubmission();
    expect(await open(admin)).not.toHaveProperty('markedBy');
    await putMark({ by: first, id });
    const name = 'Rahima Khatun';
    await backend.db.update(students).set({ name }).where(eq(students.userId, first.userId));
    expect((await open(second)).markedBy).toBe(name);
    await putMark({ by: admin, id });
    const [marker] = await backend.db
      .select({ email: users.email })
      .from(examResultVersions)
      .innerJoin(users, eq(users.id, examResultVersions.markedBy))
      .where(eq(examResultVersions.id, id));
    expect((await open(admin)).markedBy).toBe(marker?.email);
    expect(await open(second)).not.toHaveProperty('markedBy');
  });
});

describe('an exam with two markers', () => {
  const seenBy = async (by: Visitor, { person, id }: { person: Student; id: string }) =>
    (await submissionsOf(person, by)).find(
      ({ submissionId }: { submissionId: string }) => submissionId === id,
    );

  it('has a revision for each marker, which the other marker does not change', async () => {
    const submission = await aSubmission();
    const { id } = submission;
    const [ofFirst, ofSecond] = [await seenBy(first, submission), await seenBy(second, submission)];
    expect(ofFirst.revision).toBe(ofSecond.revision);
    const body = { ...byQuestion(2, 3), comment: CANARY };
    const own = await putMark({ by: first, id, revision: ofFirst.revision, body });
    expect(own.status, own.text).toBe(200);
    expect(own.body.revision).not.toBe(ofFirst.revision);
    const unchanged = await seenBy(second, submission);
    expect(unchanged.revision).toBe(ofSecond.revision);
    expect(unchanged).not.toHaveProperty('markedBy');

    // The own mark in another tab.
    expect((await putMark({ by: first, id, revision: ofFirst.revision, body })).body).toEqual(
      own.body,
    );
    const stale = { by: first, id, revision: ofFirst.revision, body: byQuestion(1, 1) };
    expect(statusAndCode(await putMark(stale))).toEqual(CHANGED);
    const changed = await putMark({ ...stale, revision: own.body.revision });
    expect(changed.body.ownMark).toMatchObject({ score: 2 });
    // The second mark is not compared with the first one.
    const agreed = await putMark({
      by: second,
      id,
      revision: ofSecond.revision,
      body: byQuestion(1, 2),
    });
    expect(agreed.body).toMatchObject({ score: 2.5, independentMarks: 2 });
  });

  it('accepts the second mark again, after its response was lost', async () => {
    for (const marks of [byQuestion(2, 3), byQuestion(5, 5)]) {
      const submission = await aSubmission();
      const { id } = submission;
      const { revision } = await seenBy(second, submission);
      await putMark({ by: first, id, body: byQuestion(2, 2) });
      const saved = await putMark({ by: second, id, revision, body: marks });
      expect(saved.status, saved.text).toBe(200);
      const again = await putMark({ by: second, id, revision, body: marks });
      expect(unsigned(again.body)).toEqual(unsigned(saved.body));
      for (const by of [first, second, teacher])
        expect(statusAndCode(await putMark({ by, id, revision, body: byQuestion(1, 1) }))).toEqual([
          409,
          'MARKED_BY_TWO',
        ]);
    }
  });

  it('refuses final marks of a second person who has not seen those of the first', async () => {
    const submission = await aSubmission();
    const { id } = submission;
    await putMark({ by: first, id, body: { score: 1 } });
    await putMark({ by: second, id, body: { score: 9 } });
    const other = await createGrantee('teacher');
    const { revision } = await seenBy(teacher, submission);
    const responses = await Promise.all(
      [teacher, other].map((by, index) =>
        putFinal({ by, id, revision, body: { score: 4 + index } }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const score = responses.find(({ status }) => status === 200)?.body.score;
    const stored = await seenBy(other, submission);
    expect(stored.score).toBe(score);
    const again = await putFinal({ by: teacher, id, revision, body: { score } });
    expect(again.body.revision).toBe(stored.revision);
    const corrected = { by: other, id, revision: stored.revision, body: { score: 7 } };
    expect((await putFinal(corrected)).body.score).toBe(7);
    expect((await putFinal({ by: teacher, id, body: { score: 8 } })).body.score).toBe(8);
  });
});
