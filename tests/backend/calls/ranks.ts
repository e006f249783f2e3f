// Examples of the calls of the extension `ranks`: the history of results, standings, merit lists.
import { anyone, type Example, type Examples, type TestContext } from './example.ts';

const PAPER = 'free-a-2023-exam';
const DAY = 86_400_000;

const paperResult = async ({ owner }: TestContext): Promise<string> => {
  const body = { examId: PAPER, userId: owner.userId, subjects: [], totalScore: 0, timeTaken: 1 };
  return (await owner.post('/multisubjectexamsresult/exam-results', body)).body._id;
};

/** Every account gets a response; results of others are omitted. */
const anyAccount: Example['expectedStatus'] = { visitor: 401, owner: 200, other: 200, admin: 200 };

const ofResults = (what: 'versions' | 'standings' | 'question-times' | 'exclusions'): Example => ({
  request: async (context) => ({
    url: `/ext/results/multi-subject/${what}?ids=${await paperResult(context)},unknown`,
  }),
  expectedStatus: anyAccount,
  rejectedRequest: {
    by: 'owner',
    request: () => ({
      url: `/ext/results/multi-subject/${what}?ids=${Array.from({ length: 201 }, (_, id) => id)}`,
    }),
    status: 400,
  },
});

/** The address of a merit list that is published. */
async function aMeritList({ admin, backend: { clock } }: TestContext): Promise<string> {
  const inDays = (days: number) => new Date(clock.now.getTime() + days * DAY).toISOString();
  const body = {
    title: 'Over',
    examId: PAPER,
    examKind: 'multi-subject',
    startDate: inDays(-2),
    endDate: inDays(-1),
  };
  return `/ext/examcampaigns/${(await admin.post('/examcampaigns', body)).body._id}/merit-list`;
}

export const rankCalls: Examples = {
  'GET /ext/results/{kind}/versions': ofResults('versions'),
  'GET /ext/results/{kind}/question-times': ofResults('question-times'),
  'GET /ext/results/{kind}/standings': ofResults('standings'),
  'GET /ext/results/{kind}/exclusions': ofResults('exclusions'),
  'GET /ext/examcampaigns/{id}/merit-list': {
    request: async (context) => ({ url: `${await aMeritList(context)}?limit=5` }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/ext/examcampaigns/unknown/merit-list' }),
      status: 404,
    },
  },
  'GET /ext/examcampaigns/{id}/merit-list/own': {
    request: async (context) => ({ url: `${await aMeritList(context)}/own` }),
    // None of them has taken the exam in the campaign (merit-list.test.ts).
    expectedStatus: { visitor: 401, owner: 404, other: 404, admin: 404 },
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/examcampaigns/unknown/merit-list/own' }),
      status: 404,
    },
  },
  'GET /ext/examcampaigns/{id}/merit-list/decisions': {
    request: async (context) => ({ url: `${await aMeritList(context)}/decisions` }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/ext/examcampaigns/unknown/merit-list/decisions' }),
      status: 404,
    },
  },
};
