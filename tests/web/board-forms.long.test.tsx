// Questions in the forms of education boards: statements, shared stems and creative questions.
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Component as EditBankQuestionRoute } from '../../web/src/features/admin/bank/edit-bank-question.route.tsx';
import {
  BankQuestionDocument,
  BankUsageDocument,
  BankWordsDocument,
} from '../../web/src/features/admin/bank/generated/bank.ts';
import { Component as EditExamRoute } from '../../web/src/features/admin/exams/edit-exam.route.tsx';
import {
  CreateExamDocument,
  ExamEditorDocument,
} from '../../web/src/features/admin/exams/generated/exam-editor.route.ts';
import { Component as NewExamRoute } from '../../web/src/features/admin/exams/new-exam.route.tsx';
import { Component as PrintExamRoute } from '../../web/src/features/admin/print/print-exam.route.tsx';
import { aViewer, editable, type Mock, rememberViewer, renderPage } from './render.tsx';

// The form of an exam waits for its author, to whom drafts belong.
beforeEach(() => rememberViewer(aViewer({ role: 'ADMIN' })));

const admin = aViewer({ role: 'ADMIN' });

const renderNew = (...mocks: Mock[]) =>
  renderPage(<NewExamRoute />, {
    viewer: admin,
    at: '/boss/exams/new?parentType=CHAPTER&parentId=ch1',
    path: '/boss/exams/new',
    mocks,
  });

type CreateVariables = {
  input: { questions?: { text: string }[]; writtenQuestions?: { text: string }[] };
};

/** @param inputs receives the input of each request */
const creating = (inputs: CreateVariables['input'][]): Mock => ({
  request: {
    query: CreateExamDocument,
    variables: (variables: unknown) => {
      inputs.push((variables as CreateVariables).input);
      return true;
    },
  },
  result: {
    data: {
      createExam: { __typename: 'CreateExamPayload', exam: { __typename: 'Exam', id: 'e1' } },
    },
  },
});

type Queries = Pick<typeof screen, 'getByLabelText'>;

async function fill(user: UserEvent, within: Queries, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = within.getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
}

const question = (number: number) =>
  within(screen.getByRole('group', { name: `Question ${number}` }));
const textIn = (within: Queries, label: string) =>
  within.getByLabelText<HTMLTextAreaElement>(label).value;
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

const STATEMENTS = 'পানির ধর্ম—\ni. বর্ণহীন\nii. গন্ধহীন\niii. কঠিন\nনিচের কোনটি সঠিক?';
const STEM = 'উদ্দীপক:\nরহিম মাঠে গেল।\n———\n';

it('adds a question with statements, whose options are filled in, in place of the empty one', async () => {
  const inputs: CreateVariables['input'][] = [];
  const { user } = renderNew(creating(inputs));
  await fill(user, screen, { Title: 'পদার্থ', 'Total marks': '1' });
  await press(user, 'Statements i, ii, iii');
  expect(screen.queryByRole('group', { name: 'Question 2' })).toBeNull();
  expect(document.activeElement).toBe(question(1).getByLabelText('Question, above the statements'));
  expect(textIn(question(1), 'Below the statements')).toBe('নিচের কোনটি সঠিক?');
  expect(textIn(question(1), 'Option D')).toBe('i, ii ও iii');
  await user.click(question(1).getByRole('radio', { name: 'Option A is correct' }));
  // Errors of four fields would move the page below the pointer.
  expect(question(1).queryByText('Please fill this in.')).toBeNull();
  await press(user, 'Save');
  expect(await screen.findByText('Please check the marked fields.')).toBeTruthy();
  expect(question(1).getAllByText('Please fill this in.')).toHaveLength(4);
  expect(inputs).toEqual([]);
  await fill(user, question(1), {
    'Question, above the statements': 'পানির ধর্ম—',
    'Statement i': 'বর্ণহীন',
    'Statement ii': 'গন্ধহীন',
    'Statement iii': 'কঠিন',
  });
  await press(user, 'Save');
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(inputs[0]?.questions?.map(({ text }) => text)).toEqual([STATEMENTS]);
});

