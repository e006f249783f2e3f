// Marking by keyboard only: from question to question, comments that are kept, saving and going on
// to the next submission of the queue.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  CreateMarkingCommentDocument,
  DeleteMarkingCommentDocument,
  MarkingCommentsDocument,
} from '../../web/src/features/results/marking/comments/generated/marking-comments.ts';
import {
  MarkingNeighboursDocument,
  MarkingRouteDocument,
} from '../../web/src/features/results/marking/generated/marking.route.ts';
import { MarkingListRouteDocument } from '../../web/src/features/results/marking/generated/marking-list.route.ts';
import { ARRIVAL } from '../../web/src/features/results/marking/keys/arrival.ts';
import { commandOf } from '../../web/src/features/results/marking/keys/commands.ts';
import {
  MarkingExamsDocument,
  MarkingStudentsDocument,
} from '../../web/src/features/results/marking/list/generated/grouped-queues.ts';
import { Component as MarkingRoute } from '../../web/src/features/results/marking/marking.route.tsx';
import { Component as MarkingListRoute } from '../../web/src/features/results/marking/marking-list.route.tsx';
import { marksSaved } from './marking-fixtures.ts';
import { type Mock, refusal, renderPage } from './render.tsx';

const question = (id: string) => ({
  __typename: 'ReviewedWrittenQuestion',
  id,
  answerGuidelines: null,
  answerPages: null,
  text: { __typename: 'RichText', html: `Explain ${id}.` },
  answerPdfUrl: null,
  marks: null,
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
  comment: null,
  exam: { __typename: 'Exam', id: 'e2', title: 'Motion' },
  totalMarks: 5,
  independentMarks: null,
  showsOwnMark: false,
  studentName: null,
  writtenQuestions: [question('w1'), question('w2')],
  ...changes,
});
const next = submission({ id: 'v9', userId: 'u8' });
const QUEUE = { state: 'WAITING', examId: 'e2', userId: null };
const always = { maxUsageCount: Number.POSITIVE_INFINITY };

const aComment = (id: string, text: string, changes = {}) => ({
  __typename: 'MarkingComment',
  id,
  text,
  examId: null,
  questionId: null,
  ...changes,
});
const listOf = (...markingComments: object[]): Mock => ({
  request: { query: MarkingCommentsDocument },
  result: { data: { markingComments } },
});
const comments = [
  aComment('c1', 'Well done.'),
  aComment('c2', 'Units are missing.', { examId: 'e2', questionId: 'w1' }),
];

const asked = vi.fn((_: unknown) => true);
const neighbours: Mock = {
  request: { query: MarkingNeighboursDocument, variables: asked },
  result: {
    data: {
      markingNeighbours: {
        __typename: 'MarkingNeighbours',
        previous: null,
        next,
        otherCount: 29,
      },
    },
  },
  ...always,
};
const pageOf = (userId: string, submission: object): Mock => ({
  request: { query: MarkingRouteDocument, variables: { userId, examId: 'e2' } },
  result: { data: { writtenSubmissions: [submission] } },
  ...always,
});

