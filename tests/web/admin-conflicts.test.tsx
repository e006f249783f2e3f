// Two admins who edit the same item: the second is shown what the first has saved, and decides.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditableOutlineDocument } from '../../web/src/features/admin/conflicts/generated/editable-content.ts';
import { Component as EditExamRoute } from '../../web/src/features/admin/exams/edit-exam.route.tsx';
import { ExamEditorDocument, UpdateExamDocument } from '../../web/src/features/admin/exams/generated/exam-editor.route.ts';
import { UpdateSubjectDocument } from '../../web/src/features/admin/tree/generated/save-outline.ts';
import { SubjectDialog } from '../../web/src/features/admin/tree/outline-dialogs.tsx';
import { aViewer, editable, type Mock, renderPage } from './render.tsx';

const admin = aViewer({ role: 'ADMIN' });
const changed = { code: 'CONFLICT', reason: 'CHANGED_SINCE_OPENED' };
const refused = { errors: [{ message: 'Somebody else has changed this since it was opened.', extensions: changed }] };

const subject = { id: 's1', name: 'Physics', description: null, imageUrl: null };
const readingSubject = (title: string, revision: string): Mock => ({
  request: { query: EditableOutlineDocument, variables: { kind: 'SUBJECT', id: 's1' } },
  result: { data: { editableContent: editable({ revision, title, summary: null, imageUrl: null }) } },
});
const savingSubject = (name: string, revision: string, result?: Mock['result']): Mock => ({
  request: {
    query: UpdateSubjectDocument,
    variables: { input: { id: 's1', revision, name, description: null, imageUrl: null } },
  },
  result: result ?? {
    data: { updateSubject: { __typename: 'UpdateSubjectPayload', subject: { __typename: 'Subject', ...subject, name } } },
  },
});
const renderDialog = (...mocks: Mock[]) => {
  const done: boolean[] = [];
  const page = renderPage(<SubjectDialog courseId="c10" stored={subject} onDone={(isStored) => done.push(isStored)} />, {
    viewer: admin,
    mocks,
  });
  return { ...page, done };
};

it('shows who has renamed the item and when, and saves over it only when told to', async () => {
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

it('continues with the other version', async () => {
  const { user, done } = renderDialog(readingSubject('Mechanics', '2'), readingSubject('Mechanics', '2'), savingSubject('Mechanics', '2'));
  await user.type(await screen.findByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Discard mine, continue with the other' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Mechanics');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(done).toEqual([true]);
});

it('does not ask after a change that leaves the texts alone, or that has made them the same', async () => {
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

const option = (id: string, text: string, isCorrect: boolean) => ({ __typename: 'KeyOption', id, text, isCorrect });
const exam = (text: string, title = 'Vectors') => ({
  ...{ __typename: 'Exam', id: 'e1', title, type: 'MCQ', totalMarks: 1, timeLimitMinutes: 20, passingScorePercent: 40 },
  ...{ negativeMarkingPercentage: 0, shuffle: 'OFF', startingDate: null },
  key: {
    ...{ __typename: 'ExamKey', writtenQuestions: [] },
    questions: [
      {
        ...{ __typename: 'KeyQuestion', id: 'q1', text, points: 1, explanation: null },
        options: [option('o1', 'Yes', true), option('o2', 'No', false)],
      },
    ],
  },
});
const readingExam = (of: object, revision: string): Mock => ({
  request: { query: ExamEditorDocument, variables: { id: 'e1' } },
  result: { data: { editableContent: editable({ revision, exam: of }) } },
});

it('compares two versions of an exam question by question', async () => {
  const saved: object[] = [];
  const saving: Mock = {
    request: {
      query: UpdateExamDocument,
      variables: ({ input }) => {
        saved.push(input);
        return true;
      },
    },
    result: { data: { updateExam: { __typename: 'UpdateExamPayload', exam: { ...exam('x'), questionCount: 1 } } } },
  };
  const { user } = renderPage(<EditExamRoute />, {
    ...{ viewer: admin, at: '/boss/exams/e1', path: '/boss/exams/:id' },
    mocks: [readingExam(exam('One?'), '1'), readingExam(exam('Two?', 'Forces'), '2'), readingExam(exam('Two?', 'Forces'), '2'), saving],
  });
  await user.type(await screen.findByLabelText('Text of the question'), ' Really?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Title', 'Question 1']);
  expect(dialog.getByText(/^One\? Really\? \(1\)/)).toBeTruthy();
  expect(dialog.getByText(/^Two\? \(1\)/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save mine in its place' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(saved.at(-1)).toMatchObject({ id: 'e1', revision: '2', title: 'Vectors', questions: [{ id: 'q1', text: 'One? Really?' }] });
});
