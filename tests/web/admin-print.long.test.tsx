import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Component as EditExamRoute } from '../../web/src/features/admin/exams/edit-exam.route.tsx';
import {
  ExamEditorDocument,
  PaperEditorDocument,
} from '../../web/src/features/admin/exams/generated/exam-editor.route.ts';
import { Component as PreviewExamRoute } from '../../web/src/features/admin/print/preview-exam.route.tsx';
import { Component as PrintExamRoute } from '../../web/src/features/admin/print/print-exam.route.tsx';
import { Component as PrintPaperRoute } from '../../web/src/features/admin/print/print-paper.route.tsx';
import { aViewer, editable, isLoading, type Mock, renderPage } from './render.tsx';

const admin = aViewer({ role: 'ADMIN' });

// jsdom loads neither pictures nor fonts.
const decode = vi.fn<() => Promise<void>>(async () => undefined);
beforeEach(() => {
  HTMLImageElement.prototype.decode = decode;
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: Promise.resolve() },
  });
});
const question = (
  id: string,
  text: string,
  correct: number,
  points = 1,
  explanation: string | null = null,
) => ({
  __typename: 'KeyQuestion',
  id,
  text,
  points,
  explanation,
  options: ['one', 'two', 'three'].map((option, index) => ({
    __typename: 'KeyOption',
    id: `${id}${index}`,
    text: option,
    isCorrect: index === correct,
  })),
});
const exam = {
  __typename: 'Exam',
  id: 'e1',
  title: 'Vectors',
  type: 'MCQ',
  totalMarks: 5,
  timeLimitMinutes: 20,
  passingScorePercent: 40,
  negativeMarkingPercentage: 25,
  startingDate: null,
  shuffle: 'OFF',
  key: {
    __typename: 'ExamKey',
    writtenQuestions: [],
    questions: [question('q1', 'Find $x^2$', 1), question('q2', 'Second', 2, 2, 'Since three.')],
  },
};
const reading = (storedExam: object | null = exam): Mock => ({
  request: { query: ExamEditorDocument, variables: { id: 'e1' } },
  result: { data: { editableContent: editable({ exam: storedExam }) } },
});
const renderPrint = (storedExam: object | null = exam) =>
  renderPage(<PrintExamRoute />, {
    viewer: admin,
    at: '/boss/exams/e1/print',
    path: '/boss/exams/:id/print',
    mocks: [reading(storedExam)],
  });

