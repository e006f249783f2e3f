// Examples of the calls of results in papers and in single exams.

import { FREE_PAPER, PAID_PAPER } from '../content-fixture.ts';
import type { Student } from '../kit.ts';
import { onePaperAnswer, oneSingleAnswer } from '../one-answer.ts';
import { adminOnly, type Example, type Examples, ownerOnly, type TestContext } from './example.ts';

const SINGLE = 'free10-motion-exam-1';
const PAPER_RESULTS = '/multisubjectexamsresult/exam-results';
const sheet = { subjects: onePaperAnswer(FREE_PAPER), totalScore: 1, timeTaken: 1 };
const paperBody = ({ userId }: Student) => ({ examId: FREE_PAPER, userId, ...sheet });
const singleBody = ({ userId }: Student) => ({
  examId: SINGLE,
  userId,
  mcqAnswers: oneSingleAnswer(SINGLE),
  writtenAnswer: [],
  score: 0.5,
  timeTaken: 1,
});

const paperResult = async ({ owner }: TestContext): Promise<string> =>
  (await owner.post(PAPER_RESULTS, paperBody(owner))).body._id;
const singleResult = async ({ owner }: TestContext): Promise<string> =>
  (await owner.post('/exams/results', singleBody(owner))).body._id;

/** Submissions: only the owner of the account can submit. */
const ownSubmission = (status: number): Example['expectedStatus'] => ({
  visitor: 401,
  owner: status,
  other: 403,
  admin: 403,
});
const anyAccount: Example['expectedStatus'] = { visitor: 401, owner: 200, other: 200, admin: 200 };

