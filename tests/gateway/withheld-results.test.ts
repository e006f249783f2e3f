// Results withheld by a contest: upstream omits the score and reports the release time, and the
// gateway returns no review.
import { describe, expect, test } from 'vitest';
import {
  aMultiSubjectExam,
  aMultiSubjectResult,
  aSingleResult,
  aTicket,
  aViewer,
} from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const releasedAt = '2026-02-03T09:01:00.000Z';
const { totalScore: _, ...paperReceipt } = { ...aMultiSubjectResult(), releasedAt };
const { score: __, ...singleReceipt } = { ...aSingleResult(), releasedAt };
const REVIEWS = `{
  paper: multiSubjectExamResult(id: "r1") {
    totalScore releasedAt
    subjects { score questions { reason options { isCorrect } explanation { source } } }
  }
  viewer {
    examResults {
      score passed releasedAt questions { reason explanation { source } }
      writtenQuestions { answerGuidelines { source } }
    }
  }
}`;

describe('a withheld result', () => {
  const { executeAsStudent, upstream } = useGateway();

  test('has no score and no review, and the answer key is not even read', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexamsresult/exam-results/r1', paperReceipt);
    upstream.on('GET', '/exams/results/user/u1', [singleReceipt]);
    expect(dataOf(await executeAsStudent(REVIEWS))).toEqual({
      paper: { totalScore: null, releasedAt, subjects: null },
      viewer: {
        examResults: [
          { score: null, passed: null, releasedAt, questions: null, writtenQuestions: null },
        ],
      },
    });
  });

  test('is shown as before with a host that withholds nothing', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexamsresult/exam-results/r1', aMultiSubjectResult());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
    const query =
      '{ viewer { id } multiSubjectExamResult(id: "r1") { totalScore releasedAt subjects { id } } }';
    expect(dataOf(await executeAsStudent(query))).toMatchObject({
      multiSubjectExamResult: {
        totalScore: expect.any(Number),
        releasedAt: null,
        subjects: [{ id: 'ms1' }, { id: 'ms2' }],
      },
    });
  });
});

describe('a result that shows only the score', () => {
  const { executeAsStudent, upstream } = useGateway();

  test('has a score, and the answer key is not even read', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexamsresult/exam-results/r1', {
      ...aMultiSubjectResult(),
      visibility: 'score',
    });
    upstream.on('GET', '/exams/results/user/u1', [
      { ...aSingleResult(), visibility: 'receipt', score: undefined },
    ]);
    const query = `{ paper: multiSubjectExamResult(id: "r1") { totalScore visibility releasedAt subjects { id } }
      viewer { examResults { score visibility questions { reason } } } }`;
    expect(dataOf(await executeAsStudent(query))).toEqual({
      paper: {
        totalScore: expect.any(Number),
        visibility: 'SCORE',
        releasedAt: null,
        subjects: null,
      },
      viewer: { examResults: [{ score: null, visibility: 'RECEIPT', questions: null }] },
    });
  });
});

describe('with a backend that keeps times per question', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['question-times'] });
  const query =
    '{ viewer { id } multiSubjectExamResult(id: "r1") { questionTimes { questionId seconds } } }';

  test('a withheld result has no times, and they are not even read', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexamsresult/exam-results/r1', paperReceipt);
    expect(dataOf(await executeAsStudent(query))).toMatchObject({
      multiSubjectExamResult: { questionTimes: null },
    });
  });

  test('another result without times has none', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexamsresult/exam-results/r1', aMultiSubjectResult());
    upstream.on('GET', '/ext/results/multi-subject/question-times?ids=r1', {});
    expect(dataOf(await executeAsStudent(query))).toMatchObject({
      multiSubjectExamResult: { questionTimes: null },
    });
  });
});

describe('with a backend that keeps attempts', () => {
  const { executeAsStudent, upstream, ticket } = useGateway({ extensions: ['attempts'] });

  test('submitting nothing in a contest has a receipt: it counts as zero', async () => {
    const { subjects: ___, ...zero } = paperReceipt;
    upstream.on('GET', '/students/student', aViewer());
    const subjects = aMultiSubjectExam().subjects?.map((subject) => ({
      ...subject,
      mandatory: false,
    }));
    upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam({ subjects }));
    upstream.on('POST', '/ext/attempts/attempt-1/close', { _id: 'attempt-1', resultId: 'r1' });
    upstream.on('GET', '/multisubjectexamsresult/exam-results/r1', { ...zero, subjects: [] });
    const submit = `mutation {
      submitMultiSubjectExam(input: {
        ticket: "${ticket(aTicket())}", answers: [], automatic: true
      }) {
        receipt { attemptId submittedAt } result { id totalScore releasedAt }
      }
    }`;
    expect(dataOf(await executeAsStudent(submit))).toEqual({
      submitMultiSubjectExam: {
        receipt: { attemptId: 'attempt-1', submittedAt: paperReceipt.dateTaken },
        result: { id: 'r1', totalScore: null, releasedAt },
      },
    });
  });
});
