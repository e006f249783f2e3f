// Examples of the calls of the extension `key-corrections`.
import { anExam, handIn } from '../exam-fixture.ts';
import { adminOnly, type Example, type Examples, type World } from './example.ts';

/** A new exam in which the owner has a result. */
async function anExamWithResult({
  admin,
  owner,
}: World): Promise<{ examId: string; questionId: string }> {
  const { body } = await admin.post('/examcreation/chapter/createexam', anExam());
  await handIn(owner, body._id);
  return { examId: body._id, questionId: body.mcqs[0]._id };
}

const url = (examId: string) => `/ext/exams/single/${examId}/key-corrections`;
const REASON = 'Option B is right as well.';

async function aChallenge(world: World): Promise<{ id: string; examId: string }> {
  const { examId, questionId } = await anExamWithResult(world);
  const { body } = await world.owner.post('/ext/key-challenges', {
    examKind: 'single',
    examId,
    questionId,
    reason: REASON,
  });
  return { id: body._id, examId };
}

const anyAccount: Example['answers'] = { visitor: 401, owner: 200, other: 200, admin: 200 };

export const keyCorrectionCalls: Examples = {
  'GET /ext/exams/{kind}/{examId}/key-corrections': {
    ask: async (world) => ({ url: url((await anExamWithResult(world)).examId) }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: url('unknown') }), status: 404 },
  },
  'POST /ext/exams/{kind}/{examId}/key-corrections': {
    ask: async (world) => {
      const { examId, questionId } = await anExamWithResult(world);
      return { url: url(examId), body: { questionId, kind: 'bonus', reason: 'Misprint' } };
    },
    answers: adminOnly(201),
    refused: {
      by: 'admin',
      ask: async (world) => {
        const { examId, questionId } = await anExamWithResult(world);
        return { url: url(examId), body: { questionId, kind: 'key', reason: 'Misprint' } };
      },
      status: 422,
    },
  },
  'POST /ext/exams/{kind}/{examId}/key-corrections/preview': {
    ask: async (world) => {
      const { examId, questionId } = await anExamWithResult(world);
      return { url: `${url(examId)}/preview`, body: { questionId, kind: 'void' } };
    },
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => ({
        url: `${url((await anExamWithResult(world)).examId)}/preview`,
        body: { questionId: 'unknown', kind: 'void' },
      }),
      status: 404,
    },
  },
  'GET /ext/results/{kind}/score-changes': {
    ask: () => ({ url: '/ext/results/single/score-changes?ids=unknown' }),
    answers: anyAccount,
    refused: {
      by: 'owner',
      ask: () => ({
        url: `/ext/results/single/score-changes?ids=${Array.from({ length: 201 }, (_, id) => id)}`,
      }),
      status: 400,
    },
  },
  'POST /ext/key-challenges': {
    ask: async (world) => {
      const { examId, questionId } = await anExamWithResult(world);
      return {
        url: '/ext/key-challenges',
        body: { examKind: 'single', examId, questionId, reason: REASON },
      };
    },
    answers: { visitor: 401, owner: 201, other: 403, admin: 403 },
    refused: {
      by: 'owner',
      ask: async (world) => {
        const { examId } = await anExamWithResult(world);
        return {
          url: '/ext/key-challenges',
          body: { examKind: 'single', examId, questionId: 'unknown', reason: REASON },
        };
      },
      status: 404,
    },
  },
  'GET /ext/key-challenges': {
    ask: async (world) => {
      await aChallenge(world);
      return { url: '/ext/key-challenges?state=open&limit=5' };
    },
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/key-challenges?state=lost' }), status: 400 },
  },
  'GET /ext/key-challenges/mine': {
    ask: async (world) => ({
      url: `/ext/key-challenges/mine?examKind=single&examId=${(await aChallenge(world)).examId}`,
    }),
    answers: anyAccount,
    refused: { by: 'owner', ask: () => ({ url: '/ext/key-challenges/mine' }), status: 400 },
  },
  'POST /ext/key-challenges/{id}/refuse': {
    ask: async (world) => ({
      url: `/ext/key-challenges/${(await aChallenge(world)).id}/refuse`,
      body: { answer: 'Page 12.' },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/key-challenges/unknown/refuse', body: { answer: 'Page 12.' } }),
      status: 404,
    },
  },
};
