import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as ExamResultRoute } from '../../web/src/features/results/result/exam-result.route.tsx';
import { aViewer, renderPage } from './render.tsx';
import { aResultAnswer, multi, single } from './result-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: Date.parse('2026-03-01T19:00:00.000Z'),
  });
});
afterEach(() => vi.useRealTimers());

const releasedAt = '2026-03-01T20:01:00.000Z';
const withheldPaper = {
  ...multi,
  totalScore: null,
  visibility: 'RECEIPT',
  releasedAt,
  subjects: null,
};
const withheldSingle = {
  ...single,
  takenAt: multi.dateTaken,
  score: null,
  passed: null,
  visibility: 'RECEIPT',
  releasedAt,
  questions: null,
  writtenQuestions: null,
};

function open(results: readonly unknown[], search = '', examId = 'e1') {
  return renderPage(<ExamResultRoute />, {
    mocks: results.flatMap((result) => aResultAnswer(result, examId)),
    viewer: aViewer(),
    at: `/exam/result/u1/${examId}${search}`,
    path: '/exam/result/:userId/:examId',
  });
}

it.each([
  ['a paper', withheldPaper, 'e1', ''],
  ['a single exam', withheldSingle, 'e2', ''],
  ['practice', withheldPaper, 'e1', '?practice'],
])('shows a receipt while the result is withheld: %s', async (_, result, examId, search) => {
  open([result], search, examId);
  expect(await screen.findByText('Received at 2 March 2026, 12:30 am')).toBeTruthy();
  expect(screen.getByText(/^Results on .*2 March 2026, 2:01 am$/)).toBeTruthy();
  for (const gone of ['out of 4', 'out of 2', 'Print', 'Take Exam Again', 'Among first attempts'])
    expect(screen.queryByText(gone)).toBeNull();
});

it('shows the result by itself after it is released', async () => {
  open([withheldPaper, multi]);
  await screen.findByText('Received at 2 March 2026, 12:30 am');
  await act(() => vi.advanceTimersByTimeAsync(61 * 60_000 + 5000));
  expect(await screen.findByText('out of 4')).toBeTruthy();
});

it('shows that a blank submission counts as zero, and not that the paper was changed', async () => {
  const blank = { ...single, score: 0, questions: single.questions.slice(0, 1) };
  open([blank], '', 'e2');
  expect(
    await screen.findByText('You answered nothing: in a campaign this counts as zero.'),
  ).toBeTruthy();
  expect(screen.queryByText(/no longer add up/)).toBeNull();
});

it('shows that the score is never shown, and names no time', async () => {
  open([{ ...withheldPaper, releasedAt: null }]);
  expect(
    await screen.findByText('The scores and answers of this exam are not shown.'),
  ).toBeTruthy();
  expect(screen.queryByText(/^Results on/)).toBeNull();
});

it('shows only the score, with a message', async () => {
  open([{ ...multi, visibility: 'SCORE', subjects: null }]);
  expect(await screen.findByText('out of 4')).toBeTruthy();
  expect(screen.getByText('The answers of this exam are not shown.')).toBeTruthy();
  expect(screen.queryByText(/right of/)).toBeNull();
});

it('shows that the answers are not shown at the release either', async () => {
  open([
    {
      ...withheldPaper,
      exam: { ...multi.exam, release: { __typename: 'ExamRelease', visibility: 'SCORE' } },
    },
  ]);
  expect(
    await screen.findByText('You see your score then. The answers of this exam are not shown.'),
  ).toBeTruthy();
});
