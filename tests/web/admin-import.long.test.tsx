import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Component as EditExamRoute } from '../../web/src/features/admin/exams/edit-exam.route.tsx';
import { Component as EditPaperRoute } from '../../web/src/features/admin/exams/edit-paper.route.tsx';
import {
  CreateExamDocument,
  ExamEditorDocument,
  PaperEditorDocument,
} from '../../web/src/features/admin/exams/generated/exam-editor.route.ts';
import { Component as NewExamRoute } from '../../web/src/features/admin/exams/new-exam.route.tsx';
import { useWorkerHere } from './questions/worker-here.ts';
import { aViewer, editable, type Mock, renderPage } from './render.tsx';

const admin = aViewer({ role: 'ADMIN' });
beforeEach(useWorkerHere);

const renderNew = (...mocks: Mock[]) =>
  renderPage(<NewExamRoute />, {
    viewer: admin,
    at: '/boss/exams/new?parentType=CHAPTER&parentId=ch1',
    path: '/boss/exams/new',
    mocks,
  });

async function openImport(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Import questions' }));
  return within(await screen.findByRole('dialog', { name: /^Import questions/ }));
}

async function paste(user: UserEvent, dialog: ReturnType<typeof within>, text: string) {
  await user.click(dialog.getByLabelText('Questions as text'));
  await user.paste(text);
}

const two =
  '1. Find $x^2$\na) one\nb) two\nAnswer: b\nMarks: 2\n2. Broken\na) same\nb) same\nAnswer: a';