it('prints the paper, a sheet with a bubble for each option, and the key on pages of their own', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = renderPrint();
  expect(await screen.findByRole('heading', { level: 1, name: 'Print: Vectors' })).toBeTruthy();
  expect(screen.getAllByText('Time: 20 min')).toHaveLength(3);
  expect(screen.getAllByText('Full marks: 5')).toHaveLength(3);
  expect(screen.getAllByText('Negative marking: 25% for a wrong or blank answer')).toHaveLength(3);
  await waitFor(() => expect(document.querySelector('.katex')).not.toBeNull());
  const [sheet, key] = screen
    .getAllByRole('list')
    .filter((list) => within(list).queryAllByRole('listitem').length === 2);
  expect(
    within(sheet as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.ABC', '2.ABC']);
  expect(
    within(key as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.B1 point', '2.C2 points']);
  expect(screen.getByText('Since three.')).toBeTruthy();
  await user.type(screen.getByLabelText('Institution'), 'Alok Coaching');
  expect(screen.getAllByText('Alok Coaching')).toHaveLength(3);
  await user.click(screen.getByRole('checkbox', { name: 'Answer key' }));
  expect(screen.queryByText('Since three.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('prints when its formulas, fonts and pictures are shown', async () => {
  const print = vi
    .spyOn(window, 'print')
    .mockClear()
    .mockImplementation(() => undefined);
  let endDecoding = () => {};
  decode.mockReturnValueOnce(
    new Promise((resolve) => {
      endDecoding = resolve;
    }),
  );
  const picture = '![A graph](/media/pictures/graph.webp =40x30)';
  const { user } = renderPrint({
    ...exam,
    key: { ...exam.key, questions: [question('q1', `Read ${picture}`, 1)] },
  });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(decode).toHaveBeenCalled());
  expect(isLoading(screen.getByRole('button', { name: 'Loading...' }))).toBe(true);
  expect(print).not.toHaveBeenCalled();
  endDecoding();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(isLoading(screen.getByRole('button', { name: 'Print' }))).toBe(false);
});

it('numbers the questions of a paper through its subjects', async () => {
  const subject = (id: string, name: string) => ({
    __typename: 'KeySubject',
    id,
    name,
    mandatory: false,
    questions: [question(id, `${name}?`, 0)],
  });
  const paper = {
    __typename: 'MultiSubjectExam',
    id: 'p1',
    title: 'Unit A',
    timeLimitMinutes: 30,
    negativeMarkingPercentage: 20,
    shuffle: 'OFF',
    key: {
      __typename: 'MultiSubjectExamKey',
      subjects: [subject('s1', 'Physics'), subject('s2', 'Chemistry')],
    },
  };
  renderPage(<PrintPaperRoute />, {
    viewer: admin,
    at: '/boss/papers/p1/print',
    path: '/boss/papers/:id/print',
    mocks: [
      {
        request: { query: PaperEditorDocument, variables: { id: 'p1' } },
        result: { data: { editableContent: editable({ multiSubjectExam: paper }) } },
      },
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Chemistry' })).toBeTruthy();
  expect(screen.getAllByText('Full marks: 2')).toHaveLength(3);
  expect(screen.getAllByText('2.')).toHaveLength(3);
  expect(screen.getAllByText('Negative marking: 20% for a wrong answer')).toHaveLength(3);
});

it('prints a written exam without answer sheet and key', async () => {
  const written = [
    {
      __typename: 'KeyWrittenQuestion',
      id: 'w1',
      text: 'Explain.',
      answerGuidelines: null,
      solutionPdfUrl: null,
    },
  ];
  renderPrint({
    ...exam,
    type: 'WRITTEN',
    key: { ...exam.key, questions: [], writtenQuestions: written },
  });
  expect(await screen.findByText('Explain.')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Answer sheet' })).toBeNull();
  expect(screen.queryByText(/Negative marking/)).toBeNull();
});

it('shows that there is no such exam', async () => {
  renderPrint(null);
  expect(await screen.findByText('There is no such exam.')).toBeTruthy();
});

it('the editor shows which questions need attention, links to them, and shows that the marks differ', async () => {
  const wrong = {
    ...exam,
    key: {
      ...exam.key,
      questions: [question('q1', 'Find $\\frac{1$', 1), question('q2', 'Second', -1)],
    },
  };
  const { user } = renderPage(<EditExamRoute />, {
    viewer: admin,
    at: '/boss/exams/e1',
    path: '/boss/exams/:id',
    mocks: [reading(wrong)],
  });
  expect(
    await screen.findByText('The points add up to 2, but the total marks are 5.'),
  ).toBeTruthy();
  expect(await screen.findByText('2 questions need attention:')).toBeTruthy();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toContain('Question 1: This formula cannot be read: \\frac{1');
  expect(items).toContain('Question 2: Mark the correct option.');
  await user.click(screen.getByRole('button', { name: 'Question 2' }));
  const second = within(screen.getByRole('group', { name: 'Question 2' }));
  expect(document.activeElement).toBe(second.getByLabelText('Text of the question'));
  await user.click(second.getByRole('radio', { name: 'Option A is correct' }));
  await user.clear(second.getByLabelText('Points'));
  expect(await screen.findByText(/The points are missing\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Print' }).getAttribute('href')).toBe(
    '/boss/exams/e1/print',
  );
});

it('saves the questions of the form as a file, and shows before what the format cannot express', async () => {
  const urls: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        urls.push(blob);
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  const { user } = renderPage(<EditExamRoute />, {
    viewer: admin,
    at: '/boss/exams/e1',
    path: '/boss/exams/:id',
    mocks: [reading()],
  });
  await user.click(await screen.findByRole('button', { name: 'Export questions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export questions' }));
  await user.click(dialog.getByRole('radio', { name: 'Aiken' }));
  expect(dialog.getByText('The explanations of 1 question are left out.')).toBeTruthy();
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new Error('No room');
  });
  await user.click(dialog.getByRole('button', { name: 'Save the file' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save the file' }));
  await waitFor(() => expect(urls).toHaveLength(1));
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(urls[0] as Blob);
  });
  expect(text).toBe(
    'Find $x^2$\nA) one\nB) two\nC) three\nANSWER: B\n\nSecond\nA) one\nB) two\nC) three\nANSWER: C\n',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the questions as students get them, without the key and without an attempt', async () => {
  const { user } = renderPage(<PreviewExamRoute />, {
    viewer: admin,
    at: '/boss/exams/e1/preview',
    path: '/boss/exams/:id/preview',
    mocks: [reading()],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Vectors' })).toBeTruthy();
  const legend = await screen.findByText('Second');
  const second = within(legend.closest('fieldset') as HTMLElement);
  const options = second.getAllByRole('radio') as HTMLInputElement[];
  expect(options.map(({ checked }) => checked)).toEqual([false, false, false]);
  await user.click(second.getByLabelText(/two/));
  expect(options.map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(screen.queryByText('Since three.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Start page of the exam' }).getAttribute('href')).toBe(
    '/exam/e1',
  );
});
