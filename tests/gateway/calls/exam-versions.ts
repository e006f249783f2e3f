// Examples of the calls of the extension `exam-versions`.
import { PaperEncryption } from '../../../gateway/src/upstream/exams/paper-encryption.ts';
import { Tickets } from '../../../gateway/src/upstream/exams/ticket.ts';
import { NOW, SECRET } from '../kit.ts';
import { hashOfOperation } from '../trusted-operations.ts';
import type { Examples, OtherCall } from './example.ts';

const version = {
  _id: 'v1',
  kind: 'multi-subject',
  examId: 'm1',
  number: 1,
  paper: {
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
            points: 2,
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
const contentCall: OtherCall = { call: 'GET /ext/exam-versions/v1', reply: version };
const times = { startedAt: '2026-03-01T09:50:00.000Z', deadline: '2100-01-01T00:00:00.000Z' };
const result = {
  _id: 'r1',
  userId: 'u1',
  examId: 'm1',
  dateTaken: '2026-03-01T10:00:00.000Z',
  totalScore: 2,
  timeTaken: 10,
  subjects: [
    { subjectId: 'ms1', results: [{ questionId: 'q1', selectedOption: ['b'], isCorrect: true }] },
  ],
};
const correctionOf = (kind: string) => ({
  questionId: 'q1',
  kind,
  reason: 'Misprint',
  correctedAt: '2026-03-01T10:00:00.000Z',
});
const ticket = new Tickets(SECRET).sign({
  kind: 'multi-subject',
  attemptId: 'at1',
  userId: 'u1',
  examId: 'm1',
  examVersionId: 'v1',
  startedAt: NOW - 10 * 60_000,
  deadline: Date.parse(times.deadline),
});

const encryption = new PaperEncryption(SECRET, {
  single: undefined,
  'multi-subject': hashOfOperation('mutation StartMultiSubjectExam('),
});
const paperUrl = encryption.pathOf('multi-subject', 'v1');

export const examVersionsCalls: Examples = {
  'GET /ext/exam-versions/{id}': {
    field: 'Mutation.startMultiSubjectExam',
    as: 'student',
    before: [
      {
        call: 'POST /ext/attempts',
        reply: {
          _id: 'at1',
          kind: 'multi-subject',
          examId: 'm1',
          userId: 'u1',
          ...times,
          sequence: 0,
          examVersionId: 'v1',
        },
      },
    ],
    query: `mutation { startMultiSubjectExam(input: { examId: "m1" }) {
      ticket { attemptId } paperKey { paperUrl key order { questions } } } }`,
    path: '/ext/exam-versions/v1',
    credential: 'service',
    reply: version,
    data: {
      startMultiSubjectExam: {
        ticket: { attemptId: 'at1' },
        paperKey: { paperUrl, key: encryption.keyOf('v1').toString('base64'), order: null },
      },
    },
    errorPath: ['startMultiSubjectExam', 'paperKey'],
  },
  'GET /ext/exam-versions/{id}/corrections': {
    field: 'Mutation.submitMultiSubjectExam',
    as: 'student',
    before: [contentCall],
    query: `mutation ($input: SubmitMultiSubjectExamInput!) {
      submitMultiSubjectExam(input: $input) { result { totalScore } }
    }`,
    variables: { input: { ticket, answers: [{ questionId: 'q1', selectedOptionIds: ['b'] }] } },
    path: '/ext/exam-versions/v1/corrections',
    credential: 'service',
    reply: [correctionOf('bonus')],
    after: [{ call: 'POST /multisubjectexamsresult/exam-results', reply: result }],
    data: { submitMultiSubjectExam: { result: { totalScore: 2 } } },
    errorPath: ['submitMultiSubjectExam'],
  },
  'GET /ext/exams/{kind}/{examId}/current-version': {
    field: 'MultiSubjectExam.paperUrl',
    as: 'visitor',
    before: [{ call: 'GET /multisubjectexams/mcqs/m1', reply: version.paper }],
    query: '{ multiSubjectExam(id: "m1") { paperUrl } }',
    path: '/ext/exams/multi-subject/m1/current-version',
    reply: { examVersionId: 'v1' },
    data: {
      multiSubjectExam: {
        paperUrl,
      },
    },
    errorPath: ['multiSubjectExam', 'paperUrl'],
    isOptional: true,
  },
  'GET /ext/results/{kind}/exam-versions': {
    field: 'MultiSubjectExamResult.subjects',
    as: 'student',
    before: [{ call: 'GET /multisubjectexamsresult/exam-results/r1', reply: result }],
    query: `{ multiSubjectExamResult(id: "r1") { subjects { score questions {
      reason options { id isCorrect isSelected } correction { kind reason } } } } }`,
    path: '/ext/results/multi-subject/exam-versions?ids=r1',
    reply: {
      r1: {
        examVersionId: 'v1',
        corrections: [{ ...correctionOf('key'), correctOptionIds: ['b'] }],
      },
    },
    after: [contentCall],
    data: {
      multiSubjectExamResult: {
        subjects: [
          {
            score: 2,
            questions: [
              {
                reason: 'CORRECT',
                options: [
                  { id: 'a', isCorrect: false, isSelected: false },
                  { id: 'b', isCorrect: true, isSelected: true },
                ],
                correction: { kind: 'KEY', reason: 'Misprint' },
              },
            ],
          },
        ],
      },
    },
    errorPath: ['multiSubjectExamResult', 'subjects'],
  },
};
