// Marking written exams: the list of unmarked results, marks and comments per question, their sum,
// several attempts, and answers that change meanwhile.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { MarkingCommentsDocument } from '../../web/src/features/results/marking/comments/generated/marking-comments.ts';
import { MarkWrittenExamDocument } from '../../web/src/features/results/marking/generated/mark-written-exam.form.ts';
import {
  MarkingNeighboursDocument,
  MarkingRouteDocument,
} from '../../web/src/features/results/marking/generated/marking.route.ts';
import { MarkingListRouteDocument } from '../../web/src/features/results/marking/generated/marking-list.route.ts';
import { Component as MarkingRoute } from '../../web/src/features/results/marking/marking.route.tsx';
import { Component as MarkingListRoute } from '../../web/src/features/results/marking/marking-list.route.tsx';
import { StoredMarksDocument } from '../../web/src/features/results/marking/saving/generated/stored-marks.ts';
import { marksSaved } from './marking-fixtures.ts';
import {
  aViewer,
  type Mock,
  type MockResult,
  operationsSettled,
  refusal,
  renderPage,
} from './render.tsx';

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
  revision: 'r1',
  markedBy: null,
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
  const { mark, sent } = marksSaved(
    submission({ score: 2.5, markedAt: '2031-03-02T10:00:00.000Z' }),
  );
  const { user, client } = openMarking(mark);
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
      revision: 'r1',
      marks,
      comment: '',
    },
  });
  // The response has no questions.
  const cached = client.cache.readQuery({
    query: MarkingRouteDocument,
    variables: { userId: 'u7', examId: 'e2' },
  });
  expect(cached?.writtenSubmissions?.[0]?.writtenQuestions).toMatchObject([
    { id: 'w1', marks: 2.5 },
    { id: 'w2', marks: 0 },
  ]);
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
  const hrefOf = (name: string) => screen.getByLabelText(name).getAttribute('href');
  expect(hrefOf('Mark Motion, handed in 1 February 2031')).toBe('/boss/marking/u7/e2?attempt=1');
  expect(hrefOf('Mark Motion, handed in 1 March 2031')).toBe('/boss/marking/u7/e2');
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
  // The marks that were typed are not lost on the way.
  await user.click(screen.getByText('Attempt 1'));
  expect(await screen.findByText('You have changes that are not saved.')).toBeTruthy();
  expect(screen.getByText('Handed in: 1 March 2031')).toBeTruthy();
  await user.click(screen.getByText('Discard changes'));
  expect(await screen.findByText('Handed in: 1 February 2031')).toBeTruthy();
  expect(screen.getByText(/This attempt counts for ranks/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Marks for question 1').value).toBe('');
  for (const label of ['Marks for question 1', 'Marks for question 2']) type(label, '1');
  await user.click(screen.getByText('Save the marks'));
  await waitFor(() =>
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ input: { submissionId: 'v0' } }),
  );
});

/** The response to a mark that is based on older marks. */
const isChanged: MockResult = refusal('CONFLICT', 'Somebody else has changed this.', {
  reason: 'CHANGED_SINCE_OPENED',
});
const marking = (result: MockResult | Error, sent = vi.fn((_: unknown) => true)): Mock => ({
  request: { query: MarkWrittenExamDocument, variables: sent },
  ...(result instanceof Error ? { error: result } : { result }),
});
/** The stored marks after a mark was refused. */
const storedNow = (changes: object): Mock => ({
  request: { query: StoredMarksDocument, variables: { userId: 'u7', examId: 'e2' } },
  result: { data: { writtenSubmissions: [submission({ revision: 'r2', ...changes })] } },
});
const markOfOther = {
  score: 4,
  markedAt: '2031-03-02T10:00:00.000Z',
  markedBy: 'Rahima',
  writtenQuestions: [
    question('w1', { marks: 3, comment: 'A clear drawing.' }),
    question('w2', { marks: 1 }),
  ],
};
const inputOf = (sent: ReturnType<typeof vi.fn>) => sent.mock.calls[0]?.[0];

