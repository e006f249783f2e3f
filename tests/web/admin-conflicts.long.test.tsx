// Two admins who edit the same item: the second one sees the first one's changes, and decides.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { EditableOutlineDocument } from '../../web/src/features/admin/conflicts/generated/editable-content.ts';
import { Component as EditExamRoute } from '../../web/src/features/admin/exams/edit-exam.route.tsx';
import {
  ExamEditorDocument,
  UpdateExamDocument,
} from '../../web/src/features/admin/exams/generated/exam-editor.route.ts';
import { UpdateSubjectDocument } from '../../web/src/features/admin/tree/generated/save-outline.ts';
import { SubjectDialog } from '../../web/src/features/admin/tree/outline-dialogs.tsx';
import { usedBy } from './exam-usage-fixtures.ts';
import { aViewer, editable, type Mock, renderPage } from './render.tsx';

const admin = aViewer({ role: 'ADMIN' });
const changed = { code: 'CONFLICT', reason: 'CHANGED_SINCE_OPENED' };
const refused = {
  errors: [{ message: 'Somebody else has changed this since it was opened.', extensions: changed }],
};

const subject = { id: 's1', name: 'Physics', description: null, imageUrl: null };
const readingSubject = (title: string, revision: string): Mock => ({
  request: { query: EditableOutlineDocument, variables: { kind: 'SUBJECT', id: 's1' } },
  result: {
    data: { editableContent: editable({ revision, title, summary: null, imageUrl: null }) },
  },
});
const savingSubject = (name: string, revision: string, result?: Mock['result']): Mock => ({
  request: {
    query: UpdateSubjectDocument,
    variables: { input: { id: 's1', revision, name, description: null, imageUrl: null } },
  },
  result: result ?? {
    data: {
      updateSubject: {
        __typename: 'UpdateSubjectPayload',
        subject: { __typename: 'Subject', ...subject, name },
      },
    },
  },
});
const renderDialog = (...mocks: Mock[]) => {
  const outcomes: boolean[] = [];
  const page = renderPage(
    <SubjectDialog
      courseId="c10"
      storedItem={subject}
      onDone={(isStored) => outcomes.push(isStored)}
    />,
    {
      viewer: admin,
      mocks,
    },
  );
  return { ...page, done: outcomes };
};

