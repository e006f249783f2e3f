// Examples of the calls of the extension `ranks`: the history of results, standings, merit lists.

import { FREE_PAPER, PAID_PAPER } from '../content-fixture.ts';
import { DAY } from '../durations.ts';
import { onePaperAnswer } from '../one-answer.ts';
import { anyone, type Example, type Examples, type TestContext } from './example.ts';

const paperResult = async ({ owner }: TestContext): Promise<string> => {
  const body = {
    examId: FREE_PAPER,
    userId: owner.userId,
    subjects: [],
    totalScore: 0,
    timeTaken: 1,
  };
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
    examId: FREE_PAPER,
    examKind: 'multi-subject',
    startDate: inDays(-2),
    endDate: inDays(-1),
  };
  return `/ext/examcampaigns/${(await admin.post('/examcampaigns', body)).body._id}/merit-list`;
}

/** One list per backend: the owner's first attempt counts in one campaign only. */
const ownLists = new WeakMap<object, Promise<string>>();

/** The address of a published merit list that contains the owner. */
function ownMeritList(context: TestContext): Promise<string> {
  const { backend } = context;
  const url = ownLists.get(backend) ?? takeContest(context);
  ownLists.set(backend, url);
  return url;
}

async function takeContest({ admin, owner, backend: { clock } }: TestContext): Promise<string> {
  const [examId, startedAt] = [PAID_PAPER, clock.now];
  const inDays = (days: number) => new Date(startedAt.getTime() + days * DAY);
  const campaign = await admin.post('/examcampaigns', {
    title: 'Contest',
    examId,
    examKind: 'multi-subject',
    startDate: inDays(-1).toISOString(),
    endDate: inDays(1).toISOString(),
  });
  const campaignId: string = campaign.body._id;
  const { studentId, userId } = owner;
  const basicInfo = { name: 'Rafi' };
  await owner.post('/examcampaigns/register', { campaignId, studentId, basicInfo });
  const attempt = await owner.post('/ext/attempts', { kind: 'multi-subject', examId });
  await owner.post(
    '/multisubjectexamsresult/exam-results',
    { examId, userId, subjects: onePaperAnswer(examId), totalScore: 1, timeTaken: 1 },
    { 'idempotency-key': attempt.body._id },
  );
  const list = `/ext/examcampaigns/${campaignId}/merit-list`;
  // The first read after the end publishes the list.
  clock.now = inDays(2);
  await owner.get(list);
  clock.now = startedAt;
  return list;
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
    request: async (context) => ({ url: `${await ownMeritList(context)}/own` }),
    expectedStatus: { visitor: 401, owner: 200, other: 404, admin: 404 },
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
