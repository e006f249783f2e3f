// Examples of the calls of campaigns.
import type { Student } from '../kit.ts';
import { adminOnly, anyone, type Examples, type TestContext } from './example.ts';

async function aCampaign({ admin }: TestContext): Promise<string> {
  return (
    await admin.post('/campaigns', { title: 'Model test week', endDate: '2099-01-01T00:00:00Z' })
  ).body._id;
}

/** The record as the student reads it, because clients send it back whole. */
async function recordOf(student: Student): Promise<{ _id: string }> {
  return (await student.get('/students/student')).body.student;
}

export const campaignCalls: Examples = {
  'GET /campaigns': {
    request: () => ({ url: '/campaigns' }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: ({ backend: { service } }) => ({
        url: '/campaigns',
        headers: { authorization: `${service.authorization}x` },
      }),
      status: 401,
    },
  },
  'GET /campaigns/{id}': {
    request: () => ({ url: '/campaigns/soon' }),
    expectedStatus: anyone(),
    rejectedRequest: { by: 'visitor', request: () => ({ url: '/campaigns/unknown' }), status: 404 },
  },
  'POST /campaigns': {
    request: () => ({
      url: '/campaigns',
      body: {
        title: 'Model test week',
        description: null,
        imageUrl: '/media/covers/du.svg',
        startDate: '2027-01-01T00:00:00+06:00',
        endDate: '2027-01-08T00:00:00+06:00',
      },
    }),
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: () => ({
        url: '/campaigns',
        body: { title: 'Week', imageUrl: 'http://elsewhere.test/x.png' },
      }),
      status: 400,
    },
  },
  'PUT /campaigns/{id}': {
    request: async (context) => ({
      url: `/campaigns/${await aCampaign(context)}`,
      body: { title: 'Longer week' },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/campaigns/unknown', body: {} }),
      status: 404,
    },
  },
  'DELETE /campaigns/{id}': {
    request: async (context) => ({ url: `/campaigns/${await aCampaign(context)}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => ({ url: '/campaigns/unknown' }), status: 404 },
  },
  'GET /ext/campaigns/{id}/registrations': {
    request: async (context) => ({
      url: `/ext/campaigns/${await aCampaign(context)}/registrations`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/campaigns/unknown/registrations' }),
      status: 404,
    },
  },
  'PUT /campaigns/{campaignId}/register': {
    request: async ({ owner }) => ({
      url: '/campaigns/soon/register',
      body: await recordOf(owner),
    }),
    expectedStatus: { visitor: 401, owner: 200, other: 403, admin: 403 },
    rejectedRequest: {
      by: 'owner',
      request: async ({ owner }) => ({
        url: '/campaigns/soon/register',
        body: { ...(await recordOf(owner)), role: 'admin' },
      }),
      status: 400,
    },
  },
};
