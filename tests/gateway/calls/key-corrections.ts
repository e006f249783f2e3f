// Examples of the calls of the extension `key-corrections`.
import { adminCall, type Examples, type OtherCall } from './example.ts';

const corrections = {
  corrections: [
    {
      _id: 'kc1',
      questionId: 'q1',
      kind: 'key',
      correctOptionIds: ['o2'],
      previousOptionIds: ['o1'],
      reason: 'Misprint',
      correctedAt: '2026-03-01T10:00:00.000Z',
      correctedBy: 'Anika',
    },
  ],
  submissionCount: 30,
  pendingCount: 10,
  changedCount: 7,
};
const correctionFields = `corrections { id questionId kind correctOptionIds previousOptionIds reason
  correctedAt correctedBy }
  submissionCount pendingCount changedCount`;
const examCorrections = {
  ...corrections,
  corrections: corrections.corrections.map(({ _id, ...correction }) => ({
    id: _id,
    ...correction,
    kind: 'KEY',
  })),
};

const challenge = {
  _id: 'ch1',
  examKind: 'single',
  examId: 'e1',
  questionId: 'q1',
  reason: 'Option B is right as well.',
  createdAt: '2026-03-01T10:00:00.000Z',
  state: 'refused',
  answer: 'Page 12.',
  decidedAt: '2026-03-02T10:00:00.000Z',
};
const challengeFields =
  'id examKind examId questionId reason createdAt state answer decidedAt examTitle studentName';
const { _id, ...own } = challenge;
const challengeData = {
  id: _id,
  ...own,
  examKind: 'SINGLE',
  state: 'REFUSED',
  examTitle: null,
  studentName: null,
};

const resultCalls: OtherCall[] = [
  { call: 'GET /examcreation/examid/e1', reply: { _id: 'e1', title: 'Test', type: 'MCQ' } },
  {
    call: 'GET /ext/results/mine?examIds=e1',
    reply: {
      multiSubject: [],
      single: [{ _id: 'r1', userId: 'u1', examId: 'e1', score: 2, mcqAnswers: [] }],
    },
  },
];

