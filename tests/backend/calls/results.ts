// Examples of the calls of results in papers and in single exams.
import type { Student } from '../kit.ts';
import { onePaperAnswer, oneSingleAnswer } from '../one-answer.ts';
import { adminOnly, type Example, type Examples, ownerOnly, type World } from './example.ts';

const PAPER = 'free-a-2023-exam';
const SINGLE = 'free10-motion-exam-1';
const PAPER_RESULTS = '/multisubjectexamsresult/exam-results';
const sheet = { subjects: onePaperAnswer(PAPER), totalScore: 1, timeTaken: 1 };
const paperBody = ({ userId }: Student) => ({ examId: PAPER, userId, ...sheet });
const singleBody = ({ userId }: Student) => ({
  examId: SINGLE,
  userId,
  mcqAnswers: oneSingleAnswer(SINGLE),
  writtenAnswer: [],
  score: 0.5,
  timeTaken: 1,
});

const paperResult = async ({ owner }: World): Promise<string> =>
  (await owner.post(PAPER_RESULTS, paperBody(owner))).body._id;
const singleResult = async ({ owner }: World): Promise<string> =>
  (await owner.post('/exams/results', singleBody(owner))).body._id;

/** Handing in: for the owner alone, whoever else names them. */
const handedIn = (status: number): Example['answers'] => ({
  visitor: 401,
  owner: status,
  other: 403,
  admin: 403,
});
const anyAccount: Example['answers'] = { visitor: 401, owner: 200, other: 200, admin: 200 };

