// Marking written exams: the list of what waits, marks and comments per question, their sum, and newer answers meanwhile.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MarkWrittenExamDocument } from '../../web/src/features/results/generated/mark-written-exam.form.ts';
import { MarkingRouteDocument } from '../../web/src/features/results/generated/marking.route.ts';
import { MarkingListRouteDocument } from '../../web/src/features/results/generated/marking-list.route.ts';
import { Component as MarkingRoute } from '../../web/src/features/results/marking.route.tsx';
import { Component as MarkingListRoute } from '../../web/src/features/results/marking-list.route.tsx';
import { type Mock, refusal, renderPage } from './render.tsx';

const exam = { __typename: 'Exam', id: 'e2', title: 'Motion', totalMarks: 5 };
const question = (id: string, changes = {}) => ({
  ...{ __typename: 'ReviewedWrittenQuestion', id, text: { __typename: 'RichText', html: `Explain ${id}.` }, answerGuidelines: null },
  ...{ answerPdfUrl: `/media/files/${id}.pdf`, marks: null, comment: null, ...changes },
});
const result = (changes = {}) => ({
  ...{ __typename: 'SingleExamResult', id: 'r1', userId: 'u7', takenAt: '2031-03-01T10:00:00.000Z', score: null, markedAt: null },
  ...{ comment: null, exam, writtenQuestions: [question('w1'), question('w2', { answerPdfUrl: null })], ...changes },
});
const waiting = (...nodes: object[]) => ({ __typename: 'SingleExamResultConnection', totalCount: nodes.length, endCursor: null, nodes });
const another = { ...result({ id: 'r2', userId: 'u8' }), exam: { ...exam, id: 'e3', title: 'Heat' } };

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function openMarking(...mocks: Mock[]) {
  const page: Mock = {
    request: { query: MarkingRouteDocument, variables: { userId: 'u7', examId: 'e2' } },
    result: { data: { examResult: result(), unmarkedExamResults: waiting(result(), another) } },
  };
  return renderPage(<MarkingRoute />, { mocks: [page, ...mocks], at: '/boss/marking/u7/e2', path: '/boss/marking/:userId/:examId' });
}

it('lists what waits, with a way to each and one back', async () => {
  const list: Mock = {
    request: { query: MarkingListRouteDocument, variables: { after: null } },
    result: { data: { unmarkedExamResults: waiting(result(), another) } },
  };
  renderPage(<MarkingListRoute />, { mocks: [list] });
  expect(await screen.findByText('2 answers wait')).toBeTruthy();
  const link = screen.getByLabelText('Mark Motion, handed in 1 March 2031');
  expect(link.getAttribute('href')).toBe('/boss/marking/u7/e2');
  expect(screen.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/boss');
});

it('shows each PDF, adds the marks up, and sends them with comments for the answers that were read', async () => {
  const sent = vi.fn((_: unknown) => true);
  const writtenQuestions = [question('w1', { marks: 2.5, comment: 'Good.' }), question('w2', { marks: 0 })];
  const mark: Mock = {
    request: { query: MarkWrittenExamDocument, variables: sent },
    result: {
      data: {
        markWrittenExam: {
          __typename: 'MarkWrittenExamPayload',
          result: result({ score: 2.5, markedAt: '2031-03-02T10:00:00.000Z', writtenQuestions }),
        },
      },
    },
  };
  const { user } = openMarking(mark);
  expect((await screen.findByTitle('Answer to question 1')).getAttribute('src')).toBe('/media/files/w1.pdf');
  expect(screen.getByText('No answer handed in.')).toBeTruthy();
  await user.click(screen.getByText('Save the marks'));
  expect(await screen.findByText('Give marks from 0 on for each question.')).toBeTruthy();
  // Where it is missing: at the first such field, and every one of them says so.
  expect(document.activeElement).toBe(screen.getByLabelText('Marks for question 1'));
  expect(screen.getByLabelText('Marks for question 2').getAttribute('aria-invalid')).toBe('true');

  type('Marks for question 1', '5.5');
  type('Marks for question 2', '০');
  expect(screen.getByText('Sum: 5.5 of 5')).toBeTruthy();
  await user.click(screen.getByText('Save the marks'));
  expect(await screen.findByText('The sum is above the 5 marks of the exam.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();

  type('Marks for question 1', '2,5');
  type('Comment on question 1', 'Good.');
  await user.click(screen.getByText('Save the marks'));
  expect(await screen.findByText('Marked 2 March 2031')).toBeTruthy();
  const marks = [
    { questionId: 'w1', marks: 2.5, comment: 'Good.' },
    { questionId: 'w2', marks: 0, comment: '' },
  ];
  expect(sent).toHaveBeenCalledWith({
    input: { userId: 'u7', examId: 'e2', dateTaken: '2031-03-01T10:00:00.000Z', marks, comment: '' },
  });
  expect(screen.getByText('Next answer').getAttribute('href')).toBe('/boss/marking/u8/e3');
});

it('marks nothing when newer answers have come, and loads them when asked', async () => {
  const conflict: Mock = {
    request: { query: MarkWrittenExamDocument, variables: () => true },
    result: refusal('CONFLICT', 'The student has handed in newer answers. Please reload them.'),
  };
  const newer: Mock = {
    request: { query: MarkingRouteDocument, variables: { userId: 'u7', examId: 'e2' } },
    result: { data: { examResult: result({ takenAt: '2031-03-01T12:00:00.000Z' }), unmarkedExamResults: waiting(result()) } },
  };
  const { user } = openMarking(conflict, newer);
  await screen.findByLabelText('Marks for question 1');
  type('Marks for question 1', '1');
  type('Marks for question 2', '1');
  await user.click(screen.getByText('Save the marks'));
  expect(await screen.findByText(/The student has handed in newer answers/)).toBeTruthy();
  await user.click(screen.getByText('Load the newest answers'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Marks for question 1').value).toBe(''));
});
