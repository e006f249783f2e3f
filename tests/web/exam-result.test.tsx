import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Component as ExamResultRoute } from '../../web/src/features/results/result/exam-result.route.tsx';
import { ExamResultRouteDocument } from '../../web/src/features/results/result/generated/exam-result.route.ts';
import { NoResultDocument } from '../../web/src/features/results/result/generated/no-result.ts';
import { ownContests } from './own-contests.ts';
import {
  aViewer,
  type Mock,
  type MockResult,
  queriesSettled,
  refusal,
  renderPage,
} from './render.tsx';
import { aResultAnswer, aReviewed, multi, single } from './result-fixtures.ts';
import { questionsLoaded, scrolledEverywhere } from './result-kit.ts';

beforeEach(scrolledEverywhere);

function open(mocks: readonly Mock[], at = '/exam/result/u1/e1') {
  return renderPage(<ExamResultRoute />, {
    mocks,
    viewer: aViewer(),
    at,
    path: '/exam/result/:userId/:examId',
  });
}

const openMulti = (search = '') => open(aResultAnswer(multi), `/exam/result/u1/e1${search}`);
const openSingle = (result: unknown = single) =>
  open(aResultAnswer(result, 'e2'), '/exam/result/u1/e2');
const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
const article = (question: string) =>
  within(screen.getByText(question).closest('article') as HTMLElement);

it('shows score, out of, percent, time taken, accuracy, the long date in Dhaka and the marks lost to deductions', async () => {
  openMulti();
  expect(await screen.findByText('out of 4')).toBeTruthy();
  expect(screen.getByText('0.5')).toBeTruthy();
  expect(fact('Percent')).toBe('12.5%');
  expect(fact('Time taken')).toBe('12 min 30 s');
  expect(fact('Accuracy')).toBe('33% (1 of 3 answered)');
  expect(fact('Lost to deductions')).toBe('−0.5');
  expect(fact('Right − deducted')).toBe('1 − 2 × 0.25 = 0.5');
  expect(fact('Date')).toBe('2 March 2026');
  expect(screen.queryByText('Passed')).toBeNull();
  expect(screen.queryByText(/no longer add up/)).toBeNull();
});

it('shows that the attempt is excluded from its contest and why, instead of a standing', async () => {
  open([
    ...aResultAnswer({
      ...multi,
      versions: [],
      exclusion: {
        __typename: 'ResultExclusion',
        reason: 'Had help',
        excludedAt: '2031-03-01T04:00:00.000Z',
      },
    }),
  ]);
  expect(
    await screen.findByText(/^Your attempt was excluded from the contest on 1 March 2031/),
  ).toBeTruthy();
  expect(screen.getByText('Reason: Had help')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Among first attempts' })).toBeNull();
});

it('shows right, wrong and blank of each subject as numbers', async () => {
  openMulti();
  const bars = within(
    (await screen.findByRole('heading', { name: 'By subject' })).closest('section') as HTMLElement,
  );
  const physics = bars.getByRole('heading', { name: 'Physics' }).parentElement?.parentElement;
  expect(physics?.textContent).toContain('0.75 out of 2');
  expect(physics?.textContent).toContain('1 correct1 wrong0 blank');
});

it('shows for each question my answer, the right one, the marks with the reason and the arithmetic, and the explanation', async () => {
  openMulti('?show=all');
  await screen.findByText('Question p2');
  const wrong = article('Question p2');
  expect(wrong.getByText('p2 option c').parentElement?.textContent).toContain('Your answer');
  expect(wrong.getByText('p2 option b').parentElement?.textContent).toContain('Right answer');
  expect(wrong.getByText('−0.25 marks').parentElement?.textContent).toContain(
    'The answer is not right.−(1 × 25%) = −0.25',
  );
  const right = article('Question p1');
  expect(right.getByText('p1 option b').parentElement?.textContent).toContain('Your answer, right');
  expect(right.getByText('+1 mark')).toBeTruthy();
  expect(right.getByText('Because of Newton.')).toBeTruthy();
  expect(article('Question b1').getByText('0 marks').parentElement?.textContent).toContain(
    'Left blank, nothing deducted.',
  );
});

it('writes every decimal of a deduction out', async () => {
  const questions = [{ ...aReviewed('m1', 'WRONG', -0.3333) }, aReviewed('m2', 'CORRECT', 1)];
  openSingle({
    ...single,
    score: 0.67,
    exam: { ...single.exam, negativeMarkingPercentage: 33.33 },
    questions,
  });
  expect(await screen.findByText('−(1 × 33.33%) = −0.3333')).toBeTruthy();
  expect(fact('Right − deducted')).toBe('1 − 1 × 0.3333 = 0.6667');
});

it('shows whether a single exam is passed, and the reason for the marks of a blank', async () => {
  openSingle();
  expect(await screen.findByRole('heading', { name: 'Not passed' })).toBeTruthy();
  expect(screen.getByText('Pass mark 40%')).toBeTruthy();
  expect(fact('Time taken')).toBe('3 min 15 s');
  await questionsLoaded();
  expect(
    article('Question m1').getByText(/costs as much as a wrong answer/).parentElement?.textContent,
  ).toContain('−(1 × 50%) = −0.5');
  expect(article('Question m2').getByText(/full marks/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Take Exam Again' })).getAttribute('href')).toBe(
    '/exam/e2/r2',
  );
  expect(screen.queryByText('Accuracy'), 'nothing was answered').toBeNull();
});

it('shows how many answers are right if an exam has no pass mark, and offers the next steps: practise, again, back', async () => {
  openMulti();
  expect(await screen.findByRole('heading', { name: '1 of 4 right' })).toBeTruthy();
  expect(screen.getByText('1 blank. This exam has no pass mark.')).toBeTruthy();
  await screen.findByRole('link', { name: 'Take Exam Again' });
  const main = within(
    screen.getByRole('heading', { name: '1 of 4 right' }).closest('section') as HTMLElement,
  );
  expect(
    main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Practise 3 wrong or blank', '/exam/result/u1/e1?practise=1'],
    ['Take Exam Again', '/exam/mcq-exam/e1/r1'],
    ['Back to the papers', '/courses/admission/unit-a/years'],
  ]);
});

it('does not offer an exam again while the contest runs in which it was taken', async () => {
  const contest = {
    examId: 'e1',
    startDate: '2026-03-01T00:00:00.000Z',
    endDate: '2099-03-03T00:00:00.000Z',
  };
  const { client } = open([...aResultAnswer(multi), ownContests([contest])]);
  expect(await screen.findByRole('link', { name: 'Back to the papers' })).toBeTruthy();
  await queriesSettled(client);
  expect(screen.queryByRole('link', { name: 'Take Exam Again' })).toBeNull();
});

it('has no verdict and no practice for a written exam that is not marked', async () => {
  openSingle({ ...single, score: null, passed: null, questions: [] });
  expect(await screen.findByText('not marked yet')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /passed|right/i })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Practise/ })).toBeNull();
});

