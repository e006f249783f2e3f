import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ExamResultRoute } from '../../web/src/features/results/exam-result.route.tsx';
import { ExamResultRouteDocument } from '../../web/src/features/results/generated/exam-result.route.ts';
import { type Answer, aViewer, type Mock, refusal, renderPage } from './render.tsx';

const text = (source: string) => ({ __typename: 'RichText', html: source });

function aReviewed(id: string, reason: string, score: number, explanation: string | null = null) {
  const selected = { CORRECT: 'b', WRONG: 'c' }[reason];
  return {
    __typename: 'ReviewedQuestion',
    id,
    points: 1,
    score,
    reason,
    text: text(`Question ${id}`),
    options: ['a', 'b', 'c'].map((letter) => ({
      __typename: 'ReviewedOption',
      id: `${id}-${letter}`,
      text: text(`${id} option ${letter}`),
      isCorrect: letter === 'b',
      isSelected: letter === selected,
    })),
    explanation: explanation === null ? null : text(explanation),
  };
}

function aSubject(id: string, name: string, questions: ReturnType<typeof aReviewed>[]) {
  const count = (test: (reason: string) => boolean) => questions.filter(({ reason }) => test(reason)).length;
  return {
    __typename: 'ReviewedSubject',
    id,
    name,
    score: questions.reduce((sum, { score }) => sum + score, 0),
    totalPoints: questions.length,
    correctCount: count((reason) => reason === 'CORRECT'),
    wrongCount: count((reason) => reason === 'WRONG'),
    blankCount: count((reason) => reason.startsWith('BLANK')),
    questions,
  };
}

const multi = {
  __typename: 'MultiSubjectExamResult',
  id: 'r1',
  userId: 'u1',
  dateTaken: '2026-03-01T18:30:00.000Z',
  totalScore: 1.5,
  timeTakenMinutes: 12.5,
  exam: { __typename: 'MultiSubjectExam', id: 'e1', title: 'Unit A 2024', totalPoints: 4, negativeMarkingPercentage: 25 },
  subjects: [
    aSubject('s1', 'Physics', [aReviewed('p1', 'CORRECT', 1, 'Because of Newton.'), aReviewed('p2', 'WRONG', -0.25)]),
    aSubject('s2', 'Biology', [aReviewed('b1', 'BLANK', 0), aReviewed('b2', 'WRONG', -0.25)]),
  ],
};

const single = {
  __typename: 'SingleExamResult',
  id: 'r2',
  userId: 'u1',
  takenAt: null,
  score: -0.5,
  passed: false,
  exam: {
    __typename: 'Exam',
    id: 'e2',
    title: 'Motion',
    type: 'MCQ',
    totalMarks: 2,
    passingScorePercent: 40,
    negativeMarkingPercentage: 50,
  },
  questions: [aReviewed('m1', 'BLANK_DEDUCTED', -0.5), aReviewed('m2', 'BLANK_EMPTY_KEY', 1)],
  writtenQuestions: [],
};

function open(examResult: unknown, { errors, at = '/exam/result/u1/e1' }: { errors?: Answer; at?: string } = {}) {
  const examId = new URL(at, 'http://x').pathname.split('/').at(-1);
  const mock: Mock = {
    request: { query: ExamResultRouteDocument, variables: { userId: 'u1', examId } },
    result: errors ?? ({ data: { examResult } } as Answer),
  };
  return renderPage(<ExamResultRoute />, { mocks: [mock], viewer: aViewer(), at, path: '/exam/result/:userId/:examId' });
}

const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
const article = (question: string) => within(screen.getByText(question).closest('article') as HTMLElement);
const shownQuestions = () => screen.queryAllByText(/^Question [a-z]\d$/).map(({ textContent }) => textContent?.slice(9));

it('shows score, out of, percent, time taken, the long date in Dhaka and the marks lost to deductions', async () => {
  open(multi);
  expect(await screen.findByText('out of 4')).toBeTruthy();
  expect(screen.getByText('1.5')).toBeTruthy();
  expect(fact('Percent')).toBe('37.5%');
  expect(fact('Time taken')).toBe('12 min 30 s');
  expect(fact('Lost to deductions')).toBe('-0.5');
  expect(fact('Date')).toBe('2 March 2026');
  expect(screen.queryByText('Passed')).toBeNull();
});

it('shows right, wrong and blank of each subject as numbers', async () => {
  open(multi);
  const physics = (await screen.findByRole('heading', { name: 'Physics' })).parentElement?.parentElement;
  expect(physics?.textContent).toContain('0.75 out of 2');
  expect(physics?.textContent).toContain('1 correct1 wrong0 blank');
});

it('shows of each question my answer, the right one, the marks with the reason, and the explanation', async () => {
  open(multi);
  await screen.findByText('out of 4');
  const wrong = article('Question p2');
  expect(wrong.getByText('p2 option c').parentElement?.textContent).toContain('Your answer');
  expect(wrong.getByText('p2 option b').parentElement?.textContent).toContain('Right answer');
  expect(wrong.getByText('-0.25 marks').parentElement?.textContent).toContain('The answer is not right. (1 × 25%)');
  const right = article('Question p1');
  expect(right.getByText('p1 option b').parentElement?.textContent).toContain('Your answer, right');
  expect(right.getByText('+1 mark')).toBeTruthy();
  expect(right.getByText('Because of Newton.')).toBeTruthy();
});

it('filters by outcome and by subject, and keeps the numbers of the questions', async () => {
  const { user } = open(multi);
  await user.click(await screen.findByRole('button', { name: 'Wrong (2)' }));
  expect(shownQuestions()).toEqual(['p2', 'b2']);
  await user.selectOptions(screen.getByLabelText('Subject'), 'Biology');
  expect(shownQuestions()).toEqual(['b2']);
  expect(article('Question b2').getByText('4.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Correct (0)' }));
  expect(screen.getByText('No question of this kind.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Blank (1)' }));
  expect(shownQuestions()).toEqual(['b1']);
});

it('says whether a single exam is passed, and why a blank cost or brought marks', async () => {
  open(single, { at: '/exam/result/u1/e2' });
  expect(await screen.findByText('Not passed')).toBeTruthy();
  expect(fact('Passes from 40%')).toBe('Not passed');
  expect(article('Question m1').getByText(/costs as much as a wrong answer/).textContent).toContain('(1 × 50%)');
  expect(article('Question m2').getByText(/full marks/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Take Exam Again' }).getAttribute('href')).toBe('/exam/e2/r2');
});

it("says 'No data found' with a way on where there is no result", async () => {
  open(null);
  expect(await screen.findByText('No data found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my exams' }).getAttribute('href')).toBe('/exams');
});

it('shows an error as an error, not as missing data', async () => {
  open(null, { errors: refusal('FORBIDDEN', 'This is not your result.') as Answer });
  expect(await screen.findByText('Error: This is not your result.')).toBeTruthy();
  expect(screen.queryByText('No data found')).toBeNull();
});

it('prints in the light colours, and is dark again afterwards', async () => {
  const { classList } = document.documentElement;
  classList.add('dark');
  open(null);
  await screen.findByText('No data found');
  dispatchEvent(new Event('beforeprint'));
  expect(classList.contains('dark')).toBe(false);
  dispatchEvent(new Event('afterprint'));
  expect(classList.contains('dark')).toBe(true);
  classList.remove('dark');
});
