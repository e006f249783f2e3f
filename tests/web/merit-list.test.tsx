import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MeritListDocument } from '../../web/src/features/campaigns/merit-list/generated/merit-list.ts';
import { anExamCampaign, inMinutes, openCampaign } from './exam-campaign-kit.tsx';
import type { Mock, MockResult } from './render.tsx';

const campaign = anExamCampaign({ endDate: inMinutes(-10) });

const aPlace = (rank: number, parts: object = {}) => ({
  __typename: 'MeritEntry',
  rank,
  sharedBy: 1,
  name: `Student ${rank}`,
  institution: 'Zilla School',
  district: 'Bogura',
  score: 50 - rank,
  wrongCount: rank,
  timeTakenMinutes: 30 + rank,
  ...parts,
});

interface Page {
  readonly nodes: readonly object[] | null;
  readonly after?: string | null;
  readonly endCursor?: string | null;
  /** The viewer's own entry. */
  readonly own?: ReturnType<typeof aPlace>;
  readonly isVisitor?: boolean;
  readonly decisions?: object | null;
}

function aPage({
  nodes,
  after = null,
  endCursor = null,
  own,
  isVisitor = false,
  decisions = null,
}: Page): Mock {
  const { rank: _rank, sharedBy: _sharedBy, ...entry } = own ?? aPlace(0);
  const myMeritEntry = own ? { ...entry, __typename: 'OwnMeritEntry' } : null;
  const meritList = nodes && { __typename: 'MeritConnection', totalCount: 23, endCursor, nodes };
  return {
    request: { query: MeritListDocument, variables: { id: 'x1', after, isSignedIn: !isVisitor } },
    result: {
      data: {
        examCampaign: {
          __typename: 'ExamCampaign',
          id: 'x1',
          meritList,
          meritListDecisions: decisions,
          ...(isVisitor ? {} : { myMeritEntry }),
        },
      },
    } as MockResult,
  };
}

const places = async () => (await screen.findAllByRole('row')).slice(1);

it('is not requested before the campaign has ended', async () => {
  openCampaign();
  expect(await screen.findByRole('link', { name: 'Enter the exam' })).toBeTruthy();
  expect(screen.queryByText('Merit list')).toBeNull();
});

it('shows ties as ties, and omits students who chose to hide the name', async () => {
  const unnamed = { name: null, institution: null, district: null };
  openCampaign({
    isVisitor: true,
    campaign,
    mocks: [
      aPage({
        isVisitor: true,
        nodes: [
          aPlace(1),
          aPlace(2, { sharedBy: 2 }),
          aPlace(2, { sharedBy: 2, ...unnamed }),
          aPlace(4),
        ],
      }),
    ],
  });
  const rows = await places();
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    '1',
    '2=shared by 2',
    '2=shared by 2',
    '4',
  ]);
  expect(rows[0]?.textContent).toContain('Zilla School, Bogura');
  expect(rows[2]?.textContent).toContain('Name not shown');
  expect(screen.getAllByText(/Students equal on all three share a rank/).length).toBe(2);
});

it('shows times in minutes and seconds, to the tenth by which the server ranks', async () => {
  const times = [0.02, 12.34, 60];
  openCampaign({
    isVisitor: true,
    campaign,
    mocks: [
      aPage({
        isVisitor: true,
        nodes: times.map((timeTakenMinutes, index) => aPlace(index + 1, { timeTakenMinutes })),
      }),
    ],
  });
  const rows = await places();
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    '0 min 1.2 s',
    '12 min 20.4 s',
    '60 min 0 s',
  ]);
});

it('shows who is excluded and why, and the changes since the publication', async () => {
  const excluded = {
    __typename: 'ExcludedMeritEntry',
    name: null,
    institution: null,
    district: null,
  };
  const change = { __typename: 'MeritListChange', id: 'c1', changedAt: '2031-03-02T04:00:00.000Z' };
  const decisions = {
    __typename: 'MeritListDecisions',
    excluded: [{ ...excluded, reason: 'Had help', excludedAt: '2031-03-01T04:00:00.000Z' }],
    changes: [{ ...change, kind: 'KEY_CORRECTION', reason: 'No option was right' }],
  };
  openCampaign({
    isVisitor: true,
    campaign,
    mocks: [aPage({ isVisitor: true, nodes: [aPlace(1)], decisions })],
  });
  const section = (await screen.findByRole('heading', { name: 'Excluded' })).parentElement;
  expect(section?.textContent).toMatch(/Name not shown.*Had help/);
  const changes = screen.getByRole('heading', { name: 'Published changes' }).parentElement;
  expect(changes?.textContent).toMatch(/all attempts scored again.*No option was right/);
});

