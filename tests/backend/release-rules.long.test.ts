// What students see of their results by the release rule of an exam: in every call, for both kinds
// of exam (docs/decisions/050).
import { describe, expect, it } from 'vitest';
import { confirmed } from './confirm.ts';
import { FREE_PAPER, PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import {
  admin,
  backend,
  createCampaign,
  deleteCampaign,
  inMs,
  registerForCampaign,
  startAttempt,
  submitAnswers,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { advanceClock, type Student, type Visitor } from './kit.ts';
import { oneSingleAnswer, oneWrittenAnswer } from './one-answer.ts';
import { expectSameDetails } from './own-details.ts';
import { addFirstAttempts } from './rank-kit.ts';

useExamCampaigns();

const RESULTS = '/multisubjectexamsresult/exam-results';
const MCQ = 'free10-motion-exam-1';
const WRITTEN = 'free10-motion-exam-2';
type Kind = 'multi-subject' | 'single';

const set = (kind: Kind, examId: string, rule: object) =>
  admin.put(`/ext/exams/${kind}/${examId}/release-rule`, rule);
const reset = (kind: Kind, examId: string) =>
  set(kind, examId, { visibility: 'answers', moment: 'immediately' });
const ruleOf = async (kind: Kind, examId: string) =>
  (await backend.visitor().get(`/ext/exams/${kind}/release-rules?ids=${examId}`)).body[examId];

/** Every call by which a student reads own results, as one text. */
async function reads(who: Student, kind: Kind, resultId: string, examId: string): Promise<string> {
  const ofKind =
    kind === 'multi-subject'
      ? [RESULTS, `${RESULTS}/${resultId}`, `${RESULTS}/${who.userId}/${examId}`]
      : [
          `/exams/results/user/${who.userId}`,
          `/exams/results/user/${who.userId}/exam/${examId}`,
          '/ext/results/mine/single?after=',
        ];
  const extensions = ['versions', 'standings', 'question-times', 'exam-versions', 'score-changes'];
  await expectSameDetails(who, kind, resultId, examId);
  const ways = [...ofKind, '/ext/results/mine', `/ext/results/mine?examIds=${examId}`];
  ways.push(`/ext/results/mine/details?examId=${examId}`);
  ways.push(...extensions.map((part) => `/ext/results/${kind}/${part}?ids=${resultId}`));
  await confirmed(who);
  ways.push('/ext/own-data?after=multiSubjectResults:', '/ext/own-data?after=examResults:');
  const texts: string[] = [];
  for (const way of ways) {
    const response = await who.get(way);
    expect(response.status, `${way} ${response.text}`).toBe(200);
    texts.push(response.text);
  }
  return texts.join('\n');
}

const scored = /"totalScore"|"score"|"oldScore"|"rank"|"percentile"/;
const keyed = /"isCorrect"|"marks"|"comment"|"examVersionId"|"reasons"|"times"/;

describe('the rule of an exam', () => {
  it('hides score and answers from everyone except admins, also of earlier results, and is removed at once', async () => {
    const person = await backend.enrolled();
    const before = (await submitAnswers(person, FREE_PAPER)).body;
    await addFirstAttempts(
      backend,
      Array.from({ length: 10 }, (_, n) => ({ userId: `r${n}`, score: n })),
      FREE_PAPER,
    );
    expect(await reads(person, 'multi-subject', before._id, FREE_PAPER)).toMatch(/"rank"/);

    expect(
      (await set('multi-subject', FREE_PAPER, { visibility: 'receipt', moment: 'immediately' }))
        .status,
    ).toBe(200);
    const hidden = await reads(person, 'multi-subject', before._id, FREE_PAPER);
    expect(hidden).not.toMatch(scored);
    expect(hidden).not.toMatch(keyed);
    const again = await submitAnswers(person, FREE_PAPER);
    expect(again.body).toMatchObject({ visibility: 'receipt' });
    expect(again.text).not.toMatch(scored);
    expect(again.body.releasedAt).toBeUndefined();
    expect((await admin.get(`${RESULTS}/${before._id}`)).body).toMatchObject({ totalScore: 1 });
    expect(
      (await backend.visitor().get(`${RESULTS}/${before._id}`, backend.service)).body.visibility,
    ).toBeUndefined();
    const challenge = {
      examKind: 'multi-subject',
      examId: FREE_PAPER,
      questionId: before.subjects[0].results[0].questionId,
      reason: 'The second option is right, too.',
    };
    expect((await person.post('/ext/key-challenges', challenge)).status).toBe(403);

    await reset('multi-subject', FREE_PAPER);
    expect(await reads(person, 'multi-subject', before._id, FREE_PAPER)).toMatch(/"isCorrect"/);
  });

  it('shows the score without answers', async () => {
    const person = await backend.enrolled();
    await set('multi-subject', FREE_PAPER, { visibility: 'score', moment: 'immediately' });
    const { body } = await submitAnswers(person, FREE_PAPER);
    expect(body).toMatchObject({ totalScore: 1, visibility: 'score' });
    const reviewText = await reads(person, 'multi-subject', body._id, FREE_PAPER);
    expect(reviewText).toMatch(/"totalScore":1/);
    expect(reviewText).not.toMatch(keyed);
    const challenge = {
      examKind: 'multi-subject',
      examId: FREE_PAPER,
      questionId: body.subjects[0].results[0].questionId,
      reason: 'The second option is right, too.',
    };
    expect((await person.post('/ext/key-challenges', challenge)).status).toBe(403);
    await reset('multi-subject', FREE_PAPER);
  });

  it('shows everything from a date on, of a single exam', async () => {
    const person = await backend.enrolled();
    const date = inMs(HOUR).toISOString();
    const rule = { visibility: 'answers', moment: 'on-date', date };
    expect((await set('single', MCQ, rule)).body).toEqual({ ...rule, releasedAt: date });
    const sent = {
      examId: MCQ,
      userId: person.userId,
      mcqAnswers: oneSingleAnswer(MCQ),
      writtenAnswer: [],
      timeTaken: 1,
    };
    const { body } = await person.post('/exams/results', sent);
    expect(body).toMatchObject({ visibility: 'receipt', releasedAt: date });
    expect(await reads(person, 'single', body._id, MCQ)).not.toMatch(scored);
    advanceClock(backend, HOUR - 1);
    expect(await reads(person, 'single', body._id, MCQ)).not.toMatch(scored);
    advanceClock(backend, 1);
    expect(await reads(person, 'single', body._id, MCQ)).toMatch(scored);
    expect(await ruleOf('single', MCQ)).toEqual(rule);
    await reset('single', MCQ);
  });

  it('shows the mark of a written exam without the comments, and whether it passes', async () => {
    const person = await backend.enrolled();
    await set('single', WRITTEN, { visibility: 'score', moment: 'immediately' });
    const body = {
      examId: WRITTEN,
      userId: person.userId,
      writtenAnswer: await oneWrittenAnswer(person, WRITTEN),
      mcqAnswers: [],
    };
    const { _id } = (await person.post('/exams/results', body)).body;
    expect(
      (await admin.put(`/exams/results/${_id}`, { score: 1, comment: 'Read chapter 2.' })).status,
    ).toBe(200);
    const reviewText = await reads(person, 'single', _id, WRITTEN);
    expect(reviewText).toMatch(/"score":1/);
    expect(reviewText).not.toMatch(keyed);
    expect((await person.get(`/ext/results/single/exam-versions?ids=${_id}`)).body[_id]).toEqual({
      corrections: [],
      visibility: 'score',
      totalMarks: expect.any(Number),
      passingScore: expect.any(Number),
    });
    await reset('single', WRITTEN);
  });
});

describe('in a contest', () => {
  async function takeExam(rule: object | null) {
    const id = await createCampaign();
    if (rule) expect((await set('multi-subject', PAID_PAPER, rule)).status).toBe(200);
    const person = await backend.student();
    await registerForCampaign(person, id);
    advanceClock(backend, HOUR);
    const attempt = (await startAttempt(person, PAID_PAPER)).body;
    const result = (await submitAnswers(person, PAID_PAPER, attempt._id)).body;
    return {
      id,
      person,
      result,
      read: () => reads(person, 'multi-subject', result._id, PAID_PAPER),
    };
  }
  const meritList = (id: string) => backend.visitor().get(`/ext/examcampaigns/${id}/merit-list`);

  it('no rule shows answers before the end of the window', async () => {
    const { id, result, read } = await takeExam({ visibility: 'answers', moment: 'immediately' });
    expect(result).toMatchObject({
      visibility: 'receipt',
      releasedAt: inMs(2 * HOUR + MINUTE).toISOString(),
    });
    expect(await read()).not.toMatch(scored);
    advanceClock(backend, 2 * HOUR + MINUTE);
    expect(await read()).toMatch(/"isCorrect"/);
    await deleteCampaign(id);
  });

  it('a rule may show the score at once, without ranks; after the window it still shows no answers', async () => {
    const { id, result, read } = await takeExam({ visibility: 'score', moment: 'immediately' });
    expect(result).toMatchObject({ totalScore: 1, visibility: 'score' });
    expect(await read()).not.toMatch(/"rank"/);
    expect(await read()).not.toMatch(keyed);
    advanceClock(backend, 2 * HOUR + MINUTE);
    expect(await read()).not.toMatch(keyed);
    await deleteCampaign(id);
  });

  it('a later date delays the merit list as well', async () => {
    const date = inMs(24 * HOUR).toISOString();
    const { id, result, read } = await takeExam({ visibility: 'score', moment: 'on-date', date });
    expect(result.releasedAt).toBe(date);
    advanceClock(backend, 3 * HOUR);
    expect(await read()).not.toMatch(scored);
    expect((await meritList(id)).status).toBe(404);
    expect((await admin.get(`/ext/examcampaigns/${id}/merit-list-state`)).body.releasedAt).toBe(
      date,
    );
    advanceClock(backend, 24 * HOUR);
    expect((await meritList(id)).status).toBe(200);
    // If it is revoked later, the result is hidden again, and so is the list.
    await set('multi-subject', PAID_PAPER, { visibility: 'receipt', moment: 'immediately' });
    expect((await meritList(id)).status).toBe(404);
    const state = (await admin.get(`/ext/examcampaigns/${id}/merit-list-state`)).body;
    expect([state.publishedAt, state.releasedAt]).toEqual([undefined, undefined]);
    await reset('multi-subject', PAID_PAPER);
    expect((await meritList(id)).status).toBe(200);
    await deleteCampaign(id);
  });

  it('"after the window" needs a campaign', async () => {
    const rule = { visibility: 'score', moment: 'after-window' };
    const refused = await set('multi-subject', PAID_PAPER, rule);
    expect([refused.status, refused.body.code]).toEqual([409, 'EXAM_WITHOUT_WINDOW']);
    const { id, person, result } = await takeExam(null);
    expect((await set('multi-subject', PAID_PAPER, rule)).body).toEqual({
      ...rule,
      releasedAt: inMs(2 * HOUR + MINUTE).toISOString(),
    });
    const score = async () => (await person.get(`${RESULTS}/${result._id}`)).body.totalScore;
    expect(await score()).toBeUndefined();
    advanceClock(backend, 2 * HOUR + MINUTE);
    expect(await score()).toBe(1);
    await deleteCampaign(id);
    await reset('multi-subject', PAID_PAPER);
  });
});

it('is set only by admins, and needs a date for one', async () => {
  const rule = { visibility: 'receipt', moment: 'immediately' };
  const student: Visitor = await backend.enrolled();
  expect((await student.put(`/ext/exams/single/${MCQ}/release-rule`, rule)).status).toBe(403);
  const refused = await set('single', MCQ, { visibility: 'score', moment: 'on-date' });
  expect([refused.status, refused.body.code]).toEqual([422, 'RELEASE_DATE_MISSING']);
  expect((await set('single', 'unknown', rule)).status).toBe(404);
  expect(await ruleOf('single', MCQ)).toEqual({ visibility: 'answers', moment: 'immediately' });
});
