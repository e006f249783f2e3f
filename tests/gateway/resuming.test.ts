// One request starts or resumes an exam: the saved state of the attempt is returned with the ticket
// and the paper.
import { describe, expect, test } from 'vitest';
import { aMultiSubjectExam, anExam, aTicket, aViewer, withoutKey } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const ATTEMPT = `attempt { id userId sequence savedAt startedAt deadline exam { id } multiSubjectExam { id }
  answers { selections { questionId selectedOptionIds } writtenAnswers { questionId } unsure } ticket { attemptId } }`;
const START = {
  single: `mutation { startExam(input: { examId: "e1" }) { ticket { attemptId } ${ATTEMPT} } }`,
  'multi-subject': `mutation { startMultiSubjectExam(input: { examId: "m1" }) { ticket { attemptId } ${ATTEMPT} } }`,
};
const SAVE = 'mutation ($input: SaveAnswersInput!) { saveAnswers(input: $input) { stored } }';
const times = { startedAt: '2026-03-01T09:50:00.000Z', deadline: '2026-03-01T10:50:30.000Z' };
const kinds = [
  ['single', 'e1'],
  ['multi-subject', 'm1'],
] as const;

describe('starting an exam', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['attempts'] });
  const prepare = () => upstream.on('GET', '/students/student', aViewer());
  const prepareExam = (examId: string) =>
    examId === 'e1'
      ? upstream.on('GET', '/examcreation/examid/e1', withoutKey(anExam()))
      : upstream.on('GET', '/multisubjectexams/mcqs/m1', withoutKey(aMultiSubjectExam()));
  const started = (kind: 'single' | 'multi-subject', data: Record<string, unknown>) =>
    data[kind === 'single' ? 'startExam' : 'startMultiSubjectExam'];

  test.each(kinds)(
    'that runs returns its saved answers, without another call: %s',
    async (kind, examId) => {
      prepare();
      prepareExam(examId);
      const answers = {
        selections: [{ questionId: 'q1', selectedOption: ['q1a'] }],
        writtenAnswer: [],
        unsure: ['q2'],
      };
      upstream.on('POST', '/ext/attempts', {
        _id: 'at1',
        ...times,
        sequence: 7,
        savedAt: '2026-03-01T09:59:00.000Z',
        answers,
      });
      expect(started(kind, dataOf(await executeAsStudent(START[kind])))).toEqual({
        ticket: { attemptId: 'at1' },
        attempt: {
          id: 'at1',
          userId: 'u1',
          sequence: 7,
          savedAt: '2026-03-01T09:59:00.000Z',
          ...times,
          exam: kind === 'single' ? { id: examId } : null,
          multiSubjectExam: kind === 'single' ? null : { id: examId },
          answers: {
            selections: [{ questionId: 'q1', selectedOptionIds: ['q1a'] }],
            writtenAnswers: [],
            unsure: ['q2'],
          },
          ticket: { attemptId: 'at1' },
        },
      });
      expect(upstream.calls).toHaveLength(3);
    },
  );

  test.each(kinds)(
    'that is new returns an attempt without saved answers: %s',
    async (kind, examId) => {
      prepare();
      prepareExam(examId);
      upstream.on('POST', '/ext/attempts', {
        _id: 'at1',
        kind,
        examId,
        userId: 'u1',
        ...times,
        sequence: 0,
      });
      expect(started(kind, dataOf(await executeAsStudent(START[kind])))).toMatchObject({
        attempt: { sequence: 0, savedAt: null, answers: null },
      });
    },
  );
});

describe('starting it with a host that keeps no attempts', () => {
  const { executeAsStudent, upstream } = useGateway();

  test('returns a ticket, and no attempt', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/examcreation/examid/e1', withoutKey(anExam()));
    expect(dataOf(await executeAsStudent(START.single))).toEqual({
      startExam: { ticket: { attemptId: expect.any(String) }, attempt: null },
    });
  });
});

describe('questions marked as unsure', () => {
  const { executeAsStudent, upstream, ticket } = useGateway({ extensions: ['attempts'] });
  const save = (input: object) =>
    executeAsStudent(SAVE, {
      input: {
        ticket: ticket(aTicket({ attemptId: 'at1' })),
        sequence: 1,
        selections: [],
        ...input,
      },
    });

  test('are saved with the answers, without duplicates; an empty list is not sent', async () => {
    upstream.on('PUT', '/ext/attempts/at1/answers', { stored: true }, { times: 3 });
    await save({ unsure: ['q2', 'q1', 'q2'] });
    await save({ unsure: [] });
    await save({ unsure: null });
    const sheet = { sequence: 1, selections: [], writtenAnswer: [] };
    expect(upstream.calls.map(({ body }) => body)).toEqual([
      { ...sheet, unsure: ['q2', 'q1'] },
      sheet,
      sheet,
    ]);
  });

  test('cannot be more than the questions of a paper', async () => {
    const { errors } = await save({
      unsure: Array.from({ length: 501 }, (_, index) => `q${index}`),
    });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ path: 'unsure' }],
    });
    expect(upstream.requestLines).toEqual([]);
  });
});
