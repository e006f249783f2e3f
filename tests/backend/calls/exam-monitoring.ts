// Examples of the calls of the extensions `exam-monitoring` and `exam-control`.
import { adminOnly, anybody, type Examples, ownerOnly, type World } from './example.ts';

const SINGLE = 'free10-motion-exam-1';
const url = (part: string) => `/ext/exams/single/${SINGLE}/${part}`;
const unknown = (part: string) => ({ url: `/ext/exams/single/unknown/${part}` });

const anAttempt = async ({ owner }: World): Promise<string> =>
  (await owner.post('/ext/attempts', { kind: 'single', examId: SINGLE })).body._id;

export const examMonitoringCalls: Examples = {
  'GET /ext/exams/{kind}/{examId}/activity': {
    ask: () => ({ url: url('activity') }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => unknown('activity'), status: 404 },
  },
  'GET /ext/current-exams': {
    ask: () => ({ url: '/ext/current-exams' }),
    answers: adminOnly(200),
    refused: { by: 'owner', ask: () => ({ url: '/ext/current-exams' }), status: 403 },
  },
  'GET /ext/exams/{kind}/{examId}/participants': {
    ask: () => ({ url: url('participants?state=running&q=a') }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: url('participants?state=asleep') }), status: 400 },
  },
  'GET /ext/exams/{kind}/{examId}/statistics': {
    ask: () => ({ url: url('statistics') }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => unknown('statistics'), status: 404 },
  },
  'POST /ext/exams/{kind}/{examId}/extra-time': {
    ask: async (world) => {
      await anAttempt(world);
      return { url: url('extra-time'), body: { minutes: 1, reason: 'Power cut' } };
    },
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: url('extra-time'), body: { minutes: 0, reason: 'Power cut' } }),
      status: 400,
    },
  },
  'POST /ext/exams/{kind}/{examId}/close': {
    ask: async (world) => {
      await anAttempt(world);
      return { url: url('close'), body: { reason: 'Wrong paper' } };
    },
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: url('close'), body: { reason: '' } }), status: 400 },
  },
  'POST /ext/exams/{kind}/{examId}/reopen': {
    ask: async (world) => {
      const attemptId = await anAttempt(world);
      await world.owner.post(`/ext/attempts/${attemptId}/close`);
      return {
        url: url('reopen'),
        body: { minutes: 5, reason: 'Closed by mistake', attemptIds: [attemptId] },
      };
    },
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({
        url: url('reopen'),
        body: { minutes: 5, reason: 'Mistake', attemptIds: ['unknown'] },
      }),
      status: 409,
    },
  },
  'GET /ext/exams/{kind}/{examId}/actions': {
    ask: () => ({ url: url('actions') }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => unknown('actions'), status: 404 },
  },
  'GET /ext/exams/{kind}/{examId}/messages': {
    ask: () => ({ url: url('messages') }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => unknown('messages'), status: 404 },
  },
  'POST /ext/exams/{kind}/{examId}/messages': {
    ask: () => ({ url: url('messages'), body: { text: 'Ten minutes left.' } }),
    answers: adminOnly(201),
    refused: {
      by: 'admin',
      ask: () => ({ url: url('messages'), body: { text: '' } }),
      status: 400,
    },
  },
  'GET /ext/exams/{kind}/{examId}/notice-revision': {
    ask: () => ({ url: url('notice-revision') }),
    answers: anybody(),
    refused: {
      by: 'visitor',
      ask: () => ({ url: `/ext/exams/neither/${SINGLE}/notice-revision` }),
      status: 400,
    },
  },
  'GET /ext/attempts/{id}/notices': {
    ask: async (world) => ({ url: `/ext/attempts/${await anAttempt(world)}/notices` }),
    answers: ownerOnly(),
    refused: { by: 'owner', ask: () => ({ url: '/ext/attempts/unknown/notices' }), status: 404 },
  },
};