it('shows who has renamed the item and when, and overwrites it only after a confirmation', async () => {
  const { user, done } = renderDialog(
    readingSubject('Physics', '1'),
    savingSubject('Physics!', '1', refused),
    readingSubject('Physics 1st paper', '2'),
    readingSubject('Physics 1st paper', '2'),
    savingSubject('Physics!', '2'),
  );
  await user.type(await screen.findByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(dialog.getByText(/^Nasrin changed this at .*10:32/)).toBeTruthy();
  expect(dialog.getByText('Physics 1st paper')).toBeTruthy();
  expect(dialog.getByText('Physics!')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save mine in its place' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(done).toEqual([true]);
});

it('says that the change was made in another tab if the name is that of the viewer', async () => {
  const reading: Mock = {
    request: { query: EditableOutlineDocument, variables: { kind: 'SUBJECT', id: 's1' } },
    result: {
      data: {
        editableContent: editable({
          revision: '2',
          title: 'Mechanics',
          summary: null,
          imageUrl: null,
          changedBy: 'Nusrat Jahan',
        }),
      },
    },
  };
  const { user } = renderDialog(reading);
  await user.type(await screen.findByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
  expect(
    dialog.getByText(/under your name .*10:32.* in another tab or on another device/),
  ).toBeTruthy();
  expect(dialog.queryByText(/somebody/i)).toBeNull();
});

it('continues with the other version', async () => {
  const { user, done } = renderDialog(
    readingSubject('Mechanics', '2'),
    readingSubject('Mechanics', '2'),
    savingSubject('Mechanics', '2'),
  );
  await user.type(await screen.findByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(
    await screen.findByRole('button', { name: 'Discard mine, continue with the other' }),
  );
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Mechanics');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(done).toEqual([true]);
});

it('does not ask after a change that does not affect the texts, or that has made them the same', async () => {
  const first = renderDialog(
    readingSubject('Physics', '1'),
    savingSubject('Physics!', '1', refused),
    readingSubject('Physics', '2'),
    savingSubject('Physics!', '2', refused),
    readingSubject('Physics!', '3'),
  );
  await first.user.type(await screen.findByLabelText('Name'), '!');
  await first.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(first.done).toEqual([true]);
});

it.each([
  ['Escape', async ({ user }: ReturnType<typeof renderDialog>) => user.keyboard('{Escape}')],
  [
    'its close button',
    async ({ user }: ReturnType<typeof renderDialog>) =>
      user.click(
        within(screen.getByRole('dialog', { name: 'Changed by somebody else' })).getByRole(
          'button',
          { name: 'Close' },
        ),
      ),
  ],
])('keeps the form open when the comparison is closed with %s', async (_, close) => {
  const page = renderDialog(readingSubject('Mechanics', '2'));
  await page.user.type(await screen.findByLabelText('Name'), '!');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Changed by somebody else' });
  await close(page);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Changed by somebody else' })).toBeNull(),
  );
  expect(page.done).toEqual([]);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Physics!');
});

const option = (id: string, text: string, isCorrect: boolean) => ({
  __typename: 'KeyOption',
  id,
  text,
  isCorrect,
});
const question = (
  id: string,
  text: string,
  options = [option(`${id}-o1`, 'Yes', true), option(`${id}-o2`, 'No', false)],
) => ({
  __typename: 'KeyQuestion',
  id,
  text,
  points: 1,
  explanation: null,
  options,
});
const exam = (text: string, { title = 'Vectors', questions = [question('q1', text)] } = {}) => ({
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
  key: { __typename: 'ExamKey', writtenQuestions: [], questions },
});
const readingExam = (of: object, revision: string): Mock => ({
  request: { query: ExamEditorDocument, variables: { id: 'e1' } },
  result: { data: { editableContent: editable({ revision, exam: of }) } },
});
const notUsed: Mock = { ...usedBy({}), maxUsageCount: 9 };
/** Accepts every change of the exam. @returns the sent inputs */
function editExam(...mocks: Mock[]) {
  const saved: object[] = [];
  const saving: Mock = {
    request: {
      query: UpdateExamDocument,
      variables: ({ input }) => {
        saved.push(input);
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
    mocks: [...mocks, notUsed, saving],
  });
  return { ...page, saved };
}

it('compares two versions of an exam question by question', async () => {
  const theirs = exam('Two?', { title: 'Forces' });
  const { user, saved } = editExam(
    readingExam(exam('One?'), '1'),
    readingExam(theirs, '2'),
    readingExam(theirs, '2'),
  );
  await user.type(await screen.findByLabelText('Text of the question'), ' Really?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(
    dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Title', 'Question 1']);
  expect(dialog.getByText(/^One\? Really\? \(1\)/)).toBeTruthy();
  expect(dialog.getByText(/^Two\? \(1\)/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save mine in its place' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(saved.at(-1)).toMatchObject({
    id: 'e1',
    revision: '2',
    title: 'Vectors',
    questions: [{ id: 'q1', text: 'One? Really?' }],
  });
});

it('saves nothing if the exam cannot be read again: the changes of others would be overwritten', async () => {
  const failing: Mock = {
    request: { query: ExamEditorDocument, variables: { id: 'e1' } },
    error: new NetworkError('Failed to fetch'),
  };
  const { user, saved } = editExam(readingExam(exam('One?'), '1'), failing);
  await user.type(await screen.findByLabelText('Text of the question'), ' Really?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^No connection/)).toBeTruthy();
  expect(saved).toEqual([]);
  expect(screen.getByLabelText('Text of the question')).toHaveProperty('value', 'One? Really?');
});

it('adds entries that the other has removed as new, with the remaining ids', async () => {
  const mine = exam('', { questions: [question('q1', 'One?'), question('q2', 'Two?')] });
  const theirs = exam('', {
    questions: [
      question('q2', 'Two?', [option('q2-o1', 'Yes', true), option('q2-o9', 'Never', false)]),
    ],
  });
  const { user, saved } = editExam(
    readingExam(mine, '1'),
    readingExam(theirs, '2'),
    readingExam(theirs, '2'),
  );
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save mine in its place' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(saved.at(-1)).toMatchObject({
    questions: [
      { text: 'One?', options: [{ text: 'Yes' }, { text: 'No' }] },
      { id: 'q2', options: [{ id: 'q2-o1' }, { text: 'No' }] },
    ],
  });
  expect(JSON.stringify(saved.at(-1))).not.toMatch(/"q1|q2-o2/);
});

it('sends no id of an exam that was imported again with the same questions', async () => {
  const again = exam('', { questions: [question('q9', 'One?')] });
  const { user, saved } = editExam(readingExam(exam('One?'), '1'), readingExam(again, '2'));
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(saved.at(-1)).toMatchObject({ title: 'Vectors!', revision: '2' });
  expect(JSON.stringify(saved.at(-1))).not.toContain('"q1');
});

it('asks nothing after a save of an exam whose response was lost, in whatever format the values were typed', async () => {
  const stored = { ...exam('One?\nWhy?'), totalMarks: 1.5 };
  stored.key.questions = stored.key.questions.map((of) => ({ ...of, points: 1.5 }));
  const { user, saved } = editExam(readingExam(exam('One?'), '1'), readingExam(stored, '2'));
  await user.type(await screen.findByLabelText('Text of the question'), '\nWhy?\n');
  for (const [label, typed] of [
    ['Points', '১.৫০'],
    ['Total marks', '1.50'],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), typed);
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(saved).toEqual([]);
});

it('asks nothing after a save of a written exam, whose other questions were omitted', async () => {
  const written = {
    __typename: 'KeyWrittenQuestion',
    id: 'w1',
    text: 'Prove it.',
    answerGuidelines: null,
    solutionPdfUrl: null,
  };
  const stored = {
    ...exam(''),
    type: 'WRITTEN',
    key: { __typename: 'ExamKey', questions: [], writtenQuestions: [written] },
  };
  const { user, saved } = editExam(readingExam(exam('One?'), '1'), readingExam(stored, '2'));
  await user.selectOptions(await screen.findByLabelText('Answered'), 'WRITTEN');
  await user.click(screen.getByRole('button', { name: 'Add a question' }));
  await user.type(screen.getByRole('textbox', { name: 'Question 1' }), 'Prove it.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(saved).toEqual([]);
});
