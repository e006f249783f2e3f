import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Component as EditExamRoute } from '../../web/src/features/admin/exams/edit-exam.route.tsx';
import {
  CreateExamDocument,
  CreateMultiSubjectExamDocument,
  ExamEditorDocument,
  UpdateExamDocument,
} from '../../web/src/features/admin/exams/generated/exam-editor.route.ts';
import { Component as NewExamRoute } from '../../web/src/features/admin/exams/new-exam.route.tsx';
import { Component as NewPaperRoute } from '../../web/src/features/admin/exams/new-paper.route.tsx';
import {
  brokenFormulas,
  noteHtml,
  textHtml,
} from '../../web/src/features/admin/formulas/rendered.ts';
import { usedBy } from './exam-usage-fixtures.ts';
import { aViewer, editable, type Mock, refusal, rememberViewer, renderPage } from './render.tsx';

// The form of an exam waits for its author, to whom drafts belong.
beforeEach(() => rememberViewer(aViewer({ role: 'ADMIN' })));

const admin = aViewer({ role: 'ADMIN' });

const renderNew = (...mocks: Mock[]) =>
  renderPage(<NewExamRoute />, {
    viewer: admin,
    at: '/boss/exams/new?parentType=CHAPTER&parentId=ch1&returnTo=%2Fboss%2Fcourses%2Fc10',
    path: '/boss/exams/new',
    mocks,
  });

