// Examples of the calls of results in single exams.
import { Tickets } from '../../../gateway/src/upstream/exams/ticket.ts';
import { NOW, SECRET } from '../kit.ts';
import { adminCall, type Examples, noOwnResult, type OtherCall, studentCall } from './example.ts';

const reply = {
  _id: 'r2',
  userId: 'u1',
  examId: 'e1',
  dateTaken: '2026-03-01T10:00:00.000Z',
  score: 7.25,
  timeTaken: 10,
  mcqAnswers: [],
  writtenAnswer: [{ questionId: 'w1', answerPdf: '/media/files/a.pdf' }],
  markedAt: '2026-03-02T10:00:00.000Z',
};
const result = {
  id: 'r2',
  userId: 'u1',
  dateTaken: '2026-03-01T10:00:00.000Z',
  score: 7.25,
  markedAt: '2026-03-02T10:00:00.000Z',
};
/** Fields of a submission in addition to those of the result. */
const submitted = { submissionId: 'v1', number: 1, isNewest: false, countsForRank: true };
const fields = 'id userId dateTaken score markedAt';

/** The exam with its key, as the service credential reads it to score. */
const keyedCall = (parentType: string): OtherCall => ({
  call: 'GET /examcreation/examid/e1',
  reply: {
    _id: 'e1',
    parentType,
    parentId: 'p1',
    title: 'Motion',
    type: 'MCQ',
    totalMarks: 2,
    timeLimit: 20,
    negetiveMarkingPercentage: 0,
    mcqs: [
      {
        _id: 'q1',
        question: 'How fast?',
        points: 2,
        options: [
          { _id: 'a', text: 'Fast', isCorrect: true },
          { _id: 'b', text: 'Slow', isCorrect: false },
        ],
      },
    ],
  },
});
/** @param resultId of a retake */
const tokenOf = (resultId?: string) =>
  new Tickets(SECRET).sign({
    kind: 'single',
    attemptId: 'attempt-2',
    userId: 'u1',
    examId: 'e1',
    ...(resultId && { resultId }),
    startedAt: NOW - 10 * 60_000,
    deadline: Date.parse('2100-01-01'),
  });
const submit = (parentType: string, resultId?: string) => ({
  field: 'Mutation.submitExam',
  as: 'student' as const,
  before: [studentCall, keyedCall(parentType)],
  query: `mutation ($input: SubmitExamInput!) { submitExam(input: $input) {
    receipt { attemptId submittedAt } result { ... on SingleExamResult { ${fields} } } } }`,
  variables: {
    input: { ticket: tokenOf(resultId), mcqAnswers: [{ questionId: 'q1', selectedOptionId: 'a' }] },
  },
  reply,
  data: {
    submitExam: {
      receipt: { attemptId: 'attempt-2', submittedAt: '2026-03-01T10:00:00.000Z' },
      result,
    },
  },
  errorPath: ['submitExam'],
});
const answers = {
  mcqAnswers: [{ questionId: 'q1', selectedOption: 'a' }],
  writtenAnswer: [],
  score: 2,
  timeTaken: 10,
};

