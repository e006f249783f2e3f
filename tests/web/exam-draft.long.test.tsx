// The draft of an exam on the device: what was typed is there after the tab was closed or the power
// went off.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Component as EditExamRoute } from '../../web/src/features/admin/exams/edit-exam.route.tsx';
import {
  CreateExamDocument,
  CreateMultiSubjectExamDocument,
  ExamEditorDocument,
  UpdateExamDocument,
} from '../../web/src/features/admin/exams/generated/exam-editor.route.ts';
import { Component as NewExamRoute } from '../../web/src/features/admin/exams/new-exam.route.tsx';
import { Component as NewPaperRoute } from '../../web/src/features/admin/exams/new-paper.route.tsx';
import { aViewer, editable, type Mock, renderPage } from './render.tsx';

const admin = aViewer({ role: 'ADMIN' });
const PREFIX = 'alokpath.learning.draft.u1.edit.';
const NEW = `${PREFIX}exam.new.CHAPTER.ch1`;

afterEach(() => void vi.restoreAllMocks());

const newExam = (chapterId = 'ch1', viewer = admin, ...mocks: Mock[]) =>
  renderPage(<NewExamRoute />, {
    viewer,
    at: `/boss/exams/new?parentType=CHAPTER&parentId=${chapterId}`,
    path: '/boss/exams/new',
    mocks,
  });

async function write(user: UserEvent, label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

/** Waits until the device has the draft with this text. */
const stored = (name: string, text: string) =>
  waitFor(() => expect(localStorage.getItem(name)).toContain(text));

const offered = async () => within(await screen.findByRole('region', { name: 'Unsaved changes' }));
const isOffered = () => screen.queryByRole('region', { name: 'Unsaved changes' }) !== null;
const restore = async (user: UserEvent) =>
  user.click((await offered()).getByRole('button', { name: 'Continue with these changes' }));

/** Accepts every new exam. @returns the sent inputs */
function creating() {
  const sent: object[] = [];
  const mock: Mock = {
    request: {
      query: CreateExamDocument,
      variables: ({ input }) => {
        sent.push(input);
        return true;
      },
    },
    result: {
      data: {
        createExam: { __typename: 'CreateExamPayload', exam: { __typename: 'Exam', id: 'e1' } },
      },
    },
  };
  return { sent, mock };
}

it('offers a new exam again with its questions, and forgets it when it is saved', async () => {
  const first = newExam();
  await write(first.user, 'Title', 'Vectors');
  await write(first.user, 'Total marks', '1');
  await write(first.user, 'Text of the question', '1 + 1 = ?');
  for (const letter of ['A', 'B', 'C', 'D'])
    await write(first.user, `Option ${letter}`, `is ${letter}`);
  await first.user.click(screen.getByRole('radio', { name: 'Option B is correct' }));
  expect(await screen.findByText(/Your changes are kept on this device\.$/)).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem(NEW)).toMatch(/"is B","isCorrect":true/));
  first.unmount();

  const { sent, mock } = creating();
  const { user } = newExam('ch1', admin, mock);
  const draft = await offered();
  expect(draft.getByText(/^This device has changes that were not saved, from/)).toBeTruthy();
  expect(draft.getByText('Vectors')).toBeTruthy();
  expect(draft.getByText(/^1 \+ 1 = \?/)).toBeTruthy();
  expect(draft.queryByText(/has been changed since then/)).toBeNull();
  await restore(user);
  const title = await screen.findByLabelText('Title');
  expect(document.activeElement).toBe(title);
  expect(title).toHaveProperty('value', 'Vectors');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(sent).toMatchObject([
    {
      title: 'Vectors',
      questions: [{ text: '1 + 1 = ?', options: [{}, { text: 'is B', isCorrect: true }, {}, {}] }],
    },
  ]);
  expect(localStorage.getItem(NEW)).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(localStorage.getItem(NEW)).toBeNull();
});

