// Examples of the calls of the extensions `marking-queue`, `marking-comments` and `second-marking`.
import { independentMarks } from '../../../backend/src/modules/marking/tables.ts';
import { adminOnly, type Examples, type World } from './example.ts';

const EXAM = 'free10-motion-exam-2';

async function aSubmissionId({ owner, admin }: World): Promise<string> {
  const body = { examId: EXAM, userId: owner.userId, mcqAnswers: [], writtenAnswer: [] };
  await owner.post('/exams/results', { ...body, timeTaken: 1 });
  const { body: all } = await admin.get(`/ext/results/submissions/${owner.userId}/${EXAM}`);
  return all[0].submissionId;
}

/** One that two others have marked. */
async function markedByTwo(world: World): Promise<string> {
  const submissionId = await aSubmissionId(world);
  const mark = { submissionId, markerId: null, marks: null, comment: null, markedAt: new Date() };
  await world.backend.db
    .insert(independentMarks)
    .values([
      { ...mark, number: 1, score: 1 },
      { ...mark, number: 2, score: 9 },
    ])
    .onConflictDoNothing();
  return submissionId;
}

/** Of the admin, who alone may have one. */
const aComment = async ({ admin }: World): Promise<string> =>
  (await admin.post('/ext/marking/comments', { text: 'Well done.' })).body._id;

export const markingCalls: Examples = {
  'GET /ext/marking/exams': {
    ask: () => ({ url: '/ext/marking/exams?limit=5' }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/marking/exams?state=lost' }), status: 400 },
  },
  'GET /ext/marking/students': {
    ask: () => ({ url: '/ext/marking/students?q=owner' }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: `/ext/marking/students?q=${'x'.repeat(101)}` }),
      status: 400,
    },
  },
  'GET /ext/marking/submissions': {
    ask: () => ({ url: `/ext/marking/submissions?examId=${EXAM}` }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/marking/submissions?limit=1000' }),
      status: 400,
    },
  },
  'GET /ext/marking/submissions/{id}/neighbours': {
    ask: async (world) => ({
      url: `/ext/marking/submissions/${await aSubmissionId(world)}/neighbours`,
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/marking/submissions/unknown/neighbours' }),
      status: 404,
    },
  },
  'GET /ext/marking/exams/{examId}/second-marking': {
    ask: () => ({ url: `/ext/marking/exams/${EXAM}/second-marking` }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/marking/exams/unknown/second-marking' }),
      status: 404,
    },
  },
  'PUT /ext/marking/exams/{examId}/second-marking': {
    ask: () => ({ url: `/ext/marking/exams/${EXAM}/second-marking`, body: { isOn: false } }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({
        url: `/ext/marking/exams/${EXAM}/second-marking`,
        body: { isOn: true, tolerance: -1 },
      }),
      status: 400,
    },
  },
  'GET /ext/marking/unreconciled': {
    ask: () => ({ url: '/ext/marking/unreconciled?limit=5' }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/marking/unreconciled?limit=1000' }),
      status: 400,
    },
  },
  'GET /ext/marking/submissions/{id}/marks': {
    ask: async (world) => ({ url: `/ext/marking/submissions/${await markedByTwo(world)}/marks` }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/marking/submissions/unknown/marks' }),
      status: 404,
    },
  },
  'PUT /ext/marking/submissions/{id}/final-mark': {
    ask: async (world) => ({
      url: `/ext/marking/submissions/${await markedByTwo(world)}/final-mark`,
      body: { score: 1 },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/marking/submissions/unknown/final-mark', body: { score: 1 } }),
      status: 404,
    },
  },
  'GET /ext/marking/comments': {
    ask: () => ({ url: '/ext/marking/comments' }),
    answers: adminOnly(200),
    refused: { by: 'owner', ask: () => ({ url: '/ext/marking/comments' }), status: 403 },
  },
  'POST /ext/marking/comments': {
    ask: () => ({ url: '/ext/marking/comments', body: { text: 'Units?', examId: EXAM } }),
    answers: adminOnly(201),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/marking/comments', body: { text: 'Units?', examId: 'unknown' } }),
      status: 404,
    },
  },
  'PUT /ext/marking/comments/{id}': {
    ask: async (world) => ({
      url: `/ext/marking/comments/${await aComment(world)}`,
      body: { text: 'Good.' },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/marking/comments/unknown', body: { text: 'Good.' } }),
      status: 404,
    },
  },
  'DELETE /ext/marking/comments/{id}': {
    ask: async (world) => ({ url: `/ext/marking/comments/${await aComment(world)}` }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/marking/comments/unknown' }),
      status: 404,
    },
  },
};
