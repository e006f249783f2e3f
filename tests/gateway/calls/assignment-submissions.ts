// Examples of the calls of assignment submissions.
import { adminCall, type Examples, type OtherCall, studentCall } from './example.ts';

const url = `/media/files/${'a'.repeat(32)}.pdf`;
const submitted = {
  _id: 'sub1',
  assignmentId: 'as1',
  state: 'submitted',
  late: true,
  text: 'Light.',
  revision: 2,
  files: [{ name: 'essay.pdf', answerPdf: `${url}?expires=1&signature=x`, size: 900 }],
  savedAt: '2027-01-02T00:00:00.000Z',
  submittedAt: '2027-01-02T00:00:00.000Z',
};
const submission = {
  id: 'sub1',
  state: 'LATE',
  isLate: true,
  text: 'Light.',
  revision: 2,
  mark: null,
  comment: null,
  returnedAt: null,
  files: [{ name: 'essay.pdf', url: `${url}?expires=1&signature=x`, sizeBytes: 900 }],
  savedAt: '2027-01-02T00:00:00.000Z',
  submittedAt: '2027-01-02T00:00:00.000Z',
  userId: null,
  studentName: null,
};
const fields = `id state isLate text files { name url sizeBytes }
  revision savedAt submittedAt mark comment returnedAt userId studentName`;
const received = { ...submitted, userId: 'u1', studentName: 'Aisha' };
const receivedSubmission = { ...submission, userId: 'u1', studentName: 'Aisha' };
const returned = {
  ...received,
  state: 'returned',
  mark: 7.5,
  comment: 'Good.',
  returnedAt: '2027-01-03T00:00:00.000Z',
};
const returnedSubmission = {
  ...receivedSubmission,
  state: 'RETURNED',
  mark: 7.5,
  comment: 'Good.',
  returnedAt: '2027-01-03T00:00:00.000Z',
};
const input = {
  assignmentId: 'as1',
  text: 'Light.',
  files: [{ name: 'essay.pdf', url }],
  revision: 1,
};
const sentBody = { text: 'Light.', files: [{ name: 'essay.pdf', answerPdf: url }], revision: 1 };
const assignmentsCall: OtherCall = {
  call: 'GET /assignments',
  reply: [{ _id: 'as1', title: 'Essay' }],
};

export const assignmentSubmissionsCalls: Examples = {
  'GET /ext/assignments/submissions/mine': {
    field: 'Assignment.mySubmission',
    as: 'student',
    before: [studentCall, assignmentsCall],
    query: `{ assignments { id mySubmission { ${fields} } } }`,
    path: '/ext/assignments/submissions/mine',
    reply: [submitted],
    data: { assignments: [{ id: 'as1', mySubmission: submission }] },
    errorPath: ['assignments', 0, 'mySubmission'],
  },
  'POST /ext/assignments/{id}/files': {
    field: 'Mutation.registerAssignmentFile',
    as: 'student',
    query: `mutation ($input: RegisterAssignmentFileInput!) {
      registerAssignmentFile(input: $input) { url page { id offsetBytes isStored } }
    }`,
    variables: {
      input: { assignmentId: 'as1', sha256: 'a'.repeat(64), sizeBytes: 900, kind: 'PDF' },
    },
    path: '/ext/assignments/as1/files',
    body: { sha256: 'a'.repeat(64), size: 900, kind: 'pdf' },
    reply: { url, page: { _id: 'p1', offset: 0, stored: false } },
    data: { registerAssignmentFile: { url, page: { id: 'p1', offsetBytes: 0, isStored: false } } },
    errorPath: ['registerAssignmentFile'],
  },
  'PUT /ext/assignments/{id}/submission': {
    field: 'Mutation.submitAssignment',
    otherFields: ['Mutation.saveAssignmentDraft'],
    as: 'student',
    query: `mutation ($input: SubmitAssignmentInput!) { submitAssignment(input: $input) { submission { ${fields} } } }`,
    variables: { input },
    path: '/ext/assignments/as1/submission',
    body: { ...sentBody, submit: true },
    reply: submitted,
    data: { submitAssignment: { submission } },
    errorPath: ['submitAssignment'],
  },
  'POST /ext/assignments/{id}/submission/withdraw': {
    field: 'Mutation.withdrawAssignment',
    as: 'student',
    query: `mutation { withdrawAssignment(input: { assignmentId: "as1", revision: 2 }) { submission { ${fields} } } }`,
    path: '/ext/assignments/as1/submission/withdraw',
    body: { revision: 2 },
    reply: { ...submitted, state: 'draft', late: false, submittedAt: null },
    data: {
      withdrawAssignment: {
        submission: { ...submission, state: 'DRAFT', isLate: false, submittedAt: null },
      },
    },
    errorPath: ['withdrawAssignment'],
  },
  'GET /ext/assignments/{id}/submissions': {
    field: 'Query.assignmentSubmissions',
    before: [adminCall],
    query: `{ assignmentSubmissions(assignmentId: "as1", filter: LATE, first: 2) {
      nodes { ${fields} } totalCount endCursor } }`,
    path: '/ext/assignments/as1/submissions?offset=0&limit=2&state=late',
    reply: [received],
    replyHeaders: [['x-total-count', '1']],
    data: {
      assignmentSubmissions: { nodes: [receivedSubmission], totalCount: 1, endCursor: null },
    },
    errorPath: ['assignmentSubmissions'],
  },
  'GET /ext/assignment-submissions/{id}': {
    field: 'Query.assignmentSubmission',
    before: [adminCall],
    query: `{ assignmentSubmission(id: "sub1", filter: WAITING) { submission { ${fields} } previousId nextId } }`,
    path: '/ext/assignment-submissions/sub1?state=waiting',
    reply: { ...received, nextId: 'sub2' },
    data: {
      assignmentSubmission: { submission: receivedSubmission, previousId: null, nextId: 'sub2' },
    },
    errorPath: ['assignmentSubmission'],
  },
  'PUT /ext/assignment-submissions/{id}/return': {
    field: 'Mutation.returnAssignmentSubmission',
    before: [adminCall],
    query: `mutation ($input: ReturnAssignmentSubmissionInput!) {
      returnAssignmentSubmission(input: $input) { submission { ${fields} } } }`,
    variables: { input: { id: 'sub1', revision: 2, mark: 7.5, comment: 'Good.' } },
    path: '/ext/assignment-submissions/sub1/return',
    body: { revision: 2, mark: 7.5, comment: 'Good.' },
    reply: returned,
    data: { returnAssignmentSubmission: { submission: returnedSubmission } },
    errorPath: ['returnAssignmentSubmission'],
  },
};
