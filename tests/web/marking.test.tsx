// Marking written exams: the list of unmarked results, marks and comments per question, their sum,
// several attempts, and answers that change meanwhile.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MarkingCommentsDocument } from '../../web/src/features/results/marking/comments/generated/marking-comments.ts';
import { MarkWrittenExamDocument } from '../../web/src/features/results/marking/generated/mark-written-exam.form.ts';
import {
  MarkingNeighboursDocument,
  MarkingRouteDocument,
} from '../../web/src/features/results/marking/generated/marking.route.ts';
import { MarkingListRouteDocument } from '../../web/src/features/results/marking/generated/marking-list.route.ts';
import { StoredMarksDocument } from '../../web/src/features/results/marking/generated/stored-marks.ts';
import { Component as MarkingRoute } from '../../web/src/features/results/marking/marking.route.tsx';
import { Component as MarkingListRoute } from '../../web/src/features/results/marking/marking-list.route.tsx';
import { marksSaved } from './marking-fixtures.ts';
import { type Mock, refusal, renderPage } from './render.tsx';

const exam = { __typename: 'Exam', id: 'e2', title: 'Motion' };
const question = (id: string, changes = {}) => ({
  __typename: 'ReviewedWrittenQuestion',
  id,
  text: { __typename: 'RichText', html: `Explain ${id}.` },
  answerGuidelines: null,
  answerPdfUrl: `/media/files/${id}.pdf`,
  answerPages: null,
  marks: null,
  comment: null,
  ...changes,
});
const submission = (changes = {}) => ({
  __typename: 'WrittenSubmission',
  number: 1,
  isNewest: true,
  countsForRank: true,
  id: 'v1',
  userId: 'u7',
  takenAt: '2031-03-01T10:00:00.000Z',
  score: null,
  markedAt: null,
  comment: null,
  studentName: null,
  independentMarks: null,
  showsOwnMark: false,
  exam,
  totalMarks: 5,
  writtenQuestions: [question('w1'), question('w2', { answerPdfUrl: null })],
  ...changes,
});
const waiting = (...nodes: object[]) => ({
  __typename: 'WrittenSubmissionConnection',
  totalCount: nodes.length,
  totalCountIsExact: true,
  endCursor: null,
  nodes,
});
const another = {
  ...submission({ id: 'v9', userId: 'u8' }),
  exam: { ...exam, id: 'e3', title: 'Heat' },
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The texts that describe the element to a screen reader. */
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** The error at the field of this label; null if it has none. */
function errorOf(label: string): string | null {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  const id = ids.find((described) => described.endsWith('-error'));
  return document.getElementById(id ?? '')?.textContent ?? '';
}

const QUEUE = { state: 'WAITING', examId: null, userId: null };

/** The neighbours of any submission; none by default. */
const neighbours = (next: object | null = null, otherCount = next ? 1 : 0): Mock => ({
  request: { query: MarkingNeighboursDocument, variables: () => true },
  result: {
    data: {
      markingNeighbours: { __typename: 'MarkingNeighbours', previous: null, next, otherCount },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
});
const noComments: Mock = {
  request: { query: MarkingCommentsDocument },
  result: { data: { markingComments: null } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
/** Read ahead. */
const following: Mock = {
  request: { query: MarkingRouteDocument, variables: { userId: 'u8', examId: 'e3' } },
  result: { data: { writtenSubmissions: [another] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

const pageOf = (...writtenSubmissions: object[]): Mock => ({
  request: { query: MarkingRouteDocument, variables: { userId: 'u7', examId: 'e2' } },
  result: { data: { writtenSubmissions } },
});
const listOf = (...nodes: object[]): Mock => ({
  request: { query: MarkingListRouteDocument, variables: { queue: QUEUE, after: null } },
  result: { data: { markingQueue: waiting(...nodes) } },
});

function openMarking(...mocks: Mock[]) {
  return renderPage(<MarkingRoute />, {
    mocks: [pageOf(submission()), ...mocks, neighbours(another), following, noComments],
    at: '/boss/marking/u7/e2',
    path: '/boss/marking/:userId/:examId',
  });
}

it('lists waiting answers, with links to each and back', async () => {
  renderPage(<MarkingListRoute />, { mocks: [listOf(submission(), another)] });
  expect(await screen.findByText('2 answers to mark')).toBeTruthy();
  const link = screen.getByLabelText('Mark Motion, handed in 1 March 2031');
  expect(link.getAttribute('href')).toBe('/boss/marking/u7/e2');
  expect(screen.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/boss');
});

it('shows that more are waiting than were counted', async () => {
  const list: Mock = {
    request: { query: MarkingListRouteDocument, variables: { queue: QUEUE, after: null } },
    result: {
      data: {
        markingQueue: {
          ...waiting(submission()),
          totalCount: 10_000,
          totalCountIsExact: false,
        },
      },
    },
  };
  renderPage(<MarkingListRoute />, { mocks: [list] });
  expect(await screen.findByText('more than 10,000 answers to mark')).toBeTruthy();
});

it('shows each PDF, adds the marks up, and sends them with comments for the answers that were read', async () => {
  const writtenQuestions = [
    question('w1', { marks: 2.5, comment: 'Good.' }),
    question('w2', { marks: 0 }),
  ];
  const { mark, sent } = marksSaved(
    submission({
      score: 2.5,
      markedAt: '2031-03-02T10:00:00.000Z',
      writtenQuestions,
    }),
  );
  const { user } = openMarking(mark);
  expect((await screen.findByTitle('Answer to question 1')).getAttribute('src')).toBe(
    '/media/files/w1.pdf',
  );
  expect(screen.getByText('No answer was handed in.')).toBeTruthy();
  await user.click(screen.getByText('Save the marks'));
  // Each field without marks shows an error, and the first of them has the focus.
  const first = screen.getByLabelText('Marks for question 1');
  await waitFor(() => expect(document.activeElement).toBe(first));
  for (const number of [1, 2])
    expect(errorOf(`Marks for question ${number}`)).toBe('Give 0 or more marks.');

  type('Marks for question 1', '2.5');
  type('Marks for question 2', '৩');
  await waitFor(() => expect(errorOf('Marks for question 1')).toBe(null));
  expect(screen.getByText('Sum: 5.5 of 5')).toBeTruthy();
  await user.click(screen.getByText('Save the marks'));
  expect(await screen.findByText('The sum is more than the 5 marks of the exam.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();

  type('Marks for question 1', '2,5');
  type('Marks for question 2', '০');
  type('Comment on question 1', 'Good.');
  await user.click(screen.getByText('Save the marks'));
  expect(await screen.findByText('Marked 2 March 2031')).toBeTruthy();
  const marks = [
    { questionId: 'w1', marks: 2.5, comment: 'Good.' },
    { questionId: 'w2', marks: 0, comment: '' },
  ];
  expect(sent).toHaveBeenCalledWith({
    input: {
      userId: 'u7',
      examId: 'e2',
      submissionId: 'v1',
      dateTaken: '2031-03-01T10:00:00.000Z',
      marks,
      comment: '',
    },
  });
  expect(screen.getByText('Next answer').getAttribute('href')).toBe('/boss/marking/u8/e3');
});

it('shows an error at the field of invalid marks, with the maximum, in either language', async () => {
  const { user } = openMarking();
  const first = await screen.findByLabelText<HTMLInputElement>('Marks for question 1');
  const save = screen.getByText('Save the marks');
  // The maximum is that of the exam: questions have none of their own.
  expect(descriptionOf(first)).toBe('5 for all questions together');
  type('Marks for question 2', '0');
  for (const [typed, error] of [
    ['-1', 'Give 0 or more marks.'],
    ['abc', 'Give 0 or more marks.'],
    ['', 'Give 0 or more marks.'],
    ['1.555', 'At most two decimals.'],
    ['১.৫৫৫', 'At most two decimals.'],
    ['6', 'At most 5 marks.'],
  ] as const) {
    type('Marks for question 1', typed);
    await user.click(save);
    await waitFor(() => expect(errorOf('Marks for question 1')).toBe(error));
    expect(document.activeElement).toBe(first);
    expect(errorOf('Marks for question 2')).toBe(null);
  }
  // The error goes when the field is corrected, before the next save.
  type('Marks for question 1', '1.55');
  await waitFor(() => expect(errorOf('Marks for question 1')).toBe(null));
});

it('shows the marks of an exam with one question at its field', async () => {
  const single = submission({ writtenQuestions: [question('w1')] });
  renderPage(<MarkingRoute />, {
    mocks: [pageOf(single), neighbours(another), following, noComments],
    at: '/boss/marking/u7/e2',
    path: '/boss/marking/:userId/:examId',
  });
  expect(descriptionOf(await screen.findByLabelText('Marks for question 1'))).toBe('of 5');
});

it('marks nothing when there are newer answers, and loads them on request', async () => {
  const conflict: Mock = {
    request: { query: MarkWrittenExamDocument, variables: () => true },
    result: refusal('CONFLICT', 'The student has handed in newer answers. Please reload them.'),
  };
  const newer = pageOf(submission({ takenAt: '2031-03-01T12:00:00.000Z' }));
  const { user } = openMarking(conflict, newer);
  await screen.findByLabelText('Marks for question 1');
  type('Marks for question 1', '1');
  type('Marks for question 2', '1');
  await user.click(screen.getByText('Save the marks'));
  expect(await screen.findByText(/The student has handed in newer answers/)).toBeTruthy();
  await user.click(screen.getByText('Load the newest answers'));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Marks for question 1').value).toBe(''),
  );
});

const first = submission({ id: 'v0', isNewest: false, takenAt: '2031-02-01T10:00:00.000Z' });
const retake = submission({ number: 2, countsForRank: false });

it('lists both attempts of a student who took the exam again', async () => {
  renderPage(<MarkingListRoute />, { mocks: [listOf(first, retake)] });
  expect(await screen.findByText('Attempt 1 · counts for ranks')).toBeTruthy();
  expect(screen.getByText('Attempt 2')).toBeTruthy();
  const address = (name: string) => screen.getByLabelText(name).getAttribute('href');
  expect(address('Mark Motion, handed in 1 February 2031')).toBe('/boss/marking/u7/e2?attempt=1');
  expect(address('Mark Motion, handed in 1 March 2031')).toBe('/boss/marking/u7/e2');
});

it('marks the attempt that was chosen, with a form of its own', async () => {
  const page: Mock = { ...pageOf(retake, first), maxUsageCount: 2 };
  const sent = vi.fn((_: unknown) => true);
  const mark: Mock = {
    request: { query: MarkWrittenExamDocument, variables: sent },
    result: refusal('INTERNAL_SERVER_ERROR', 'Later.'),
  };
  const at = { at: '/boss/marking/u7/e2', path: '/boss/marking/:userId/:examId' };
  const { user } = renderPage(<MarkingRoute />, {
    mocks: [page, mark, neighbours(first), noComments],
    ...at,
  });
  await screen.findByText('Handed in: 1 March 2031');
  type('Marks for question 1', '2');
  expect((await screen.findByText('Next answer')).getAttribute('href')).toBe(
    '/boss/marking/u7/e2?attempt=1',
  );
  await user.click(screen.getByText('Attempt 1'));
  expect(await screen.findByText('Handed in: 1 February 2031')).toBeTruthy();
  expect(screen.getByText(/This attempt counts for ranks/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Marks for question 1').value).toBe('');
  for (const label of ['Marks for question 1', 'Marks for question 2']) type(label, '1');
  await user.click(screen.getByText('Save the marks'));
  await waitFor(() =>
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ input: { submissionId: 'v0' } }),
  );
});

/** What is stored when the form is about to save. */
const storedNow = (changes: object): Mock => ({
  request: { query: StoredMarksDocument, variables: { userId: 'u7', examId: 'e2' } },
  result: { data: { writtenSubmissions: [submission(changes)] } },
});
const markOfOther = {
  score: 4,
  markedAt: '2031-03-02T10:00:00.000Z',
  writtenQuestions: [
    question('w1', { marks: 3, comment: 'A clear drawing.' }),
    question('w2', { marks: 1 }),
  ],
};

async function markWhileAnotherHas(stored: Mock) {
  const { mark, sent } = marksSaved(submission({ score: 2, markedAt: '2031-03-03T10:00:00.000Z' }));
  const page = openMarking(stored, mark);
  await screen.findByLabelText('Marks for question 1');
  type('Marks for question 1', '2');
  type('Marks for question 2', '0');
  await page.user.click(screen.getByText('Save the marks'));
  return { ...page, sent };
}
const theirs = 'This answer has been marked since you opened it, with 4 of 5 marks.';

it('asks before it replaces a mark that somebody else has given meanwhile', async () => {
  const { user, sent } = await markWhileAnotherHas(storedNow(markOfOther));
  expect(await screen.findByText(theirs)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByText('Save mine in its place'));
  expect(await screen.findByText('Marked 3 March 2031')).toBeTruthy();
  expect(sent).toHaveBeenCalledOnce();
});

it('shows the other mark in place of the own one, which is then saved by nobody', async () => {
  const { user, sent } = await markWhileAnotherHas(storedNow(markOfOther));
  await user.click(await screen.findByText('Show the stored one'));
  expect(screen.queryByText(theirs)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Marks for question 1').value).toBe('3');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment on question 1').value).toBe(
    'A clear drawing.',
  );
  expect(screen.getByText('Sum: 4 of 5')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it('asks nothing if the same mark is stored, as after a lost response', async () => {
  const writtenQuestions = [question('w1', { marks: 2 }), question('w2', { marks: 0 })];
  const { sent } = await markWhileAnotherHas(storedNow({ score: 2, writtenQuestions }));
  expect(await screen.findByText('Marked 3 March 2031')).toBeTruthy();
  expect(sent).toHaveBeenCalledOnce();
});
