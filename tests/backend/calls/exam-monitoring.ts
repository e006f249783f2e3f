// Examples of the calls of the extensions `exam-monitoring` and `exam-control`.
import { adminOnly, anyone, type Examples, ownerOnly, type TestContext } from './example.ts';

const SINGLE = 'free10-motion-exam-1';
const url = (part: string) => `/ext/exams/single/${SINGLE}/${part}`;
const unknown = (part: string) => ({ url: `/ext/exams/single/unknown/${part}` });

const anAttempt = async ({ owner }: TestContext): Promise<string> =>
  (await owner.post('/ext/attempts', { kind: 'single', examId: SINGLE })).body._id;

export const examMonitoringCalls: Examples = {
  'GET /ext/exams/{kind}/{examId}/activity': {
    request: () => ({ url: url('activity') }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => unknown('activity'), status: 404 },
  },
  'GET /ext/current-exams': {
    request: () => ({ url: '/ext/current-exams' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'owner', request: () => ({ url: '/ext/current-exams' }), status: 403 },
  },
  'GET /ext/exams/{kind}/{examId}/participants': {
    request: () => ({ url: url('participants?state=running&q=a') }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: url('participants?state=asleep') }),
      status: 400,
    },
  },
  'GET /ext/exams/{kind}/{examId}/statistics': {
    request: () => ({ url: url('statistics') }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => unknown('statistics'), status: 404 },
  },
  'POST /ext/exams/{kind}/{examId}/extra-time': {
    request: async (context) => {
      await anAttempt(context);
      return { url: url('extra-time'), body: { minutes: 1, reason: 'Power cut' } };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: url('extra-time'), body: { minutes: 0, reason: 'Power cut' } }),
      status: 400,
    },
  },
  'POST /ext/exams/{kind}/{examId}/close': {
    request: async (context) => {
      await anAttempt(context);
      return { url: url('close'), body: { reason: 'Wrong paper' } };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: url('close'), body: { reason: '' } }),
      status: 400,
    },
  },
  'POST /ext/exams/{kind}/{examId}/reopen': {
    request: async (context) => {
      const attemptId = await anAttempt(context);
      await context.owner.post(`/ext/attempts/${attemptId}/close`);
      return {
        url: url('reopen'),
        body: { minutes: 5, reason: 'Closed by mistake', attemptIds: [attemptId] },
      };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({
        url: url('reopen'),
        body: { minutes: 5, reason: 'Mistake', attemptIds: ['unknown'] },
      }),
      status: 409,
    },
  },
  'GET /ext/exams/{kind}/{examId}/actions': {
    request: () => ({ url: url('actions') }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => unknown('actions'), status: 404 },
  },
  'GET /ext/exams/{kind}/{examId}/messages': {
    request: () => ({ url: url('messages') }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => unknown('messages'), status: 404 },
  },
  'POST /ext/exams/{kind}/{examId}/messages': {
    request: () => ({ url: url('messages'), body: { text: 'Ten minutes left.' } }),
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: url('messages'), body: { text: '' } }),
      status: 400,
    },
  },
  'GET /ext/exams/{kind}/{examId}/notice-revision': {
    request: () => ({ url: url('notice-revision') }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: `/ext/exams/neither/${SINGLE}/notice-revision` }),
      status: 400,
    },
  },
  'GET /ext/attempts/{id}/notices': {
    request: async (context) => ({ url: `/ext/attempts/${await anAttempt(context)}/notices` }),
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/attempts/unknown/notices' }),
      status: 404,
    },
  },
};
