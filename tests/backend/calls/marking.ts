// Examples of the calls of the extensions `marking-queue`, `marking-comments` and `second-marking`.
import { independentMarks } from '../../../backend/src/modules/marking/tables.ts';
import { adminOnly, type Examples, type TestContext } from './example.ts';

const EXAM = 'free10-motion-exam-2';

async function aSubmissionId({ owner, admin }: TestContext): Promise<string> {
  const body = { examId: EXAM, userId: owner.userId, mcqAnswers: [], writtenAnswer: [] };
  await owner.post('/exams/results', { ...body, timeTaken: 1 });
  const { body: all } = await admin.get(`/ext/results/submissions/${owner.userId}/${EXAM}`);
  return all[0].submissionId;
}

/** A submission that two other markers have marked. */
async function markedByTwo(context: TestContext): Promise<string> {
  const submissionId = await aSubmissionId(context);
  const mark = { submissionId, markerId: null, marks: null, comment: null, markedAt: new Date() };
  await context.backend.db
    .insert(independentMarks)
    .values([
      { ...mark, number: 1, score: 1 },
      { ...mark, number: 2, score: 9 },
    ])
    .onConflictDoNothing();
  return submissionId;
}

/** A comment of the admin; students cannot have any. */
const aComment = async ({ admin }: TestContext): Promise<string> =>
  (await admin.post('/ext/marking/comments', { text: 'Well done.' })).body._id;

export const markingCalls: Examples = {
  'GET /ext/marking/exams': {
    request: () => ({ url: '/ext/marking/exams?limit=5' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/marking/exams?state=lost' }),
      status: 400,
    },
  },
  'GET /ext/marking/students': {
    request: () => ({ url: '/ext/marking/students?q=owner' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `/ext/marking/students?q=${'x'.repeat(101)}` }),
      status: 400,
    },
  },
  'GET /ext/marking/submissions': {
    request: () => ({ url: `/ext/marking/submissions?examId=${EXAM}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/marking/submissions?limit=1000' }),
      status: 400,
    },
  },
  'GET /ext/marking/submissions/{id}/neighbours': {
    request: async (context) => ({
      url: `/ext/marking/submissions/${await aSubmissionId(context)}/neighbours`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/marking/submissions/unknown/neighbours' }),
      status: 404,
    },
  },
  'GET /ext/marking/exams/{examId}/second-marking': {
    request: () => ({ url: `/ext/marking/exams/${EXAM}/second-marking` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/marking/exams/unknown/second-marking' }),
      status: 404,
    },
  },
  'PUT /ext/marking/exams/{examId}/second-marking': {
    request: () => ({ url: `/ext/marking/exams/${EXAM}/second-marking`, body: { isOn: false } }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({
        url: `/ext/marking/exams/${EXAM}/second-marking`,
        body: { isOn: true, tolerance: -1 },
      }),
      status: 400,
    },
  },
  'GET /ext/marking/unreconciled': {
    request: () => ({ url: '/ext/marking/unreconciled?limit=5' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/marking/unreconciled?limit=1000' }),
      status: 400,
    },
  },
  'GET /ext/marking/submissions/{id}/marks': {
    request: async (context) => ({
      url: `/ext/marking/submissions/${await markedByTwo(context)}/marks`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/marking/submissions/unknown/marks' }),
      status: 404,
    },
  },
  'PUT /ext/marking/submissions/{id}/final-mark': {
    request: async (context) => ({
      url: `/ext/marking/submissions/${await markedByTwo(context)}/final-mark`,
      body: { score: 1 },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/marking/submissions/unknown/final-mark', body: { score: 1 } }),
      status: 404,
    },
  },
  'GET /ext/marking/comments': {
    request: () => ({ url: '/ext/marking/comments' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/marking/comments' }),
      status: 403,
    },
  },
  'POST /ext/marking/comments': {
    request: () => ({ url: '/ext/marking/comments', body: { text: 'Units?', examId: EXAM } }),
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: () => ({
        url: '/ext/marking/comments',
        body: { text: 'Units?', examId: 'unknown' },
      }),
      status: 404,
    },
  },
  'PUT /ext/marking/comments/{id}': {
    request: async (context) => ({
      url: `/ext/marking/comments/${await aComment(context)}`,
      body: { text: 'Good.' },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/marking/comments/unknown', body: { text: 'Good.' } }),
      status: 404,
    },
  },
  'DELETE /ext/marking/comments/{id}': {
    request: async (context) => ({ url: `/ext/marking/comments/${await aComment(context)}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/marking/comments/unknown' }),
      status: 404,
    },
  },
};
