import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Component as ExamResultRoute } from '../../web/src/features/results/result/exam-result.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, renderPage } from './render.tsx';
import { aResultAnswer, multi } from './result-fixtures.ts';
import { article, scrolledEverywhere } from './result-kit.ts';

beforeAll(() => loadLanguage('bn'));
beforeEach(() => {
  scrolledEverywhere();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

const questionTimes = Object.entries({ p1: 30, p2: 125, b2: 5 }).map(([questionId, seconds]) => ({
  __typename: 'QuestionTime',
  questionId,
  seconds,
}));

const open = (times: unknown, lang: 'en' | 'bn' = 'en') =>
  renderPage(<ExamResultRoute />, {
    mocks: aResultAnswer({ ...multi, questionTimes: times }),
    viewer: aViewer(),
    at: '/exam/result/u1/e1?show=all',
    path: '/exam/result/:userId/:examId',
    lang,
  });

it('shows the time of each question, and where none was measured', async () => {
  open(questionTimes);
  expect((await article('Question p2')).getByText('Time: 2 min 5 s')).toBeTruthy();
  expect((await article('Question p1')).getByText('Time: 30 s')).toBeTruthy();
  expect((await article('Question b1')).getByText('Time: not measured')).toBeTruthy();
});

it('names the slowest questions with their outcome, and links to them', async () => {
  const { user } = open(questionTimes);
  const section = within(
    (await screen.findByRole('heading', { name: 'Time per question' })).closest(
      'section',
    ) as HTMLElement,
  );
  expect(section.getByText(/^On average 53 s/)).toBeTruthy();
  expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Question 2 (wrong): 2 min 5 s',
    'Question 1 (right): 30 s',
    'Question 4 (wrong): 5 s',
  ]);
  await user.click(section.getByRole('button', { name: /^Question 4/ }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Question 4');
});

it('shows once that nothing was measured, also with a host without times', async () => {
  open(null);
  expect(await screen.findByText('The time per question was not measured.')).toBeTruthy();
  expect(screen.queryByText(/^Time: /)).toBeNull();
});

it('shows Bengali words and digits', async () => {
  open(questionTimes, 'bn');
  expect(await screen.findByText('সময়: ২ মিনিট ৫ সেকেন্ড')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'প্রশ্ন ১ (সঠিক): ৩০ সেকেন্ড' })).toBeTruthy();
});
