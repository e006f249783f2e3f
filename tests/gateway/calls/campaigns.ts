// Examples of the calls of campaigns.
import { adminCall, type Examples, studentCall } from './example.ts';

const reply = {
  _id: 'k1',
  title: 'Olympiad',
  description: 'For all.',
  imageUrl: '/media/covers/k1.svg',
  startDate: '2027-01-01T00:00:00.000Z',
  endDate: '2027-01-31T00:00:00.000Z',
  registeredCount: 7,
  registered: false,
};
const campaign = {
  id: 'k1',
  title: 'Olympiad',
  description: 'For all.',
  imageUrl: '/media/covers/k1.svg',
  startDate: '2027-01-01T00:00:00.000Z',
  endDate: '2027-01-31T00:00:00.000Z',
  registeredCount: 7,
  isRegistered: false,
};
const fields = 'id title description imageUrl startDate endDate registeredCount isRegistered';

export const campaignsCalls: Examples = {
  'GET /campaigns': {
    field: 'Query.campaigns',
    as: 'visitor',
    query: `{ campaigns { ${fields} } }`,
    path: '/campaigns',
    reply: [reply],
    data: { campaigns: [campaign] },
    errorPath: ['campaigns'],
  },
  'POST /campaigns': {
    field: 'Mutation.createCampaign',
    query: `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { campaign { ${fields} } } }`,
    variables: {
      input: {
        title: 'Olympiad',
        startDate: '2027-01-01T00:00:00Z',
        endDate: '2027-01-31T00:00:00Z',
      },
    },
    before: [adminCall],
    path: '/campaigns',
    body: {
      title: 'Olympiad',
      startDate: '2027-01-01T00:00:00.000Z',
      endDate: '2027-01-31T00:00:00.000Z',
    },
    reply,
    data: { createCampaign: { campaign } },
    errorPath: ['createCampaign'],
  },
  'GET /campaigns/{id}': {
    field: 'Query.campaign',
    as: 'visitor',
    query: `{ campaign(id: "k1") { ${fields} } }`,
    path: '/campaigns/k1',
    reply,
    data: { campaign },
    errorPath: ['campaign'],
  },
  'PUT /campaigns/{id}': {
    field: 'Mutation.updateCampaign',
    query: `mutation ($input: UpdateCampaignInput!) { updateCampaign(input: $input) { campaign { ${fields} } } }`,
    variables: { input: { id: 'k1', title: 'Olympiad', imageUrl: null } },
    before: [adminCall],
    path: '/campaigns/k1',
    body: { title: 'Olympiad', imageUrl: null },
    reply,
    data: { updateCampaign: { campaign } },
    errorPath: ['updateCampaign'],
  },
  'DELETE /campaigns/{id}': {
    field: 'Mutation.deleteCampaign',
    query: 'mutation { deleteCampaign(input: { id: "k1", force: true }) { deletedId message } }',
    before: [adminCall],
    path: '/campaigns/k1?force=true',
    body: '',
    reply: { message: 'Campaign deleted.' },
    data: { deleteCampaign: { deletedId: 'k1', message: 'Campaign deleted.' } },
    errorPath: ['deleteCampaign'],
  },
  'PUT /campaigns/{campaignId}/register': {
    field: 'Mutation.registerForCampaign',
    as: 'student',
    query: `mutation { registerForCampaign(input: { campaignId: "k1" }) { campaign { ${fields} } } }`,
    before: [studentCall, { call: 'GET /campaigns/k1', reply }],
    path: '/campaigns/k1/register',
    body: { _id: 's1', userId: 'u1' },
    reply: { ...reply, registeredCount: 8, registered: true },
    data: {
      registerForCampaign: { campaign: { ...campaign, registeredCount: 8, isRegistered: true } },
    },
    errorPath: ['registerForCampaign'],
  },
};
