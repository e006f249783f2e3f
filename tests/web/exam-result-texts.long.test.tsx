/** The questions of a review are loaded when they are about to be seen (docs/decisions/085). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Component as ExamResultRoute } from '../../web/src/features/results/result/exam-result.route.tsx';
import { ReviewTextsDocument } from '../../web/src/features/results/review/generated/review-texts.ts';
import { aViewer, isLoading, type Mock, queriesSettled, renderPage } from './render.tsx';
import { aResultAnswer, multi } from './result-fixtures.ts';
import { questionsLoaded, scrolledEverywhere } from './result-kit.ts';

const print = vi.fn();

beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
  // Never reports an intersection.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

const [score, texts] = aResultAnswer(multi) as [Mock, Mock];
const lost: Mock = { request: texts.request, error: new TypeError('Failed to fetch') };

const open = (mocks: readonly Mock[] = [score, texts], at = '/exam/result/u1/e1?show=all') =>
  renderPage(<ExamResultRoute />, {
    mocks,
    viewer: aViewer(),
    at,
    path: '/exam/result/:userId/:examId',
  });

type Page = ReturnType<typeof open>;
const articles = () => document.querySelectorAll('article').length;
const isLoaded = ({ client }: Page) =>
  client.cache.readQuery({
    query: ReviewTextsDocument,
    variables: { userId: 'u1', examId: 'e1' },
  }) !== null;
const map = async () => within(await screen.findByRole('navigation', { name: 'Question map' }));
const printed = () => screen.getByRole('button', { name: 'Print' });

it('shows score, map, subjects and filters without requesting the questions', async () => {
  const page = open();
  expect((await map()).getAllByRole('button')).toHaveLength(4);
  await queriesSettled(page.client);
  expect(screen.getByRole('heading', { name: '1 of 4 right' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Practise 3 wrong or blank' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'By subject' })).toBeTruthy();
  const filters = within(screen.getByLabelText('Show'));
  await page.user.click(filters.getByRole('button', { name: 'Wrong (2)' }));
  expect(screen.getByText('2 of 4 questions shown')).toBeTruthy();
  expect(articles()).toBe(0);
  expect(isLoaded(page)).toBe(false);
});

it('loads them when they are near the viewport', async () => {
  scrolledEverywhere();
  open();
  await questionsLoaded();
  expect(articles()).toBe(4);
});

it('loads them for a jump from the map, and focuses the question', async () => {
  const { user } = open();
  await user.click((await map()).getByRole('button', { name: 'Question 3, blank' }));
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Question 3'),
  );
  expect(articles()).toBe(4);
});

it('shows when they cannot be loaded, and loads them again by a button', async () => {
  scrolledEverywhere();
  const { user } = open([score, lost, texts]);
  const alert = within(await screen.findByRole('alert'));
  expect(articles()).toBe(0);
  expect(screen.getByText('out of 4')).toBeTruthy();
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  await questionsLoaded();
  expect(articles()).toBe(4);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('prints after they are loaded', async () => {
  const { user } = open();
  await map();
  await user.click(printed());
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(articles()).toBe(4);
  await user.click(printed());
  expect(print).toHaveBeenCalledTimes(2);
});

it('prints nothing if they cannot be loaded', async () => {
  const { user } = open([score, lost]);
  await map();
  await user.click(printed());
  expect(await screen.findByRole('alert')).toBeTruthy();
  await waitFor(() => expect(isLoading(printed())).toBe(false));
  expect(print).not.toHaveBeenCalled();
});

it('prints that they are missing if the browser prints before they are loaded', async () => {
  open();
  await map();
  dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText(/^The questions were not loaded yet/)).toBeTruthy();
  dispatchEvent(new Event('afterprint'));
  await questionsLoaded();
  expect(screen.queryByText(/^The questions were not loaded yet/)).toBeNull();
});

it('loads them before the browser searches in the page', async () => {
  const { user } = open();
  await map();
  await user.keyboard('{Control>}f{/Control}');
  await questionsLoaded();
  expect(articles()).toBe(4);
});

it('shows when practice cannot load them', async () => {
  const { user } = open([score, lost, texts], '/exam/result/u1/e1?practise=1');
  const alert = within(await screen.findByRole('alert'));
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Question 1 of 3' })).toBeTruthy();
});

it('has them at once on Back, so that the page is as long as before', async () => {
  const { user, router } = open();
  await user.click((await map()).getByRole('button', { name: 'Question 3, blank' }));
  await questionsLoaded();
  await act(() => router.navigate('/exams'));
  expect(articles()).toBe(0);
  await act(() => router.navigate(-1));
  expect(articles()).toBe(4);
});
