// Panels of the dashboard: the next exam, an attempt from another device, weak subjects, the last
// seven days.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OpenAttempt_AttemptFragment } from '../../web/src/features/exam-room/storage/generated/open-attempt.ts';
import { useOpenAttempts } from '../../web/src/features/exam-room/storage/open-attempts.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { NextExam } from '../../web/src/features/students/dashboard/next-exam.tsx';
import { RunningAttempts } from '../../web/src/features/students/dashboard/running-attempts.tsx';
import { weakSubjects } from '../../web/src/features/students/dashboard/weak-subjects.ts';
import { WeakSubjectsPanel } from '../../web/src/features/students/dashboard/weak-subjects-panel.tsx';
import { lastSevenDays } from '../../web/src/features/students/week/week.ts';
import { WeekView } from '../../web/src/features/students/week/week-view.tsx';
import { renderPage } from './render.tsx';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

const anExam = (startDate: string | null, endDate: string | null = null) => ({
  campaignId: 'k1',
  title: 'Physics marathon',
  examId: 'e1',
  examKind: 'SINGLE' as const,
  examTitle: 'Motion',
  startDate,
  endDate,
});

const aPaper = (
  marks: Readonly<Record<string, readonly [score: number, total: number]>>,
  userId = 'u1',
) => ({
  userId,
  subjects: Object.entries(marks).map(([name, [score, totalPoints]]) => ({
    name,
    score,
    totalPoints,
  })),
});

it.each([
  [5, 'Starts in 5 min'],
  [125, 'Starts in 2 h 5 min'],
  [3 * 24 * 60 + 5, 'Starts in 3 days'],
])('counts down to the next exam: %i minutes', (minutes, expectedText) => {
  renderPage(<NextExam exams={[anExam(inMinutes(minutes))]} serverNow={() => NOW} isNext />);
  expect(screen.getByText(expectedText)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the campaign' }).getAttribute('href')).toBe(
    '/campaigns/exams/k1',
  );
});

it('omits an exam that is over, and links to the open one', () => {
  const over = { ...anExam(inMinutes(-90), inMinutes(-1)), examId: 'e0' };
  renderPage(
    <NextExam exams={[over, anExam(inMinutes(-5), inMinutes(55))]} serverNow={() => NOW} isNext />,
  );
  const panel = within(screen.getByRole('region', { name: 'Next exam' }));
  expect(panel.getByText('Open now')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Go to the exam' }).getAttribute('href')).toBe('/exam/e1');
});

function Running({ onServer }: { readonly onServer: readonly OpenAttempt_AttemptFragment[] }) {
  return <RunningAttempts attempts={useOpenAttempts('u1', onServer)} />;
}

it('shows an exam that runs on another device, until its time is up', async () => {
  setServerTime(new Date(NOW).toISOString());
  const openAttempt = (id: string, minutes: number) => ({
    id: `attempt-${id}`,
    deadline: inMinutes(minutes),
    exam: null,
    multiSubjectExam: { id, title: `Paper ${id}`, timeLimitMinutes: 60 },
    result: null,
  });
  renderPage(<Running onServer={[openAttempt('e1', 20), openAttempt('e2', -1)]} />);
  expect(await screen.findByText('Paper e1: 20 minutes left')).toBeTruthy();
  expect(screen.getByText('Started on another device.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue: Paper e1' }).getAttribute('href')).toBe(
    '/exam/mcq-exam/e1',
  );
  expect(screen.queryByRole('link', { name: 'Continue: Paper e2' })).toBeNull();
});

it('adds up the marks of a subject over all papers; below 60% is weak, the weakest first, three at most', () => {
  const papers = [
    aPaper({
      Physics: [1, 10],
      Chemistry: [10, 10],
      Bangla: [5, 10],
      Biology: [-2, 10],
      English: [2, 10],
    }),
    aPaper({ Physics: [20, 20], Chemistry: [0, 6], Bangla: [0, 0] }),
  ];
  expect(weakSubjects(papers)).toEqual([
    { name: 'Biology', percent: 0 },
    { name: 'English', percent: 20 },
    { name: 'Bangla', percent: 50 },
  ]);
  expect(weakSubjects([aPaper({ Physics: [6, 10] })])).toEqual([]);
});

it('names the weak subjects with their rule, only from the own papers', () => {
  renderPage(
    <WeakSubjectsPanel
      userId="u1"
      results={[aPaper({ Physics: [2, 10] }), aPaper({ Chemistry: [1, 10] }, 'u2')]}
    />,
  );
  const panel = within(screen.getByRole('region', { name: 'Worth another look' }));
  expect(panel.getByText('Less than 60% of the marks in your newest paper.')).toBeTruthy();
  expect(panel.getByRole('progressbar', { name: 'Physics' }).getAttribute('aria-valuenow')).toBe(
    '20',
  );
  expect(panel.queryByText('Chemistry')).toBeNull();
});

it('counts the exams of the last seven days on Dhaka’s calendar', () => {
  // Six in the evening by Greenwich is midnight in Dhaka.
  const moments = [
    '2026-03-09T17:59:00.000Z',
    '2026-03-09T18:00:00.000Z',
    '2026-03-03T12:00:00.000Z',
    null,
  ];
  const days = lastSevenDays(
    moments.map((at) => ({ at, minutes: 30 })),
    NOW,
  );
  expect(days.map(({ noon }) => noon.slice(8, 10))).toEqual([
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
    '10',
  ]);
  expect(days.map(({ exams }) => exams)).toEqual([0, 0, 0, 0, 0, 1, 1]);
});

it('reads out each day of the week in words', () => {
  const own = {
    __typename: 'SingleExamResult' as const,
    id: 'r1',
    userId: 'u1',
    score: 3,
    exam: null,
  };
  const result = { ...own, dateTaken: inMinutes(-10), timeTakenMinutes: 12.4 };
  renderPage(<WeekView results={[result]} now={NOW} />);
  const panel = within(screen.getByRole('region', { name: 'Last seven days' }));
  expect(panel.getByText('1 exam handed in')).toBeTruthy();
  expect(panel.getByText('Tuesday, 10 March 2026: 1 exam')).toBeTruthy();
  expect(panel.getAllByRole('listitem')).toHaveLength(7);
});

it('shows the minutes and the days in a row, and can be hidden for good', async () => {
  const own = {
    __typename: 'SingleExamResult' as const,
    userId: 'u1',
    score: 3,
    exam: null,
    timeTakenMinutes: 12.4,
  };
  const results = [-24 * 60, -48 * 60].map((minutes) => ({
    ...own,
    id: String(minutes),
    dateTaken: inMinutes(minutes),
  }));
  const { user, unmount } = renderPage(<WeekView results={results} now={NOW} />);
  expect(screen.getByText('25 minutes in exams')).toBeTruthy();
  expect(screen.getByText('2 days in a row'), 'today is not over').toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  unmount();
  renderPage(<WeekView results={results} now={NOW} />);
  expect(screen.getByRole('button', { name: 'Show' }).getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listitem')).toBeNull();
});