it('stores what was just typed when the page is closed', async () => {
  const { user } = newExam();
  await write(user, 'Title', 'Vectors');
  fireEvent(window, new Event('pagehide'));
  expect(localStorage.getItem(NEW)).toContain('Vectors');
});

it('discards the draft that it offers, and begins with an empty form', async () => {
  const first = newExam();
  await write(first.user, 'Title', 'Vectors');
  await stored(NEW, 'Vectors');
  first.unmount();
  const { user } = newExam();
  await user.click((await offered()).getByRole('button', { name: 'Discard them' }));
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', '');
  expect(localStorage.getItem(NEW)).toBeNull();
});

it('removes the draft when the changes are discarded, or taken back', async () => {
  const { user } = newExam();
  await write(user, 'Title', 'V');
  await stored(NEW, '"V"');
  await user.clear(screen.getByLabelText('Title'));
  await waitFor(() => expect(localStorage.getItem(NEW)).toBeNull());
  await write(user, 'Title', 'Vectors');
  await stored(NEW, 'Vectors');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(localStorage.getItem(NEW)).toBeNull();
});

it('asks before a restored draft is left, although nothing was typed since', async () => {
  const first = newExam();
  await write(first.user, 'Title', 'Vectors');
  await stored(NEW, 'Vectors');
  first.unmount();
  const { user } = newExam();
  await restore(user);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Vectors');
});

it('offers the draft to nobody else, and not in another chapter', async () => {
  const first = newExam();
  await write(first.user, 'Title', 'Vectors');
  await stored(NEW, 'Vectors');
  first.unmount();
  const second = newExam('ch2');
  await screen.findByLabelText('Title');
  expect(isOffered()).toBe(false);
  second.unmount();
  newExam('ch1', { ...admin, id: 'u2' });
  await screen.findByLabelText('Title');
  expect(isOffered()).toBe(false);
});

it('keeps the questions of a written exam', async () => {
  const first = newExam();
  await first.user.selectOptions(await screen.findByLabelText('Answered'), 'WRITTEN');
  await first.user.click(screen.getByRole('button', { name: 'Add a question' }));
  await first.user.click(screen.getByRole('textbox', { name: 'Question 1' }));
  await first.user.paste('Prove it.\n![Figure](/uploads/f1.webp)');
  await stored(NEW, 'Prove it.');
  first.unmount();
  const { user } = newExam();
  expect((await offered()).getByText(/^Prove it\./)).toBeTruthy();
  await restore(user);
  expect(await screen.findByRole('textbox', { name: 'Question 1' })).toHaveProperty(
    'value',
    'Prove it.\n![Figure](/uploads/f1.webp)',
  );
});

it('keeps the subjects of a paper, and forgets them when it is saved', async () => {
  const newPaper = (...mocks: Mock[]) =>
    renderPage(<NewPaperRoute />, {
      viewer: admin,
      at: '/boss/papers/new?yearId=y1',
      path: '/boss/papers/new',
      mocks,
    });
  const name = `${PREFIX}paper.new.y1`;
  const first = newPaper();
  await write(first.user, 'Title', 'Unit A');
  await write(first.user, 'Name', 'Physics');
  await write(first.user, 'Text of the question', '1 + 1 = ?');
  for (const letter of ['A', 'B', 'C', 'D'])
    await write(first.user, `Option ${letter}`, `is ${letter}`);
  await first.user.click(screen.getByRole('checkbox', { name: 'Option B is correct' }));
  await waitFor(() => expect(localStorage.getItem(name)).toMatch(/"is B","isCorrect":true/));
  first.unmount();
  const { user } = newPaper({
    request: { query: CreateMultiSubjectExamDocument, variables: () => true },
    result: {
      data: {
        createMultiSubjectExam: {
          __typename: 'CreateMultiSubjectExamPayload',
          exam: { __typename: 'MultiSubjectExam', id: 'e1' },
        },
      },
    },
  });
  expect((await offered()).getByText('Physics')).toBeTruthy();
  await restore(user);
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Physics');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(localStorage.getItem(name)).toBeNull();
});

