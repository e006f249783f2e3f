// Examples of the calls of attempts. Each takes an attempt at the single exam from its beginning to
// its end, so that the next finds none open.
import { sheetChecksum } from '@alokpath/exam-rules/sheet-checksum';
import { adminOnly, type Example, type Examples, ownerOnly, type World } from './example.ts';

const SINGLE = 'free10-motion-exam-1';
const AN_HOUR = 3_600_000;
const sheet = { selections: [{ questionId: 'q', selectedOption: ['o'] }], writtenAnswer: [] };

const anAttempt = async ({ owner }: World): Promise<string> =>
  (await owner.post('/ext/attempts', { kind: 'single', examId: SINGLE })).body._id;

async function anEndedAttempt(world: World): Promise<string> {
  const id = await anAttempt(world);
  world.backend.clock.now = new Date(world.backend.clock.now.getTime() + AN_HOUR);
  return id;
}

async function lateAnswers(world: World): Promise<string> {
  return (
    await world.owner.post(`/ext/attempts/${await anEndedAttempt(world)}/late-answers`, sheet)
  ).body._id;
}

/** What only the student who sits the exam may do. */
const studentOnly = (status: number): Example['answers'] => ({
  visitor: 401,
  owner: status,
  other: 403,
  admin: 403,
});

export const attemptCalls: Examples = {
  'POST /ext/attempts': {
    // An attempt of nobody's runs before: the owner's is new each time.
    ask: async (world) => {
      await anEndedAttempt(world);
      return { url: '/ext/attempts', body: { kind: 'single', examId: SINGLE } };
    },
    answers: { visitor: 401, owner: 201, other: 403, admin: 201 },
    refused: {
      by: 'owner',
      ask: () => ({ url: '/ext/attempts', body: { kind: 'multi-subject', examId: SINGLE } }),
      status: 404,
    },
  },
  'GET /ext/attempts': {
    ask: async (world) => {
      await anAttempt(world);
      return { url: `/ext/attempts?examId=${SINGLE}&userId=${world.owner.userId}&limit=5` };
    },
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/attempts' }), status: 400 },
  },
  'GET /ext/exams/takeable': {
    ask: () => ({ url: '/ext/exams/takeable?opens=now&kind=single' }),
    answers: { visitor: 401, owner: 200, other: 200, admin: 200 },
    refused: {
      by: 'owner',
      ask: () => ({ url: '/ext/exams/takeable?opens=yesterday' }),
      status: 400,
    },
  },
  'GET /ext/attempts/open': {
    ask: async (world) => {
      await anAttempt(world);
      return { url: '/ext/attempts/open' };
    },
    answers: { visitor: 401, owner: 200, other: 200, admin: 200 },
    refused: { by: 'visitor', ask: () => ({ url: '/ext/attempts/open' }), status: 401 },
  },
  'GET /ext/attempts/{id}': {
    ask: async (world) => ({ url: `/ext/attempts/${await anAttempt(world)}` }),
    answers: ownerOnly(),
    refused: { by: 'owner', ask: () => ({ url: '/ext/attempts/unknown' }), status: 404 },
  },
  'PUT /ext/attempts/{id}/answers': {
    ask: async (world) => {
      await anEndedAttempt(world);
      return {
        url: `/ext/attempts/${await anAttempt(world)}/answers`,
        body: { sequence: 1, ...sheet },
      };
    },
    answers: studentOnly(200),
    refused: {
      by: 'owner',
      ask: async (world) => ({
        url: `/ext/attempts/${await anEndedAttempt(world)}/answers`,
        body: { sequence: 9, ...sheet },
      }),
      status: 410,
    },
  },
  'PATCH /ext/attempts/{id}/answers': {
    ask: async (world) => {
      await anEndedAttempt(world);
      const url = `/ext/attempts/${await anAttempt(world)}/answers`;
      await world.owner.put(url, { sequence: 1, ...sheet });
      return {
        url,
        body: { sequence: 2, base: 1, checksum: sheetChecksum(sheet), selections: [] },
      };
    },
    answers: studentOnly(200),
    refused: {
      by: 'owner',
      ask: async (world) => ({
        url: `/ext/attempts/${await anEndedAttempt(world)}/answers`,
        body: { sequence: 9, base: 8, checksum: 'c', selections: [] },
      }),
      status: 410,
    },
  },
  'PATCH /ext/attempts/{id}/question-times': {
    ask: async (world) => ({
      url: `/ext/attempts/${await anAttempt(world)}/question-times`,
      body: { times: [{ questionId: 'unknown', seconds: 5 }] },
    }),
    answers: studentOnly(200),
    refused: {
      by: 'owner',
      ask: async (world) => ({
        url: `/ext/attempts/${await anEndedAttempt(world)}/question-times`,
        body: { times: [] },
      }),
      status: 410,
    },
  },
  'POST /ext/attempts/{id}/close': {
    ask: async (world) => {
      await anEndedAttempt(world);
      return { url: `/ext/attempts/${await anAttempt(world)}/close` };
    },
    answers: studentOnly(200),
    refused: {
      by: 'owner',
      ask: async (world) => ({ url: `/ext/attempts/${await anEndedAttempt(world)}/close` }),
      status: 410,
    },
  },
  'POST /ext/attempts/{id}/late-answers': {
    ask: async (world) => ({
      url: `/ext/attempts/${await anEndedAttempt(world)}/late-answers`,
      body: { ...sheet, sealedAt: world.backend.clock.now.toISOString() },
    }),
    answers: studentOnly(202),
    refused: {
      by: 'owner',
      ask: async (world) => ({
        url: `/ext/attempts/${await anAttempt(world)}/late-answers`,
        body: sheet,
      }),
      status: 409,
    },
  },
  'GET /ext/late-answers': {
    ask: async (world) => {
      await lateAnswers(world);
      return { url: '/ext/late-answers?state=waiting&limit=5' };
    },
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/late-answers?state=lost' }), status: 400 },
  },
  'GET /ext/late-answers/mine': {
    ask: async (world) => {
      await lateAnswers(world);
      return { url: `/ext/late-answers/mine?examId=${SINGLE}` };
    },
    answers: { visitor: 401, owner: 200, other: 200, admin: 200 },
    refused: { by: 'owner', ask: () => ({ url: '/ext/late-answers/mine' }), status: 400 },
  },
  'GET /ext/late-answers/{id}': {
    ask: async (world) => ({ url: `/ext/late-answers/${await lateAnswers(world)}` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/late-answers/unknown' }), status: 404 },
  },
  'POST /ext/late-answers/{id}/accept': {
    ask: async (world) => ({
      url: `/ext/late-answers/${await lateAnswers(world)}/accept`,
      body: { reason: 'The network was down.' },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/late-answers/unknown/accept', body: { reason: 'Ill' } }),
      status: 404,
    },
  },
  'POST /ext/late-answers/{id}/refuse': {
    ask: async (world) => ({
      url: `/ext/late-answers/${await lateAnswers(world)}/refuse`,
      body: { reason: 'Too late.' },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => {
        const id = await lateAnswers(world);
        await world.admin.post(`/ext/late-answers/${id}/refuse`, { reason: 'Too late.' });
        return { url: `/ext/late-answers/${id}/refuse`, body: { reason: 'Another reason.' } };
      },
      status: 409,
    },
  },
};
