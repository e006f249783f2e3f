// Examples of the calls of attempts. Each example starts and ends an attempt at the single exam, so
// that none is open when the next one runs.
import { sheetChecksum } from '@alokpath/exam-rules/sheet-checksum';
import { HOUR } from '../durations.ts';
import { advanceClock } from '../kit.ts';
import { adminOnly, type Example, type Examples, ownerOnly, type TestContext } from './example.ts';

const SINGLE = 'free10-motion-exam-1';
const sheet = { selections: [{ questionId: 'q', selectedOption: ['o'] }], writtenAnswer: [] };

const anAttempt = async ({ owner }: TestContext): Promise<string> =>
  (await owner.post('/ext/attempts', { kind: 'single', examId: SINGLE })).body._id;

async function anEndedAttempt(context: TestContext): Promise<string> {
  const id = await anAttempt(context);
  advanceClock(context.backend, HOUR);
  return id;
}

async function lateAnswers(context: TestContext): Promise<string> {
  return (
    await context.owner.post(`/ext/attempts/${await anEndedAttempt(context)}/late-answers`, sheet)
  ).body._id;
}

/** For calls that only the student who takes the exam may make. */
const studentOnly = (status: number): Example['expectedStatus'] => ({
  visitor: 401,
  owner: status,
  other: 403,
  admin: 403,
});

export const attemptCalls: Examples = {
  'POST /ext/attempts': {
    // Ends the running attempt, so that the owner starts a new one each time.
    request: async (context) => {
      await anEndedAttempt(context);
      return { url: '/ext/attempts', body: { kind: 'single', examId: SINGLE } };
    },
    expectedStatus: { visitor: 401, owner: 201, other: 403, admin: 201 },
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/attempts', body: { kind: 'multi-subject', examId: SINGLE } }),
      status: 404,
    },
  },
  'GET /ext/attempts': {
    request: async (context) => {
      await anAttempt(context);
      return { url: `/ext/attempts?examId=${SINGLE}&userId=${context.owner.userId}&limit=5` };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => ({ url: '/ext/attempts' }), status: 400 },
  },
  'GET /ext/exams/takeable': {
    request: () => ({ url: '/ext/exams/takeable?opens=now&kind=single' }),
    expectedStatus: { visitor: 401, owner: 200, other: 200, admin: 200 },
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/exams/takeable?opens=yesterday' }),
      status: 400,
    },
  },
  'GET /ext/attempts/open': {
    request: async (context) => {
      await anAttempt(context);
      return { url: '/ext/attempts/open' };
    },
    expectedStatus: { visitor: 401, owner: 200, other: 200, admin: 200 },
    rejectedRequest: { by: 'visitor', request: () => ({ url: '/ext/attempts/open' }), status: 401 },
  },
  'GET /ext/attempts/{id}': {
    request: async (context) => ({ url: `/ext/attempts/${await anAttempt(context)}` }),
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/attempts/unknown' }),
      status: 404,
    },
  },
  'PUT /ext/attempts/{id}/answers': {
    request: async (context) => {
      await anEndedAttempt(context);
      return {
        url: `/ext/attempts/${await anAttempt(context)}/answers`,
        body: { sequence: 1, ...sheet },
      };
    },
    expectedStatus: studentOnly(200),
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: `/ext/attempts/${await anEndedAttempt(context)}/answers`,
        body: { sequence: 9, ...sheet },
      }),
      status: 410,
    },
  },
  'PATCH /ext/attempts/{id}/answers': {
    request: async (context) => {
      await anEndedAttempt(context);
      const url = `/ext/attempts/${await anAttempt(context)}/answers`;
      await context.owner.put(url, { sequence: 1, ...sheet });
      return {
        url,
        body: { sequence: 2, base: 1, checksum: sheetChecksum(sheet), selections: [] },
      };
    },
    expectedStatus: studentOnly(200),
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: `/ext/attempts/${await anEndedAttempt(context)}/answers`,
        body: { sequence: 9, base: 8, checksum: 'c', selections: [] },
      }),
      status: 410,
    },
  },
  'PATCH /ext/attempts/{id}/question-times': {
    request: async (context) => ({
      url: `/ext/attempts/${await anAttempt(context)}/question-times`,
      body: { times: [{ questionId: 'unknown', seconds: 5 }] },
    }),
    expectedStatus: studentOnly(200),
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: `/ext/attempts/${await anEndedAttempt(context)}/question-times`,
        body: { times: [] },
      }),
      status: 410,
    },
  },
  'POST /ext/attempts/{id}/close': {
    request: async (context) => {
      await anEndedAttempt(context);
      return { url: `/ext/attempts/${await anAttempt(context)}/close` };
    },
    expectedStatus: studentOnly(200),
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({ url: `/ext/attempts/${await anEndedAttempt(context)}/close` }),
      status: 410,
    },
  },
  'POST /ext/attempts/{id}/late-answers': {
    request: async (context) => ({
      url: `/ext/attempts/${await anEndedAttempt(context)}/late-answers`,
      body: { ...sheet, sealedAt: context.backend.clock.now.toISOString() },
    }),
    expectedStatus: studentOnly(202),
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: `/ext/attempts/${await anAttempt(context)}/late-answers`,
        body: sheet,
      }),
      status: 409,
    },
  },
  'GET /ext/late-answers': {
    request: async (context) => {
      await lateAnswers(context);
      return { url: '/ext/late-answers?state=waiting&limit=5' };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/late-answers?state=lost' }),
      status: 400,
    },
  },
  'GET /ext/late-answers/mine': {
    request: async (context) => {
      await lateAnswers(context);
      return { url: `/ext/late-answers/mine?examId=${SINGLE}` };
    },
    expectedStatus: { visitor: 401, owner: 200, other: 200, admin: 200 },
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/late-answers/mine' }),
      status: 400,
    },
  },
  'GET /ext/late-answers/{id}': {
    request: async (context) => ({ url: `/ext/late-answers/${await lateAnswers(context)}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/late-answers/unknown' }),
      status: 404,
    },
  },
  'POST /ext/late-answers/{id}/accept': {
    request: async (context) => ({
      url: `/ext/late-answers/${await lateAnswers(context)}/accept`,
      body: { reason: 'The network was down.', confirmsAfterRelease: true },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/late-answers/unknown/accept', body: { reason: 'Ill' } }),
      status: 404,
    },
  },
  'POST /ext/late-answers/{id}/refuse': {
    request: async (context) => ({
      url: `/ext/late-answers/${await lateAnswers(context)}/refuse`,
      body: { reason: 'Too late.' },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => {
        const id = await lateAnswers(context);
        await context.admin.post(`/ext/late-answers/${id}/refuse`, { reason: 'Too late.' });
        return { url: `/ext/late-answers/${id}/refuse`, body: { reason: 'Another reason.' } };
      },
      status: 409,
    },
  },
};