async function fill(
  user: UserEvent,
  form: Pick<typeof screen, 'getByLabelText'>,
  texts: Readonly<Record<string, string>>,
) {
  for (const [label, text] of Object.entries(texts)) {
    const field = form.getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
}

const option = (text: string, isCorrect = false) => ({ text, isCorrect });

it('sends a new exam of a chapter with its questions, options, key and points', async () => {
  const input = {
    parentType: 'CHAPTER',
    parentId: 'ch1',
    title: 'Vectors',
    timeLimitMinutes: 20,
    negativeMarkingPercentage: 25,
    type: 'MCQ',
    totalMarks: 2,
    passingScorePercent: 40,
    startingDate: '2026-12-01T04:30:00.000Z',
    shuffle: 'BOTH',
    questions: [
      {
        text: '1 + 1 = ?',
        points: 2,
        explanation: 'Count.',
        options: [option('1'), option('2', true)],
      },
    ],
  };
  const { user } = renderNew({
    request: { query: CreateExamDocument, variables: { input } },
    result: {
      data: {
        createExam: { __typename: 'CreateExamPayload', exam: { __typename: 'Exam', id: 'e1' } },
      },
    },
  });
  await fill(user, screen, {
    Title: 'Vectors',
    'Time (minutes)': '২০',
    'Negative marking (%)': '25',
    Opens: '',
  });
  await user.type(screen.getByLabelText('Opens'), '2026-12-01T10:30');
  await user.selectOptions(
    screen.getByLabelText('Shuffle for each attempt'),
    'Questions and options',
  );
  const question = within(screen.getByRole('group', { name: 'Question 1' }));
  await user.click(question.getByRole('button', { name: 'Remove: Option D' }));
  await user.click(question.getByRole('button', { name: 'Remove: Option C' }));
  await fill(user, question, {
    'Text of the question': '1 + 1 = ?',
    'Option A': '1',
    'Option B': '2',
    Points: '2',
    Explanation: 'Count.',
  });
  await user.click(question.getByRole('radio', { name: 'Option A is correct' }));
  await user.click(question.getByRole('radio', { name: 'Option B is correct' }));
  expect(screen.getByText('1 question, 2 points in all')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make the total marks 2' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
});

it('puts a removed question back at its place, with its options', async () => {
  const { user } = renderNew();
  const first = within(await screen.findByRole('group', { name: 'Question 1' }));
  await fill(user, first, { 'Text of the question': '1 + 1 = ?', 'Option A': '1' });
  await user.click(screen.getByRole('button', { name: 'Add a question' }));
  const second = within(screen.getByRole('group', { name: 'Question 2' }));
  await fill(user, second, { 'Text of the question': '2 + 2 = ?' });
  await user.click(screen.getByRole('button', { name: 'Remove: Question 1' }));
  const texts = () =>
    screen.getAllByLabelText<HTMLInputElement>('Text of the question').map(({ value }) => value);
  expect(texts()).toEqual(['2 + 2 = ?']);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  expect(texts()).toEqual(['1 + 1 = ?', '2 + 2 = ?']);
  expect(screen.getAllByLabelText<HTMLInputElement>('Option A')[0]?.value).toBe('1');
});

it('keeps the focus in the question when an option is removed', async () => {
  const { user } = renderNew();
  const question = within(await screen.findByRole('group', { name: 'Question 1' }));
  await user.click(question.getByRole('button', { name: 'Remove: Option D' }));
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Add an option' }));
});

it('has no negative marking in a written exam, and sends none', async () => {
  const sent: object[] = [];
  const { user } = renderNew({
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
  });
  await fill(user, screen, { Title: 'Essay', 'Total marks': '10', 'Negative marking (%)': '250' });
  await user.selectOptions(screen.getByLabelText('Answered'), 'In writing (PDF)');
  expect(screen.queryByLabelText('Negative marking (%)')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
  expect(sent).toMatchObject([{ type: 'WRITTEN', negativeMarkingPercentage: 0 }]);
});

it('reports while typing that two options are equal, and that none is correct', async () => {
  const { user } = renderNew();
  const question = within(screen.getByRole('group', { name: 'Question 1' }));
  await fill(user, question, { 'Option A': 'x', 'Option B': ' x ' });
  expect(question.getByText('Two options are equal.')).toBeTruthy();
  await fill(user, question, { 'Option B': 'y', 'Option C': 'z', 'Option D': 'w' });
  expect(question.getByText('Mark the correct option.')).toBeTruthy();
  await user.click(question.getByRole('radio', { name: 'Option C is correct' }));
  expect(question.queryByText('Mark the correct option.')).toBeNull();
});

it('sends nothing while a text is missing or a question has no correct option', async () => {
  const { user } = renderNew();
  await fill(user, screen, { Title: 'Vectors', 'Total marks': '1' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please check the marked fields.')).toBeTruthy();
  const question = within(screen.getByRole('group', { name: 'Question 1' }));
  expect(question.getAllByText('Please fill this in.')).toHaveLength(5);
  await fill(user, question, {
    'Text of the question': 'Q',
    'Option A': '1',
    'Option B': '2',
    'Option C': '3',
    'Option D': '4',
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Some questions have no correct option, or two equal ones.'),
  ).toBeTruthy();
});

it('says which marks it accepts: 0 is refused, so no range starts with 0', async () => {
  const { user } = renderNew();
  await fill(user, screen, { 'Total marks': '০', Points: '0' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A number from 0.00001 to 99,999.')).toBeTruthy();
  expect(screen.getByText('A number from 0.00001 to 999.99999.')).toBeTruthy();
});

it('shows a formula as students will see it, and names one that cannot be read', async () => {
  const { user } = renderNew();
  const question = within(screen.getByRole('group', { name: 'Question 1' }));
  await fill(user, question, { 'Text of the question': 'Find $x^2$' });
  const preview = await question.findByRole('group', { name: 'As students see it' });
  await waitFor(() => expect(preview.querySelector('.katex')).not.toBeNull());
  await fill(user, question, { 'Text of the question': 'Find $\\frac{1$' });
  expect(await question.findByText('This formula cannot be read: \\frac{1')).toBeTruthy();
});

it('renders text and notes as the gateway does: escaped, with line breaks, and formulas outside of tags', () => {
  expect(textHtml('a < b\n5\\$')).toBe('a &lt; b<br>5$');
  expect(textHtml('$a$\nb')).toMatch(/^<span class="katex">.*<\/span><br>b$/s);
  expect(noteHtml('<p title="$a$">$b$</p>')).toMatch(/^<p title="\$a\$"><span class="katex">/);
  expect(brokenFormulas('$a$ $\\frac{$ $$\\nothing$$')).toEqual(['\\frac{', '\\nothing']);
});

const stored = {
  __typename: 'Exam',
  id: 'e1',
  title: 'Vectors',
  type: 'MCQ',
  totalMarks: 1,
  timeLimitMinutes: 20,
  passingScorePercent: 40,
  negativeMarkingPercentage: 0,
  startingDate: null,
  shuffle: 'OPTIONS',
};
const key = {
  __typename: 'ExamKey',
  writtenQuestions: [],
  questions: [
    {
      __typename: 'KeyQuestion',
      id: 'q1',
      text: 'Old',
      points: 1,
      explanation: null,
      options: [
        { __typename: 'KeyOption', id: 'o1', text: 'Yes', isCorrect: true },
        { __typename: 'KeyOption', id: 'o2', text: 'No', isCorrect: false },
      ],
    },
  ],
};
const reading: Mock = {
  request: { query: ExamEditorDocument, variables: { id: 'e1' } },
  result: { data: { editableContent: editable({ exam: { ...stored, key } }) } },
  maxUsageCount: 9,
};
const renderEdit = (...mocks: Mock[]) =>
  renderPage(<EditExamRoute />, {
    viewer: admin,
    at: '/boss/exams/e1',
    path: '/boss/exams/:id',
    mocks,
  });

it('keeps the stored ids, and shows a rejection of a question at that question', async () => {
  const input = {
    id: 'e1',
    revision: '7',
    title: 'Vectors',
    timeLimitMinutes: 20,
    negativeMarkingPercentage: 0,
    shuffle: 'OPTIONS',
    type: 'MCQ',
    totalMarks: 1,
    passingScorePercent: 40,
    startingDate: null,
    questions: [
      {
        id: 'q1',
        text: 'New',
        points: 1,
        explanation: null,
        options: [
          { id: 'o1', ...option('Yes') },
          { id: 'o2', ...option('No', true) },
        ],
      },
    ],
  };
  const request = { query: UpdateExamDocument, variables: { input } };
  const fieldErrors = [{ path: 'questions.0.text', reason: 'IS_TOO_LONG', message: 'is too long' }];
  const { user } = renderEdit(
    reading,
    { ...usedBy({}), maxUsageCount: 9 },
    {
      request,
      result: {
        errors: [{ message: 'Check.', extensions: { code: 'BAD_USER_INPUT', fieldErrors } }],
      },
    },
    {
      request,
      result: refusal(
        'CONFLICT',
        'Students have started or taken this exam, so its type can no longer be changed. Add a new exam instead.',
      ),
    },
    {
      request,
      result: {
        data: {
          updateExam: { __typename: 'UpdateExamPayload', exam: { ...stored, questionCount: 1 } },
        },
      },
    },
  );
  const question = within(await screen.findByRole('group', { name: 'Question 1' }));
  await fill(user, question, { 'Text of the question': 'New' });
  await user.click(question.getByRole('radio', { name: 'Option B is correct' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await question.findByText('is too long')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(
      'Students have started or taken this exam, so its type can no longer be changed. Add a new exam instead.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
});

it('shows a message when there is no such exam, and when its key could not be loaded', async () => {
  const failed: Mock = {
    ...reading,
    maxUsageCount: 1,
    result: {
      data: { editableContent: editable({ exam: { ...stored, key: null } }) },
      ...refusal('UPSTREAM_UNAVAILABLE', 'No.'),
    },
  };
  const { user } = renderEdit(failed, { ...reading, result: { data: { editableContent: null } } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There is no such exam.')).toBeTruthy();
});

it('writes a paper of several subjects, where a question may have several correct options', async () => {
  const question = (text: string, ...options: object[]) => ({
    text,
    points: 1,
    explanation: null,
    options,
  });
  const input = {
    yearId: 'y1',
    title: 'Unit A',
    timeLimitMinutes: 30,
    negativeMarkingPercentage: 0,
    shuffle: 'OFF',
    subjects: [
      {
        name: 'Physics',
        mandatory: true,
        questions: [question('P', option('1', true), option('2', true))],
      },
      {
        name: 'Chemistry',
        mandatory: false,
        questions: [question('C', option('3'), option('4', true))],
      },
    ],
  };
  const { user } = renderPage(<NewPaperRoute />, {
    viewer: admin,
    at: '/boss/papers/new?yearId=y1',
    path: '/boss/papers/new',
    mocks: [
      {
        request: { query: CreateMultiSubjectExamDocument, variables: { input } },
        result: {
          data: {
            createMultiSubjectExam: {
              __typename: 'CreateMultiSubjectExamPayload',
              exam: { __typename: 'MultiSubjectExam', id: 'e1' },
            },
          },
        },
      },
    ],
  });
  await fill(user, screen, { Title: 'Unit A' });
  await user.click(screen.getByRole('button', { name: 'Add a subject' }));
  for (const [index, { name, mandatory, questions }] of input.subjects.entries()) {
    const subject = within(screen.getByRole('region', { name: `Subject ${index + 1}` }));
    await fill(user, subject, { Name: name });
    if (mandatory)
      await user.click(
        subject.getByRole('checkbox', { name: 'At least one question must be answered' }),
      );
    await user.click(subject.getByRole('button', { name: 'Remove: Option D' }));
    await user.click(subject.getByRole('button', { name: 'Remove: Option C' }));
    const [first] = questions;
    const texts = first?.options.map((of) => ('text' in of ? String(of.text) : '')) ?? [];
    await fill(user, subject, {
      'Text of the question': first?.text ?? '',
      'Option A': texts[0] ?? '',
      'Option B': texts[1] ?? '',
    });
    if (index === 0)
      await user.click(subject.getByRole('checkbox', { name: 'Option A is correct' }));
    await user.click(subject.getByRole('checkbox', { name: 'Option B is correct' }));
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
});