it('adds questions with a shared stem, which is edited in one place', async () => {
  const { user } = renderNew();
  await press(user, 'Questions with a shared stem');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }));
  expect(dialog.getByText('Please fill this in.')).toBeTruthy();
  await fill(user, dialog, { Stem: 'রহিম গেল।' });
  await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(question(2).getByText('Has the stem of question 1. It is edited there.')).toBeTruthy();
  await fill(user, question(1), { 'Stem of questions 1 to 2': 'রহিম মাঠে গেল।' });

  await user.click(question(2).getByRole('button', { name: 'Add a question with this stem' }));
  await user.click(question(2).getByRole('button', { name: 'Ask with statements i, ii, iii' }));
  expect(document.activeElement).toBe(question(2).getByLabelText('Question, above the statements'));
  await fill(user, question(1), { 'Text of the question': 'কোথায়?' });
  await fill(user, question(2), {
    'Question, above the statements': 'পানির ধর্ম—',
    'Statement i': 'বর্ণহীন',
    'Statement ii': 'গন্ধহীন',
    'Statement iii': 'কঠিন',
  });
  await user.click(question(3).getByRole('button', { name: 'Without the stem' }));
  await fill(user, question(3), { 'Text of the question': 'আলাদা?' });
  for (const number of [1, 2])
    await user.click(question(number).getByRole('button', { name: 'Edit as one text' }));
  expect([1, 2, 3].map((number) => textIn(question(number), 'Text of the question'))).toEqual([
    `${STEM}কোথায়?`,
    `${STEM}${STATEMENTS}`,
    'আলাদা?',
  ]);
});

it('asks before a typed stem is discarded', async () => {
  const { user } = renderNew();
  await press(user, 'Questions with a shared stem');
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog, { Stem: 'Rahim' });
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }),
  );
  expect(textIn(dialog, 'Stem')).toBe('Rahim');
});

it('adds a creative question with the usual marks, and shows how they add up', async () => {
  const inputs: CreateVariables['input'][] = [];
  const { user } = renderNew(creating(inputs));
  await user.selectOptions(screen.getByLabelText('Answered'), 'In writing (PDF)');
  await fill(user, screen, { Title: 'পদার্থ', 'Total marks': '5' });
  await press(user, 'Creative question');
  expect(screen.getByText('10 marks in all')).toBeTruthy();
  await press(user, 'Save');
  expect(await question(1).findAllByText('Please fill this in.')).toHaveLength(5);
  await fill(user, question(1), {
    Stem: 'একটি গাড়ি চলছে।',
    'Part ক': 'বেগ কী?',
    'Part খ': 'ব্যাখ্যা করো।',
    'Part গ': 'ত্বরণ কত?',
  });
  await fill(user, question(1), { 'Marks of part গ': 'x' });
  expect(question(1).getByText('A number above 0.')).toBeTruthy();
  await fill(user, question(1), { 'Marks of part গ': '২.৫' });
  await user.click(question(1).getByRole('button', { name: 'Remove: Part ঘ' }));
  await press(user, 'Make the total marks 5.5');
  await press(user, 'Save');
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(inputs[0]?.writtenQuestions?.map(({ text }) => text)).toEqual([
    'একটি গাড়ি চলছে।\n\nক) বেগ কী? [১]\nখ) ব্যাখ্যা করো। [২]\nগ) ত্বরণ কত? [২.৫]',
  ]);
});