async function markTwoAndNone(user: { click: (element: Element) => Promise<void> }) {
  await screen.findByLabelText('Marks for question 1');
  type('Marks for question 1', '2');
  type('Marks for question 2', '0');
  await user.click(screen.getByText('Save the marks'));
}

/** Saves marks in place of which others are stored by now. */
async function markWhileAnotherHas(changes: object) {
  const { mark, sent } = marksSaved(
    submission({ score: 2, markedAt: '2031-03-03T10:00:00.000Z', revision: 'r3' }),
  );
  const page = openMarking(marking(isChanged), storedNow(changes), mark);
  await markTwoAndNone(page.user);
  return { ...page, sent };
}
const theirs = 'Rahima has marked this answer since you opened it, with 4 of 5 marks.';

it('shows whose marks are stored meanwhile, and replaces them only on request', async () => {
  const { user, sent } = await markWhileAnotherHas(markOfOther);
  const dialog = within(await screen.findByRole('alertdialog', { name: theirs }));
  expect(dialog.getByText('Question 1: 3, yours 2')).toBeTruthy();
  expect(dialog.getByText('A clear drawing.')).toBeTruthy();
  expect(dialog.getByText('Question 2: 1, yours 0')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByText('Save mine in their place'));
  expect(await screen.findByText('Marked 3 March 2031')).toBeTruthy();
  expect(inputOf(sent)).toMatchObject({ input: { revision: 'r2', marks: [{ marks: 2 }, {}] } });
});

it('shows differing marks as numbers, however they were typed', async () => {
  const { mark } = marksSaved(submission({ score: 2, revision: 'r3' }));
  const { user } = openMarking(marking(isChanged), storedNow(markOfOther), mark);
  await screen.findByLabelText('Marks for question 1');
  type('Marks for question 1', '২,৫');
  type('Marks for question 2', '1.0');
  await user.click(screen.getByText('Save the marks'));
  const dialog = within(await screen.findByRole('alertdialog', { name: theirs }));
  expect(dialog.getByText('Question 1: 3, yours 2.5')).toBeTruthy();
  expect(dialog.queryByText(/^Question 2/)).toBeNull();
});

it('continues with the stored marks, and bases the next save on them', async () => {
  const { user, sent } = await markWhileAnotherHas(markOfOther);
  await user.click(await screen.findByText('Discard mine, show the stored ones'));
  expect(screen.queryByText(theirs)).toBeNull();
  const first = screen.getByLabelText<HTMLInputElement>('Marks for question 1');
  expect(first.value).toBe('3');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment on question 1').value).toBe(
    'A clear drawing.',
  );
  expect(screen.getByText('Sum: 4 of 5')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  type('Marks for question 1', '3.5');
  await user.click(screen.getByText('Save the marks'));
  await waitFor(() => expect(inputOf(sent)).toMatchObject({ input: { revision: 'r2' } }));
});

it('keeps the typed marks if the question is closed, and asks again at the next save', async () => {
  const { user, sent } = await markWhileAnotherHas(markOfOther);
  await user.click(await screen.findByText('Keep editing'));
  expect(screen.getByLabelText<HTMLInputElement>('Marks for question 1').value).toBe('2');
  expect(sent).not.toHaveBeenCalled();
});

it.each([
  [{ ...markOfOther, markedBy: null }, /^This answer has been marked since you opened it, with 4/],
  [{ ...markOfOther, markedBy: 'Nusrat Jahan' }, /^This answer has been marked under your name/],
  // Marked as a whole: no question has marks.
  [{ score: 4, markedBy: 'Rahima' }, /^Rahima has marked this answer/],
])('says whose marks they are if that is known', async (changes, text) => {
  const page = renderPage(<MarkingRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [
      pageOf(submission()),
      marking(isChanged),
      storedNow(changes),
      neighbours(another),
      following,
      noComments,
    ],
    at: '/boss/marking/u7/e2',
    path: '/boss/marking/:userId/:examId',
  });
  await markTwoAndNone(page.user);
  expect(await screen.findByRole('alertdialog', { name: text })).toBeTruthy();
});

