// Examples of the calls of campaigns.
import type { Student } from '../kit.ts';
import { adminOnly, anybody, type Examples, type World } from './example.ts';

async function aCampaign({ admin }: World): Promise<string> {
  return (
    await admin.post('/campaigns', { title: 'Model test week', endDate: '2099-01-01T00:00:00Z' })
  ).body._id;
}

/** The record as the student reads it: clients send it back whole. */
async function recordOf(student: Student): Promise<{ _id: string }> {
  return (await student.get('/students/student')).body.student;
}

export const campaignCalls: Examples = {
  'GET /campaigns': {
    ask: () => ({ url: '/campaigns' }),
    answers: anybody(),
    refused: {
      by: 'visitor',
      ask: ({ backend: { service } }) => ({
        url: '/campaigns',
        headers: { authorization: `${service.authorization}x` },
      }),
      status: 401,
    },
  },
  'GET /campaigns/{id}': {
    ask: () => ({ url: '/campaigns/soon' }),
    answers: anybody(),
    refused: { by: 'visitor', ask: () => ({ url: '/campaigns/unknown' }), status: 404 },
  },
  'POST /campaigns': {
    ask: () => ({
      url: '/campaigns',
      body: {
        title: 'Model test week',
        description: null,
        imageUrl: '/media/covers/du.svg',
        startDate: '2027-01-01T00:00:00+06:00',
        endDate: '2027-01-08T00:00:00+06:00',
      },
    }),
    answers: adminOnly(201),
    refused: {
      by: 'admin',
      ask: () => ({
        url: '/campaigns',
        body: { title: 'Week', imageUrl: 'http://elsewhere.test/x.png' },
      }),
      status: 400,
    },
  },
  'PUT /campaigns/{id}': {
    ask: async (world) => ({
      url: `/campaigns/${await aCampaign(world)}`,
      body: { title: 'Longer week' },
    }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/campaigns/unknown', body: {} }), status: 404 },
  },
  'DELETE /campaigns/{id}': {
    ask: async (world) => ({ url: `/campaigns/${await aCampaign(world)}` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/campaigns/unknown' }), status: 404 },
  },
  'GET /ext/campaigns/{id}/registrations': {
    ask: async (world) => ({ url: `/ext/campaigns/${await aCampaign(world)}/registrations` }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/campaigns/unknown/registrations' }),
      status: 404,
    },
  },
  'PUT /campaigns/{campaignId}/register': {
    ask: async ({ owner }) => ({ url: '/campaigns/soon/register', body: await recordOf(owner) }),
    answers: { visitor: 401, owner: 200, other: 403, admin: 403 },
    refused: {
      by: 'owner',
      ask: async ({ owner }) => ({
        url: '/campaigns/soon/register',
        body: { ...(await recordOf(owner)), role: 'admin' },
      }),
      status: 400,
    },
  },
};
