// Late answers for admins: comparison with the stored answers, both with their marks, and the
// decision with its reason.
import { describe, expect, test } from 'vitest';
import { anAdmin, anExam, aViewer } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const COMPARE = `{ lateAnswersById(id: "la1") { comparison { storedScore lateScore hasStored questions {
  id isChanged storedScore lateScore storedPdfUrl latePdfUrl options { id isCorrect isStored isLate } } } } }`;
const mcq = (id: string) => ({
  _id: id,
  question: `${id}?`,
  points: 2,
  options: [
    { _id: `${id}a`, text: 'A', isCorrect: true },
    { _id: `${id}b`, text: 'B', isCorrect: false },
  ],
});
const attempt = { _id: 'at1', kind: 'single', examId: 'e1', userId: 'u1' };
const choice = (questionId: string, option: string) => ({ questionId, selectedOption: [option] });
const late = (changes: object) => ({
  _id: 'la1',
  state: 'waiting',
  receivedAt: '2026-03-01T11:00:00.000Z',
  attempt,
  ...changes,
});

describe('late answers', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['attempts', 'late-decisions'] });
  const compare = async (changes: object, exam: object) => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/ext/late-answers/la1', late(changes));
    upstream.on('GET', '/examcreation/examid/e1', exam);
    return dataOf<{ lateAnswersById: { comparison: { questions: object[] } } }>(
      await executeAsStudent(COMPARE),
    ).lateAnswersById.comparison;
  };

  test('are shown beside the stored answers, with the marks of both', async () => {
    const sheets = {
      selections: [choice('q1', 'q1a'), choice('q2', 'q2a')],
      writtenAnswer: [],
      stored: { selections: [choice('q1', 'q1b'), choice('q2', 'q2a')], writtenAnswer: [] },
    };
    const comparison = await compare(
      sheets,
      anExam({ type: 'MCQ', negetiveMarkingPercentage: 25, mcqs: [mcq('q1'), mcq('q2')] }),
    );
    expect(comparison).toMatchObject({ storedScore: 1.5, lateScore: 4, hasStored: true });
    expect(comparison.questions).toMatchObject([
      {
        id: 'q1',
        isChanged: true,
        storedScore: -0.5,
        lateScore: 2,
        options: [
          { id: 'q1a', isCorrect: true, isStored: false, isLate: true },
          { id: 'q1b', isCorrect: false, isStored: true, isLate: false },
        ],
      },
      { id: 'q2', isChanged: false },
    ]);
  });

  test('of a written exam show the files of both', async () => {
    const writtenAnswer = [{ questionId: 'w1', answerPdf: '/media/files/a.pdf' }];
    const exam = anExam({
      type: 'Written',
      mcqs: undefined,
      written: [{ _id: 'w1', questionText: 'Why?' }],
    });
    expect(await compare({ selections: [], writtenAnswer }, exam)).toMatchObject({
      storedScore: null,
      lateScore: null,
      hasStored: false,
      questions: [
        { id: 'w1', isChanged: true, storedPdfUrl: null, latePdfUrl: '/media/files/a.pdf' },
      ],
    });
  });

  test('are compared by the version of their attempt', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    const answers = { selections: [choice('q1', 'q1a')], writtenAnswer: [] };
    upstream.on(
      'GET',
      '/ext/late-answers/la1',
      late({ ...answers, attempt: { ...attempt, examVersionId: 'taken' } }),
    );
    const exam = anExam({ type: 'MCQ', mcqs: [mcq('q1')] });
    upstream.on('GET', '/ext/exam-versions/taken', {
      _id: 'taken',
      kind: 'single',
      examId: 'e1',
      number: 1,
      exam,
    });
    const correction = {
      questionId: 'q1',
      kind: 'key',
      reason: 'Misprint',
      correctOptionIds: ['q1b'],
    };
    upstream.on('GET', '/ext/exam-versions/taken/corrections', [correction]);
    const { comparison } = dataOf<{ lateAnswersById: { comparison: object } }>(
      await executeAsStudent(COMPARE),
    ).lateAnswersById;
    expect(comparison).toMatchObject({
      questions: [{ id: 'q1', options: [{ isCorrect: false, isLate: true }, { isCorrect: true }] }],
    });
  });

  test('are compared only for admins', async () => {
    upstream.on('GET', '/students/student', aViewer());
    const { errors } = await executeAsStudent(COMPARE);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });

  test('are accepted without the confirmation by a host that does not know it', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('POST', '/ext/late-answers/la1/accept', late({ state: 'accepted' }));
    const response = await executeAsStudent(
      `mutation { decideLateAnswers(input: { id: "la1", accept: true, reason: "Ill", confirmsAfterRelease: true })
        { lateAnswers { receivedAfterRelease } } }`,
    );
    expect(dataOf(response)).toEqual({
      decideLateAnswers: { lateAnswers: { receivedAfterRelease: null } },
    });
    expect(upstream.call('POST', '/ext/late-answers/la1/accept').body).toEqual({ reason: 'Ill' });
  });

  test.each(['accept: false, reason: "  "', 'accept: true, reason: "  "', 'accept: true'])(
    'are not decided without a reason: %s',
    async (decision) => {
      upstream.on('GET', '/students/student', anAdmin());
      const { errors } = await executeAsStudent(
        `mutation { decideLateAnswers(input: { id: "la1", ${decision} }) { lateAnswers { id } } }`,
      );
      expect(errors.map(({ extensions }) => extensions)).toMatchObject([
        {
          code: 'BAD_USER_INPUT',
          reason: 'REASON_MISSING',
          fieldErrors: [{ path: 'reason', reason: 'REASON_MISSING' }],
        },
      ]);
    },
  );
});