const exam = (title: string) => ({
  __typename: 'Exam',
  id: 'e1',
  title,
  type: 'MCQ',
  totalMarks: 1,
  timeLimitMinutes: 20,
  passingScorePercent: 40,
  negativeMarkingPercentage: 0,
  shuffle: 'OFF',
  startingDate: null,
  key: {
    __typename: 'ExamKey',
    writtenQuestions: [],
    questions: [
      {
        __typename: 'KeyQuestion',
        id: 'q1',
        text: 'One?',
        points: 1,
        explanation: null,
        options: [
          { __typename: 'KeyOption', id: 'o1', text: 'Yes', isCorrect: true },
          { __typename: 'KeyOption', id: 'o2', text: 'No', isCorrect: false },
        ],
      },
    ],
  },
});
const reading = (title: string): Mock => ({
  request: { query: ExamEditorDocument, variables: { id: 'e1' } },
  result: { data: { editableContent: editable({ exam: exam(title) }) } },
  maxUsageCount: 9,
});
function editExam(title: string) {
  const sent: object[] = [];
  const saving: Mock = {
    request: {
      query: UpdateExamDocument,
      variables: ({ input }) => {
        sent.push(input);
        return true;
      },
    },
    result: {
      data: {
        updateExam: { __typename: 'UpdateExamPayload', exam: { ...exam('x'), questionCount: 1 } },
      },
    },
  };
  const page = renderPage(<EditExamRoute />, {
    viewer: admin,
    at: '/boss/exams/e1',
    path: '/boss/exams/:id',
    mocks: [reading(title), saving],
  });
  return { ...page, sent };
}
const EDITED = `${PREFIX}exam.e1`;

/** Leaves a draft that renames the exam "Vectors". */
async function leaveDraft() {
  const { user, unmount } = editExam('Vectors');
  await write(user, 'Title', '!');
  await stored(EDITED, 'Vectors!');
  unmount();
}

it('saves the draft of a stored exam over the version that it is based on', async () => {
  await leaveDraft();
  const { user, sent } = editExam('Vectors');
  expect((await offered()).queryByText(/has been changed since then/)).toBeNull();
  await restore(user);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(sent).toMatchObject([{ title: 'Vectors!', questions: [{ id: 'q1' }] }]);
  expect(localStorage.getItem(EDITED)).toBeNull();
});

it('says that the exam was changed on the server, and shows both versions before saving', async () => {
  await leaveDraft();
  const { user, sent } = editExam('Forces');
  expect((await offered()).getByText(/has been changed since then/)).toBeTruthy();
  await restore(user);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(dialog.getByText('Vectors!')).toBeTruthy();
  expect(dialog.getByText('Forces')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Discard mine, continue with the other' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Forces'));
  expect(localStorage.getItem(EDITED)).toBeNull();
});

it('does not offer a draft that is stored on the server, because its save had no response', async () => {
  await leaveDraft();
  editExam('Vectors!');
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Vectors!');
  expect(isOffered()).toBe(false);
  expect(localStorage.getItem(EDITED)).toBeNull();
});

it('says that the device cannot keep the changes if its storage is full or forbidden', async () => {
  const { user } = newExam();
  await screen.findByLabelText('Title');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await write(user, 'Title', 'Vectors');
  expect(await screen.findByText(/This device cannot keep your changes/)).toBeTruthy();
  expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Vectors');
});

it('does not store more than a million characters', async () => {
  const { user } = newExam();
  await write(user, 'Text of the question', 'a'.repeat(1_000_000));
  expect(await screen.findByText(/This device cannot keep your changes/)).toBeTruthy();
  expect(localStorage.getItem(NEW)).toBeNull();
});

it('ignores a draft of another form', async () => {
  const draft = { values: { title: 'Vectors' }, opened: { title: '' }, savedAt: 1 };
  localStorage.setItem(NEW, JSON.stringify(draft));
  newExam();
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', '');
  expect(isOffered()).toBe(false);
});