export const resultCalls: Examples = {
  'GET /multisubjectexamsresult/exam-results': {
    ask: async (world) => {
      await paperResult(world);
      return { url: PAPER_RESULTS };
    },
    answers: anyAccount,
    refused: { by: 'admin', ask: () => ({ url: `${PAPER_RESULTS}?limit=1000` }), status: 400 },
  },
  'GET /multisubjectexamsresult/exam-results/{id}': {
    ask: async (world) => ({ url: `${PAPER_RESULTS}/${await paperResult(world)}` }),
    answers: ownerOnly(),
    refused: { by: 'owner', ask: () => ({ url: `${PAPER_RESULTS}/unknown` }), status: 404 },
  },
  'GET /multisubjectexamsresult/exam-results/{userId}/{examId}': {
    ask: async (world) => {
      await paperResult(world);
      return { url: `${PAPER_RESULTS}/${world.owner.userId}/${PAPER}` };
    },
    answers: ownerOnly(),
    refused: {
      by: 'owner',
      ask: ({ owner }) => ({ url: `${PAPER_RESULTS}/${owner.userId}/unknown` }),
      status: 404,
    },
  },
  'POST /multisubjectexamsresult/exam-results': {
    ask: ({ owner }) => ({ url: PAPER_RESULTS, body: paperBody(owner) }),
    answers: handedIn(201),
    refused: {
      by: 'owner',
      ask: ({ owner }) => ({
        url: PAPER_RESULTS,
        body: { ...paperBody(owner), examId: 'paid-a-2023-exam' },
      }),
      status: 403,
    },
  },
  'PUT /multisubjectexamsresult/exam-results/{id}': {
    ask: async (world) => {
      const id = await paperResult(world);
      return { url: `${PAPER_RESULTS}/${id}`, body: { id, data: sheet } };
    },
    answers: handedIn(200),
    refused: {
      by: 'owner',
      ask: () => ({ url: `${PAPER_RESULTS}/one`, body: { id: 'another', data: sheet } }),
      status: 400,
    },
  },
  'DELETE /multisubjectexamsresult/exam-results/{id}': {
    ask: async (world) => ({ url: `${PAPER_RESULTS}/${await paperResult(world)}` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: `${PAPER_RESULTS}/unknown` }), status: 404 },
  },

  'POST /exams/results': {
    ask: ({ owner }) => ({
      url: '/exams/results',
      body: singleBody(owner),
      headers: { 'idempotency-key': 'an example' },
    }),
    answers: handedIn(201),
    refused: {
      by: 'owner',
      ask: ({ owner }) => ({ url: '/exams/results', body: { ...singleBody(owner), grade: 'A' } }),
      status: 400,
    },
  },
  'GET /exams/results/user/{userId}': {
    ask: ({ owner }) => ({ url: `/exams/results/user/${owner.userId}` }),
    answers: ownerOnly(),
    refused: {
      by: 'owner',
      ask: ({ other }) => ({ url: `/exams/results/user/${other.userId}` }),
      status: 403,
    },
  },
  'GET /exams/results/user/{userId}/exam/{examId}': {
    ask: async (world) => {
      await singleResult(world);
      return { url: `/exams/results/user/${world.owner.userId}/exam/${SINGLE}` };
    },
    answers: ownerOnly(),
    refused: {
      by: 'owner',
      ask: ({ owner }) => ({ url: `/exams/results/user/${owner.userId}/exam/unknown` }),
      status: 404,
    },
  },
  'GET /exams/results/exam/{examId}': {
    ask: () => ({ url: `/exams/results/exam/${SINGLE}` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/exams/results/exam/unknown' }), status: 404 },
  },
  'PUT /exams/results/{id}': {
    // An admin marks, which only a written exam can be.
    ask: async ({ owner }, person) => {
      const examId = person === 'admin' ? 'free10-motion-exam-2' : SINGLE;
      const { body } = await owner.post('/exams/results', { ...singleBody(owner), examId });
      return { url: `/exams/results/${body._id}`, body: { ...body, score: 1 } };
    },
    answers: ownerOnly(),
    refused: {
      by: 'admin',
      ask: async (world) => ({
        url: `/exams/results/${await singleResult(world)}`,
        body: { score: 1 },
      }),
      status: 409,
    },
  },
  'DELETE /exams/results/{id}': {
    ask: async (world) => ({ url: `/exams/results/${await singleResult(world)}` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/exams/results/unknown' }), status: 404 },
  },
  'GET /exams/exam-results/student/{studentId}/unit/{unitId}': {
    ask: ({ owner }) => ({ url: `/exams/exam-results/student/${owner.studentId}/unit/free-a` }),
    answers: ownerOnly(),
    refused: {
      by: 'owner',
      ask: ({ owner }) => ({ url: `/exams/exam-results/student/${owner.studentId}/unit/unknown` }),
      status: 404,
    },
  },
  'POST /exams/exam-results': {
    ask: ({ owner }) => {
      const { userId: _, ...body } = singleBody(owner);
      return { url: '/exams/exam-results', body: { ...body, studentId: owner.studentId } };
    },
    answers: handedIn(201),
    refused: {
      by: 'owner',
      ask: ({ owner }) => ({ url: '/exams/exam-results', body: singleBody(owner) }),
      status: 400,
    },
  },

  'GET /ext/results/unmarked': {
    ask: async ({ owner }) => {
      await owner.post('/exams/results', { ...singleBody(owner), examId: 'free10-motion-exam-2' });
      return { url: '/ext/results/unmarked?limit=5' };
    },
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/results/unmarked?limit=1000' }), status: 400 },
  },

  'GET /ext/results/submissions/{userId}/{examId}': {
    ask: ({ owner }) => ({ url: `/ext/results/submissions/${owner.userId}/free10-motion-exam-2` }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: `/ext/results/submissions/${'x'.repeat(101)}/e` }),
      status: 400,
    },
  },
  'PUT /ext/results/submissions/{id}/mark': {
    ask: async ({ owner, admin }) => {
      await owner.post('/exams/results', { ...singleBody(owner), examId: 'free10-motion-exam-2' });
      const [newest] = (
        await admin.get(`/ext/results/submissions/${owner.userId}/free10-motion-exam-2`)
      ).body;
      return { url: `/ext/results/submissions/${newest.submissionId}/mark`, body: { score: 1 } };
    },
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/results/submissions/unknown/mark', body: { score: 1 } }),
      status: 404,
    },
  },

  'GET /ext/results/mine': {
    ask: async (world) => {
      await paperResult(world);
      return { url: `/ext/results/mine?examIds=${PAPER},${SINGLE}` };
    },
    answers: anyAccount,
    refused: {
      by: 'owner',
      ask: () => ({
        url: `/ext/results/mine?examIds=${Array.from({ length: 201 }, (_, id) => id)}`,
      }),
      status: 400,
    },
  },
  'GET /ext/results/mine/details': {
    ask: async (world) => {
      await paperResult(world);
      return { url: `/ext/results/mine/details?examId=${PAPER}` };
    },
    answers: anyAccount,
    refused: { by: 'owner', ask: () => ({ url: '/ext/results/mine/details' }), status: 400 },
  },
  'GET /ext/results/mine/single': {
    ask: async (world) => {
      await singleResult(world);
      return { url: '/ext/results/mine/single?after=' };
    },
    answers: anyAccount,
    refused: {
      by: 'owner',
      ask: () => ({ url: '/ext/results/mine/single?after=nonsense' }),
      status: 400,
    },
  },
};
