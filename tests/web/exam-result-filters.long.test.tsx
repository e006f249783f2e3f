import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptySheet } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { storeSubmission } from '../../web/src/features/exam-room/storage/stored-papers.ts';
import { Component as ExamResultRoute } from '../../web/src/features/results/result/exam-result.route.tsx';
import { aViewer, renderPage } from './render.tsx';
import { aResultAnswer, multi, single } from './result-fixtures.ts';
import { questionsLoaded, scrolledEverywhere } from './result-kit.ts';

beforeEach(scrolledEverywhere);

const open = (search = '', result: unknown = multi) =>
  renderPage(<ExamResultRoute />, {
    mocks: aResultAnswer(result),
    viewer: aViewer(),
    at: `/exam/result/u1/e1${search}`,
    path: '/exam/result/:userId/:examId',
  });

const shownQuestions = () =>
  screen.queryAllByText(/^Question [a-z]\d$/).map(({ textContent }) => textContent?.slice(9));
const article = (question: string) =>
  within(screen.getByText(question).closest('article') as HTMLElement);

/** The state that the exam room stores after a submission: b1 was marked as unsure. */
const storeSubmittedExam = () =>
  storeSubmission(
    {
      userId: 'u1',
      kind: 'multi-subject',
      examId: 'e1',
      resultId: null,
      title: 'Unit A 2024',
      attemptId: 'attempt-1',
      token: 'ticket',
      deadline: 0,
      endsAt: 0,
      timeLimitMinutes: 60,
      seen: { server: 0, device: 0 },
    },
    { ...emptySheet, unsure: ['b1'] },
    { attemptId: 'attempt-1', submittedAt: '2026-03-01T18:30:00.000Z', answersHash: 'f00dcafe' },
  );

/** The filters: a small part of the page, so that looking for a button in it is quick. */
async function filters() {
  const group = await screen.findByLabelText('Show');
  await questionsLoaded();
  return within(group);
}

it('shows the wrong answers first', async () => {
  open();
  expect(
    (await filters()).getByRole('button', { name: 'Wrong (2)' }).getAttribute('aria-pressed'),
  ).toBe('true');
  expect(shownQuestions()).toEqual(['p2', 'b2']);
});

it('shows all questions first if none is wrong', async () => {
  open('', single);
  expect(
    (await filters()).getByRole('button', { name: 'All (2)' }).getAttribute('aria-pressed'),
  ).toBe('true');
  expect(shownQuestions()).toEqual(['m1', 'm2']);
});

it('filters by outcome, and keeps the numbers of the questions', async () => {
  const { user } = open('?show=all');
  const { getByRole } = await filters();
  await user.click(getByRole('button', { name: 'Wrong (2)' }));
  expect(shownQuestions()).toEqual(['p2', 'b2']);
  expect(screen.getByText('2 of 4 questions shown').getAttribute('role')).toBe('status');
  expect(article('Question b2').getByText('4.')).toBeTruthy();
});

it('filters by subject, and counts in it', async () => {
  const { user } = open('?show=wrong');
  const { getByRole } = await filters();
  await user.selectOptions(screen.getByLabelText('Subject'), 'Biology');
  expect(shownQuestions()).toEqual(['b2']);
  expect(getByRole('button', { name: 'Wrong (1)' }).getAttribute('aria-pressed')).toBe('true');
});

it('keeps the filters in the URL', async () => {
  const { user, router } = open();
  const { getByRole } = await filters();
  await user.click(getByRole('button', { name: 'Wrong (2)' }));
  await user.selectOptions(screen.getByLabelText('Subject'), 'Biology');
  expect(router.state.location.search).toBe('?show=wrong&subject=s2');
  await user.selectOptions(screen.getByLabelText('Subject'), 'All subjects');
  expect(router.state.location.search).toBe('?show=wrong');
  await user.click(getByRole('button', { name: 'All (4)' }));
  expect(router.state.location.search).toBe('?show=all');
});

it('restores the filters of the URL', async () => {
  open('?show=correct&subject=s1');
  await filters();
  expect(shownQuestions()).toEqual(['p1']);
});

it('can be filtered by keyboard only', async () => {
  const { user } = open('?show=all');
  (await filters()).getByRole('button', { name: 'All (4)' }).focus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(shownQuestions()).toEqual(['p2', 'b2']);
});

it('shows when no question matches, and shows all again from there', async () => {
  const { user } = open('?show=correct&subject=s2');
  expect(await screen.findByText('There are no such questions.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(shownQuestions()).toEqual(['p1', 'p2', 'b1', 'b2']);
});

it('ignores an unknown filter or subject in the URL', async () => {
  open('?show=everything&subject=none');
  await filters();
  expect(shownQuestions()).toEqual(['p2', 'b2']);
});

it('shows the marks of the exam as flags, and filters by them', async () => {
  await storeSubmittedExam();
  const { user } = open();
  await user.click(await screen.findByText('Unsure (1)'));
  expect(shownQuestions()).toEqual(['b1']);
  expect(article('Question b1').getByText('Marked as unsure')).toBeTruthy();
});

it('offers no filter for marks where this device has none', async () => {
  open();
  expect((await filters()).queryByRole('button', { name: /^Unsure/ })).toBeNull();
  expect(screen.queryByText('Receipt of submission')).toBeNull();
});

it('shows the receipt that this device has kept', async () => {
  await storeSubmittedExam();
  const { user } = open();
  await user.click(await screen.findByText('Receipt of submission'));
  const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(fact('Receipt no.')).toBe('attempt-1');
  expect(fact('Handed in')).toContain('2 March 2026');
  expect(fact('Hash of the answers (SHA-256)')).toBe('f00dcafe');
});
