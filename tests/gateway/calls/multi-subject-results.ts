// Examples of the calls of results in multi-subject exams.
import { Tickets } from '../../../gateway/src/upstream/exams/ticket.ts';
import { NOW, SECRET } from '../kit.ts';
import { adminCall, type Examples, noOwnResult, type OtherCall, studentCall } from './example.ts';

const BASE = '/multisubjectexamsresult/exam-results';
const reply = {
  _id: 'r1',
  userId: 'u1',
  examId: 'm1',
  dateTaken: '2026-03-01T10:00:00.000Z',
  totalScore: 1.5,
  timeTaken: 10,
  subjects: [
    { subjectId: 'ms1', results: [{ questionId: 'q1', selectedOption: ['a'], isCorrect: true }] },
  ],
};
const result = {
  id: 'r1',
  userId: 'u1',
  dateTaken: '2026-03-01T10:00:00.000Z',
  totalScore: 1.5,
  timeTakenMinutes: 10,
};
const fields = 'id userId dateTaken totalScore timeTakenMinutes';

/** The exam with its key, as the service credential reads it to score. */
const keyedCall: OtherCall = {
  call: 'GET /multisubjectexams/mcqs/m1',
  reply: {
    _id: 'm1',
    title: 'DU A 2023',
    timeLimit: 60,
    negativeMarkingPercentage: 25,
    subjects: [
      {
        _id: 'ms1',
        subjectName: 'Physics',
        mandatory: true,
        mcqs: [
          {
            _id: 'q1',
            question: 'How fast?',
            points: 1.5,
            options: [
              { _id: 'a', text: 'Fast', isCorrect: true },
              { _id: 'b', text: 'Slow', isCorrect: false },
            ],
          },
        ],
      },
    ],
  },
};
const ticket = (resultId?: string) =>
  new Tickets(SECRET).sign({
    kind: 'multi-subject',
    attemptId: 'attempt-1',
    userId: 'u1',
    examId: 'm1',
    resultId,
    startedAt: NOW - 10 * 60_000,
    deadline: Date.parse('2100-01-01'),
  });
const submit = {
  field: 'Mutation.submitMultiSubjectExam',
  as: 'student',
  before: [studentCall, keyedCall],
  query: `mutation ($input: SubmitMultiSubjectExamInput!) { submitMultiSubjectExam(input: $input) {
    receipt { attemptId submittedAt } result { ${fields} } } }`,
  reply,
  data: {
    submitMultiSubjectExam: {
      receipt: { attemptId: 'attempt-1', submittedAt: '2026-03-01T10:00:00.000Z' },
      result,
    },
  },
  errorPath: ['submitMultiSubjectExam'],
} as const;
const paper = {
  subjects: [
    { subjectId: 'ms1', results: [{ questionId: 'q1', selectedOption: ['a'], isCorrect: true }] },
  ],
  totalScore: 1.5,
  timeTaken: 10,
};
const answers = [{ questionId: 'q1', selectedOptionIds: ['a'] }];

export const multiSubjectResultCalls: Examples = {
  [`GET ${BASE}`]: {
    field: 'Query.multiSubjectExamResults',
    as: 'student',
    query: `{ multiSubjectExamResults(first: 1) { nodes { ${fields} } totalCount endCursor } }`,
    path: `${BASE}?offset=0&limit=1`,
    reply: [reply],
    replyHeaders: [['x-total-count', '3']],
    data: { multiSubjectExamResults: { nodes: [result], totalCount: 3, endCursor: 'b2Zmc2V0OjE' } },
    errorPath: ['multiSubjectExamResults'],
  },
  [`GET ${BASE}/{id}`]: {
    field: 'Query.multiSubjectExamResult',
    as: 'student',
    query: `{ multiSubjectExamResult(id: "r1") { ${fields} } }`,
    path: `${BASE}/r1`,
    reply,
    data: { multiSubjectExamResult: result },
    errorPath: ['multiSubjectExamResult'],
  },
  [`GET ${BASE}/{userId}/{examId}`]: {
    field: 'Query.examResult',
    as: 'student',
    before: [noOwnResult('m1'), studentCall],
    query: `{ examResult(userId: "u1", examId: "m1") { ... on MultiSubjectExamResult { ${fields} } } }`,
    path: `${BASE}/u1/m1`,
    reply,
    data: { examResult: result },
    errorPath: ['examResult'],
  },
  [`POST ${BASE}`]: {
    ...submit,
    before: [...submit.before],
    variables: { input: { ticket: ticket(), answers } },
    path: BASE,
    body: { examId: 'm1', userId: 'u1', ...paper },
    errorPath: [...submit.errorPath],
  },
  [`PUT ${BASE}/{id}`]: {
    ...submit,
    before: [...submit.before],
    variables: { input: { ticket: ticket('r1'), answers } },
    path: `${BASE}/r1`,
    body: { id: 'r1', data: paper },
    errorPath: [...submit.errorPath],
  },
  [`DELETE ${BASE}/{id}`]: {
    field: 'Mutation.deleteMultiSubjectExamResult',
    query: 'mutation { deleteMultiSubjectExamResult(input: { id: "r1" }) { deletedId message } }',
    before: [adminCall],
    path: `${BASE}/r1`,
    reply: { message: 'Result deleted.' },
    data: { deleteMultiSubjectExamResult: { deletedId: 'r1', message: 'Result deleted.' } },
    errorPath: ['deleteMultiSubjectExamResult'],
  },
};
