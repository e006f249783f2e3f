// Examples of the calls of exam campaigns.

import { DAY } from '../durations.ts';
import { adminOnly, anyone, type Examples, ownerOnly, type TestContext } from './example.ts';

/**
 * No other example uses this single exam, because it is closed to all others while its campaign
 * runs.
 */
function body({ backend }: TestContext) {
  const inDays = (days: number) => new Date(backend.clock.now.getTime() + days * DAY).toISOString();
  return {
    title: 'Open test',
    examId: 'paid10-motion-exam-1',
    examKind: 'single',
    startDate: inDays(-1),
    endDate: inDays(1),
  };
}

async function aCampaign(context: TestContext): Promise<string> {
  return (await context.admin.post('/examcampaigns', body(context))).body._id;
}

/** A campaign that the owner is registered for. */
async function aJoinedCampaign(context: TestContext): Promise<string> {
  const campaignId = await aCampaign(context);
  await context.owner.post('/examcampaigns/register', {
    campaignId,
    studentId: context.owner.studentId,
    basicInfo: { name: 'Rafi' },
  });
  return campaignId;
}

const EXAM = '/ext/exams/single/paid10-motion-exam-1';

/** A future campaign that the owner is registered for, without attempts. */
async function aCampaignToCome(context: TestContext): Promise<void> {
  const inDays = (days: number) =>
    new Date(context.backend.clock.now.getTime() + days * DAY).toISOString();
  const dates = { startDate: inDays(2), endDate: inDays(3) };
  const { _id: campaignId } = (
    await context.admin.post('/examcampaigns', { ...body(context), ...dates })
  ).body;
  await context.owner.post('/examcampaigns/register', {
    campaignId,
    studentId: context.owner.studentId,
    basicInfo: { name: 'Rafi' },
  });
}

/** A later window for the owner. */
function aWindow({ backend, owner }: TestContext) {
  const inHours = (hours: number) =>
    new Date(backend.clock.now.getTime() + hours * 3_600_000).toISOString();
  const times = { startDate: inHours(1), endDate: inHours(2) };
  return { ...times, reason: 'In hospital', studentIds: [owner.studentId] };
}

/** An attempt that the owner has started in a campaign. */
async function aContestAttempt(context: TestContext): Promise<string> {
  await aJoinedCampaign(context);
  return (
    await context.owner.post('/ext/attempts', { kind: 'single', examId: 'paid10-motion-exam-1' })
  ).body._id;
}

