// Examples of the extension `rosters`.
import { adminOnly, type Examples, type World } from './example.ts';

const DAY = 86_400_000;

async function aCampaign({ backend, admin }: World): Promise<string> {
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
async function anImport(world: World): Promise<string> {
  const roster = `/ext/examcampaigns/${await aCampaign(world)}/roster`;
  const { body } = await world.admin.post(`${roster}/imports`, { mode: 'replace' });
  const url = `${roster}/imports/${body._id}`;
  await world.admin.post(`${url}/rows`, {
    rows: [
      { line: 1, address: 'a@mail.test', name: 'রাফি', rollNumber: '7' },
      { line: 2, address: 'none' },
    ],
  });
  return url;
}

async function aRoster(world: World): Promise<string> {
  const url = await anImport(world);
  await world.admin.post(`${url}/apply`, { skipProblems: true });
  return url.replace(/\/imports\/.*/, '');
}

const unknown = '/ext/examcampaigns/unknown/roster';

export const rosterCalls: Examples = {
  'GET /ext/examcampaigns/{id}/roster': {
    ask: async (world) => ({ url: await aRoster(world) }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: unknown }), status: 404 },
  },
  'DELETE /ext/examcampaigns/{id}/roster': {
    ask: async (world) => ({ url: await aRoster(world) }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: unknown }), status: 404 },
  },
  'GET /ext/examcampaigns/{id}/roster/candidates': {
    ask: async (world) => ({
      url: `${await aRoster(world)}/candidates?q=7&registered=false&limit=5`,
    }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: `${unknown}/candidates` }), status: 404 },
  },
  'POST /ext/examcampaigns/{id}/roster/removals': {
    ask: async (world) => {
      const url = await aRoster(world);
      const { body } = await world.admin.get(`${url}/candidates`);
      return { url: `${url}/removals`, body: { ids: [body[0]._id] } };
    },
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => ({ url: `${await aRoster(world)}/removals`, body: { ids: [] } }),
      status: 400,
    },
  },
  'POST /ext/examcampaigns/{id}/roster/imports': {
    ask: async (world) => ({
      url: `/ext/examcampaigns/${await aCampaign(world)}/roster/imports`,
      body: { mode: 'add' },
    }),
    answers: adminOnly(201),
    refused: {
      by: 'admin',
      ask: () => ({ url: `${unknown}/imports`, body: { mode: 'add' } }),
      status: 404,
    },
  },
  'POST /ext/examcampaigns/{id}/roster/imports/{importId}/rows': {
    ask: async (world) => ({
      url: `${await anImport(world)}/rows`,
      body: { rows: [{ line: 3, address: '01712345678' }] },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => ({ url: `${await anImport(world)}/rows`, body: { rows: [] } }),
      status: 400,
    },
  },
  'GET /ext/examcampaigns/{id}/roster/imports/{importId}': {
    ask: async (world) => ({ url: await anImport(world) }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: `${unknown}/imports/unknown` }), status: 404 },
  },
  'GET /ext/examcampaigns/{id}/roster/imports/{importId}/problems': {
    ask: async (world) => ({ url: `${await anImport(world)}/problems?limit=5` }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: `${unknown}/imports/unknown/problems` }),
      status: 404,
    },
  },
  'POST /ext/examcampaigns/{id}/roster/imports/{importId}/apply': {
    ask: async (world) => ({ url: `${await anImport(world)}/apply`, body: { skipProblems: true } }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => ({ url: `${await anImport(world)}/apply`, body: {} }),
      status: 409,
    },
  },
};
