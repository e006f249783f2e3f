// Attempts that an admin has closed early or reopened: what the gateway sends upstream
// (docs/decisions/053).
import { describe, expect, test } from 'vitest';
import { aMultiSubjectExam, aMultiSubjectResult, aTicket, aViewer } from './fixtures.ts';
import { dataOf, NOW, useGateway } from './kit.ts';

const RESULTS = '/multisubjectexamsresult/exam-results';
const START =
  'mutation { startMultiSubjectExam(input: { examId: "m1", attemptId: "at1" }) { ticket { token } } }';
const SUBMIT = `mutation ($input: SubmitMultiSubjectExamInput!) { submitMultiSubjectExam(input: $input) {
  receipt { attemptId } result { id } } }`;
const SAVE = 'mutation ($input: SaveAnswersInput!) { saveAnswers(input: $input) { sequence } }';
const SUBMIT_LATE =
  'mutation ($input: SubmitLateAnswersInput!) { submitLateAnswers(input: $input) { id } }';
const moments = {
  startedAt: new Date(NOW - 10 * 60_000).toISOString(),
  deadline: new Date(NOW + 50 * 60_000).toISOString(),
};
const answers = (...ids: string[]) =>
  ids.map((id) => ({ questionId: id, selectedOptionIds: [`${id}a`] }));
type Started = { startMultiSubjectExam: { ticket: { token: string } } };

describe('a reopened attempt', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['attempts', 'exam-control'] });
  /** The ticket that a student gets in this round. */
  async function ticketOf(round: number | undefined, times = 2): Promise<string> {
    upstream.on('GET', '/students/student', aViewer(), { times });
    upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam(), { times });
    upstream.on('POST', '/ext/attempts', {
      _id: 'at1',
      userId: 'u1',
      ...moments,
      round,
      resultId: 'r1',
    });
    return dataOf(await executeAsStudent<Started>(START)).startMultiSubjectExam.ticket.token;
  }

  test.each([
    { round: undefined, key: 'at1' },
    { round: 2, key: 'at1.2' },
  ])('is submitted under the key $key in round $round', async ({ round, key }) => {
    const ticket = await ticketOf(round);
    upstream.on('PUT', `${RESULTS}/r1`, aMultiSubjectResult());
    const submitted = dataOf(
      await executeAsStudent(SUBMIT, { input: { ticket, answers: answers('q1') } }),
    );
    expect(submitted).toEqual({
      submitMultiSubjectExam: { receipt: { attemptId: 'at1' }, result: { id: 'r1' } },
    });
    expect(upstream.call('PUT', `${RESULTS}/r1`).headers).toMatchObject({ 'idempotency-key': key });
  });

  test.each([{ round: undefined }, { round: 2 }])(
    'sends its round $round when it is saved, and with late answers',
    async ({ round }) => {
      const ticket = await ticketOf(round, 1);
      upstream.on('PUT', `/ext/attempts/at1/answers?round=${round ?? 0}`, { sequence: 1 });
      upstream.on('POST', `/ext/attempts/at1/late-answers?round=${round ?? 0}`, {
        _id: 'la1',
        state: 'waiting',
      });
      const sheet = { ticket, selections: answers('q1') };
      const saved = await executeAsStudent(SAVE, { input: { ...sheet, sequence: 1 } });
      expect(dataOf(saved)).toEqual({ saveAnswers: { sequence: 1 } });
      expect(dataOf(await executeAsStudent(SUBMIT_LATE, { input: sheet }))).toEqual({
        submitLateAnswers: { id: 'la1' },
      });
    },
  );

  test('sends its round when it is closed without answers', async () => {
    const ticket = await ticketOf(1);
    upstream.on('POST', '/ext/attempts/at1/close', { _id: 'at1' });
    upstream.on('GET', '/ext/attempts/at1', {
      _id: 'at1',
      userId: 'u1',
      deadline: new Date(NOW).toISOString(),
    });
    await executeAsStudent(SUBMIT, { input: { ticket, answers: [], automatic: true } });
    expect(upstream.call('POST', '/ext/attempts/at1/close').body).toEqual({ round: 1 });
  });
});

describe('a submission without an answer in a mandatory subject', () => {
  const { executeAsStudent, upstream, ticket } = useGateway({
    extensions: ['attempts', 'exam-control'],
  });
  const submit = (more: object) => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
    return executeAsStudent(SUBMIT, {
      input: { ticket: ticket(aTicket()), answers: answers('q3'), ...more },
    });
  };
  const attempt = (deadline: number) =>
    upstream.on('GET', '/ext/attempts/attempt-1', {
      _id: 'attempt-1',
      userId: 'u1',
      deadline: new Date(deadline).toISOString(),
    });

  test('is accepted if an admin has closed the attempt since its ticket was made', async () => {
    attempt(NOW - 5000);
    upstream.on('POST', RESULTS, aMultiSubjectResult());
    expect((await submit({ automatic: true })).codes).toEqual([]);
  });

  test('is rejected while the attempt runs, whatever the device claims, without reading it if the student submits', async () => {
    attempt(NOW + 50 * 60_000);
    expect((await submit({ automatic: true })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await submit({})).codes).toEqual(['BAD_USER_INPUT']);
  });
});