function open(...mocks: Mock[]) {
  return renderPage(<MarkingRoute />, {
    mocks: [pageOf('u7', submission()), pageOf('u8', next), neighbours, ...mocks],
    at: '/boss/marking/u7/e2?exam=e2',
    path: '/boss/marking/:userId/:examId',
    state: ARRIVAL,
  });
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const focused = () => document.activeElement;

describe('a key', () => {
  const press = (key: string, more = {}) => ({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    ...more,
  });

  it('is not a command in a text field, except Escape and with Ctrl', () => {
    for (const key of ['r', 'c', '?', 'Enter', 'ArrowDown'])
      expect(commandOf(press(key), 'text'), key).toBeNull();
    expect(commandOf(press('Escape'), 'text')).toBe('marks');
    expect(commandOf(press('Enter', { ctrlKey: true }), 'text')).toBe('save-next');
    expect(commandOf(press('s', { metaKey: true }), 'text')).toBe('save');
    expect(commandOf(press('Enter', { isComposing: true, ctrlKey: true }), 'text')).toBeNull();
  });

  it('is a command in a field for marks, on a Bengali keyboard too', () => {
    expect(commandOf(press('r'), 'marks')).toBe('reuse');
    expect(commandOf(press('র', { code: 'KeyR' }), 'marks')).toBe('reuse');
    for (const key of ['5', '৫', '.', 'Tab', 'Backspace'])
      expect(commandOf(press(key, { code: 'Digit5' }), 'marks'), key).toBeNull();
    expect(commandOf(press('r', { altKey: true }), 'marks')).toBeNull();
    expect(commandOf(press('r'), 'none')).toBeNull();
    expect(commandOf(press('?'), 'none')).toBe('help');
  });
});

describe('by keyboard only', () => {
  it('marks are entered and saved, and the next submission of the queue is opened', async () => {
    const { mark, sent } = marksSaved(
      submission({ score: 4, markedAt: '2031-03-02T10:00:00.000Z' }),
    );
    const { user, router } = open(listOf(), mark);
    const first = await field('Marks for question 1');
    await waitFor(() => expect(focused()).toBe(first));
    expect(await screen.findByText('29 other answers in this list')).toBeTruthy();
    await user.keyboard('1{Enter}');
    expect(focused()).toBe(await field('Marks for question 2'));
    await user.keyboard('3{ArrowUp}');
    expect(focused()).toBe(first);
    await user.keyboard('2c');
    expect(focused()).toBe(await field('Comment on question 1'));
    await user.keyboard('Nice work?{Escape}');
    expect(focused()).toBe(first);
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/boss/marking/u8/e2'));
    expect(router.state.location.search).toBe('?exam=e2');
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      input: {
        submissionId: 'v1',
        marks: [
          { questionId: 'w1', marks: 2, comment: 'Nice work?' },
          { questionId: 'w2', marks: 3 },
        ],
      },
    });
    expect(asked).toHaveBeenCalledWith({ submissionId: 'v1', queue: QUEUE });
    await waitFor(async () => expect(focused()).toBe(await field('Marks for question 1')));
    expect((await field('Marks for question 1')).value).toBe('');
  });

  it('missing marks are shown at their field, and nothing is sent', async () => {
    const { user } = open(listOf());
    const first = await field('Marks for question 1');
    await waitFor(() => expect(focused()).toBe(first));
    await user.keyboard('1{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Give 0 or more marks.')).toBeTruthy();
    expect(focused()).toBe(await field('Marks for question 2'));
  });

  it('the shortcuts are listed, and the focus is restored', async () => {
    const { user } = open(listOf());
    const first = await field('Marks for question 1');
    await waitFor(() => expect(focused()).toBe(first));
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Use one of your comments')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focused()).toBe(first);
    expect(first.value).toBe('');
  });

  it('a kept comment is found and added, that of the question first', async () => {
    const { user } = open(listOf(...comments));
    const first = await field('Marks for question 1');
    await waitFor(() => expect(focused()).toBe(first));
    await screen.findAllByText('Use a comment');
    await user.keyboard('r');
    const dialog = await screen.findByRole('dialog', { name: 'Your comments' });
    expect(focused()).toBe(within(dialog).getByLabelText('Filter'));
    const texts = within(dialog).getAllByText(/^(Well|Units)/);
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      'Units are missing.',
      'Well done.',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect((await field('Comment on question 1')).value).toBe('Well done.');
    await waitFor(() => expect(focused()).toBe(first));
    await user.keyboard('r');
    await user.keyboard('unit{Enter}');
    expect((await field('Comment on question 1')).value).toBe('Well done.\nUnits are missing.');
    expect(screen.getByText('The comment is added to question 1.')).toBeTruthy();
  });

  it('a comment is kept for its exam, and the list is read again', async () => {
    const sent = vi.fn((_: unknown) => true);
    const create: Mock = {
      request: { query: CreateMarkingCommentDocument, variables: sent },
      result: {
        data: {
          createMarkingComment: {
            __typename: 'CreateMarkingCommentPayload',
            comment: aComment('c3', 'See page 3.', { examId: 'e2' }),
          },
        },
      },
    };
    const { user } = open(
      listOf(),
      create,
      listOf(aComment('c3', 'See page 3.', { examId: 'e2' })),
    );
    const first = await field('Marks for question 1');
    await waitFor(() => expect(focused()).toBe(first));
    await screen.findAllByText('Keep this comment');
    await user.keyboard('cSee page 3.{Escape}k');
    await screen.findByRole('dialog', { name: 'New comment' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const input = { text: 'See page 3.', examId: 'e2', questionId: null };
    expect(sent).toHaveBeenCalledWith({ input });
    await user.keyboard('r');
    expect(await screen.findByText('For this exam')).toBeTruthy();
  });

  it('a typed comment is kept once, and asked for before it is lost', async () => {
    const sent = vi.fn((_: unknown) => true);
    const create: Mock = {
      request: { query: CreateMarkingCommentDocument, variables: sent },
      result: refusal('CONFLICT', 'You keep 100 comments already.'),
      delay: 50,
      ...always,
    };
    const { user } = open(listOf(), create);
    const first = await field('Marks for question 1');
    await waitFor(() => expect(focused()).toBe(first));
    await screen.findAllByText('Keep this comment');
    await user.keyboard('k');
    const dialog = await screen.findByRole('dialog', { name: 'New comment' });
    await user.keyboard('See page 3.');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('You have changes that are not saved.')).toBeTruthy();
    await user.click(screen.getByText('Keep editing'));
    await user.click(within(dialog).getByText('Cancel'));
    await user.click(await screen.findByText('Keep editing'));
    const text = within(dialog).getByLabelText<HTMLTextAreaElement>('Comment');
    expect(text.value).toBe('See page 3.');
    await user.click(text);
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    expect(await screen.findByText('You keep 100 comments already.')).toBeTruthy();
    expect(sent).toHaveBeenCalledOnce();
    expect(text.value).toBe('See page 3.');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByText('Discard changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a deletion is undone', async () => {
    const remove: Mock = {
      request: { query: DeleteMarkingCommentDocument, variables: { input: { id: 'c1' } } },
      result: {
        data: {
          deleteMarkingComment: { __typename: 'DeleteMarkingCommentPayload', deletedId: 'c1' },
        },
      },
    };
    const sent = vi.fn((_: unknown) => true);
    const create: Mock = {
      request: { query: CreateMarkingCommentDocument, variables: sent },
      result: refusal('CONFLICT', 'You keep 100 comments already.'),
    };
    const { user } = open(listOf(...comments), remove, listOf(), create);
    await screen.findAllByText('Use a comment');
    await user.click(screen.getByLabelText('Use a comment, question 1'));
    await user.click(await screen.findByLabelText('Delete: Well done.'));
    const undo = await screen.findByText('Undo');
    await waitFor(() => expect(focused()).toBe(undo));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('You keep 100 comments already.')).toBeTruthy();
    const input = { text: 'Well done.', examId: null, questionId: null };
    expect(sent).toHaveBeenCalledWith({ input });
  });

  it('unsaved marks are not lost on the way to the next', async () => {
    const { user, router } = open(listOf());
    const first = await field('Marks for question 1');
    await waitFor(() => expect(focused()).toBe(first));
    await user.keyboard('1n');
    expect(await screen.findByText('You have changes that are not saved.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/boss/marking/u7/e2');
    await user.click(screen.getByText('Discard changes'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/boss/marking/u8/e2'));
  });
});

describe('the list', () => {
  const counts = { waitingCount: 30, markedCount: 2, oldestAt: '2031-03-01T10:00:00.000Z' };
  const page = { totalCount: 1, totalCountIsExact: true, endCursor: null };

  it('has a queue for each exam, with its counts', async () => {
    const exams: Mock = {
      request: { query: MarkingExamsDocument, variables: { state: 'WAITING', after: null } },
      result: {
        data: {
          markingExams: {
            __typename: 'MarkingExamConnection',
            ...page,
            nodes: [{ __typename: 'MarkingExam', examId: 'e2', title: 'Motion', ...counts }],
          },
        },
      },
    };
    const list: Mock = {
      request: { query: MarkingListRouteDocument, variables: { queue: QUEUE, after: null } },
      result: {
        data: {
          markingQueue: {
            __typename: 'WrittenSubmissionConnection',
            ...page,
            nodes: [submission()],
          },
        },
      },
    };
    const at = { at: '/boss/marking?by=exam', path: '/boss/marking' };
    const { user } = renderPage(<MarkingListRoute />, { mocks: [exams, list], ...at });
    expect(await screen.findByText(/^30 to mark · 2 marked/)).toBeTruthy();
    await user.click(screen.getByLabelText('Motion: 30 to mark'));
    expect((await screen.findByText('Start marking')).getAttribute('href')).toBe(
      '/boss/marking/u7/e2?by=exam&exam=e2',
    );
    expect(screen.getByText('All exams').getAttribute('href')).toBe('/boss/marking?by=exam');
  });

  it('finds students by name, and shows the name of the selected one', async () => {
    const students: Mock = {
      request: {
        query: MarkingStudentsDocument,
        variables: { state: 'WAITING', search: 'rahima', after: null },
      },
      result: {
        data: {
          markingStudents: {
            __typename: 'MarkingStudentConnection',
            ...page,
            nodes: [{ __typename: 'MarkingStudent', userId: 'u7', name: 'Rahima', ...counts }],
          },
        },
      },
    };
    const list: Mock = {
      request: {
        query: MarkingListRouteDocument,
        variables: { queue: { state: 'WAITING', examId: null, userId: 'u7' }, after: null },
      },
      result: {
        data: {
          markingQueue: {
            __typename: 'WrittenSubmissionConnection',
            ...page,
            nodes: [submission({ studentName: 'Rahima' })],
          },
        },
      },
    };
    const at = { at: '/boss/marking?by=student&q=rahima', path: '/boss/marking' };
    const { user } = renderPage(<MarkingListRoute />, { mocks: [students, list], ...at });
    await user.click(await screen.findByLabelText('Rahima: 30 to mark'));
    expect(await screen.findByRole('heading', { name: 'Rahima' })).toBeTruthy();
  });
});