it('puts a removed part of a creative question back with its text and marks', async () => {
  const { user } = renderNew();
  await user.selectOptions(screen.getByLabelText('Answered'), 'In writing (PDF)');
  await press(user, 'Creative question');
  await fill(user, question(1), { Stem: 'A car moves.', 'Part b': 'Explain.', 'Part c': 'Why?' });
  await fill(user, question(1), { 'Marks of part b': '2.5' });
  await user.click(question(1).getByRole('button', { name: 'Remove: Part b' }));
  expect(question(1).getByText('Part b was removed.')).toBeTruthy();
  expect(textIn(question(1), 'Part b')).toBe('Why?');
  const undo = question(1).getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  expect(textIn(question(1), 'Part b')).toBe('Explain.');
  expect(textIn(question(1), 'Marks of part b')).toBe('2.5');
  expect(textIn(question(1), 'Part c')).toBe('Why?');
  expect(document.activeElement).toBe(question(1).getByLabelText('Part b'));
  expect(question(1).queryByRole('button', { name: 'Undo' })).toBeNull();
});

const CREATIVE = 'A car moves.\n\na) What is speed? [1]\nb) Explain. [2]';

it('the letters of a creative question follow the language that is typed, but not those of a stored one', async () => {
  const { user } = renderNew();
  await user.selectOptions(screen.getByLabelText('Answered'), 'In writing (PDF)');
  await press(user, 'Creative question');
  await user.type(question(1).getByLabelText('Part a'), 'বেগ কী?');
  // The field has kept the focus while its letter changed.
  expect(textIn(question(1), 'Part ক')).toBe('বেগ কী?');
});

const storedQuestion = (id: string, text: string) => ({
  __typename: 'KeyQuestion',
  id,
  text,
  points: 1,
  explanation: null,
  options: ['one', 'two'].map((option, index) => ({
    __typename: 'KeyOption',
    id: `${id}${index}`,
    text: option,
    isCorrect: index === 0,
  })),
});

const reading = (type: 'MCQ' | 'WRITTEN', ...texts: string[]): Mock => ({
  request: { query: ExamEditorDocument, variables: { id: 'e1' } },
  result: {
    data: {
      editableContent: editable({
        exam: {
          __typename: 'Exam',
          id: 'e1',
          title: 'Stored',
          type,
          totalMarks: texts.length,
          timeLimitMinutes: 20,
          passingScorePercent: 40,
          negativeMarkingPercentage: 0,
          startingDate: null,
          shuffle: 'OFF',
          key: {
            __typename: 'ExamKey',
            questions:
              type === 'MCQ' ? texts.map((text, at) => storedQuestion(`q${at}`, text)) : [],
            writtenQuestions:
              type === 'MCQ'
                ? []
                : texts.map((text, at) => ({
                    __typename: 'KeyWrittenQuestion',
                    id: `w${at}`,
                    text,
                    answerGuidelines: null,
                    solutionPdfUrl: null,
                  })),
          },
        },
      }),
    },
  },
  maxUsageCount: 9,
});

const edit = (mock: Mock) =>
  renderPage(<EditExamRoute />, {
    viewer: admin,
    at: '/boss/exams/e1',
    path: '/boss/exams/:id',
    mocks: [mock],
  });

it('shows the parts of stored questions again, or the text as a whole', async () => {
  const { user } = edit(
    reading('MCQ', `${STEM}এক?`, `${STEM}${STATEMENTS}`, 'Look:\n(i) a\n(ii) b\n(iii) c', 'Plain'),
  );
  await screen.findByRole('group', { name: 'Question 1' });
  expect(textIn(question(1), 'Stem of questions 1 to 2')).toBe('রহিম মাঠে গেল।');
  expect(textIn(question(1), 'Text of the question')).toBe('এক?');
  expect(textIn(question(2), 'Statement iii')).toBe('কঠিন');

  await user.click(question(2).getByRole('button', { name: 'Edit as one text' }));
  expect(textIn(question(2), 'Text of the question')).toBe(`${STEM}${STATEMENTS}`);
  await user.click(question(2).getByRole('button', { name: 'Edit the parts separately' }));
  expect(textIn(question(2), 'Statement iii')).toBe('কঠিন');

  // A text typed in another notation is not changed automatically.
  expect(textIn(question(3), 'Text of the question')).toBe('Look:\n(i) a\n(ii) b\n(iii) c');
  await user.click(question(3).getByRole('button', { name: 'Edit the parts separately' }));
  expect(textIn(question(3), 'Question, above the statements')).toBe('Look:');
  expect(textIn(question(3), 'Statement ii')).toBe('b');
  expect(question(4).queryByRole('button', { name: /^Edit/ })).toBeNull();
});