/** The names of the marked entries. */
const marked = async () =>
  (await places())
    .filter((row) => within(row).queryByText('You'))
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

it("marks the viewer's own place, whatever name the profile has", async () => {
  openCampaign({
    campaign,
    mocks: [aPage({ nodes: [aPlace(1), aPlace(2), aPlace(3)], own: aPlace(2) })],
  });
  expect(await marked()).toEqual(['Student 2YouZilla School, Bogura']);
});

it('marks the place of a viewer who did not want to be named', async () => {
  const unnamed = { name: null, institution: null, district: null };
  openCampaign({
    campaign,
    mocks: [aPage({ nodes: [aPlace(1), aPlace(2, unnamed)], own: aPlace(2, unnamed) })],
  });
  expect(await marked()).toEqual(['Name not shownYou']);
});

it('marks no entry if another one with the same rank has the same contents', async () => {
  const alike = { sharedBy: 2 };
  openCampaign({
    campaign,
    mocks: [aPage({ nodes: [aPlace(1, alike), aPlace(1, alike)], own: aPlace(1) })],
  });
  expect(await marked()).toEqual([]);
});

it('marks an entry that shares its rank only once all of this rank are loaded', async () => {
  const alike = { sharedBy: 2 };
  const { user } = openCampaign({
    campaign,
    mocks: [
      aPage({ nodes: [aPlace(1, alike)], endCursor: 'c1', own: aPlace(1) }),
      aPage({ nodes: [aPlace(1, { ...alike, name: 'Another' })], after: 'c1', isVisitor: true }),
    ],
  });
  expect(await marked()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('Another');
  expect(await marked()).toEqual(['Student 1YouZilla School, Bogura']);
});

it.each([
  ['is not marked while an entry of the same marks may follow', { score: 48 }, []],
  ['is marked once the marks are lower', { score: 47.99 }, ['Name not shownYou']],
])('an entry without a name %s', async (_, last, expected) => {
  const unnamed = { name: null, institution: null, district: null };
  openCampaign({
    campaign,
    mocks: [
      aPage({
        nodes: [aPlace(1), aPlace(2, unnamed), aPlace(3, last)],
        endCursor: 'c3',
        own: aPlace(2, unnamed),
      }),
    ],
  });
  expect(await marked()).toEqual(expected);
});

it.each([
  ['no own entry', undefined],
  ['other marks', { score: 48.5 }],
  ['another number of wrong answers', { wrongCount: 9 }],
  ['another time', { timeTakenMinutes: 33 }],
  ['another name', { name: 'Another' }],
])('marks no entry with %s', async (_, different) => {
  openCampaign({
    campaign,
    mocks: [
      aPage({
        nodes: [aPlace(1), aPlace(2)],
        ...(different && { own: aPlace(2, different) }),
      }),
    ],
  });
  expect(await marked()).toEqual([]);
});

it('continues below with "Show more", to the end', async () => {
  const pages = [
    aPage({ nodes: [aPlace(1), aPlace(2)], endCursor: 'c2' }),
    aPage({ nodes: [aPlace(3)], after: 'c2', isVisitor: true }),
  ];
  const { user } = openCampaign({ campaign, mocks: pages });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Student 3')).toBeTruthy();
  expect(await places()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  // The focus was on the button.
  expect(document.activeElement?.textContent).toBe('All are shown.');
});

it('shows when it is not published yet, and retries', async () => {
  const { user } = openCampaign({
    campaign,
    mocks: [aPage({ nodes: null }), aPage({ nodes: [aPlace(1)] })],
  });
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await places()).toHaveLength(1);
});
