// Examples of the calls of the extension `key-corrections`.
import { anExam } from '../exam-fixture.ts';
import { submitExam } from '../submission-kit.ts';
import { adminOnly, type Example, type Examples, type TestContext } from './example.ts';

/** A new exam in which the owner has a result. */
async function anExamWithResult({
  admin,
  owner,
}: TestContext): Promise<{ examId: string; questionId: string }> {
  const { body } = await admin.post('/examcreation/chapter/createexam', anExam());
  await submitExam(owner, body._id);
  return { examId: body._id, questionId: body.mcqs[0]._id };
}

const url = (examId: string) => `/ext/exams/single/${examId}/key-corrections`;
const REASON = 'Option B is right as well.';

async function aChallenge(context: TestContext): Promise<{ id: string; examId: string }> {
  const { examId, questionId } = await anExamWithResult(context);
  const { body } = await context.owner.post('/ext/key-challenges', {
    examKind: 'single',
    examId,
    questionId,
    reason: REASON,
  });
  return { id: body._id, examId };
}

const anyAccount: Example['expectedStatus'] = { visitor: 401, owner: 200, other: 200, admin: 200 };

export const keyCorrectionCalls: Examples = {
  'GET /ext/exams/{kind}/{examId}/key-corrections': {
    request: async (context) => ({ url: url((await anExamWithResult(context)).examId) }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => ({ url: url('unknown') }), status: 404 },
  },
  'POST /ext/exams/{kind}/{examId}/key-corrections': {
    request: async (context) => {
      const { examId, questionId } = await anExamWithResult(context);
      return { url: url(examId), body: { questionId, kind: 'bonus', reason: 'Misprint' } };
    },
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => {
        const { examId, questionId } = await anExamWithResult(context);
        return { url: url(examId), body: { questionId, kind: 'key', reason: 'Misprint' } };
      },
      status: 422,
    },
  },
  'POST /ext/exams/{kind}/{examId}/key-corrections/preview': {
    request: async (context) => {
      const { examId, questionId } = await anExamWithResult(context);
      return { url: `${url(examId)}/preview`, body: { questionId, kind: 'void' } };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({
        url: `${url((await anExamWithResult(context)).examId)}/preview`,
        body: { questionId: 'unknown', kind: 'void' },
      }),
      status: 404,
    },
  },
  'GET /ext/results/{kind}/score-changes': {
    request: () => ({ url: '/ext/results/single/score-changes?ids=unknown' }),
    expectedStatus: anyAccount,
    rejectedRequest: {
      by: 'owner',
      request: () => ({
        url: `/ext/results/single/score-changes?ids=${Array.from({ length: 201 }, (_, id) => id)}`,
      }),
      status: 400,
    },
  },
  'POST /ext/key-challenges': {
    request: async (context) => {
      const { examId, questionId } = await anExamWithResult(context);
      return {
        url: '/ext/key-challenges',
        body: { examKind: 'single', examId, questionId, reason: REASON },
      };
    },
    expectedStatus: { visitor: 401, owner: 201, other: 403, admin: 403 },
    rejectedRequest: {
      by: 'owner',
      request: async (context) => {
        const { examId } = await anExamWithResult(context);
        return {
          url: '/ext/key-challenges',
          body: { examKind: 'single', examId, questionId: 'unknown', reason: REASON },
        };
      },
      status: 404,
    },
  },
  'GET /ext/key-challenges': {
    request: async (context) => {
      await aChallenge(context);
      return { url: '/ext/key-challenges?state=open&limit=5' };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/key-challenges?state=lost' }),
      status: 400,
    },
  },
  'GET /ext/key-challenges/mine': {
    request: async (context) => ({
      url: `/ext/key-challenges/mine?examKind=single&examId=${(await aChallenge(context)).examId}`,
    }),
    expectedStatus: anyAccount,
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/key-challenges/mine' }),
      status: 400,
    },
  },
  'POST /ext/key-challenges/{id}/refuse': {
    request: async (context) => ({
      url: `/ext/key-challenges/${(await aChallenge(context)).id}/refuse`,
      body: { answer: 'Page 12.' },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/key-challenges/unknown/refuse', body: { answer: 'Page 12.' } }),
      status: 404,
    },
  },
};