it('imports pasted questions without errors; nothing is sent before saving', async () => {
  const input = {
    parentType: 'CHAPTER',
    parentId: 'ch1',
    title: 'Vectors',
    timeLimitMinutes: 30,
    negativeMarkingPercentage: 0,
    type: 'MCQ',
    totalMarks: 2,
    passingScorePercent: 40,
    startingDate: null,
    shuffle: 'OFF',
    questions: [
      {
        text: 'Find $x^2$',
        points: 2,
        explanation: null,
        options: [
          { text: 'one', isCorrect: false },
          { text: 'two', isCorrect: true },
        ],
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
  const dialog = await openImport(user);
  await paste(user, dialog, two);
  expect(await dialog.findByText('2 questions found, 1 with errors.')).toBeTruthy();
  expect(dialog.getByText('Detected: Numbered questions, as in Word')).toBeTruthy();
  const [first, second] = dialog.getAllByRole('checkbox');
  expect([first, second].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  expect(dialog.getByText(/Two options are equal: same/)).toBeTruthy();
  const [firstItem] = dialog.getAllByRole('listitem');
  await waitFor(() => expect(firstItem?.querySelector('.katex')).not.toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Import 1 question' }));
  expect(await screen.findByText('1 question was imported. Please save the exam.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(
    screen.queryByRole('group', { name: 'Question 2' }),
    'the empty question of a new exam is replaced',
  ).toBeNull();
  await user.type(screen.getByLabelText('Title'), 'Vectors');
  await user.click(screen.getByRole('button', { name: 'Make the total marks 2' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
});

it('a question with an error can be mended in the text, or ticked and mended in the form', async () => {
  const { user } = renderNew();
  const dialog = await openImport(user);
  await paste(user, dialog, two);
  await user.click(await dialog.findByRole('checkbox', { name: 'Import question 2' }));
  expect(dialog.getByRole('button', { name: 'Import 2 questions' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Go to line 6' }));
  const area = dialog.getByLabelText<HTMLTextAreaElement>('Questions as text');
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('2. Broken');
  fireEvent.input(area, { target: { value: two.replace('b) same', 'b) other') } });
  const importButton = () => dialog.getByRole('button', { name: 'Import 2 questions' });
  expect(importButton(), 'the changed text is not read yet').toHaveProperty('disabled', true);
  expect(await dialog.findByText('2 questions found, 0 with errors.')).toBeTruthy();
  await user.click(importButton());
  const question = within(await screen.findByRole('group', { name: 'Question 2' }));
  expect(question.getByLabelText<HTMLInputElement>('Option B').value).toBe('other');
});

it('imported questions do not have the errors of the empty one that they replace, but their own', async () => {
  const { user } = renderNew();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const question = (number: number) =>
    within(screen.getByRole('group', { name: `Question ${number}` }));
  await waitFor(() => expect(question(1).getAllByText('Please fill this in.')).toHaveLength(5));
  const dialog = await openImport(user);
  await paste(user, dialog, `${two}\n3. One option\na) only\nAnswer: a`);
  for (const number of [2, 3])
    await user.click(await dialog.findByRole('checkbox', { name: `Import question ${number}` }));
  await user.click(dialog.getByRole('button', { name: 'Import 3 questions' }));
  await screen.findByRole('group', { name: 'Question 3' });
  expect(question(1).queryByText('Please fill this in.')).toBeNull();
  expect(question(2).queryByText('Please fill this in.')).toBeNull();
  expect(await question(3).findAllByText('Please fill this in.')).toHaveLength(1);
});

it('asks before pasted text is discarded', async () => {
  const { user } = renderNew();
  const dialog = await openImport(user);
  await paste(user, dialog, 'something');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }),
  );
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Questions as text').value).toBe('something');
});

it('reads a file in the chosen format and rejects other files, with advice', async () => {
  const { user } = renderNew();
  const dialog = await openImport(user);
  const picker = dialog.getByLabelText('Choose a file', { selector: 'input' });
  fireEvent.change(picker, {
    target: { files: [new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'old.xls')] },
  });
  expect(await dialog.findByText(/This is an old Word or Excel file/)).toBeTruthy();
  fireEvent.change(picker, {
    target: { files: [new File(['প্রশ্ন;ক;খ;উত্তর\nরং?;লাল;নীল;খ'], 'q.csv')] },
  });
  expect(await dialog.findByText('1 question found, 0 with errors.')).toBeTruthy();
  expect(dialog.queryByText(/This is an old Word/)).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Format'), 'GIFT (Moodle)');
  expect(
    await dialog.findByText(/This type of question cannot be imported: a text without answer/),
  ).toBeTruthy();
  expect(
    dialog.getByRole<HTMLButtonElement>('button', { name: 'Import 0 questions' }).disabled,
  ).toBe(true);
});

it('rejects a paste of five megabytes without putting it into the page', async () => {
  const { user } = renderNew();
  const dialog = await openImport(user);
  const area = dialog.getByLabelText<HTMLTextAreaElement>('Questions as text');
  fireEvent.paste(area, { clipboardData: { getData: () => 'x'.repeat(5_000_000) } });
  expect(await dialog.findByText(/The text has more than 1,000,000 characters/)).toBeTruthy();
  expect(area.value).toBe('');
});

it('shows that a text is in Bijoy, and converts it after a preview', async () => {
  const { user } = renderNew();
  const dialog = await openImport(user);
  await paste(user, dialog, '1| evsjv‡`‡ki ivRavbx †KvbwU?\nK) XvKv L) Lyjbv\nDËi: K');
  expect(await dialog.findByText(/seems to be in Bijoy/)).toBeTruthy();
  const area = dialog.getByLabelText<HTMLTextAreaElement>('Questions as text');
  await user.click(dialog.getByRole('button', { name: 'Show it in Unicode' }));
  expect(dialog.getByRole('group', { name: 'Converted text' }).textContent).toContain(
    'বাংলাদেশের রাজধানী কোনটি?',
  );
  expect(area.value).toContain('evsjv');
  expect(document.activeElement).toBe(dialog.getByRole('group', { name: 'Converted text' }));
  await user.click(dialog.getByRole('button', { name: 'Use the converted text' }));
  expect(await dialog.findByText('1 question found, 0 with errors.')).toBeTruthy();
  expect(area.value).toBe('১। বাংলাদেশের রাজধানী কোনটি?\nক) ঢাকা খ) খুলনা\nউত্তর: ক');
  expect(dialog.queryByText(/seems to be in Bijoy/)).toBeNull();
});

const keyQuestion = (id: string, text: string) => ({
  __typename: 'KeyQuestion',
  id,
  text,
  points: 1,
  explanation: null,
  options: [
    { __typename: 'KeyOption', id: `${id}a`, text: 'Yes', isCorrect: true },
    { __typename: 'KeyOption', id: `${id}b`, text: 'No', isCorrect: false },
  ],
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
  shuffle: 'OFF',
  key: { __typename: 'ExamKey', writtenQuestions: [], questions: [keyQuestion('q1', 'Old')] },
};
const reading: Mock = {
  request: { query: ExamEditorDocument, variables: { id: 'e1' } },
  result: { data: { editableContent: editable({ exam: stored }) } },
};
const texts = () =>
  screen.getAllByLabelText<HTMLTextAreaElement>('Text of the question').map(({ value }) => value);

it('adds to the stored questions, or replaces them after a confirmation', async () => {
  const { user } = renderPage(<EditExamRoute />, {
    viewer: admin,
    at: '/boss/exams/e1',
    path: '/boss/exams/:id',
    mocks: [reading],
  });
  const first = await openImport(user);
  await paste(user, first, '1. Added\na) 1\nb) 2\nAnswer: a');
  expect(await first.findByLabelText('Add to the 1 question of the form')).toBeTruthy();
  await user.click(first.getByRole('button', { name: 'Import 1 question' }));
  await waitFor(() => expect(texts()).toEqual(['Old', 'Added']));

  const second = await openImport(user);
  await paste(user, second, '1. New\na) 1\nb) 2\nAnswer: a');
  await user.click(await second.findByLabelText('Replace the questions of the form'));
  await user.click(second.getByRole('button', { name: 'Import 1 question' }));
  expect(second.getByText(/^Replace 2 questions of the form\?/)).toBeTruthy();
  expect(texts()).toEqual(['Old', 'Added']);
  await user.click(second.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(texts()).toEqual(['New']));
});

it('keeps the ticks and the mode while the text is mended; a double click does not replace', async () => {
  const { user } = renderPage(<EditExamRoute />, {
    viewer: admin,
    at: '/boss/exams/e1',
    path: '/boss/exams/:id',
    mocks: [reading],
  });
  const dialog = await openImport(user);
  const three = ['A', 'B', 'C']
    .map((text, index) => `${index + 1}. ${text}\na) 1\nb) 2\nAnswer: a`)
    .join('\n');
  await paste(user, dialog, three);
  const ticks = () =>
    dialog.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  await user.click(await dialog.findByLabelText('Replace the questions of the form'));
  await user.click(dialog.getByRole('checkbox', { name: 'Import question 2' }));
  const area = dialog.getByLabelText('Questions as text');
  fireEvent.input(area, { target: { value: three.replace('2. B', '2. Better') } });
  expect(await dialog.findByText('Better')).toBeTruthy();
  expect(ticks()).toEqual([true, false, true]);
  fireEvent.input(area, { target: { value: `0. First\na) 1\nb) 2\nAnswer: a\n${three}` } });
  await waitFor(() => expect(ticks()).toEqual([true, true, false, true]));
  expect(dialog.getByLabelText<HTMLInputElement>('Replace the questions of the form').checked).toBe(
    true,
  );
  await user.dblClick(dialog.getByRole('button', { name: 'Import 3 questions' }));
  expect(texts()).toEqual(['Old']);
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(texts()).toEqual(['First', 'A', 'C']));
});

it('does not import more questions than an exam can have', async () => {
  const { user } = renderNew();
  const dialog = await openImport(user);
  const many = Array.from({ length: 202 }, (_, index) => `Q${index}\nA) 1\nB) 2\nANSWER: A`).join(
    '\n\n',
  );
  fireEvent.input(dialog.getByLabelText('Questions as text'), { target: { value: many } });
  expect(
    await dialog.findByText('There can be 200 questions here. Please untick at least 2.'),
  ).toBeTruthy();
  expect(
    dialog.getByRole<HTMLButtonElement>('button', { name: 'Import 202 questions' }).disabled,
  ).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: 'Import question 1' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Import question 2' }));
  expect(
    dialog.getByRole<HTMLButtonElement>('button', { name: 'Import 200 questions' }).disabled,
  ).toBe(false);
});

it('imports into one subject of a paper, where several options may be correct', async () => {
  const subject = (id: string, name: string) => ({
    __typename: 'KeySubject',
    id,
    name,
    mandatory: false,
    questions: [keyQuestion(id, name)],
  });
  const paper = {
    __typename: 'MultiSubjectExam',
    id: 'p1',
    title: 'Unit A',
    timeLimitMinutes: 30,
    negativeMarkingPercentage: 0,
    shuffle: 'OFF',
    key: {
      __typename: 'MultiSubjectExamKey',
      subjects: [subject('s1', 'Physics'), subject('s2', 'Chemistry')],
    },
  };
  const { user } = renderPage(<EditPaperRoute />, {
    viewer: admin,
    at: '/boss/papers/p1',
    path: '/boss/papers/:id',
    mocks: [
      {
        request: { query: PaperEditorDocument, variables: { id: 'p1' } },
        result: { data: { editableContent: editable({ multiSubjectExam: paper }) } },
      },
    ],
  });
  const chemistry = within(await screen.findByRole('region', { name: 'Subject 2' }));
  await user.click(chemistry.getByRole('button', { name: 'Import questions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions: Chemistry' }));
  await paste(user, dialog, 'Noble gases{ ~%50%He ~%50%Ne ~%-100%O }');
  expect(await dialog.findByText('1 question found, 0 with errors.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Import 1 question' }));
  await waitFor(() => expect(texts()).toEqual(['Physics', 'Chemistry', 'Noble gases']));
  const added = within(chemistry.getByRole('group', { name: 'Question 2' }));
  expect(added.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    true,
    false,
  ]);
});
