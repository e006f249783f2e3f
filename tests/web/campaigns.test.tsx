import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as CampaignRoute } from '../../web/src/features/campaigns/campaign.route.tsx';
import { campaignState, inOrder } from '../../web/src/features/campaigns/campaign-state.ts';
import { Component as CampaignsRoute } from '../../web/src/features/campaigns/campaigns.route.tsx';
import { CampaignRouteDocument } from '../../web/src/features/campaigns/generated/campaign.route.ts';
import { CampaignsRouteDocument } from '../../web/src/features/campaigns/generated/campaigns.route.ts';
import { RegisterForCampaignDocument } from '../../web/src/features/campaigns/generated/register-for-campaign.form.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import {
  aViewer,
  type Mock,
  type MockResult,
  queriesSettled,
  refusal,
  renderPage,
} from './render.tsx';

const aCampaign = (parts: object = {}) => ({
  __typename: 'Campaign',
  id: 'k1',
  title: 'Physics marathon',
  description: 'Thirty days of formulas.',
  startDate: '2099-03-01T18:30:00.000Z',
  endDate: '2099-04-01T18:00:00.000Z',
  imageUrl: null,
  registeredCount: 41,
  isRegistered: false,
  ...parts,
});

function renderCampaign({
  campaign = aCampaign(),
  register,
  isVisitor = false,
}: {
  campaign?: object | null;
  register?: MockResult;
  isVisitor?: boolean;
}) {
  const mocks: Mock[] = [
    {
      request: { query: CampaignRouteDocument, variables: { id: 'k1' } },
      result: { data: { campaign } },
    },
  ];
  if (register)
    mocks.push({
      request: { query: RegisterForCampaignDocument, variables: { input: { campaignId: 'k1' } } },
      result: register,
    });
  return renderPage(<CampaignRoute />, {
    at: '/campaigns/k1',
    path: '/campaigns/:id',
    viewer: isVisitor ? null : aViewer(),
    mocks,
  });
}

function renderCampaigns(
  campaigns: readonly object[],
  examCampaigns: readonly object[] | null = [],
  at = '/campaigns',
) {
  const result = { data: { campaigns, examCampaigns } };
  return renderPage(<CampaignsRoute />, {
    at,
    mocks: [{ request: { query: CampaignsRouteDocument }, result }],
  });
}

const anExamCampaign = (parts: object = {}) => ({
  ...aCampaign({ id: 'x1', title: 'Open model test', ...parts }),
  __typename: 'ExamCampaign',
});

beforeEach(() => setServerTime(new Date().toISOString()));
afterEach(() => vi.useRealTimers());

it('shows past campaigns in parts', async () => {
  const over = { startDate: '2020-01-01T00:00:00.000Z', endDate: '2020-02-01T00:00:00.000Z' };
  const past = Array.from({ length: 50 }, (_, index) =>
    aCampaign({ id: `past-${index}`, title: `Past ${index}`, ...over }),
  );
  const { user } = renderCampaigns([aCampaign(), ...past]);
  expect(await screen.findAllByRole('article')).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Show 24 more' }));
  expect(screen.getAllByRole('article')).toHaveLength(49);
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getAllByRole('article')).toHaveLength(51);
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

it('lists campaigns with state, dates in Dhaka time with weekday, and how many have registered', async () => {
  renderCampaigns([
    aCampaign(),
    aCampaign({ id: 'k2', title: 'Runs now', startDate: '2020-01-01T00:00:00.000Z' }),
    aCampaign({
      id: 'k3',
      title: 'Long ago',
      startDate: '2020-01-01T00:00:00.000Z',
      endDate: '2020-02-01T00:00:00.000Z',
    }),
  ]);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  const [first, second, third] = screen.getAllByRole('article');
  if (!first || !second || !third) throw new Error('three cards');
  expect(within(first).getByText('Live now')).toBeTruthy();
  expect(within(second).getByText('Upcoming')).toBeTruthy();
  // 18:30 in Greenwich is half past midnight in Dhaka, on the next day.
  expect(within(second).getByText('Monday, 2 March 2099, 12:30 am')).toBeTruthy();
  expect(within(second).getByText('41 students')).toBeTruthy();
  expect(within(third).getByText('Over')).toBeTruthy();
});

it('shows that a campaign has started while the list is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  renderCampaigns([aCampaign()]);
  expect(await screen.findByRole('heading', { name: 'Upcoming' })).toBeTruthy();
  setServerTime('2099-03-02T00:00:00.000Z');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('heading', { name: 'Live now' })).toBeTruthy();
  expect(within(screen.getByRole('article')).getByText('Live now')).toBeTruthy();
});

