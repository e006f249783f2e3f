// The statistics of an exam for admins, and its doubtful questions.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { doubtsAbout } from '../../web/src/features/admin/monitoring/doubtful.ts';
import { PaperStatisticsDocument } from '../../web/src/features/admin/monitoring/generated/statistics.route.ts';
import { Component as StatisticsRoute } from '../../web/src/features/admin/monitoring/statistics.route.tsx';
import { aViewer, type Mock, renderPage } from './render.tsx';

const figures = (id: string, chosen: readonly number[], changes = {}) => ({
  __typename: 'QuestionStatistics',
  questionId: id,
  answeredCount: 40,
  correctCount: chosen[0] ?? 0,
  discrimination: 0.4,
  adjustment: null,
  options: chosen.map((chosenCount, index) => ({
    __typename: 'OptionStatistics',
    optionId: `${id}-${'abc'[index]}`,
    chosenCount,
  })),
  ...changes,
});
const question = (id: string) => ({
  __typename: 'KeyQuestion',
  id,
  text: `What is ${id}?`,
  options: ['a', 'b', 'c'].map((letter) => ({
    __typename: 'KeyOption',
    id: `${id}-${letter}`,
    text: letter,
    isCorrect: letter === 'a',
  })),
});
const statistics = (changes = {}): Mock => ({
  request: { query: PaperStatisticsDocument, variables: { examId: 'e1' } },
  result: {
    data: {
      multiSubjectExam: {
        __typename: 'MultiSubjectExam',
        id: 'e1',
        title: 'Unit A',
        key: {
          __typename: 'MultiSubjectExamKey',
          subjects: [
            {
              __typename: 'KeySubject',
              id: 's1',
              name: 'Physics',
              questions: ['q1', 'q2'].map(question),
            },
          ],
        },
      },
      examStatistics: {
        __typename: 'ExamStatistics',
        submissionCount: 40,
        examinedCount: 40,
        mean: 1.25,
        median: 1,
        standardDeviation: 0.5,
        lowest: -0.5,
        highest: 2,
        totalMarks: 2,
        distribution: Array.from({ length: 20 }, (_, range) => range),
        questions: [figures('q1', [30, 5, 5]), figures('q2', [5, 30, 5], { discrimination: -0.2 })],
        ...changes,
      },
    },
  },
});

describe('the statistics', () => {
  const openStatistics = (mock: Mock, search = '') =>
    renderPage(<StatisticsRoute />, {
      viewer: aViewer({ role: 'ADMIN' }),
      mocks: [mock],
      at: `/boss/statistics/multi-subject/e1${search}`,
      path: '/boss/statistics/:kind/:examId',
    });
  const titles = () =>
    screen
      .getAllByRole('article')
      .map((article) => /What is (\w+)/.exec(article.textContent ?? '')?.[1]);

  it('shows doubtful questions first, with the reasons and a link to the key', async () => {
    openStatistics(statistics());
    expect(
      await screen.findByText('A wrong option was chosen more often than the correct one.'),
    ).toBeTruthy();
    expect(titles()).toEqual(['q2', 'q1']);
    expect(
      screen.getByText('Weak students got it right more often than strong ones.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Correct the key' }).getAttribute('href')).toBe(
      '/boss/keys/multi-subject/e1#question-q2',
    );
    expect(screen.getByText('1 question is doubtful.', { exact: false })).toBeTruthy();
    // The first of twenty ranges has no scores, the last one nineteen.
    expect(screen.getByRole('row', { name: 'below 0.1 0' })).toBeTruthy();
    expect(screen.getByRole('row', { name: '1.9 – 2 19' })).toBeTruthy();
  });

  it('shows them in the order of the paper if the URL selects it', async () => {
    openStatistics(statistics(), '?order=paper');
    await screen.findByText(/What is q1/);
    expect(titles()).toEqual(['q1', 'q2']);
  });

  it('shows that there are no events yet, and that a sample was taken', async () => {
    openStatistics(statistics({ submissionCount: 0, examinedCount: 0 }));
    expect(await screen.findByText('Nobody has a score in this exam yet.')).toBeTruthy();
    openStatistics(statistics({ submissionCount: 90_000, examinedCount: 5000 }));
    expect(await screen.findByText(/random sample of 5,000 submissions/)).toBeTruthy();
  });

  it.each([
    ['nothing is wrong', figures('q', [30, 5, 5]), []],
    ['few took the optional subject', figures('q', [9, 2, 1], { answeredCount: 12 }), []],
    ['too few answers', figures('q', [1, 8, 0], { answeredCount: 9, discrimination: -1 }), []],
    ['it does not count', figures('q', [1, 30, 0], { adjustment: 'VOID' }), []],
    ['nearly everybody is right', figures('q', [39, 1, 0], { discrimination: null }), ['easy']],
    ['it tells nobody apart', figures('q', [20, 10, 10], { discrimination: 0.05 }), ['weak']],
    ['it is guessed', figures('q', [7, 3, 6]), ['hard']],
    [
      'the key is wrong',
      figures('q', [5, 30, 5], { discrimination: -0.2 }),
      ['wrong-option', 'negative', 'hard'],
    ],
  ])('doubt a question: %s', (_, question, doubts) => {
    expect(doubtsAbout(question as Parameters<typeof doubtsAbout>[0], ['q-a'])).toEqual(doubts);
  });
});