export const singleResultCalls: Examples = {
  'POST /exams/results': {
    ...submit('chapter'),
    path: '/exams/results',
    body: { examId: 'e1', userId: 'u1', ...answers },
  },
  'POST /exams/exam-results': {
    ...submit('unit'),
    path: '/exams/exam-results',
    body: { examId: 'e1', studentId: 's1', ...answers },
  },
  'GET /exams/results/user/{userId}': {
    field: 'Viewer.examResults',
    as: 'student',
    before: [studentCall],
    query: `{ viewer { examResults { ${fields} } } }`,
    path: '/exams/results/user/u1',
    reply: [reply],
    data: { viewer: { examResults: [result] } },
    errorPath: ['viewer', 'examResults'],
  },
  'GET /exams/results/user/{userId}/exam/{examId}': {
    field: 'Query.examResult',
    as: 'student',
    before: [
      noOwnResult('e1'),
      studentCall,
      { call: 'GET /multisubjectexamsresult/exam-results/u1/e1', reply: null },
    ],
    query: `{ examResult(userId: "u1", examId: "e1") { ... on SingleExamResult { ${fields} } } }`,
    path: '/exams/results/user/u1/exam/e1',
    reply,
    data: { examResult: result },
    errorPath: ['examResult'],
  },
  'GET /exams/results/exam/{examId}': {
    field: 'Query.examResults',
    before: [adminCall],
    query: `{ examResults(examId: "e1", first: 2, after: "b2Zmc2V0OjI") { nodes { ${fields} } totalCount endCursor } }`,
    path: '/exams/results/exam/e1?offset=2&limit=2',
    reply: [reply],
    replyHeaders: [['x-total-count', '3']],
    data: { examResults: { nodes: [result], totalCount: 3, endCursor: null } },
    errorPath: ['examResults'],
  },
  'GET /ext/results/unmarked': {
    field: 'Query.unmarkedExamResults',
    before: [adminCall],
    query: `{ unmarkedExamResults(first: 5) { nodes { ${fields} } totalCount endCursor } }`,
    path: '/ext/results/unmarked?offset=0&limit=5',
    reply: [reply],
    replyHeaders: [['x-total-count', '1']],
    data: { unmarkedExamResults: { nodes: [result], totalCount: 1, endCursor: null } },
    errorPath: ['unmarkedExamResults'],
  },
  'GET /ext/results/submissions/{userId}/{examId}': {
    field: 'Query.writtenSubmissions',
    before: [adminCall],
    query: `{ writtenSubmissions(userId: "u1", examId: "e1") { ${fields} number isNewest countsForRank } }`,
    path: '/ext/results/submissions/u1/e1',
    reply: [{ ...reply, ...submitted }],
    data: {
      writtenSubmissions: [
        { ...result, id: 'v1', number: 1, isNewest: false, countsForRank: true },
      ],
    },
    errorPath: ['writtenSubmissions'],
  },
  'PUT /ext/results/submissions/{id}/mark': {
    field: 'Mutation.markWrittenExam',
    before: [
      adminCall,
      { call: 'GET /ext/results/submissions/u1/e1', reply: [{ ...reply, ...submitted }] },
    ],
    query: `mutation ($input: MarkWrittenExamInput!) { markWrittenExam(input: $input) {
      result { id score } submission { id score number } } }`,
    variables: {
      input: { userId: 'u1', examId: 'e1', submissionId: 'v1', score: 7.25, comment: '' },
    },
    path: '/ext/results/submissions/v1/mark',
    body: { score: 7.25 },
    reply: { ...reply, ...submitted, isNewest: true },
    data: {
      markWrittenExam: {
        result: { id: 'r2', score: 7.25 },
        submission: { id: 'v1', score: 7.25, number: 1 },
      },
    },
    errorPath: ['markWrittenExam'],
  },
  'GET /exams/exam-results/student/{studentId}/unit/{unitId}': {
    field: 'Student.unitExamResults',
    as: 'student',
    before: [studentCall],
    query: `{ viewer { student { unitExamResults(unitId: "unit1") { ${fields} } } } }`,
    path: '/exams/exam-results/student/s1/unit/unit1',
    reply: [reply],
    data: { viewer: { student: { unitExamResults: [result] } } },
    errorPath: ['viewer', 'student', 'unitExamResults'],
  },
  'PUT /exams/results/{id}': {
    ...submit('chapter', 'r2'),
    path: '/exams/results/r2',
    body: { examId: 'e1', userId: 'u1', ...answers },
  },
  'DELETE /exams/results/{id}': {
    field: 'Mutation.deleteExamResult',
    query: 'mutation { deleteExamResult(input: { id: "r2" }) { deletedId message } }',
    before: [adminCall],
    path: '/exams/results/r2',
    reply: { message: 'Result deleted.' },
    data: { deleteExamResult: { deletedId: 'r2', message: 'Result deleted.' } },
    errorPath: ['deleteExamResult'],
  },
};
