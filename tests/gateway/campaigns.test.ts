import { expect, test } from 'vitest';
import { aCampaign, anAdmin, aStudent, aViewer } from './fixtures.ts';
import { COOKIE, dataOf, NOW, useGateway } from './kit.ts';

const { execute, executeAsStudent, upstream } = useGateway();
const REGISTER =
  'mutation { registerForCampaign(input: { campaignId: "k1" }) { campaign { id isRegistered registeredCount } } }';

test('campaigns are listed, the next one first', async () => {
  upstream.on('GET', '/campaigns', [
    aCampaign(),
    aCampaign({ _id: 'k0', startDate: '2026-03-02T00:00:00.000Z' }),
  ]);
  expect(dataOf(await execute('{ campaigns { id } }'))).toEqual({
    campaigns: [{ id: 'k0' }, { id: 'k1' }],
  });
});

test.each([
  ['campaigns', '/campaigns', '{ campaigns { id } }'],
  ['exam campaigns', '/examcampaigns', '{ examCampaigns { id } }'],
])('all parts of a long list of %s are read', async (_, url, query) => {
  const next: [string, string] = ['x-next-cursor', '17~k1'];
  upstream.reply('GET', url, { body: [aCampaign()], headers: [next] });
  upstream.reply('GET', `${url}?after=17~k1`, { body: [aCampaign({ _id: 'k2' })] });
  const [listed] = Object.values(dataOf(await execute(query)) as Record<string, object[]>);
  expect(listed).toEqual([{ id: 'k1' }, { id: 'k2' }]);
});

test('a campaign is found by id, with all its fields; null for an unknown id', async () => {
  upstream.on('GET', '/campaigns/k1', aCampaign());
  upstream.fail('GET', '/campaigns/k404', 404);
  const response =
    await execute(`{ campaign(id: "k1") { id title description startDate endDate imageUrl registeredCount isRegistered }
    none: campaign(id: "k404") { id } }`);
  expect(dataOf(response)).toEqual({
    campaign: {
      id: 'k1',
      title: 'Physics olympiad',
      description: 'For all.',
      startDate: '2026-04-01T00:00:00.000Z',
      endDate: '2026-04-30T00:00:00.000Z',
      imageUrl: '/media/covers/k1.svg',
      registeredCount: 7,
      isRegistered: false,
    },
    none: null,
  });
});

test('registering puts the student data and returns the campaign', async () => {
  upstream.on('GET', '/students/student', aViewer());
  upstream.on('GET', '/campaigns/k1', aCampaign());
  upstream.on('PUT', '/campaigns/k1/register', aCampaign({ registered: true, registeredCount: 8 }));
  expect(dataOf(await executeAsStudent(REGISTER))).toEqual({
    registerForCampaign: { campaign: { id: 'k1', isRegistered: true, registeredCount: 8 } },
  });
  expect(upstream.call('PUT', '/campaigns/k1/register')).toMatchObject({
    body: aStudent(),
    headers: { cookie: COOKIE },
  });
});

test('registering needs a session, a student record, a campaign, and one that is not over', async () => {
  expect((await execute(REGISTER)).codes).toEqual(['UNAUTHENTICATED']);
  upstream.on('GET', '/students/student', anAdmin());
  expect((await executeAsStudent(REGISTER)).codes).toEqual(['FORBIDDEN']);
  upstream.on('GET', '/students/student', aViewer());
  upstream.fail('GET', '/campaigns/k1', 404);
  expect((await executeAsStudent(REGISTER)).codes).toEqual(['NOT_FOUND']);
  upstream.on('GET', '/students/student', aViewer());
  upstream.on('GET', '/campaigns/k1', aCampaign({ endDate: new Date(NOW - 1).toISOString() }));
  expect((await executeAsStudent(REGISTER)).errors).toMatchObject([
    { message: 'The campaign is over.', extensions: { code: 'EXAM_CLOSED' } },
  ]);
});

test('an invalid date affects only its own field', async () => {
  upstream.on('GET', '/campaigns/k1', aCampaign({ startDate: 'soon' }));
  const response = await execute('{ campaign(id: "k1") { title startDate } }');
  expect(response.data).toEqual({ campaign: { title: 'Physics olympiad', startDate: null } });
  expect(response.codes).toEqual(['UPSTREAM_BAD_RESPONSE']);
});