export const keyCorrectionsCalls: Examples = {
  'GET /ext/exams/{kind}/{examId}/key-corrections': {
    field: 'Query.examKeyCorrections',
    before: [adminCall],
    query: `{ examKeyCorrections(examKind: SINGLE, examId: "e1") { ${correctionFields} } }`,
    path: '/ext/exams/single/e1/key-corrections',
    reply: corrections,
    data: { examKeyCorrections: examCorrections },
    errorPath: ['examKeyCorrections'],
  },
  'POST /ext/exams/{kind}/{examId}/key-corrections': {
    field: 'Mutation.correctKey',
    before: [adminCall],
    query: `mutation { correctKey(input: { reason: "Misprint", correction: {
      examKind: MULTI_SUBJECT, examId: "m1", questionId: "q1", kind: KEY,
      correctOptionIds: ["o2"] } }) { examCorrections { ${correctionFields} } } }`,
    path: '/ext/exams/multi-subject/m1/key-corrections',
    body: { questionId: 'q1', kind: 'key', correctOptionIds: ['o2'], reason: 'Misprint' },
    reply: corrections,
    data: { correctKey: { examCorrections } },
    errorPath: ['correctKey'],
  },
  'POST /ext/exams/{kind}/{examId}/key-corrections/preview': {
    field: 'Query.keyCorrectionPreview',
    before: [adminCall],
    query: `{ keyCorrectionPreview(input: { examKind: SINGLE, examId: "e1", questionId: "q1",
      kind: VOID }, after: "v9") {
      examinedCount submissionCount endCursor changes { id resultId studentName oldScore newScore countsForRank } } }`,
    path: '/ext/exams/single/e1/key-corrections/preview',
    body: { questionId: 'q1', kind: 'void', after: 'v9' },
    reply: {
      examinedCount: 500,
      submissionCount: 900,
      nextCursor: 'v509',
      changes: [
        {
          submissionId: 'v9',
          resultId: 'r1',
          studentName: 'Aisha',
          oldScore: 2.333333333,
          newScore: 1.5,
          countsForRank: true,
        },
      ],
    },
    data: {
      keyCorrectionPreview: {
        examinedCount: 500,
        submissionCount: 900,
        endCursor: 'v509',
        changes: [
          {
            id: 'v9',
            resultId: 'r1',
            studentName: 'Aisha',
            oldScore: 2.33,
            newScore: 1.5,
            countsForRank: true,
          },
        ],
      },
    },
    errorPath: ['keyCorrectionPreview'],
  },
  'GET /ext/results/{kind}/score-changes': {
    field: 'SingleExamResult.scoreChanges',
    as: 'student',
    before: resultCalls,
    query: `{ exam(id: "e1") { myResult { scoreChanges { id oldScore newScore changedAt reasons } } } }`,
    path: '/ext/results/single/score-changes?ids=r1',
    reply: {
      r1: [
        {
          _id: 'sc1',
          oldScore: 1,
          newScore: 2,
          changedAt: '2026-03-01T10:00:00.000Z',
          reasons: ['Misprint'],
        },
      ],
    },
    data: {
      exam: {
        myResult: {
          scoreChanges: [
            {
              id: 'sc1',
              oldScore: 1,
              newScore: 2,
              changedAt: '2026-03-01T10:00:00.000Z',
              reasons: ['Misprint'],
            },
          ],
        },
      },
    },
    errorPath: ['exam', 'myResult', 'scoreChanges'],
  },
  'POST /ext/key-challenges': {
    field: 'Mutation.challengeKey',
    as: 'student',
    query: `mutation { challengeKey(input: { examKind: SINGLE, examId: "e1", questionId: "q1",
      reason: "Option B is right as well." }) {
      challenge { ${challengeFields} } } }`,
    path: '/ext/key-challenges',
    body: {
      examKind: 'single',
      examId: 'e1',
      questionId: 'q1',
      reason: 'Option B is right as well.',
    },
    reply: challenge,
    data: { challengeKey: { challenge: challengeData } },
    errorPath: ['challengeKey'],
  },
  'GET /ext/key-challenges/mine': {
    field: 'ReviewedQuestion.challenge',
    as: 'student',
    before: [
      ...resultCalls,
      {
        call: 'GET /ext/results/single/exam-versions?ids=r1',
        reply: { r1: { examVersionId: 'v1', corrections: [], totalMarks: 1, passingScore: 40 } },
      },
      {
        call: 'GET /ext/exam-versions/v1',
        reply: {
          _id: 'v1',
          exam: {
            _id: 'e1',
            type: 'MCQ',
            mcqs: [
              { _id: 'q1', question: 'Why?', points: 1, options: [{ _id: 'o1', isCorrect: true }] },
            ],
          },
        },
      },
    ],
    query: `{ exam(id: "e1") { myResult { questions { id challenge { ${challengeFields} } } } } }`,
    path: '/ext/key-challenges/mine?examKind=single&examId=e1',
    reply: [challenge],
    data: { exam: { myResult: { questions: [{ id: 'q1', challenge: challengeData }] } } },
    errorPath: ['exam', 'myResult', 'questions', 0, 'challenge'],
  },
  'GET /ext/key-challenges': {
    field: 'Query.keyChallenges',
    before: [adminCall],
    query: `{ keyChallenges(state: REFUSED, first: 5) {
      nodes { ${challengeFields} questionText { html } } totalCount endCursor } }`,
    path: '/ext/key-challenges?state=refused&offset=0&limit=5',
    reply: [{ ...challenge, examTitle: 'Test', questionText: 'Why?', studentName: 'Aisha' }],
    replyHeaders: [['x-total-count', '1']],
    data: {
      keyChallenges: {
        nodes: [
          {
            ...challengeData,
            examTitle: 'Test',
            studentName: 'Aisha',
            questionText: { html: 'Why?' },
          },
        ],
        totalCount: 1,
        endCursor: null,
      },
    },
    errorPath: ['keyChallenges'],
  },
  'POST /ext/key-challenges/{id}/refuse': {
    field: 'Mutation.refuseKeyChallenge',
    before: [adminCall],
    query: `mutation { refuseKeyChallenge(input: { id: "ch1", answer: "Page 12." }) {
      challenge { ${challengeFields} } } }`,
    path: '/ext/key-challenges/ch1/refuse',
    body: { answer: 'Page 12.' },
    reply: challenge,
    data: { refuseKeyChallenge: { challenge: challengeData } },
    errorPath: ['refuseKeyChallenge'],
  },
};
