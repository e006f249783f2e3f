import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeAttempt } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { aServerClock, iso, START } from './exam-fixtures.ts';
import type { MockResult } from './render.tsx';
import { anExam, aResult, aYear, hrefOf, mock, open, row, yearsResult } from './years-kit.tsx';

const allKinds = yearsResult(
  [
    aYear(2024, anExam('e1')),
    aYear(2023, anExam('e2', aResult)),
    aYear(2022, null),
    aYear(2021, anExam('e4')),
  ],
  {
    errors: [
      { message: 'upstream is away', path: ['admissionUnit', 'years', 3, 'exam', 'myResult'] },
    ],
  },
);

it('has one row per exam year and a way back to the unit, from one query', async () => {
  open(mock(allKinds));
  await row('2024');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['2024', '2023', '2022', '2021']);
  expect(hrefOf(screen.getByRole('link', { name: 'Back to Unit' }))).toBe(
    '/courses/admission/du/units',
  );
});

it('offers Give Exam in a row without a result, with all details before entry', async () => {
  open(mock(allKinds));
  const { getByRole, getByText, queryByText } = await row('2024');
  expect(hrefOf(getByRole('link', { name: 'Give Exam' }))).toBe('/exam/mcq-exam/e1');
  const facts =
    '40 questions · 60 minutes · 50 marks · a wrong answer costs 25% of the question’s marks · mandatory: Physics';
  expect(getByText(facts)).toBeTruthy();
  expect(screen.getByText(/a selection cannot be removed once made/)).toBeTruthy();
  expect(queryByText('View Result')).toBeNull();
});

it('shows score and long date in a row with a result, with View Result and Take Exam Again', async () => {
  open(mock(allKinds));
  const { getByRole, getByText, queryByText } = await row('2023');
  expect(hrefOf(getByRole('link', { name: 'View Result' }))).toBe('/exam/result/u1/e2');
  expect(hrefOf(getByRole('link', { name: 'Take Exam Again' }))).toBe('/exam/mcq-exam/e2/r1');
  expect(getByText('31.25 out of 50')).toBeTruthy();
  expect(getByText('Attempted on 1 March 2026')).toBeTruthy();
  expect(queryByText('Give Exam')).toBeNull();
});

it('shows that a score is withheld, and still links to the receipt', async () => {
  open(
    mock(
      yearsResult([aYear(2023, anExam('e2', { ...aResult, totalScore: null, versions: null }))]),
    ),
  );
  const { getByRole, getByText, queryByText } = await row('2023');
  expect(getByText('not shown now')).toBeTruthy();
  expect(queryByText(/out of 50/)).toBeNull();
  expect(hrefOf(getByRole('link', { name: 'View Result' }))).toBe('/exam/result/u1/e2');
});

it('shows a message in a row without a paper', async () => {
  open(mock(allKinds));
  const { getByText, queryByRole } = await row('2022');
  expect(getByText('There is no paper for this year yet.')).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});

it('shows an error only in the row that failed, and retries from there', async () => {
  const mended = yearsResult([
    aYear(2024, anExam('e1')),
    aYear(2023, anExam('e2', aResult)),
    aYear(2022, null),
    aYear(2021, anExam('e4')),
  ]);
  const { user } = open(mock(allKinds, mended));
  const { getByText, getByRole } = await row('2021');
  expect(getByText('Error fetching exam results for 2021')).toBeTruthy();
  expect(screen.getAllByText(/^Error/)).toHaveLength(1);
  await user.click(getByRole('button', { name: 'Try again' }));
  expect(await (await row('2021')).findByRole('link', { name: 'Give Exam' })).toBeTruthy();
  expect(screen.queryByText(/^Error/)).toBeNull();
});

it("shows 'Error loading years or no years found.' for both", async () => {
  const page = open(mock(yearsResult([])));
  expect(await screen.findByText('Error loading years or no years found.')).toBeTruthy();
  page.unmount();
  open(mock({ data: null, errors: [{ message: 'away' }] } as MockResult));
  expect(await screen.findByText('Error loading years or no years found.')).toBeTruthy();
});

it('offers Resume with the time left for an attempt that is open on this device', async () => {
  await storeAttempt(
    {
      userId: 'u1',
      kind: 'multi-subject',
      examId: 'e1',
      resultId: null,
      title: 'Paper e1',
      attemptId: 'attempt-1',
      token: 'ticket',
      deadline: START + 3_630_000,
      endsAt: START + 3_600_000,
      timeLimitMinutes: 60,
      seen: { server: START, device: Date.parse(iso(START)) },
    },
    {},
  );
  open([...mock(allKinds), aServerClock(() => START + 600_000)]);
  const { findByRole, findByText, queryByText } = await row('2024');
  expect(hrefOf(await findByRole('link', { name: 'Resume' }))).toBe('/exam/mcq-exam/e1');
  expect(await findByText(/^(50:00|49:5\d) left$/)).toBeTruthy();
  expect(queryByText('Give Exam')).toBeNull();
});

it('links a viewer who is not enrolled to the course and offers no exam', async () => {
  open(mock(yearsResult([aYear(2024, anExam('e1'))], { isEnrolled: false })));
  expect(hrefOf(await screen.findByRole('link', { name: 'Go to the course' }))).toBe(
    '/courses/admission/du',
  );
  expect(screen.queryByText('Give Exam')).toBeNull();
});

it('refetches on the next visit after a row has failed, and not after a complete response', async () => {
  const mended = yearsResult([
    aYear(2024, anExam('e1')),
    aYear(2023, anExam('e2', aResult)),
    aYear(2022, null),
    aYear(2021, anExam('e4')),
  ]);
  const { router } = open(mock(allKinds, mended));
  await screen.findByText('Error fetching exam results for 2021');
  for (const visit of ['second', 'third']) {
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/courses/admission/a/years'));
    expect(await (await row('2021')).findByRole('link', { name: 'Give Exam' }), visit).toBeTruthy();
    expect(screen.queryByText(/^Error/)).toBeNull();
  }
});
