import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ExamResultRoute } from '../../web/src/features/results/result/exam-result.route.tsx';
import { aViewer, renderPage } from './render.tsx';
import { aResultAnswer, aReviewed, multi, single } from './result-fixtures.ts';

const path = '/exam/result/:userId/:examId';

function open(search = '?practise=1') {
  return renderPage(<ExamResultRoute />, {
    mocks: aResultAnswer(multi),
    viewer: aViewer(),
    at: `/exam/result/u1/e1${search}`,
    path,
  });
}

function openSingle(questions: unknown) {
  const mocks = aResultAnswer({ ...single, questions }, 'e2');
  return renderPage(<ExamResultRoute />, {
    mocks,
    viewer: aViewer(),
    at: '/exam/result/u1/e2?practise=1',
    path,
  });
}

const question = () => screen.getByRole('group');
const option = (text: string) =>
  within(question()).getByRole('checkbox', { name: new RegExp(text) });

it('repeats the wrong and blank questions, one by one, without showing the right answer', async () => {
  const { user, router } = open('');
  await user.click(await screen.findByRole('link', { name: 'Practise 3 wrong or blank' }));
  expect(router.state.location.search).toBe('?practise=1');
  expect(await screen.findByText('Practice: does not change your result.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Question 1 of 3' })).toBeTruthy();
  expect(screen.getByRole('group', { name: /Question p2/ })).toBeTruthy();
  expect(screen.queryByText('Right answer')).toBeNull();
  expect(screen.queryByText('Because of mass.')).toBeNull();
  for (const box of screen.getAllByRole('checkbox'))
    expect((box as HTMLInputElement).checked).toBe(false);
});

it('checks an answer at once, with the right one and the explanation, and announces the verdict', async () => {
  const { user } = open();
  await screen.findByRole('group');
  await user.click(option('p2 option a'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(document.activeElement?.textContent).toBe('Not right yet.');
  expect(screen.getByText('p2 option a').parentElement?.textContent).toContain('Your answer');
  expect(screen.getByText('p2 option b').parentElement?.textContent).toContain('Right answer');
  expect(
    screen.getByText('p2 option c').parentElement?.textContent,
    'the choice of the exam',
  ).not.toContain('Your answer');
  expect(screen.getByText('Because of mass.')).toBeTruthy();
});

it('allows another choice before the check, and starts the next question at its text', async () => {
  const { user } = open();
  await screen.findByRole('group');
  await user.click(option('p2 option a'));
  await user.click(option('p2 option a'));
  await user.click(option('p2 option b'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Right!')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next question' }));
  expect(screen.getByRole('heading', { name: 'Question 2 of 3' })).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Question b1');
});

it('shows a summary at the end, and repeats the missed questions', async () => {
  const { user } = open();
  await screen.findByRole('group');
  for (const [chosen, then] of [
    ['p2 option b', 'Next question'],
    ['b1 option a', 'Next question'],
    ['b2 option b', 'Finish'],
  ] as const) {
    await user.click(option(chosen));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await user.click(screen.getByRole('button', { name: then }));
  }
  expect(document.activeElement?.textContent).toBe('Practice finished');
  expect(screen.getByText('2 of 3 right this time.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Practise the 1 you missed again' }));
  expect(screen.getByRole('group', { name: /Question b1/ })).toBeTruthy();
});

it('returns to the heading of the result, because the link that was pressed is gone', async () => {
  const { user } = open();
  await screen.findByRole('group');
  await user.click(screen.getByRole('link', { name: 'Back to the review' }));
  expect(await screen.findByRole('link', { name: 'Practise 3 wrong or blank' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('keeps the subject of the filter, and returns to the review with it', async () => {
  const { user, router } = open('?subject=s2');
  await user.click(await screen.findByRole('link', { name: 'Practise 2 wrong or blank' }));
  expect(await screen.findByRole('group', { name: /Question b1/ })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Back to the review' }));
  expect(router.state.location.search).toBe('?subject=s2');
  expect(screen.getByText('out of 4')).toBeTruthy();
});

it('selects one option in a single exam, and omits questions that were rightly left blank', async () => {
  const { user } = openSingle([
    aReviewed('m1', 'BLANK_DEDUCTED', -0.5),
    aReviewed('m2', 'BLANK_EMPTY_KEY', 1),
  ]);
  expect(await screen.findByRole('heading', { name: 'Question 1 of 1' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /m1 option a/ }));
  await user.click(screen.getByRole('radio', { name: /m1 option b/ }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Right!')).toBeTruthy();
});

it('shows a message when nothing is left to practise', async () => {
  openSingle([aReviewed('m1', 'CORRECT', 1)]);
  expect(await screen.findByText(/There is nothing to practise here/)).toBeTruthy();
});
