// Examples of the calls of the extension `rosters`.
import { adminCall, type Examples } from './example.ts';

const counts = { candidateCount: 3, registeredCount: 1, offRosterCount: 2 };
const roster = { active: true, ...counts };
const graphqlRoster = { isActive: true, ...counts };
const ROSTER = 'roster { isActive candidateCount registeredCount offRosterCount }';
const check = {
  candidateCount: 3,
  problemCount: 1,
  existingCount: 1,
  accountCount: 2,
  removedCount: 4,
  offRosterCount: 1,
};
const campaignAfter: { call: 'GET /examcampaigns/x1'; reply: object }[] = [
  {
    call: 'GET /examcampaigns/x1',
    reply: { _id: 'x1', title: 'Test', hasRoster: true, onRoster: false },
  },
];
const BASE = '/ext/examcampaigns/x1/roster';

export const rosterCalls: Examples = {
  'GET /ext/examcampaigns/{id}/roster': {
    field: 'Query.roster',
    query: `{ ${ROSTER.replace('roster', 'roster(campaignId: "x1")')} }`,
    before: [adminCall],
    path: BASE,
    reply: roster,
    data: { roster: graphqlRoster },
    errorPath: ['roster'],
  },
  'GET /ext/examcampaigns/{id}/roster/candidates': {
    field: 'Query.candidates',
    query: `{ candidates(campaignId: "x1", search: " rafi ", isRegistered: false, first: 5) {
      totalCount totalCountIsExact endCursor nodes { id address name rollNumber studentId registeredAt } } }`,
    before: [adminCall],
    path: `${BASE}/candidates?q=rafi&registered=false&offset=0&limit=5`,
    reply: [
      {
        _id: 'c1',
        address: 'a@mail.test',
        name: 'Rafi',
        rollNumber: '7',
        studentId: 's1',
        registeredAt: '2026-03-01T10:00:00.000Z',
      },
    ],
    data: {
      candidates: {
        totalCount: 1,
        totalCountIsExact: true,
        endCursor: null,
        nodes: [
          {
            id: 'c1',
            address: 'a@mail.test',
            name: 'Rafi',
            rollNumber: '7',
            studentId: 's1',
            registeredAt: '2026-03-01T10:00:00.000Z',
          },
        ],
      },
    },
    errorPath: ['candidates'],
  },
  'POST /ext/examcampaigns/{id}/roster/imports': {
    field: 'Mutation.beginRosterImport',
    query: 'mutation { beginRosterImport(input: { campaignId: "x1", mode: ADD }) { importId } }',
    before: [adminCall],
    path: `${BASE}/imports`,
    body: { mode: 'add' },
    reply: { _id: 'i1', mode: 'add' },
    data: { beginRosterImport: { importId: 'i1' } },
    errorPath: ['beginRosterImport'],
  },
  'POST /ext/examcampaigns/{id}/roster/imports/{importId}/rows': {
    field: 'Mutation.addRosterRows',
    query: `mutation { addRosterRows(input: { campaignId: "x1", importId: "i1", rows: [
      { line: 1, address: "a@mail.test", name: "Rafi", rollNumber: "7" }, {
      line: 2, address: "b@mail.test", name: null }] }) { candidateCount } }`,
    before: [adminCall],
    path: `${BASE}/imports/i1/rows`,
    body: {
      rows: [
        { line: 1, address: 'a@mail.test', name: 'Rafi', rollNumber: '7' },
        { line: 2, address: 'b@mail.test' },
      ],
    },
    reply: { candidateCount: 2 },
    data: { addRosterRows: { candidateCount: 2 } },
    errorPath: ['addRosterRows'],
  },
  'GET /ext/examcampaigns/{id}/roster/imports/{importId}': {
    field: 'Query.rosterImport',
    query: `{ rosterImport(campaignId: "x1", importId: "i1") { ${Object.keys(check).join(' ')} } }`,
    before: [adminCall],
    path: `${BASE}/imports/i1`,
    reply: check,
    data: { rosterImport: check },
    errorPath: ['rosterImport'],
  },
  'GET /ext/examcampaigns/{id}/roster/imports/{importId}/problems': {
    field: 'Query.rosterProblems',
    query: `{ rosterProblems(campaignId: "x1", importId: "i1") {
      totalCount endCursor nodes { line address kind firstLine } } }`,
    before: [adminCall],
    path: `${BASE}/imports/i1/problems?offset=0&limit=20`,
    reply: [{ line: 4, address: 'a@mail.test', problem: 'DOUBLED', firstLine: 1 }],
    data: {
      rosterProblems: {
        totalCount: 1,
        endCursor: null,
        nodes: [{ line: 4, address: 'a@mail.test', kind: 'DOUBLED', firstLine: 1 }],
      },
    },
    errorPath: ['rosterProblems'],
  },
  'POST /ext/examcampaigns/{id}/roster/imports/{importId}/apply': {
    field: 'Mutation.applyRosterImport',
    query: `mutation { applyRosterImport(input: { campaignId: "x1", importId: "i1", skipProblems: true }) {
      ${ROSTER} campaign { id followsRoster isOnRoster } } }`,
    before: [adminCall],
    path: `${BASE}/imports/i1/apply`,
    body: { skipProblems: true },
    reply: roster,
    after: campaignAfter,
    data: {
      applyRosterImport: {
        roster: graphqlRoster,
        campaign: { id: 'x1', followsRoster: true, isOnRoster: false },
      },
    },
    errorPath: ['applyRosterImport'],
  },
  'POST /ext/examcampaigns/{id}/roster/removals': {
    field: 'Mutation.removeCandidates',
    query: `mutation { removeCandidates(input: { campaignId: "x1", ids: ["c1"] }) { ${ROSTER} } }`,
    before: [adminCall],
    path: `${BASE}/removals`,
    body: { ids: ['c1'] },
    reply: roster,
    data: { removeCandidates: { roster: graphqlRoster } },
    errorPath: ['removeCandidates'],
  },
  'DELETE /ext/examcampaigns/{id}/roster': {
    field: 'Mutation.removeRoster',
    query: `mutation { removeRoster(input: { campaignId: "x1" }) { ${ROSTER} campaign { id } } }`,
    before: [adminCall],
    path: BASE,
    reply: roster,
    after: campaignAfter,
    data: { removeRoster: { roster: graphqlRoster, campaign: { id: 'x1' } } },
    errorPath: ['removeRoster'],
  },
};