it('shows a message when there are no campaigns', async () => {
  renderCampaigns([]);
  expect(await screen.findByText('There are no campaigns at the moment.')).toBeTruthy();
});

it('lists campaigns and exam campaigns together, each with the URL of its kind', async () => {
  renderCampaigns([aCampaign()], [anExamCampaign()]);
  const upcoming = (await screen.findByRole('heading', { name: 'Upcoming', level: 2 }))
    .parentElement as HTMLElement;
  expect(within(upcoming).getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Physics marathon' }).getAttribute('href')).toBe(
    '/campaigns/k1',
  );
  expect(screen.getByRole('link', { name: 'Open model test' }).getAttribute('href')).toBe(
    '/campaigns/exams/x1',
  );
});

it('keeps the filter in the URL', async () => {
  const over = aCampaign({
    id: 'k3',
    title: 'Long ago',
    startDate: null,
    endDate: '2020-02-01T00:00:00.000Z',
  });
  const { user, router } = renderCampaigns([aCampaign(), over], [], '/campaigns?show=over');
  expect(await screen.findByRole('link', { name: 'Long ago' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Physics marathon' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Live now' }));
  expect(router.state.location.search).toBe('?show=live');
  expect(screen.getByText('There are no such campaigns at the moment.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('shows the campaigns that came when the others did not', async () => {
  renderCampaigns([aCampaign()], null);
  expect(await screen.findByRole('link', { name: 'Physics marathon' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('registers, and shows it without requesting the campaign again', async () => {
  const register = {
    data: {
      registerForCampaign: {
        __typename: 'RegisterForCampaignPayload',
        campaign: { __typename: 'Campaign', id: 'k1', isRegistered: true, registeredCount: 42 },
      },
    },
  };
  const { user, client } = renderCampaign({ register });
  await screen.findByRole('button', { name: 'Register' });
  await queriesSettled(client);
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Nothing more to do. Come back when it starts.')).toBeTruthy();
  expect(screen.getByText('42 students')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});

it("toasts 'Please login first' to a visitor and sends nothing", async () => {
  const { user } = renderCampaign({ isVisitor: true });
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Please login first')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
    '/login?returnTo=%2Fcampaigns%2Fk1',
  );
});

it("toasts the server's words when a registration is refused", async () => {
  const { user, client } = renderCampaign({
    register: refusal('EXAM_CLOSED', 'The campaign is over.'),
  });
  await screen.findByRole('button', { name: 'Register' });
  await queriesSettled(client);
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  expect(await screen.findByText('The campaign is over.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Register' })).toBeTruthy();
});

it('has no button for a campaign that is over', async () => {
  renderCampaign({ campaign: aCampaign({ startDate: null, endDate: '2020-01-01T00:00:00.000Z' }) });
  expect(await screen.findByText('This campaign is over.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});

it('shows a message when there is no such campaign', async () => {
  renderCampaign({ campaign: null });
  expect(
    await screen.findByRole('heading', { name: 'We could not find this campaign.' }),
  ).toBeTruthy();
});

it.each([
  [null, null, 'live'],
  [null, '2026-01-01T00:00:00Z', 'over'],
  ['2026-06-02T00:00:00Z', null, 'upcoming'],
  ['2026-05-01T00:00:00Z', '2026-06-01T00:00:01Z', 'live'],
  ['2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z', 'over'],
])('shows a campaign from %s to %s as %s', (startDate, endDate, state) => {
  const now = Date.parse('2026-06-01T00:00:00Z');
  expect(campaignState({ startDate, endDate }, now)).toBe(state);
  expect(inOrder([{ startDate, endDate }], now)).toHaveLength(1);
});
