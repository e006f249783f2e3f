// Exams that two people mark: the setting, the marker's view, and the comparison.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import {
  ExamSecondMarkingDocument,
  SetSecondMarkingDocument,
} from '../../web/src/features/admin/exams/generated/second-marking.ts';
import { SecondMarking } from '../../web/src/features/admin/exams/second-marking.tsx';
import { MarkingCommentsDocument } from '../../web/src/features/results/marking/comments/generated/marking-comments.ts';
import { SetFinalMarkDocument } from '../../web/src/features/results/marking/generated/mark-written-exam.form.ts';
import {
  MarkingNeighboursDocument,
  MarkingRouteDocument,
} from '../../web/src/features/results/marking/generated/marking.route.ts';
import { Component as MarkingRoute } from '../../web/src/features/results/marking/marking.route.tsx';
import { ReconcileRouteDocument } from '../../web/src/features/results/marking/reconcile/generated/reconcile.route.ts';
import { ReconcileListRouteDocument } from '../../web/src/features/results/marking/reconcile/generated/reconcile-list.route.ts';
import { Component as ReconcileRoute } from '../../web/src/features/results/marking/reconcile/reconcile.route.tsx';
import { Component as ReconcileListRoute } from '../../web/src/features/results/marking/reconcile/reconcile-list.route.tsx';
import { aViewer, type Mock, type MockResult, refusal, renderPage } from './render.tsx';

const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const exam = { __typename: 'Exam', id: 'e2', title: 'Motion' };
const question = (id: string, marks: number | null = null) => ({
  __typename: 'ReviewedWrittenQuestion',
  id,
  answerGuidelines: null,
  answerPdfUrl: null,
  text: { __typename: 'RichText', html: `Explain ${id}.` },
  answerPages: null,
  marks,
  comment: null,
});
const submission = (changes = {}) => ({
  __typename: 'WrittenSubmission',
  revision: 'r1',
  id: 'v1',
  userId: 'u7',
  number: 1,
  isNewest: true,
  countsForRank: true,
  takenAt: '2031-03-01T10:00:00.000Z',
  score: null,
  markedAt: null,
  independentMarks: 0,
  showsOwnMark: false,
  comment: null,
  exam,
  totalMarks: 10,
  writtenQuestions: [question('w1'), question('w2')],
  ...changes,
});
const noComments: Mock = {
  request: { query: MarkingCommentsDocument },
  result: { data: { markingComments: null } },
  ...always,
};

const settingOf = (setting: object | null): Mock => ({
  request: { query: ExamSecondMarkingDocument, variables: { examId: 'e2' } },
  result: { data: { secondMarking: setting && { __typename: 'SecondMarking', ...setting } } },
});
const setting = (isEnabled: boolean, tolerance: number, result: MockResult): Mock => ({
  request: {
    query: SetSecondMarkingDocument,
    variables: { input: { examId: 'e2', isOn: isEnabled, tolerance } },
  },
  result,
});
const renderSetting = (...mocks: Mock[]) =>
  renderPage(<SecondMarking examId="e2" />, { viewer: aViewer({ role: 'ADMIN' }), mocks });

