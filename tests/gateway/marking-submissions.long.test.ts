// Marking a written exam over GraphQL on the real backend: the newest submission without its id, as
// an admin and as people with grants, and ids that do not belong together.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { give } from '../backend/grant-kit.ts';
import { advanceClock, type Student } from '../backend/kit.ts';
import { oneWrittenAnswer } from '../backend/one-answer.ts';
import { type AnswerKeyKit, startAnswerKeyKit } from './answer-key-kit.ts';

const EXAM = 'free10-motion-exam-2';
const MINUTE = 60_000;
const MARK = `mutation ($input: MarkWrittenExamInput!) { markWrittenExam(input: $input) {
  submission { id number score isNewest } result { id score } } }`;

type Marked = { submission: { id: string; number: number }; result: { id: string } };
type Reply = {
  data?: { markWrittenExam: Marked } | null;
  errors?: { extensions: { code: string; reason?: string } }[];
};

let kit: AnswerKeyKit;
let taker: Student;
/** The submissions of the taker, the newest first. */
let submissions: { submissionId: string; _id: string; dateTaken: string }[];
let markers: { cookie: string | undefined }[];

beforeAll(async () => {
  kit = await startAnswerKeyKit();
  taker = await kit.newStudent();
  for (const _ of [1, 2]) {
    advanceClock(kit.backend, MINUTE);
    const writtenAnswer = await oneWrittenAnswer(taker, EXAM);
    const answers = { examId: EXAM, userId: taker.userId, writtenAnswer, timeTaken: 1 };
    expect((await taker.post('/exams/results', answers)).status).toBeLessThan(300);
  }
  submissions = (await kit.admin.get(`/ext/results/submissions/${taker.userId}/${EXAM}`)).body;
  expect(submissions).toHaveLength(2);
  const staff = [await kit.backend.student(), await kit.backend.student()];
  await give(kit.admin, staff[0] as Student, 'marker');
  await give(kit.admin, staff[1] as Student, 'teacher');
  markers = [kit.admin as unknown as Student, ...staff];
});
afterAll(() => kit.close());

async function mark(who: { cookie: string | undefined } | undefined, input: object) {
  const variables = { input: { userId: taker.userId, examId: EXAM, ...input } };
  const { body } = await kit.gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie: `alokpath_session=${who?.cookie}`, 'content-type': 'application/json' },
    payload: { query: MARK, variables },
  });
  return JSON.parse(body) as Reply;
}
const refusalOf = ({ errors }: Reply) => errors?.[0]?.extensions;

describe.each(['an admin', 'a marker', 'a teacher'])('for %s', (role) => {
  const marker = () => markers[['an admin', 'a marker', 'a teacher'].indexOf(role)];

  it('is the newest submission without an id, and has the id of the submission', async () => {
    const reply = await mark(marker(), { score: 1 });
    expect(reply.errors).toBeUndefined();
    expect(reply.data?.markWrittenExam).toEqual({
      submission: { id: submissions[0]?.submissionId, number: 2, score: 1, isNewest: true },
      result: { id: submissions[0]?._id, score: 1 },
    });
  });

  it('is CONFLICT for the time of older answers', async () => {
    const reply = await mark(marker(), { score: 1, dateTaken: submissions[1]?.dateTaken });
    expect(refusalOf(reply)).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_ANSWERS_SUBMITTED' });
    const newest = await mark(marker(), { score: 1, dateTaken: submissions[0]?.dateTaken });
    expect(newest.errors).toBeUndefined();
  });

  it('is NOT_FOUND for a submission of another student', async () => {
    const [{ submissionId } = { submissionId: '' }] = submissions;
    const reply = await mark(marker(), { userId: 'nope', submissionId, score: 0 });
    expect(refusalOf(reply)).toMatchObject({ code: 'NOT_FOUND', reason: 'SUBMISSION_NOT_FOUND' });
    expect((await mark(marker(), { userId: 'nope', score: 0 })).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND', reason: 'RESULT_NOT_FOUND' } },
    ]);
  });

  it('is BAD_USER_INPUT for an empty list of marks without a score', async () => {
    expect(refusalOf(await mark(marker(), { marks: [] }))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

it('of another exam is NOT_FOUND', async () => {
  const [{ submissionId } = { submissionId: '' }] = submissions;
  const reply = await mark(markers[0], { examId: 'nope', submissionId, score: 0 });
  expect(refusalOf(reply)).toMatchObject({ code: 'NOT_FOUND', reason: 'SUBMISSION_NOT_FOUND' });
});