it('a moved question keeps its stem, and is edited on its own', async () => {
  const { user } = edit(reading('MCQ', `${STEM}এক?`, `${STEM}দুই?`, 'Plain'));
  await screen.findByRole('group', { name: 'Question 1' });
  await user.click(screen.getByRole('button', { name: 'Move down: Question 2' }));
  expect(textIn(question(1), 'Stem')).toBe('রহিম মাঠে গেল।');
  await fill(user, question(3), { Stem: 'অন্য' });
  expect(textIn(question(1), 'Stem')).toBe('রহিম মাঠে গেল।');
});

it('shows a stored creative question in its parts', async () => {
  const { user } = edit(reading('WRITTEN', CREATIVE, 'Plain'));
  await screen.findByRole('group', { name: 'Question 1' });
  expect(textIn(question(1), 'Part b')).toBe('Explain.');
  expect(textIn(question(1), 'Marks of part b')).toBe('2');
  await user.click(question(1).getByRole('button', { name: 'Edit as one text' }));
  expect(textIn(question(1), 'Question 1')).toBe(CREATIVE);
  expect(question(2).queryByRole('button', { name: /^Edit/ })).toBeNull();
});

it('a question of the bank is shown in its parts', async () => {
  renderPage(<EditBankQuestionRoute />, {
    viewer: admin,
    at: '/boss/questions/b1',
    path: '/boss/questions/:id',
    mocks: [
      {
        request: { query: BankQuestionDocument, variables: { id: 'b1' } },
        result: {
          data: {
            bankQuestion: {
              __typename: 'BankQuestion',
              id: 'b1',
              kind: 'MCQ',
              text: STATEMENTS,
              points: 1,
              explanation: null,
              subject: '',
              chapter: '',
              difficulty: null,
              tags: [],
              usageCount: 0,
              revision: 1,
              isArchived: false,
              options: ['one', 'two'].map((text, at) => ({
                __typename: 'BankOption',
                text,
                isCorrect: at === 0,
              })),
            },
          },
        },
      },
      {
        request: { query: BankUsageDocument, variables: { id: 'b1' } },
        result: { data: { bankQuestion: { __typename: 'BankQuestion', id: 'b1', usages: [] } } },
      },
      {
        request: { query: BankWordsDocument },
        result: { data: { bankWords: { __typename: 'BankWords', places: [], tags: [] } } },
      },
    ],
  });
  expect((await screen.findByLabelText<HTMLInputElement>('Statement i')).value).toBe('বর্ণহীন');
});

const print = (mock: Mock) =>
  renderPage(<PrintExamRoute />, {
    viewer: admin,
    at: '/boss/exams/e1/print',
    path: '/boss/exams/:id/print',
    mocks: [mock],
  });

it('prints a shared stem once, above its questions', async () => {
  print(reading('MCQ', 'Plain', `${STEM}এক?`, `${STEM}দুই?`, 'Last'));
  expect(await screen.findByText('Read the following and answer questions 2 to 3:')).toBeTruthy();
  expect(screen.getAllByText('রহিম মাঠে গেল।')).toHaveLength(1);
  expect(screen.getByText('দুই?')).toBeTruthy();
  expect(screen.queryByText(/———/)).toBeNull();
});

it('prints the parts of a creative question with their marks', async () => {
  print(reading('WRITTEN', CREATIVE));
  const parts = within((await screen.findByText('Explain.')).closest('ol') as HTMLElement);
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'a)What is speed?1',
    'b)Explain.2',
  ]);
});
