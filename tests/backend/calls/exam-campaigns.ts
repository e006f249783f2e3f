// Examples of the calls of exam campaigns.
import { adminOnly, anybody, type Examples, ownerOnly, type World } from './example.ts';

const DAY = 86_400_000;

/**
 * The single exam is not used by the walk's other examples: while its campaign runs it is closed to
 * everybody else.
 */
function body({ backend }: World) {
  const inDays = (days: number) => new Date(backend.clock.now.getTime() + days * DAY).toISOString();
  return {
    title: 'Open test',
    examId: 'paid10-motion-exam-1',
    examKind: 'single',
    startDate: inDays(-1),
    endDate: inDays(1),
  };
}

async function aCampaign(world: World): Promise<string> {
  return (await world.admin.post('/examcampaigns', body(world))).body._id;
}

/** A campaign that the owner is registered for. */
async function aJoinedCampaign(world: World): Promise<string> {
  const campaignId = await aCampaign(world);
  await world.owner.post('/examcampaigns/register', {
    campaignId,
    studentId: world.owner.studentId,
    basicInfo: { name: 'Rafi' },
  });
  return campaignId;
}

const EXAM = '/ext/exams/single/paid10-motion-exam-1';

/** A campaign to come that the owner is registered for: nobody has started in it. */
async function aCampaignToCome(world: World): Promise<void> {
  const inDays = (days: number) =>
    new Date(world.backend.clock.now.getTime() + days * DAY).toISOString();
  const dates = { startDate: inDays(2), endDate: inDays(3) };
  const { _id: campaignId } = (
    await world.admin.post('/examcampaigns', { ...body(world), ...dates })
  ).body;
  await world.owner.post('/examcampaigns/register', {
    campaignId,
    studentId: world.owner.studentId,
    basicInfo: { name: 'Rafi' },
  });
}

/** A later window for the owner. */
function aWindow({ backend, owner }: World) {
  const inHours = (hours: number) =>
    new Date(backend.clock.now.getTime() + hours * 3_600_000).toISOString();
  const times = { startDate: inHours(1), endDate: inHours(2) };
  return { ...times, reason: 'In hospital', studentIds: [owner.studentId] };
}

/** An attempt that the owner has begun in a campaign. */
async function aContestAttempt(world: World): Promise<string> {
  await aJoinedCampaign(world);
  return (
    await world.owner.post('/ext/attempts', { kind: 'single', examId: 'paid10-motion-exam-1' })
  ).body._id;
}

