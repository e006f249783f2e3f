// The extension `ranks`: submissions and standings of many results in one call, merit lists, and
// hosts without the extension.
import { describe, expect, test } from 'vitest';
import { aMultiSubjectResult, anExamCampaign, aSingleResult, aViewer } from './fixtures.ts';
import { COOKIE, dataOf, NOW, useGateway } from './kit.ts';

type Doc = Record<string, unknown>;
const TEN = Array.from({ length: 10 }, (_, i) => `r${i}`);
const HISTORY = 'versions { number countsForRank } standing { rank }';
const RESULTS = `{
  viewer {
    results {
      ... on MultiSubjectExamResult { id ${HISTORY} } ... on SingleExamResult { id ${HISTORY} }
    }
  }
}`;
const MERIT = `query ($after: String) {
  examCampaign(id: "x1") {
    meritList(first: 2, after: $after) { nodes { rank name } totalCount endCursor }
  }
}`;

describe('the history and the standing of results', () => {
  const { execute, executeAsStudent, upstream } = useGateway({ extensions: ['batch', 'ranks'] });
  const prepare = (multiSubject: string[], single: string[]) => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/ext/results/mine', {
      multiSubject: multiSubject.map((_id) => aMultiSubjectResult({ _id })),
      single: single.map((_id) => aSingleResult({ _id })),
    });
  };

  test('of ten results of a kind are one call each, with the session; null for results that upstream omits', async () => {
    prepare(TEN, ['s0']);
    const versions = Object.fromEntries(
      TEN.slice(1).map((id) => [id, [{ _id: `v${id}`, number: 1, countsForRank: true }]]),
    );
    upstream.on('GET', `/ext/results/multi-subject/versions?ids=${TEN}`, versions);
    upstream.on('GET', `/ext/results/multi-subject/standings?ids=${TEN}`, { r1: { rank: 3 } });
    upstream.on('GET', '/ext/results/single/versions?ids=s0', { s0: [] });
    upstream.on('GET', '/ext/results/single/standings?ids=s0', {});
    const { viewer } = dataOf(await executeAsStudent<{ viewer: { results: Doc[] } }>(RESULTS));
    const byId = new Map(viewer.results.map((result) => [result.id, result]));
    expect(byId.get('r0')).toEqual({ id: 'r0', versions: null, standing: null });
    expect(byId.get('r1')).toEqual({
      id: 'r1',
      versions: [{ number: 1, countsForRank: true }],
      standing: { rank: 3 },
    });
    expect(byId.get('r9')).toMatchObject({ versions: [{ number: 1 }], standing: null });
    expect(byId.get('s0')).toEqual({ id: 's0', versions: [], standing: null });
    expect(upstream.calls).toHaveLength(6);
    for (const { headers } of upstream.calls) {
      expect(headers.cookie).toBe(COOKIE);
      expect(headers).not.toHaveProperty('authorization');
    }
  });

  test('that cannot be read cost their fields, and nothing else of the result', async () => {
    prepare(['r1'], []);
    upstream.on('GET', '/ext/results/multi-subject/versions?ids=r1', {
      r1: [{ _id: 'v1', number: 1 }],
    });
    upstream.fail('GET', '/ext/results/multi-subject/standings?ids=r1', 500);
    const response = await executeAsStudent(RESULTS);
    expect(response.data).toEqual({
      viewer: {
        results: [{ id: 'r1', versions: [{ number: 1, countsForRank: false }], standing: null }],
      },
    });
    expect(response.errors[0]?.path).toEqual(['viewer', 'results', 0, 'standing']);
  });

  test('are not read for visitors', async () => {
    const query = `{ examResult(userId: "u1", examId: "m1") { ... on MultiSubjectExamResult { ${HISTORY} } } }`;
    expect((await execute(query)).codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('the merit list', () => {
  const { execute, upstream } = useGateway({ extensions: ['ranks'] });
  const over = anExamCampaign({ endDate: new Date(NOW).toISOString() });

  test('has pages', async () => {
    upstream.on('GET', '/examcampaigns/x1', over, { times: 2 });
    upstream.on('GET', '/ext/examcampaigns/x1/merit-list?offset=0&limit=2', {
      entries: [{ rank: 1, name: 'A' }, { rank: 2 }],
      totalCount: 3,
    });
    upstream.on('GET', '/ext/examcampaigns/x1/merit-list?offset=2&limit=2', {
      entries: [{ rank: 3, name: 'C' }],
      totalCount: 3,
    });
    type Answer = { examCampaign: { meritList: { endCursor: string } } };
    const { examCampaign } = dataOf(await execute<Answer>(MERIT));
    expect(examCampaign.meritList).toMatchObject({
      nodes: [
        { rank: 1, name: 'A' },
        { rank: 2, name: null },
      ],
      totalCount: 3,
    });
    const next = dataOf(
      await execute<Answer>(MERIT, { after: examCampaign.meritList.endCursor }),
    ).examCampaign;
    expect(next.meritList).toEqual({
      nodes: [{ rank: 3, name: 'C' }],
      totalCount: 3,
      endCursor: null,
    });
  });

  test('is null without a call while the campaign runs, and null until upstream has it', async () => {
    upstream.on(
      'GET',
      '/examcampaigns/x1',
      anExamCampaign({ endDate: new Date(NOW + 1).toISOString() }),
    );
    expect(dataOf(await execute(MERIT))).toEqual({ examCampaign: { meritList: null } });
    upstream.on('GET', '/examcampaigns/x1', over);
    upstream.fail('GET', '/ext/examcampaigns/x1/merit-list?offset=0&limit=2', 404);
    expect(dataOf(await execute(MERIT))).toEqual({ examCampaign: { meritList: null } });
  });

  test('refuses a page that is none', async () => {
    upstream.on('GET', '/examcampaigns/x1', over);
    expect((await execute(MERIT, { after: 'x' })).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe("the viewer's own entry in the merit list", () => {
  const OWN = '{ examCampaign(id: "x1") { myMeritEntry { name score } } }';
  const NONE = { examCampaign: { myMeritEntry: null } };
  const { execute, executeAsStudent, upstream } = useGateway({ extensions: ['own-merit-entry'] });
  const campaign = (endsIn: number) =>
    upstream.on(
      'GET',
      '/examcampaigns/x1',
      anExamCampaign({ endDate: new Date(NOW + endsIn).toISOString() }),
    );

  test('is read with the session, once the campaign has ended', async () => {
    campaign(0);
    upstream.on('GET', '/ext/examcampaigns/x1/merit-list/own', { name: 'A', score: 4 });
    expect(dataOf(await executeAsStudent(OWN))).toEqual({
      examCampaign: { myMeritEntry: { name: 'A', score: 4 } },
    });
    expect(upstream.call('GET', '/ext/examcampaigns/x1/merit-list/own').headers.cookie).toBe(
      COOKIE,
    );
  });

  test('is null without a call for a visitor, and while the campaign runs', async () => {
    campaign(0);
    expect(dataOf(await execute(OWN))).toEqual(NONE);
    campaign(1);
    expect(dataOf(await executeAsStudent(OWN))).toEqual(NONE);
  });

  test.each([404, 401])('is null after status %i', async (status) => {
    campaign(0);
    upstream.fail('GET', '/ext/examcampaigns/x1/merit-list/own', status);
    expect(dataOf(await executeAsStudent(OWN))).toEqual(NONE);
  });
});

describe('with a host without ranks', () => {
  const { execute, executeAsStudent, upstream } = useGateway({ extensions: ['batch'] });

  test('there is no history, no standing and no merit list', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/ext/results/mine', { multiSubject: [aMultiSubjectResult()], single: [] });
    expect(dataOf(await executeAsStudent(RESULTS))).toEqual({
      viewer: { results: [{ id: 'r1', versions: null, standing: null }] },
    });
    upstream.on('GET', '/examcampaigns/x1', anExamCampaign({ endDate: null }));
    expect(dataOf(await execute(MERIT))).toEqual({ examCampaign: { meritList: null } });
  });
});

describe('registering for an exam campaign', () => {
  const { executeAsStudent, upstream } = useGateway();
  const REGISTER = `mutation ($input: RegisterForExamCampaignInput!) {
    registerForExamCampaign(input: $input) { message }
  }`;
  const input = { campaignId: 'x1', basicInfo: { name: 'Aisha' } };

  test.each([
    [{}, {}],
    [{ showInMeritList: true }, {}],
    [{ showInMeritList: false }, { showInMeritList: false }],
  ])('with %o tells upstream %o', async (naming, sent) => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('POST', '/examcampaigns/register', { campaign: anExamCampaign() });
    dataOf(await executeAsStudent(REGISTER, { input: { ...input, ...naming } }));
    expect(upstream.call('POST', '/examcampaigns/register').body).toEqual({
      ...input,
      studentId: 's1',
      ...sent,
    });
  });
});