it('says that marks were taken back meanwhile', async () => {
  const { mark, sent } = marksSaved(submission());
  const opened = { score: 4, writtenQuestions: markOfOther.writtenQuestions };
  const { user } = renderPage(<MarkingRoute />, {
    mocks: [
      pageOf(submission(opened)),
      marking(isChanged),
      storedNow({}),
      mark,
      neighbours(another),
      following,
      noComments,
    ],
    at: '/boss/marking/u7/e2',
    path: '/boss/marking/:userId/:examId',
  });
  await markTwoAndNone(user);
  expect(await screen.findByText(/marks of this answer have been taken back/)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it('asks nothing if only the revision has changed, as by a newer attempt', async () => {
  const { sent } = await markWhileAnotherHas({});
  expect(await screen.findByText('Marked 3 March 2031')).toBeTruthy();
  expect(inputOf(sent)).toMatchObject({ input: { revision: 'r2' } });
});

it('asks nothing about own marks whose response was lost, also after they were changed', async () => {
  const writtenQuestions = [question('w1', { marks: 2 }), question('w2', { marks: 0 })];
  const { mark, sent } = marksSaved(submission({ score: 3, markedAt: '2031-03-03T10:00:00.000Z' }));
  const { user } = openMarking(
    marking(new NetworkError('Failed to fetch')),
    marking(isChanged),
    storedNow({ score: 2, markedBy: 'Nusrat Jahan', writtenQuestions }),
    mark,
  );
  await markTwoAndNone(user);
  expect(await screen.findByText(/The marks were not saved/)).toBeTruthy();
  type('Marks for question 1', '3');
  await user.click(screen.getByText('Save the marks'));
  expect(await screen.findByText('Marked 3 March 2031')).toBeTruthy();
  expect(inputOf(sent)).toMatchObject({ input: { revision: 'r2', marks: [{ marks: 3 }, {}] } });
});

it('shows the error and keeps the marks if the stored ones cannot be read', async () => {
  const { request } = storedNow({});
  const { user } = openMarking(marking(isChanged), {
    request,
    error: new NetworkError('Failed to fetch'),
  });
  await markTwoAndNone(user);
  expect(await screen.findByText(/The marks were not saved/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Marks for question 1').value).toBe('2');
});

it('shows marks that arrive after the form was opened from the cache, and bases the save on them', async () => {
  const newer = {
    ...another,
    revision: 'r2',
    score: 4,
    writtenQuestions: markOfOther.writtenQuestions,
  };
  const request = { query: MarkingRouteDocument, variables: { userId: 'u8', examId: 'e3' } };
  const { mark, sent } = marksSaved({ ...newer, markedAt: '2031-03-03T10:00:00.000Z' });
  const { user } = renderPage(<MarkingRoute />, {
    mocks: [
      pageOf(submission()),
      neighbours(another),
      noComments,
      { request, result: { data: { writtenSubmissions: [another] } } },
      { request, result: { data: { writtenSubmissions: [newer] } } },
      mark,
    ],
    at: '/boss/marking/u7/e2',
    path: '/boss/marking/:userId/:examId',
  });
  await user.click(await screen.findByText('Next answer'));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Marks for question 1').value).toBe('3'),
  );
  await user.click(screen.getByText('Save the marks'));
  await waitFor(() => expect(inputOf(sent)).toMatchObject({ input: { revision: 'r2' } }));
});

it('does not base typed marks on others that are loaded meanwhile', async () => {
  const { mark, sent } = marksSaved(submission({ markedAt: '2031-03-03T10:00:00.000Z' }));
  const { user } = openMarking(
    marking(refusal('CONFLICT', 'Newer answers.')),
    pageOf(submission({ revision: 'r2', ...markOfOther })),
    mark,
  );
  await markTwoAndNone(user);
  await user.click(await screen.findByText('Load the newest answers'));
  expect(await screen.findByText('Marked 2 March 2031')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Marks for question 1').value).toBe('2');
  await user.click(screen.getByText('Save the marks'));
  await waitFor(() => expect(inputOf(sent)).toMatchObject({ input: { revision: 'r1' } }));
});

it('keeps what is typed while the marks are saved, and asks before it is left', async () => {
  const saved = submission({ score: 2, markedAt: '2031-03-03T10:00:00.000Z', revision: 'r2' });
  let isTyped = false;
  const typeDuringSave = vi.fn((_: unknown) => {
    if (!isTyped) {
      isTyped = true;
      type('Comment on question 1', 'Typed during the save.');
    }
    return true;
  });
  const { user } = openMarking(
    marking(
      { data: { markWrittenExam: { __typename: 'MarkWrittenExamPayload', submission: saved } } },
      typeDuringSave,
    ),
  );
  await markTwoAndNone(user);
  expect(await screen.findByText('Marked 3 March 2031')).toBeTruthy();
  expect(typeDuringSave).toHaveBeenCalled();
  await user.click(screen.getByText('Next answer'));
  expect(await screen.findByText('You have changes that are not saved.')).toBeTruthy();
  await user.click(screen.getByText('Keep editing'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment on question 1').value).toBe(
    'Typed during the save.',
  );
});

it('asks for a published reason if the server needs one, and for a new one at the next change', async () => {
  const needsReason = refusal('CONFLICT', 'The merit list is published.', {
    reason: 'PUBLISHED_REASON_REQUIRED',
  });
  const saved = submission({ score: 2, markedAt: '2031-03-03T10:00:00.000Z', revision: 'r2' });
  const { mark, sent } = marksSaved(saved);
  const { user } = openMarking(marking(needsReason), mark, mark);
  await markTwoAndNone(user);
  const reason = await screen.findByLabelText('Published reason');
  expect(document.activeElement).toBe(reason);
  fireEvent.change(reason, { target: { value: 'Question 1 was marked again. ' } });
  await user.click(screen.getByText('Save the marks'));
  expect(await screen.findByText('Marked 3 March 2031')).toBeTruthy();
  expect(inputOf(sent)).toMatchObject({
    input: { publishedReason: 'Question 1 was marked again.' },
  });
  expect(screen.queryByLabelText('Published reason')).toBeNull();
  type('Marks for question 1', '1');
  await user.click(screen.getByText('Save the marks'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0]).not.toHaveProperty('input.publishedReason');
});

it('keeps the typed marks when the newest answers cannot be loaded', async () => {
  const conflict = marking(refusal('CONFLICT', 'Newer answers.'));
  const { user } = openMarking(conflict, {
    request: { query: MarkingRouteDocument, variables: { userId: 'u7', examId: 'e2' } },
    error: new NetworkError('Failed to fetch'),
  });
  await markTwoAndNone(user);
  await user.click(await screen.findByText('Load the newest answers'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Marks for question 1').value).toBe('2');
});

it('says at once that the exam is the own one, and has no form for it', async () => {
  renderPage(<MarkingRoute />, {
    viewer: aViewer({ role: 'ADMIN', id: 'u7' }),
    mocks: [pageOf(submission()), neighbours(another), following, noComments],
    at: '/boss/marking/u7/e2',
    path: '/boss/marking/:userId/:examId',
  });
  expect(
    await screen.findByText('You took this exam yourself, so somebody else marks it.'),
  ).toBeTruthy();
  await operationsSettled();
  expect(screen.queryByLabelText('Marks for question 1')).toBeNull();
  expect(screen.getByText('Back to the list')).toBeTruthy();
});