export const examCampaignCalls: Examples = {
  'GET /examcampaigns': {
    ask: async (world) => {
      await aCampaign(world);
      return { url: '/examcampaigns' };
    },
    answers: anybody(),
    refused: {
      by: 'visitor',
      ask: ({ backend: { service } }) => ({
        url: '/examcampaigns',
        headers: { authorization: `${service.authorization}x` },
      }),
      status: 401,
    },
  },
  'GET /examcampaigns/{id}': {
    ask: async (world) => ({ url: `/examcampaigns/${await aCampaign(world)}` }),
    answers: anybody(),
    refused: { by: 'visitor', ask: () => ({ url: '/examcampaigns/unknown' }), status: 404 },
  },
  'POST /examcampaigns': {
    ask: (world) => ({
      url: '/examcampaigns',
      body: { ...body(world), description: 'For all', imageUrl: 'https://images.test/a.png' },
    }),
    answers: adminOnly(201),
    refused: {
      by: 'admin',
      ask: (world) => ({ url: '/examcampaigns', body: { ...body(world), examId: 'unknown' } }),
      status: 404,
    },
  },
  'PUT /examcampaigns/{id}': {
    ask: async (world) => ({
      url: `/examcampaigns/${await aCampaign(world)}`,
      body: { title: 'Longer test' },
    }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/examcampaigns/unknown', body: {} }), status: 404 },
  },
  'DELETE /examcampaigns/{id}': {
    ask: async (world) => ({ url: `/examcampaigns/${await aCampaign(world)}` }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => ({ url: `/examcampaigns/${await aJoinedCampaign(world)}` }),
      status: 409,
    },
  },
  'POST /examcampaigns/register': {
    ask: async (world) => ({
      url: '/examcampaigns/register',
      body: {
        campaignId: await aCampaign(world),
        studentId: world.owner.studentId,
        basicInfo: {
          name: 'রাফি',
          email: 'rafi@mail.test',
          mobile: '01700000000',
          institution: 'ঢাকা কলেজ',
          className: '১২',
          district: 'ঢাকা',
        },
      },
    }),
    answers: { visitor: 401, owner: 201, other: 403, admin: 403 },
    refused: {
      by: 'owner',
      ask: async (world) => ({
        url: '/examcampaigns/register',
        body: {
          campaignId: await aCampaign(world),
          studentId: world.owner.studentId,
          basicInfo: { name: ' ' },
        },
      }),
      status: 400,
    },
  },
  'GET /ext/exams/{kind}/{examId}/expected': {
    ask: async (world) => {
      await aCampaignToCome(world);
      return { url: `${EXAM}/expected?limit=5` };
    },
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/exams/single/unknown/expected' }),
      status: 404,
    },
  },
  'POST /ext/exams/{kind}/{examId}/personal-windows': {
    ask: async (world) => {
      await aCampaignToCome(world);
      return { url: `${EXAM}/personal-windows`, body: aWindow(world) };
    },
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => {
        await aCampaignToCome(world);
        const body = { ...aWindow(world), studentIds: ['unknown'] };
        return { url: `${EXAM}/personal-windows`, body };
      },
      status: 409,
    },
  },
  'POST /ext/exams/{kind}/{examId}/personal-windows/withdrawals': {
    ask: async (world) => {
      await aCampaignToCome(world);
      await world.admin.post(`${EXAM}/personal-windows`, aWindow(world));
      const body = { studentIds: [world.owner.studentId] };
      return { url: `${EXAM}/personal-windows/withdrawals`, body };
    },
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({
        url: `${EXAM}/personal-windows/withdrawals`,
        body: { studentIds: ['unknown'] },
      }),
      status: 409,
    },
  },
  'POST /ext/exams/{kind}/{examId}/exclusions': {
    ask: async (world) => ({
      url: `${EXAM}/exclusions`,
      body: { reason: 'Copied', attemptIds: [await aContestAttempt(world)] },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({
        url: `${EXAM}/exclusions`,
        body: { reason: 'Copied', attemptIds: ['unknown'] },
      }),
      status: 409,
    },
  },
  'POST /ext/exams/{kind}/{examId}/readmissions': {
    ask: async (world) => {
      const attemptIds = [await aContestAttempt(world)];
      await world.admin.post(`${EXAM}/exclusions`, { reason: 'Copied', attemptIds });
      return { url: `${EXAM}/readmissions`, body: { reason: 'A mistake', attemptIds } };
    },
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: `${EXAM}/readmissions`, body: { reason: ' ', attemptIds: ['unknown'] } }),
      status: 400,
    },
  },
  'PUT /ext/examcampaigns/{id}/registration': {
    ask: async (world) => ({
      url: `/ext/examcampaigns/${await aCampaign(world)}/registration`,
      body: { registrationClosesAt: '2031-05-04T10:00:00.000Z', registrationLimit: 100 },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => ({
        url: `/ext/examcampaigns/${await aCampaign(world)}/registration`,
        body: { registrationLimit: 0 },
      }),
      status: 400,
    },
  },
  'GET /ext/examcampaigns/{id}/registrations': {
    ask: async (world) => ({
      url: `/ext/examcampaigns/${await aJoinedCampaign(world)}/registrations?limit=5`,
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/examcampaigns/unknown/registrations' }),
      status: 404,
    },
  },
  'GET /ext/examcampaigns/{id}/merit-list-state': {
    ask: async (world) => ({
      url: `/ext/examcampaigns/${await aCampaign(world)}/merit-list-state`,
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/examcampaigns/unknown/merit-list-state' }),
      status: 404,
    },
  },
  'GET /examcampaigns/{studentId}/exams': {
    ask: async (world) => {
      await aJoinedCampaign(world);
      return { url: `/examcampaigns/${world.owner.studentId}/exams` };
    },
    answers: ownerOnly(),
    refused: { by: 'admin', ask: () => ({ url: '/examcampaigns/unknown/exams' }), status: 404 },
  },
  'GET /examcampaigns/{studentId}/campaigns/{campaignId}/exam': {
    ask: async (world) => ({
      url: `/examcampaigns/${world.owner.studentId}/campaigns/${await aJoinedCampaign(world)}/exam`,
    }),
    answers: ownerOnly(),
    refused: {
      by: 'owner',
      ask: async (world) => ({
        url: `/examcampaigns/${world.owner.studentId}/campaigns/${await aCampaign(world)}/exam`,
      }),
      status: 403,
    },
  },
};
