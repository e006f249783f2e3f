import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeSheet } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { Component as ExamRoute } from '../../web/src/features/exams/exam.route.tsx';
import { SubmitExamDocument } from '../../web/src/features/exams/generated/exam.route.ts';
import { aSaver, aSingleStart, singleSubmitMocks } from './exam-fixtures.ts';
import { aSingleOutline } from './exam-outline-fixtures.ts';
import { closeReceipt, option, submitAnyway } from './exam-page-kit.ts';
import {
  aViewer,
  loadingMeanwhile,
  type Mock,
  openAttempts,
  refusal,
  renderPage,
} from './render.tsx';

const chapter = '/courses/academic/class10/c1/subject/chapter/ch1/exams';

function openExam(mocks: readonly Mock[], lang: 'en' | 'bn' = 'en') {
  return renderPage(<ExamRoute />, {
    mocks: [...mocks, aSaver().mock],
    lang,
    viewer: aViewer(),
    before: chapter,
    at: '/exam/e2',
    path: '/exam/:examId',
  });
}

async function answerAlert(user: ReturnType<typeof openExam>['user']) {
  const dialog = await screen.findByRole('alertdialog');
  const words = dialog.querySelector('p')?.textContent;
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  return words;
}

it('allows changing a choice, and shows the cost of a blank answer', async () => {
  const { user } = openExam([aSingleStart()]);
  await user.click(await option('m1 a'));
  await waitFor(async () => expect(await option('m1 a')).toHaveProperty('checked', true));
  await user.click(await option('m1 b'));
  await waitFor(async () => expect(await option('m1 b')).toHaveProperty('checked', true));
  expect(await option('m1 a')).toHaveProperty('checked', false);
  expect(
    screen.getByText('A blank answer costs as much as a wrong one: 50% of the question’s marks.'),
  ).toBeTruthy();
});

it('does not override a choice that another tab has changed meanwhile', async () => {
  const { user } = openExam([aSingleStart()]);
  await user.click(await option('m1 a'));
  await waitFor(async () => expect(await option('m1 a')).toHaveProperty('checked', true));
  await changeSheet({ userId: 'u1', kind: 'single', examId: 'e2', attemptId: 'attempt-1' }, [
    (sheet) => ({ ...sheet, chosen: { ...sheet.chosen, m1: ['m1-c'] } }),
  ]);
  await user.click(await option('m2 d'));
  await waitFor(async () => expect(await option('m2 d')).toHaveProperty('checked', true));
  expect(await option('m1 c')).toHaveProperty('checked', true);
});

it('shows nothing about blank answers without a deduction', async () => {
  openExam([aSingleStart({ negative: 0 })]);
  await option('m1 a');
  expect(screen.queryByText(/A blank answer costs/)).toBeNull();
});

it("shows 'Submitting...' while in flight, then the score, and goes back on OK", async () => {
  const { sent, mocks } = singleSubmitMocks(1.5, true);
  const { user, router } = openExam([
    aSingleStart(),
    ...mocks.map((mock) => ({ ...mock, delay: 150 })),
  ]);
  await user.click(await option('m2 d'));
  await waitFor(async () => expect(await option('m2 d')).toHaveProperty('checked', true));
  const meanwhile = loadingMeanwhile('Submitting...');
  await submitAnyway(user);
  await meanwhile;

  const dialog = await screen.findByRole('alertdialog');
  expect(router.state.location.pathname).toBe('/exam/e2');
  expect(dialog.textContent).toContain('You scored 1.5 out of 2. You passed.');
  await answerAlert(user);
  await closeReceipt(user);
  await waitFor(() => expect(router.state.location.pathname).toBe(chapter));
  expect(sent).toEqual([
    {
      ticket: 'ticket of attempt-1',
      mcqAnswers: [{ questionId: 'm2', selectedOptionId: 'm2-d' }],
      writtenAnswers: [],
      lastSave: expect.any(Number),
    },
  ]);
});

it('marks options with Bengali letters in Bengali and Latin ones in English', async () => {
  const page = openExam([aSingleStart()]);
  expect((await option('m1 a')).closest('label')?.textContent).toBe('Am1 a');
  page.unmount();
  openExam([aSingleStart()], 'bn');
  expect((await option('m1 c')).closest('label')?.textContent).toBe('গm1 c');
});

it('shows that nothing was stored without answers', async () => {
  const blank: Mock = {
    request: { query: SubmitExamDocument, variables: () => true },
    result: {
      data: {
        submitExam: {
          __typename: 'SubmitExamPayload',
          receipt: null,
          result: null,
          exam: { __typename: 'Exam', id: 'e2', totalMarks: 2, myResult: null },
        },
      },
    },
  };
  const { user } = openExam([aSingleStart(), blank]);
  await option('m1 a');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('You have answered nothing');
  await user.click(screen.getByRole('button', { name: 'Submit now' }));
  expect(await answerAlert(user)).toContain('no result was stored');
  expect(await screen.findByText(`at ${chapter}`)).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Your answers are in' })).toBeNull();
});

it('shows why an exam does not open, and links back', async () => {
  const closed: Mock = {
    request: aSingleStart().request,
    result: refusal('EXAM_CLOSED', 'The exam opens tomorrow.'),
  };
  const { user } = openExam([openAttempts([]), ...aSingleOutline(), closed]);
  await user.click(await screen.findByRole('button', { name: 'Ready: start the clock' }));
  expect(await screen.findByText('Error: The exam opens tomorrow.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to courses' }).getAttribute('href')).toBe(
    '/courses',
  );
});