export const resultCalls: Examples = {
  'GET /multisubjectexamsresult/exam-results': {
    request: async (context) => {
      await paperResult(context);
      return { url: PAPER_RESULTS };
    },
    expectedStatus: anyAccount,
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `${PAPER_RESULTS}?limit=1000` }),
      status: 400,
    },
  },
  'GET /multisubjectexamsresult/exam-results/{id}': {
    request: async (context) => ({ url: `${PAPER_RESULTS}/${await paperResult(context)}` }),
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: `${PAPER_RESULTS}/unknown` }),
      status: 404,
    },
  },
  'GET /multisubjectexamsresult/exam-results/{userId}/{examId}': {
    request: async (context) => {
      await paperResult(context);
      return { url: `${PAPER_RESULTS}/${context.owner.userId}/${FREE_PAPER}` };
    },
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'owner',
      request: ({ owner }) => ({ url: `${PAPER_RESULTS}/${owner.userId}/unknown` }),
      status: 404,
    },
  },
  'POST /multisubjectexamsresult/exam-results': {
    request: ({ owner }) => ({ url: PAPER_RESULTS, body: paperBody(owner) }),
    expectedStatus: ownSubmission(201),
    rejectedRequest: {
      by: 'owner',
      request: ({ owner }) => ({
        url: PAPER_RESULTS,
        body: { ...paperBody(owner), examId: PAID_PAPER },
      }),
      status: 403,
    },
  },
  'PUT /multisubjectexamsresult/exam-results/{id}': {
    request: async (context) => {
      const id = await paperResult(context);
      return { url: `${PAPER_RESULTS}/${id}`, body: { id, data: sheet } };
    },
    expectedStatus: ownSubmission(200),
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: `${PAPER_RESULTS}/one`, body: { id: 'another', data: sheet } }),
      status: 400,
    },
  },
  'DELETE /multisubjectexamsresult/exam-results/{id}': {
    request: async (context) => ({ url: `${PAPER_RESULTS}/${await paperResult(context)}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `${PAPER_RESULTS}/unknown` }),
      status: 404,
    },
  },

  'POST /exams/results': {
    request: ({ owner }) => ({
      url: '/exams/results',
      body: singleBody(owner),
      headers: { 'idempotency-key': 'an example' },
    }),
    expectedStatus: ownSubmission(201),
    rejectedRequest: {
      by: 'owner',
      request: ({ owner }) => ({
        url: '/exams/results',
        body: { ...singleBody(owner), grade: 'A' },
      }),
      status: 400,
    },
  },
  'GET /exams/results/user/{userId}': {
    request: ({ owner }) => ({ url: `/exams/results/user/${owner.userId}` }),
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'owner',
      request: ({ other }) => ({ url: `/exams/results/user/${other.userId}` }),
      status: 403,
    },
  },
  'GET /exams/results/user/{userId}/exam/{examId}': {
    request: async (context) => {
      await singleResult(context);
      return { url: `/exams/results/user/${context.owner.userId}/exam/${SINGLE}` };
    },
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'owner',
      request: ({ owner }) => ({ url: `/exams/results/user/${owner.userId}/exam/unknown` }),
      status: 404,
    },
  },
  'GET /exams/results/exam/{examId}': {
    request: () => ({ url: `/exams/results/exam/${SINGLE}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/exams/results/exam/unknown' }),
      status: 404,
    },
  },
  'PUT /exams/results/{id}': {
    // Admins mark, which needs a written exam.
    request: async ({ owner }, role) => {
      const examId = role === 'admin' ? 'free10-motion-exam-2' : SINGLE;
      // A blank written submission is stored only once.
      const stored = await owner.get(`/exams/results/user/${owner.userId}/exam/${examId}`);
      const { body } =
        stored.status === 200
          ? stored
          : await owner.post('/exams/results', { ...singleBody(owner), examId });
      return { url: `/exams/results/${body._id}`, body: { ...body, score: 1 } };
    },
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({
        url: `/exams/results/${await singleResult(context)}`,
        body: { score: 1 },
      }),
      status: 409,
    },
  },
  'DELETE /exams/results/{id}': {
    request: async (context) => ({ url: `/exams/results/${await singleResult(context)}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/exams/results/unknown' }),
      status: 404,
    },
  },
  'GET /exams/exam-results/student/{studentId}/unit/{unitId}': {
    request: ({ owner }) => ({ url: `/exams/exam-results/student/${owner.studentId}/unit/free-a` }),
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'owner',
      request: ({ owner }) => ({
        url: `/exams/exam-results/student/${owner.studentId}/unit/unknown`,
      }),
      status: 404,
    },
  },
  'POST /exams/exam-results': {
    request: ({ owner }) => {
      const { userId: _, ...body } = singleBody(owner);
      return { url: '/exams/exam-results', body: { ...body, studentId: owner.studentId } };
    },
    expectedStatus: ownSubmission(201),
    rejectedRequest: {
      by: 'owner',
      request: ({ owner }) => ({ url: '/exams/exam-results', body: singleBody(owner) }),
      status: 400,
    },
  },

  'GET /ext/results/unmarked': {
    request: async ({ owner }) => {
      await owner.post('/exams/results', { ...singleBody(owner), examId: 'free10-motion-exam-2' });
      return { url: '/ext/results/unmarked?limit=5' };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/results/unmarked?limit=1000' }),
      status: 400,
    },
  },

  'GET /ext/results/submissions/{userId}/{examId}': {
    request: ({ owner }) => ({
      url: `/ext/results/submissions/${owner.userId}/free10-motion-exam-2`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `/ext/results/submissions/${'x'.repeat(101)}/e` }),
      status: 400,
    },
  },
  'PUT /ext/results/submissions/{id}/mark': {
    request: async ({ owner, admin }) => {
      await owner.post('/exams/results', { ...singleBody(owner), examId: 'free10-motion-exam-2' });
      const [newest] = (
        await admin.get(`/ext/results/submissions/${owner.userId}/free10-motion-exam-2`)
      ).body;
      return { url: `/ext/results/submissions/${newest.submissionId}/mark`, body: { score: 1 } };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/results/submissions/unknown/mark', body: { score: 1 } }),
      status: 404,
    },
  },

  'GET /ext/results/mine': {
    request: async (context) => {
      await paperResult(context);
      return { url: `/ext/results/mine?examIds=${FREE_PAPER},${SINGLE}` };
    },
    expectedStatus: anyAccount,
    rejectedRequest: {
      by: 'owner',
      request: () => ({
        url: `/ext/results/mine?examIds=${Array.from({ length: 201 }, (_, id) => id)}`,
      }),
      status: 400,
    },
  },
  'GET /ext/results/mine/details': {
    request: async (context) => {
      await paperResult(context);
      return { url: `/ext/results/mine/details?examId=${FREE_PAPER}` };
    },
    expectedStatus: anyAccount,
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/results/mine/details' }),
      status: 400,
    },
  },
  'GET /ext/results/mine/single': {
    request: async (context) => {
      await singleResult(context);
      return { url: '/ext/results/mine/single?after=' };
    },
    expectedStatus: anyAccount,
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/results/mine/single?after=nonsense' }),
      status: 400,
    },
  },
};