it('switches two markers on with a tolerance in Bengali digits too, and checks it', async () => {
  const secondMarking = { __typename: 'SecondMarking', isOn: true, tolerance: 2.5 };
  const { user } = renderSetting(
    settingOf({ isOn: false, tolerance: 1 }),
    setting(true, 2.5, {
      data: { setSecondMarking: { __typename: 'SetSecondMarkingPayload', secondMarking } },
    }),
    settingOf(secondMarking),
  );
  expect(await screen.findByText('One marker')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Markers' }));
  await user.selectOptions(dialog.getByLabelText('Who marks the answers'), '2');
  const tolerance = dialog.getByLabelText('Marks may differ by at most');
  fireEvent.change(tolerance, { target: { value: '-1' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/from 0 to 99,999/i)).toBeTruthy();
  fireEvent.change(tolerance, { target: { value: '২.৫' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/differ by more than 2.5/)).toBeTruthy();
  expect(screen.getByText('Two markers, independently')).toBeTruthy();
});

it('shows why two markers cannot be switched off', async () => {
  const { user } = renderSetting(
    settingOf({ isOn: true, tolerance: 1 }),
    setting(
      false,
      1,
      refusal('CONFLICT', '3 wait.', {
        reason: 'SECOND_MARKING_UNDER_WAY',
        params: { count: 3 },
      }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.selectOptions(screen.getByLabelText('Who marks the answers'), '1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/3 wait|wait for their second marker/)).toBeTruthy();
});

it('is left out with a host that has one marker only', async () => {
  const { container } = renderSetting(settingOf(null));
  expect(container.querySelector('section')).not.toBeNull();
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});

const openMarking = (changes: object, grantRole: 'TEACHER' | 'MARKER' = 'MARKER') =>
  renderPage(<MarkingRoute />, {
    viewer: { ...aViewer(), grantRole },
    mocks: [
      {
        request: { query: MarkingRouteDocument, variables: { userId: 'u7', examId: 'e2' } },
        result: { data: { writtenSubmissions: [submission(changes)] } },
      },
      {
        request: { query: MarkingNeighboursDocument, variables: () => true },
        result: { data: { markingNeighbours: null } },
        ...always,
      },
      noComments,
    ],
    at: '/teaching/marking/u7/e2',
    path: '/teaching/marking/:userId/:examId',
  });

it('shows a marker that a second one marks too, and the own marks afterwards', async () => {
  const { unmount } = openMarking({});
  expect(await screen.findByText(/Two markers mark this exam/)).toBeTruthy();
  expect((screen.getByLabelText('Marks for question 1') as HTMLInputElement).value).toBe('');
  unmount();
  const writtenQuestions = [question('w1', 3), question('w2', 2)];
  openMarking({ independentMarks: 1, showsOwnMark: true, score: 5, writtenQuestions });
  expect(await screen.findByText(/wait for the second marker/)).toBeTruthy();
  expect((screen.getByLabelText('Marks for question 1') as HTMLInputElement).value).toBe('3');
});

it('has no form when both have marked; teachers get a link to compare', async () => {
  const differ = { independentMarks: 2, showsOwnMark: true, score: 5 };
  const { unmount } = openMarking(differ);
  expect(await screen.findByText(/their marks differ by too much/)).toBeTruthy();
  expect(screen.queryByLabelText('Marks for question 1')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Compare the marks' })).toBeNull();
  unmount();
  openMarking({ ...differ, showsOwnMark: false }, 'TEACHER');
  expect(await screen.findByText(/Final marks: 5 of 10/)).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Compare the marks' });
  expect(link.getAttribute('href')).toBe('/teaching/reconcile/v1');
});

const markOf = (
  markerName: string | null,
  firstMarks: number,
  secondMarks: number,
  comment: string | null,
) => ({
  __typename: 'IndependentMark',
  markerName,
  score: firstMarks + secondMarks,
  comment: null,
  markedAt: '2031-03-02T10:00:00.000Z',
  questions: [
    { __typename: 'IndependentQuestionMark', questionId: 'w1', marks: firstMarks, comment },
    { __typename: 'IndependentQuestionMark', questionId: 'w2', marks: secondMarks, comment: null },
  ],
});
const comparisonOf = (changes = {}): Mock => ({
  request: { query: ReconcileRouteDocument, variables: { id: 'v1' } },
  result: {
    data: {
      markComparison: {
        __typename: 'MarkComparison',
        tolerance: 1,
        mayDecide: true,
        submission: submission({ independentMarks: 2 }),
        marks: [markOf('Rahima', 1, 2, 'Units?'), markOf(null, 5, 2, 'Draw it.')],
        ...changes,
      },
    },
  },
});
const listOf = (variables: object, ...nodes: object[]): Mock => ({
  request: { query: ReconcileListRouteDocument, variables },
  result: {
    data: {
      unreconciledSubmissions: {
        __typename: 'WrittenSubmissionConnection',
        endCursor: null,
        nodes,
        totalCount: nodes.length,
        totalCountIsExact: true,
      },
    },
  },
});
const openComparison = (...mocks: Mock[]) =>
  renderPage(<ReconcileRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [...mocks, noComments],
    at: '/boss/reconcile/v1',
    path: '/boss/reconcile/:id',
  });

it('compares both marks, proposes equal ones, and sets the final ones', async () => {
  const sent = vi.fn((_: unknown) => true);
  const final = submission({ independentMarks: 2, score: 6 });
  const { user } = openComparison(
    comparisonOf(),
    {
      request: { query: SetFinalMarkDocument, variables: sent },
      result: {
        data: { setFinalMark: { __typename: 'SetFinalMarkPayload', submission: final } },
      },
    },
    listOf({ first: 2, after: null }),
  );
  const both = within(await screen.findByRole('region', { name: 'What both markers gave' }));
  expect(both.getByText('Rahima')).toBeTruthy();
  expect(both.getByText('Second marker')).toBeTruthy();
  expect(both.getByText('Marks: 3 of 10')).toBeTruthy();
  const first = within(screen.getByRole('article', { name: 'Question 1 of 2' }));
  expect(first.getByText('Units?')).toBeTruthy();
  const marks = first.getByLabelText('Marks for question 1') as HTMLInputElement;
  expect(marks.value).toBe('');
  const comment = screen.getByLabelText('Comment on question 1') as HTMLTextAreaElement;
  expect(comment.value).toBe('Units?\nDraw it.');
  expect((screen.getByLabelText('Marks for question 2') as HTMLInputElement).value).toBe('2');
  await user.type(marks, '4');
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(await screen.findByText('at /boss/reconcile')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({
    input: {
      submissionId: 'v1',
      revision: 'r1',
      marks: [
        { questionId: 'w1', marks: 4, comment: 'Units?\nDraw it.' },
        { questionId: 'w2', marks: 2, comment: '' },
      ],
      comment: '',
    },
  });
});

it('corrects one mark of an average, whose other marks can have more than two decimals', async () => {
  const sent = vi.fn((_: unknown) => true);
  const average = submission({
    independentMarks: 2,
    score: 5.375,
    writtenQuestions: [question('w1', 3.375), question('w2', 2)],
  });
  const { user } = openComparison(comparisonOf({ submission: average }), {
    request: { query: SetFinalMarkDocument, variables: sent },
    result: refusal('INTERNAL_SERVER_ERROR', 'Later.'),
  });
  const second = await screen.findByLabelText('Marks for question 2');
  fireEvent.change(second, { target: { value: '2.125' } });
  await user.click(screen.getByRole('button', { name: 'Save the marks' }));
  expect(await screen.findAllByText('At most two decimals.')).toHaveLength(1);
  expect(second.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(second, { target: { value: '৩' } });
  await user.click(screen.getByRole('button', { name: 'Save the marks' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    input: { marks: [{ questionId: 'w1', marks: 3.375 }, { marks: 3 }] },
  });
});

it('proposes long comments of both whole, and sends none that are too long', async () => {
  const long = (letter: string) => letter.repeat(1500);
  const sent = vi.fn((_: unknown) => true);
  const { user } = openComparison(
    comparisonOf({ marks: [markOf('Rahima', 4, 2, long('a')), markOf(null, 4, 2, long('b'))] }),
    {
      request: { query: SetFinalMarkDocument, variables: sent },
      result: refusal('INTERNAL_SERVER_ERROR', 'Later.'),
    },
  );
  const comment = await screen.findByLabelText<HTMLTextAreaElement>('Comment on question 1');
  expect(comment.value).toBe(`${long('a')}\n${long('b')}`);
  await user.click(screen.getByRole('button', { name: 'Save the marks' }));
  expect(await screen.findByText('At most 2,000 characters.')).toBeTruthy();
  expect(comment.getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(comment, { target: { value: long('b') } });
  await user.click(screen.getByRole('button', { name: 'Save the marks' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
});

it('keeps the typed final marks when the newest answers cannot be loaded', async () => {
  const { user } = openComparison(
    comparisonOf(),
    {
      request: { query: SetFinalMarkDocument, variables: () => true },
      result: refusal('CONFLICT', 'Two people have not marked it yet.'),
    },
    {
      request: { query: ReconcileRouteDocument, variables: { id: 'v1' } },
      error: new NetworkError('Failed to fetch'),
    },
  );
  await user.type(await screen.findByLabelText('Marks for question 1'), '4');
  await user.click(screen.getByRole('button', { name: 'Save the marks' }));
  await user.click(await screen.findByText('Load the newest answers'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Marks for question 1').value).toBe('4');
});

it('does not allow either of the two markers to decide', async () => {
  openComparison(comparisonOf({ mayDecide: false }));
  expect(await screen.findByText(/You have marked this answer yourself/)).toBeTruthy();
  expect(screen.queryByLabelText('Marks for question 1')).toBeNull();
});

it('lists answers to be reconciled', async () => {
  const { unmount } = renderPage(<ReconcileListRoute />, {
    mocks: [listOf({ first: 20, after: null }, submission({ independentMarks: 2 }))],
    at: '/teaching/reconcile',
  });
  expect(await screen.findByText('1 answer to reconcile')).toBeTruthy();
  const link = screen.getByLabelText('Compare the marks: Motion, handed in 1 March 2031');
  expect(link.getAttribute('href')).toBe('/teaching/reconcile/v1');
  unmount();
  renderPage(<ReconcileListRoute />, { mocks: [listOf({ first: 20, after: null })] });
  expect(await screen.findByText('No marks have to be reconciled.')).toBeTruthy();
});