export const examCampaignCalls: Examples = {
  'GET /examcampaigns': {
    request: async (context) => {
      await aCampaign(context);
      return { url: '/examcampaigns' };
    },
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: ({ backend: { service } }) => ({
        url: '/examcampaigns',
        headers: { authorization: `${service.authorization}x` },
      }),
      status: 401,
    },
  },
  'GET /examcampaigns/{id}': {
    request: async (context) => ({ url: `/examcampaigns/${await aCampaign(context)}` }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/examcampaigns/unknown' }),
      status: 404,
    },
  },
  'POST /examcampaigns': {
    request: (context) => ({
      url: '/examcampaigns',
      body: { ...body(context), description: 'For all', imageUrl: 'https://images.test/a.png' },
    }),
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: (context) => ({
        url: '/examcampaigns',
        body: { ...body(context), examId: 'unknown' },
      }),
      status: 404,
    },
  },
  'PUT /examcampaigns/{id}': {
    request: async (context) => ({
      url: `/examcampaigns/${await aCampaign(context)}`,
      body: { title: 'Longer test' },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/examcampaigns/unknown', body: {} }),
      status: 404,
    },
  },
  'DELETE /examcampaigns/{id}': {
    request: async (context) => ({ url: `/examcampaigns/${await aCampaign(context)}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({ url: `/examcampaigns/${await aJoinedCampaign(context)}` }),
      status: 409,
    },
  },
  'POST /examcampaigns/register': {
    request: async (context) => ({
      url: '/examcampaigns/register',
      body: {
        campaignId: await aCampaign(context),
        studentId: context.owner.studentId,
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
    expectedStatus: { visitor: 401, owner: 201, other: 403, admin: 403 },
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: '/examcampaigns/register',
        body: {
          campaignId: await aCampaign(context),
          studentId: context.owner.studentId,
          basicInfo: { name: ' ' },
        },
      }),
      status: 400,
    },
  },
  'GET /ext/exams/{kind}/{examId}/expected': {
    request: async (context) => {
      await aCampaignToCome(context);
      return { url: `${EXAM}/expected?limit=5` };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/exams/single/unknown/expected' }),
      status: 404,
    },
  },
  'POST /ext/exams/{kind}/{examId}/personal-windows': {
    request: async (context) => {
      await aCampaignToCome(context);
      return { url: `${EXAM}/personal-windows`, body: aWindow(context) };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => {
        await aCampaignToCome(context);
        const body = { ...aWindow(context), studentIds: ['unknown'] };
        return { url: `${EXAM}/personal-windows`, body };
      },
      status: 409,
    },
  },
  'POST /ext/exams/{kind}/{examId}/personal-windows/withdrawals': {
    request: async (context) => {
      await aCampaignToCome(context);
      await context.admin.post(`${EXAM}/personal-windows`, aWindow(context));
      const body = { studentIds: [context.owner.studentId] };
      return { url: `${EXAM}/personal-windows/withdrawals`, body };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({
        url: `${EXAM}/personal-windows/withdrawals`,
        body: { studentIds: ['unknown'] },
      }),
      status: 409,
    },
  },
  'POST /ext/exams/{kind}/{examId}/exclusions': {
    request: async (context) => ({
      url: `${EXAM}/exclusions`,
      body: { reason: 'Copied', attemptIds: [await aContestAttempt(context)] },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({
        url: `${EXAM}/exclusions`,
        body: { reason: 'Copied', attemptIds: ['unknown'] },
      }),
      status: 409,
    },
  },
  'POST /ext/exams/{kind}/{examId}/readmissions': {
    request: async (context) => {
      const attemptIds = [await aContestAttempt(context)];
      await context.admin.post(`${EXAM}/exclusions`, { reason: 'Copied', attemptIds });
      return { url: `${EXAM}/readmissions`, body: { reason: 'A mistake', attemptIds } };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({
        url: `${EXAM}/readmissions`,
        body: { reason: ' ', attemptIds: ['unknown'] },
      }),
      status: 400,
    },
  },
  'PUT /ext/examcampaigns/{id}/registration': {
    request: async (context) => ({
      url: `/ext/examcampaigns/${await aCampaign(context)}/registration`,
      body: { registrationClosesAt: '2031-05-04T10:00:00.000Z', registrationLimit: 100 },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({
        url: `/ext/examcampaigns/${await aCampaign(context)}/registration`,
        body: { registrationLimit: 0 },
      }),
      status: 400,
    },
  },
  'GET /ext/examcampaigns/{id}/registrations': {
    request: async (context) => ({
      url: `/ext/examcampaigns/${await aJoinedCampaign(context)}/registrations?limit=5`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/examcampaigns/unknown/registrations' }),
      status: 404,
    },
  },
  'GET /ext/examcampaigns/{id}/merit-list-state': {
    request: async (context) => ({
      url: `/ext/examcampaigns/${await aCampaign(context)}/merit-list-state`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/examcampaigns/unknown/merit-list-state' }),
      status: 404,
    },
  },
  'GET /examcampaigns/{studentId}/exams': {
    request: async (context) => {
      await aJoinedCampaign(context);
      return { url: `/examcampaigns/${context.owner.studentId}/exams` };
    },
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/examcampaigns/unknown/exams' }),
      status: 404,
    },
  },
  'GET /examcampaigns/{studentId}/campaigns/{campaignId}/exam': {
    request: async (context) => ({
      url: `/examcampaigns/${context.owner.studentId}/campaigns/${await aJoinedCampaign(context)}/exam`,
    }),
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: `/examcampaigns/${context.owner.studentId}/campaigns/${await aCampaign(context)}/exam`,
      }),
      status: 403,
    },
  },
};
