import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Component as ExamResultRoute } from '../../web/src/features/results/result/exam-result.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, queriesSettled, renderPage } from './render.tsx';
import { aResultAnswer, aReviewed, multi, single } from './result-fixtures.ts';
import { scrolledEverywhere } from './result-kit.ts';

beforeAll(() => loadLanguage('bn'));
beforeEach(() => {
  scrolledEverywhere();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

const open = (search = '', result: unknown = multi, lang: 'en' | 'bn' = 'en') =>
  renderPage(<ExamResultRoute />, {
    mocks: aResultAnswer(result),
    viewer: aViewer(),
    at: `/exam/result/u1/e1${search}`,
    path: '/exam/result/:userId/:examId',
    lang,
  });

const map = async (name = 'Question map') =>
  within(await screen.findByRole('navigation', { name }));
const shownQuestions = () =>
  screen.queryAllByText(/^Question [a-z]\d+$/).map(({ textContent }) => textContent?.slice(9));
const focused = () => document.activeElement?.textContent;

it('lists every question under its subject, with its outcome as text and as a sign', async () => {
  open();
  const { getAllByRole } = await map();
  expect(getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Physics',
    'Biology',
  ]);
  const cells = getAllByRole('button');
  expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'Question 1, right',
    'Question 2, wrong',
    'Question 3, blank',
    'Question 4, wrong',
  ]);
  expect(cells.map(({ dataset }) => dataset.outcome)).toEqual([
    'correct',
    'wrong',
    'blank',
    'wrong',
  ]);
});

it('marks questions whose marks do not depend on the answer as corrected', async () => {
  open('', { ...single, questions: [aReviewed('m1', 'BONUS', 1), aReviewed('m2', 'VOID', 0)] });
  const cells = (await map()).getAllByRole('button');
  expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'Question 1, corrected',
    'Question 2, corrected',
  ]);
});

it('has Bengali digits and names', async () => {
  open('', multi, 'bn');
  const cell = (await map('এক নজরে সব প্রশ্ন')).getByRole('button', { name: 'প্রশ্ন ২, ভুল' });
  expect(cell.textContent).toBe('২');
});

it('jumps to a question that is shown, and keeps the filters', async () => {
  const { user, router } = open('?show=wrong');
  await user.click((await map()).getByRole('button', { name: 'Question 4, wrong' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Question 4');
  expect(focused()).toContain('Question b2');
  expect(router.state.location.search).toBe('?show=wrong');
});

it('shows all questions for a jump to one that the filters hide', async () => {
  const { user, router } = open('?show=wrong&subject=s1');
  await user.click((await map()).getByRole('button', { name: 'Question 3, blank' }));
  await waitFor(() => expect(focused()).toContain('Question b1'));
  expect(router.state.location.search).toBe('?show=all');
  expect(shownQuestions()).toEqual(['p1', 'p2', 'b1', 'b2']);
});

it('does not move the focus again when the filters change after a jump', async () => {
  const { user } = open('?show=wrong');
  await user.click((await map()).getByRole('button', { name: 'Question 3, blank' }));
  await waitFor(() => expect(focused()).toContain('Question b1'));
  await user.click(screen.getByRole('button', { name: 'Blank (1)' }));
  expect(focused()).toBe('Blank (1)');
});

const long = Array.from({ length: 30 }, (_, index) =>
  aReviewed(`m${index + 1}`, index % 4 === 0 ? 'CORRECT' : 'WRONG', 1),
);
/** Cheaper than a query by role or text, which is repeated while the page renders. */
const articles = () => document.querySelectorAll('article').length;

it('renders the first questions of a long paper at once, and all of them soon', async () => {
  const { client } = open('?show=all', { ...single, questions: long });
  let first = 0;
  new MutationObserver(() => {
    first ||= articles();
  }).observe(document.body, { childList: true, subtree: true });
  await queriesSettled(client);
  await waitFor(() => expect(articles()).toBe(30), { timeout: 20_000 });
  expect(first).toBe(6);
});

it('renders all questions before it prints, whatever is filtered, and those of the filter afterwards', async () => {
  const { client } = open('?show=correct', { ...single, questions: long });
  await queriesSettled(client);
  await waitFor(() => expect(articles()).toBe(8), { timeout: 20_000 });
  dispatchEvent(new Event('beforeprint'));
  expect(articles()).toBe(30);
  dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(articles()).toBe(8));
});

it('prints questions even if none is of the filter', async () => {
  const { client } = open('?show=blank', { ...single, questions: long });
  await queriesSettled(client);
  expect(
    await screen.findByText('There are no such questions.', {}, { timeout: 20_000 }),
  ).toBeTruthy();
  dispatchEvent(new Event('beforeprint'));
  expect(articles()).toBe(30);
});

it('links back from the questions to the map', async () => {
  const { user } = open();
  await map();
  await user.click(screen.getByRole('button', { name: 'Question map' }));
  expect(document.activeElement?.id).toBe('question-map');
});
