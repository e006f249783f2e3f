// Examples of the calls of the extensions `marking-queue`, `marking-comments` and `second-marking`.
import { aSingleResult } from '../fixtures.ts';
import { adminCall, type Examples } from './example.ts';

const oldestAt = '2026-02-02T09:00:00.000Z';
const counts = { waitingCount: 2, markedCount: 1, oldestAt };
const submitted = (id: string) => ({
  ...aSingleResult({ score: null }),
  submissionId: id,
  number: 1,
  isNewest: true,
  countsForRank: true,
});
const comment = { _id: 'c1', text: 'Units?', examId: 'e1' };
const kept = { id: 'c1', text: 'Units?', examId: 'e1', questionId: null };
const fields = 'id text examId questionId';

export const markingCalls: Examples = {
  'GET /ext/marking/exams': {
    field: 'Query.markingExams',
    before: [adminCall],
    query: `{ markingExams(state: MARKED, first: 5) {
      nodes { examId title waitingCount markedCount oldestAt } totalCount endCursor } }`,
    path: '/ext/marking/exams?state=marked&offset=0&limit=5',
    reply: [{ examId: 'e1', title: 'Motion', ...counts }],
    replyHeaders: [['x-total-count', '1']],
    data: {
      markingExams: {
        nodes: [{ examId: 'e1', title: 'Motion', ...counts }],
        totalCount: 1,
        endCursor: null,
      },
    },
    errorPath: ['markingExams'],
  },
  'GET /ext/marking/students': {
    field: 'Query.markingStudents',
    before: [adminCall],
    query: `{ markingStudents(search: " rahima ", first: 5) {
      nodes { userId name waitingCount markedCount oldestAt } totalCount endCursor } }`,
    path: '/ext/marking/students?state=waiting&q=rahima&offset=0&limit=5',
    reply: [{ userId: 'u1', ...counts }],
    replyHeaders: [['x-total-count', '1']],
    data: {
      markingStudents: {
        nodes: [{ userId: 'u1', name: null, ...counts }],
        totalCount: 1,
        endCursor: null,
      },
    },
    errorPath: ['markingStudents'],
  },
  'GET /ext/marking/submissions': {
    field: 'Query.markingQueue',
    before: [adminCall],
    query: `{ markingQueue(queue: { examId: "e1", userId: "u1" }, first: 5) {
      nodes { id studentName } totalCount endCursor } }`,
    path: '/ext/marking/submissions?state=waiting&examId=e1&userId=u1&offset=0&limit=5',
    reply: [{ ...submitted('v1'), studentName: 'Rahima' }],
    replyHeaders: [['x-total-count', '1']],
    data: {
      markingQueue: {
        nodes: [{ id: 'v1', studentName: 'Rahima' }],
        totalCount: 1,
        endCursor: null,
      },
    },
    errorPath: ['markingQueue'],
  },
  'GET /ext/marking/submissions/{id}/neighbours': {
    field: 'Query.markingNeighbours',
    before: [adminCall],
    query:
      '{ markingNeighbours(submissionId: "v1", queue: { examId: "e1" }) { previous { id } next { id } otherCount } }',
    path: '/ext/marking/submissions/v1/neighbours?state=waiting&examId=e1',
    reply: { next: submitted('v2'), otherCount: 7 },
    data: { markingNeighbours: { previous: null, next: { id: 'v2' }, otherCount: 7 } },
    errorPath: ['markingNeighbours'],
  },
  'GET /ext/marking/exams/{examId}/second-marking': {
    field: 'Query.secondMarking',
    before: [adminCall],
    query: '{ secondMarking(examId: "e1") { isOn tolerance } }',
    path: '/ext/marking/exams/e1/second-marking',
    reply: { isOn: true, tolerance: 2.5 },
    data: { secondMarking: { isOn: true, tolerance: 2.5 } },
    errorPath: ['secondMarking'],
  },
  'PUT /ext/marking/exams/{examId}/second-marking': {
    field: 'Mutation.setSecondMarking',
    before: [adminCall],
    query: `mutation { setSecondMarking(input: { examId: "e1", isOn: true, tolerance: 2 }) {
      secondMarking { isOn tolerance } } }`,
    path: '/ext/marking/exams/e1/second-marking',
    body: { isOn: true, tolerance: 2 },
    reply: { isOn: true, tolerance: 2 },
    data: { setSecondMarking: { secondMarking: { isOn: true, tolerance: 2 } } },
    errorPath: ['setSecondMarking'],
  },
  'GET /ext/marking/unreconciled': {
    field: 'Query.unreconciledSubmissions',
    before: [adminCall],
    query: '{ unreconciledSubmissions(first: 5) { nodes { id independentMarks } totalCount } }',
    path: '/ext/marking/unreconciled?offset=0&limit=5',
    reply: [{ ...submitted('v1'), independentMarks: 2 }],
    replyHeaders: [['x-total-count', '1']],
    data: {
      unreconciledSubmissions: { nodes: [{ id: 'v1', independentMarks: 2 }], totalCount: 1 },
    },
    errorPath: ['unreconciledSubmissions'],
  },
  'GET /ext/marking/submissions/{id}/marks': {
    field: 'Query.markComparison',
    before: [adminCall],
    query: `{ markComparison(submissionId: "v1") { tolerance mayDecide submission { id score }
      marks { markerName score markedAt comment questions { questionId marks comment } } } }`,
    path: '/ext/marking/submissions/v1/marks',
    reply: {
      submission: submitted('v1'),
      tolerance: 1,
      mayDecide: true,
      marks: [
        {
          markerName: 'Rahima',
          score: 2,
          markedAt: oldestAt,
          comment: 'Short.',
          marks: [{ questionId: 'w1', marks: 2 }],
        },
        { score: 8.123_45, markedAt: oldestAt },
      ],
    },
    data: {
      markComparison: {
        tolerance: 1,
        mayDecide: true,
        submission: { id: 'v1', score: null },
        marks: [
          {
            markerName: 'Rahima',
            score: 2,
            markedAt: oldestAt,
            comment: 'Short.',
            questions: [{ questionId: 'w1', marks: 2, comment: null }],
          },
          { markerName: null, score: 8.12, markedAt: oldestAt, comment: null, questions: [] },
        ],
      },
    },
    errorPath: ['markComparison'],
  },
  'PUT /ext/marking/submissions/{id}/final-mark': {
    field: 'Mutation.setFinalMark',
    before: [adminCall],
    query:
      'mutation ($input: SetFinalMarkInput!) { setFinalMark(input: $input) { submission { id score } } }',
    variables: {
      input: { submissionId: 'v1', marks: [{ questionId: 'w1', marks: 5 }], comment: '' },
    },
    path: '/ext/marking/submissions/v1/final-mark',
    body: { marks: [{ questionId: 'w1', marks: 5 }] },
    reply: { ...submitted('v1'), score: 5, independentMarks: 2 },
    data: { setFinalMark: { submission: { id: 'v1', score: 5 } } },
    errorPath: ['setFinalMark'],
  },
  'GET /ext/marking/comments': {
    field: 'Query.markingComments',
    before: [adminCall],
    query: `{ markingComments { ${fields} } }`,
    path: '/ext/marking/comments',
    reply: [comment],
    data: { markingComments: [kept] },
    errorPath: ['markingComments'],
  },
  'POST /ext/marking/comments': {
    field: 'Mutation.createMarkingComment',
    before: [adminCall],
    query: `mutation ($input: CreateMarkingCommentInput!) { createMarkingComment(input: $input) {
      comment { ${fields} } } }`,
    variables: { input: { text: 'Units?', examId: 'e1' } },
    path: '/ext/marking/comments',
    body: { text: 'Units?', examId: 'e1' },
    reply: comment,
    data: { createMarkingComment: { comment: kept } },
    errorPath: ['createMarkingComment'],
  },
  'PUT /ext/marking/comments/{id}': {
    field: 'Mutation.updateMarkingComment',
    before: [adminCall],
    query: `mutation ($input: UpdateMarkingCommentInput!) { updateMarkingComment(input: $input) {
      comment { ${fields} } } }`,
    variables: { input: { id: 'c1', text: 'Units?', examId: 'e1', questionId: null } },
    path: '/ext/marking/comments/c1',
    body: { text: 'Units?', examId: 'e1', questionId: null },
    reply: comment,
    data: { updateMarkingComment: { comment: kept } },
    errorPath: ['updateMarkingComment'],
  },
  'DELETE /ext/marking/comments/{id}': {
    field: 'Mutation.deleteMarkingComment',
    before: [adminCall],
    query: 'mutation { deleteMarkingComment(input: { id: "c1" }) { deletedId } }',
    path: '/ext/marking/comments/c1',
    reply: { message: 'Comment deleted.' },
    data: { deleteMarkingComment: { deletedId: 'c1' } },
    errorPath: ['deleteMarkingComment'],
  },
};
