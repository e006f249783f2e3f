import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Component as ExamResultRoute } from '../../web/src/features/results/result/exam-result.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, renderPage } from './render.tsx';
import { aResultAnswer, aStanding, aVersion, multi } from './result-fixtures.ts';

beforeAll(() => loadLanguage('bn'));

function open(result: unknown, lang: 'en' | 'bn' = 'en') {
  const mocks = aResultAnswer(result);
  return renderPage(<ExamResultRoute />, {
    mocks,
    viewer: aViewer(),
    at: '/exam/result/u1/e1',
    path: '/exam/result/:userId/:examId',
    lang,
  });
}

const three = [
  aVersion(3, 0.5, '2026-03-01T18:30:00.000Z'),
  aVersion(2, null, '2026-02-11T10:00:00.000Z'),
  aVersion(1, -1.25, '2026-01-05T10:00:00.000Z'),
];
const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

it('lists every attempt, the newest first, with which one is shown and which one counts for ranks', async () => {
  open({ ...multi, versions: three });
  await screen.findByText('Your attempts');
  const table = within(screen.getByRole('table', { name: 'Your attempts' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'AttemptScoreTime taken',
    '3. 2 March 2026shown on this page0.513 min 0 s',
    '2. 11 February 2026–12 min 0 s',
    '1. 5 January 2026counts for ranks−1.2511 min 0 s',
  ]);
});

it('has no history where there is one attempt', async () => {
  open(multi);
  await screen.findByText('out of 4');
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows rank, ties and percentile of the first attempt, with the rule', async () => {
  open({ ...multi, versions: three, standing: aStanding });
  expect(await screen.findByRole('heading', { name: 'Among first attempts' })).toBeTruthy();
  expect(fact('Rank')).toBe('5 of 212 (shared by 3)');
  expect(fact('Percentile')).toBe('98.11');
  expect(fact('Score of your first attempt')).toBe('2');
  expect(screen.getByText(/Equal scores share a rank/)).toBeTruthy();
});

it('names no other student beside the only one on a rank', async () => {
  open({ ...multi, standing: { ...aStanding, sharedBy: 1 } });
  await screen.findByText('out of 4');
  expect(fact('Rank')).toBe('5 of 212');
});

it('shows from when on there are ranks, and nothing of them with a host without attempts', async () => {
  const few = open(multi);
  expect(await screen.findByText(/are shown once 10 students/)).toBeTruthy();
  few.unmount();
  open({ ...multi, versions: null });
  await screen.findByText('out of 4');
  expect(screen.queryByText(/are shown once 10 students/)).toBeNull();
});

it('draws the scores of several attempts, with the first, best and latest one as text', async () => {
  const versions = [
    aVersion(3, 1.5, '2026-03-01T18:30:00.000Z'),
    aVersion(2, 2, '2026-02-11T10:00:00.000Z'),
    aVersion(1, -1.25, '2026-01-05T10:00:00.000Z'),
  ];
  open({ ...multi, versions });
  await screen.findByText('Your attempts');
  expect([fact('First score'), fact('Best score'), fact('Latest score')]).toEqual([
    '−1.25',
    '2',
    '1.5',
  ]);
  const drawing = screen.getByRole('img', {
    name: 'Scores of 3 attempts: first −1.25, best 2, latest 1.5',
  });
  const heights = [...drawing.querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  const [first = 0, best = 0, latest = 0] = heights;
  expect([first / best, latest / best].map((part) => part.toFixed(3))).toEqual(['0.625', '0.750']);
});

it('draws no chart if only one attempt has a score', async () => {
  open({ ...multi, versions: three.slice(0, 2) });
  await screen.findByText('Your attempts');
  expect(screen.queryByText('Best score')).toBeNull();
  expect(screen.queryByRole('img', { name: /^Scores/ })).toBeNull();
});

it('writes the trend in Bengali digits', async () => {
  open({ ...multi, versions: three }, 'bn');
  expect(
    await screen.findByRole('img', { name: '২ বারের নম্বর: প্রথম −১.২৫, সর্বোচ্চ ০.৫, সর্বশেষ ০.৫' }),
  ).toBeTruthy();
});