it('links to the lessons of the chapter of a single exam', async () => {
  openSingle();
  const link = await screen.findByRole('link', { name: 'Lessons of this chapter' });
  expect(link.getAttribute('href')).toBe(
    '/courses/academic/class10/c1/subject/chapter/ch1/Lessons',
  );
});

it('shows when the paper was changed after the submission, and shows no sum that differs from the score', async () => {
  openSingle({ ...single, score: 2 });
  expect(await screen.findByText(/no longer add up to your score/)).toBeTruthy();
  expect(screen.queryByText('Right − deducted')).toBeNull();
});

it('shows the comments of the teacher on a written exam', async () => {
  openSingle({ ...single, questions: [], comment: 'Draw the forces next time.' });
  expect(await screen.findByText('Draw the forces next time.')).toBeTruthy();
});

it("shows 'No data found' with a link to where the exam is offered", async () => {
  const nothing = aResultAnswer(null);
  const year = {
    __typename: 'ExamYear',
    id: 'y1',
    unit: { __typename: 'AdmissionUnit', id: 'unit-a' },
  };
  const exam = { __typename: 'MultiSubjectExam', id: 'e1', title: 'Unit A 2024', year };
  const found: Mock = {
    request: { query: NoResultDocument, variables: { examId: 'e1' } },
    result: { data: { exam: null, multiSubjectExam: exam } } as MockResult,
  };
  open([...nothing, found]);
  expect(await screen.findByText('No data found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my exams' }).getAttribute('href')).toBe('/exams');
  const back = await screen.findByRole('link', { name: 'Go to the exam' });
  expect(back.getAttribute('href')).toBe('/courses/admission/unit-a/years');
});

it('shows an error as an error, not as missing data, and links back to the exams', async () => {
  open([
    {
      request: { query: ExamResultRouteDocument, variables: { userId: 'u1', examId: 'e1' } },
      result: refusal('FORBIDDEN', 'This is not your result.') as MockResult,
    },
  ]);
  expect(await screen.findByText('Error: This is not your result.')).toBeTruthy();
  expect(screen.queryByText('No data found')).toBeNull();
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(trail.getByRole('link', { name: 'Exams' }).getAttribute('href')).toBe('/exams');
});

it('prints in the light colours, and is dark again afterwards', async () => {
  const { classList } = document.documentElement;
  classList.add('dark');
  openMulti();
  await screen.findByText('out of 4');
  dispatchEvent(new Event('beforeprint'));
  expect(classList.contains('dark')).toBe(false);
  dispatchEvent(new Event('afterprint'));
  expect(classList.contains('dark')).toBe(true);
  classList.remove('dark');
});

it("does not offer an admin to take the exam again on a student's result", async () => {
  const { client } = renderPage(<ExamResultRoute />, {
    mocks: aResultAnswer(single, 'e2'),
    viewer: { ...aViewer({ role: 'ADMIN' }), id: 'the-admin' },
    at: '/exam/result/u1/e2',
    path: '/exam/result/:userId/:examId',
  });
  expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
  await queriesSettled(client);
  expect(screen.queryByRole('link', { name: 'Take Exam Again' })).toBeNull();
});
