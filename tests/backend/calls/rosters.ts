// Examples of the extension `rosters`.

import { DAY } from '../durations.ts';
import { adminOnly, type Examples, type TestContext } from './example.ts';

async function aCampaign({ backend, admin }: TestContext): Promise<string> {
  const inDays = (days: number) => new Date(backend.clock.now.getTime() + days * DAY).toISOString();
  const body = {
    title: 'Open test',
    examId: 'paid10-motion-exam-1',
    examKind: 'single',
    startDate: inDays(-1),
    endDate: inDays(1),
  };
  return (await admin.post('/examcampaigns', body)).body._id;
}

/** An import with two rows, of which one has no address. */
async function anImport(context: TestContext): Promise<string> {
  const roster = `/ext/examcampaigns/${await aCampaign(context)}/roster`;
  const { body } = await context.admin.post(`${roster}/imports`, { mode: 'replace' });
  const url = `${roster}/imports/${body._id}`;
  await context.admin.post(`${url}/rows`, {
    rows: [
      { line: 1, address: 'a@mail.test', name: 'রাফি', rollNumber: '7' },
      { line: 2, address: 'none' },
    ],
  });
  return url;
}

async function aRoster(context: TestContext): Promise<string> {
  const url = await anImport(context);
  await context.admin.post(`${url}/apply`, { skipProblems: true });
  return url.replace(/\/imports\/.*/, '');
}

const unknown = '/ext/examcampaigns/unknown/roster';

export const rosterCalls: Examples = {
  'GET /ext/examcampaigns/{id}/roster': {
    request: async (context) => ({ url: await aRoster(context) }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => ({ url: unknown }), status: 404 },
  },
  'DELETE /ext/examcampaigns/{id}/roster': {
    request: async (context) => ({ url: await aRoster(context) }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => ({ url: unknown }), status: 404 },
  },
  'GET /ext/examcampaigns/{id}/roster/candidates': {
    request: async (context) => ({
      url: `${await aRoster(context)}/candidates?q=7&registered=false&limit=5`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `${unknown}/candidates` }),
      status: 404,
    },
  },
  'POST /ext/examcampaigns/{id}/roster/removals': {
    request: async (context) => {
      const url = await aRoster(context);
      const { body } = await context.admin.get(`${url}/candidates`);
      return { url: `${url}/removals`, body: { ids: [body[0]._id] } };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({
        url: `${await aRoster(context)}/removals`,
        body: { ids: [] },
      }),
      status: 400,
    },
  },
  'POST /ext/examcampaigns/{id}/roster/imports': {
    request: async (context) => ({
      url: `/ext/examcampaigns/${await aCampaign(context)}/roster/imports`,
      body: { mode: 'add' },
    }),
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `${unknown}/imports`, body: { mode: 'add' } }),
      status: 404,
    },
  },
  'POST /ext/examcampaigns/{id}/roster/imports/{importId}/rows': {
    request: async (context) => ({
      url: `${await anImport(context)}/rows`,
      body: { rows: [{ line: 3, address: '01712345678' }] },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({ url: `${await anImport(context)}/rows`, body: { rows: [] } }),
      status: 400,
    },
  },
  'GET /ext/examcampaigns/{id}/roster/imports/{importId}': {
    request: async (context) => ({ url: await anImport(context) }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `${unknown}/imports/unknown` }),
      status: 404,
    },
  },
  'GET /ext/examcampaigns/{id}/roster/imports/{importId}/problems': {
    request: async (context) => ({ url: `${await anImport(context)}/problems?limit=5` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `${unknown}/imports/unknown/problems` }),
      status: 404,
    },
  },
  'POST /ext/examcampaigns/{id}/roster/imports/{importId}/apply': {
    request: async (context) => ({
      url: `${await anImport(context)}/apply`,
      body: { skipProblems: true },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({ url: `${await anImport(context)}/apply`, body: {} }),
      status: 409,
    },
  },
};
