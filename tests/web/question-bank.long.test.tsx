// The question bank: filter in the URL, archiving with undo, a new question, and the page of a
// question with its statistics.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { Component as BankRoute } from '../../web/src/features/admin/bank/bank.route.tsx';
import { Component as EditRoute } from '../../web/src/features/admin/bank/edit-bank-question.route.tsx';
import {
  AddBankQuestionsDocument,
  ArchiveBankQuestionsDocument,
  BankQuestionDocument,
  BankUsageDocument,
  UpdateBankQuestionDocument,
} from '../../web/src/features/admin/bank/generated/bank.ts';
import { Component as NewRoute } from '../../web/src/features/admin/bank/new-bank-question.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aBankQuestion, list, render, words } from './question-bank-kit.tsx';
import { useWorkerHere } from './questions/worker-here.ts';
import { type Mock, refusal } from './render.tsx';

beforeAll(() => loadLanguage('bn'));
beforeEach(useWorkerHere);

it('filters by the words of the bank; the filter is in the URL', async () => {
  const question = aBankQuestion('b1', 'Unit of force?', { usageCount: 2 });
  const mocks = [
    words,
    list({}, []),
    list({ subject: 'Physics' }, [question]),
    list({ subject: 'Physics', unused: true }, []),
  ];
  const { user, router } = render(<BankRoute />, '/boss/questions', mocks);
  await screen.findByText(/The bank has no questions yet/);
  await user.selectOptions(
    await screen.findByLabelText('Subject'),
    await screen.findByRole('option', { name: 'Physics' }),
  );
  await screen.findByText('Unit of force?');
  expect(router.state.location.search).toBe('?subject=Physics');
  screen.getByText('Physics · Motion · Easy · #SSC · in 2 exams');
  // Chapters of other subjects are not offered.
  expect(
    within(screen.getByLabelText('Chapter')).queryByRole('option', { name: 'Cells' }),
  ).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Never used' }));
  await screen.findByText('No question matches.');
  expect(router.state.location.search).toBe('?subject=Physics&use=unused');
});

it('archives the questions that are selected, and restores them with one click', async () => {
  const both = [aBankQuestion('b1', 'One?'), aBankQuestion('b2', 'Two?')];
  const change = (archived: boolean): Mock => ({
    request: {
      query: ArchiveBankQuestionsDocument,
      variables: { input: { ids: ['b2'], archived } },
    },
    result: {
      data: {
        archiveBankQuestions: { __typename: 'ArchiveBankQuestionsPayload', changedCount: 1 },
      },
    },
  });
  const mocks = [
    words,
    list({}, both),
    change(true),
    list({}, both.slice(0, 1)),
    { ...change(false), result: refusal('CONFLICT', 'Not now.') },
    change(false),
    list({}, both),
  ];
  const { user } = render(<BankRoute />, '/boss/questions', mocks);
  await user.click(await screen.findByRole('checkbox', { name: 'Select question 2' }));
  await user.click(screen.getByRole('button', { name: 'Archive selected (1)' }));
  await screen.findByText('1 question is archived. Exams keep their copies.');
  await waitFor(() => expect(screen.queryByText('Two?')).toBeNull());
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await user.click(undo);
  await screen.findByText(/Not now/);
  expect(document.activeElement, 'after a failure it can be pressed again').toBe(undo);
  await user.click(undo);
  await screen.findByText('1 question is in the bank again.');
  await screen.findByText('Two?');
});

it('keeps the focus when the reading for an export starts and is cancelled', async () => {
  const reading: Mock = { ...list({ first: 100 }, []), delay: 60_000 };
  const mocks = [words, list({}, [aBankQuestion('b1', 'One?')]), reading];
  const { user } = render(<BankRoute />, '/boss/questions', mocks);
  await screen.findByText('One?');
  await user.click(screen.getByRole('button', { name: 'Export questions' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(document.activeElement).toBe(cancel);
  await user.click(cancel);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export questions' }));
});

it('adds a question, and stays if the bank has it already', async () => {
  const place = { subject: 'Physics', chapter: '', difficulty: 'HARD', tags: ['SSC', 'unit'] };
  const options = [
    { text: 'N', isCorrect: true },
    { text: 'J', isCorrect: false },
  ];
  const question = { text: 'Unit of force?', points: 1, explanation: null, options, place };
  const additionMock = (existingCount: number): Mock => ({
    request: { query: AddBankQuestionsDocument, variables: { input: { questions: [question] } } },
    result: {
      data: { addBankQuestions: { __typename: 'AddBankQuestionsPayload', ids: [], existingCount } },
    },
  });
  const { user } = render(<NewRoute />, '/boss/questions/new', [
    words,
    additionMock(1),
    additionMock(0),
  ]);
  await user.type(screen.getByLabelText('Text of the question'), 'Unit of force?');
  for (const letter of ['D', 'C'])
    await user.click(screen.getByRole('button', { name: `Remove: Option ${letter}` }));
  await user.type(screen.getByLabelText('Option A'), 'N');
  await user.type(screen.getByLabelText('Option B'), 'J');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Mark the correct option.');
  await user.click(screen.getByRole('checkbox', { name: 'Option A is correct' }));
  await user.type(screen.getByLabelText('Subject'), 'Physics');
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
  await user.type(screen.getByLabelText('Tags'), 'SSC, unit, SSC');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The bank has this question already. It may be archived.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('at /boss/questions');
});

it('imports many questions in parts that the gateway can read, the last ones first, and counts all', async () => {
  const sentTexts: string[][] = [];
  const add: Mock = {
    request: { query: AddBankQuestionsDocument, variables: () => true },
    result: ({ input }) => {
      const texts = input.questions.map(({ text }: { text: string }) => text);
      sentTexts.push(texts);
      return {
        data: {
          addBankQuestions: {
            __typename: 'AddBankQuestionsPayload',
            ids: texts.slice(1),
            existingCount: 1,
          },
        },
      };
    },
    maxUsageCount: 3,
  };
  const { user } = render(<BankRoute />, '/boss/questions', [
    words,
    list({}, []),
    add,
    list({}, []),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Import questions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
  await user.click(dialog.getByLabelText('Questions as text'));
  const numbers = Array.from({ length: 45 }, (_, at) => at + 1);
  await user.paste(
    numbers.map((number) => `${number}. Question ${number}\na) one\nb) two\nAnswer: b`).join('\n'),
  );
  await user.click(await dialog.findByRole('button', { name: 'Import 45 questions' }));
  const place = within(await screen.findByRole('dialog', { name: 'Add questions to the bank' }));
  await user.click(place.getByRole('button', { name: 'Add 45 questions' }));
  expect(await screen.findByText('43 added, 2 already in the bank.')).toBeTruthy();
  expect(sentTexts.map((texts) => [texts[0], texts.length])).toEqual([
    ['Question 41', 5],
    ['Question 1', 40],
  ]);
});

it('shows where a question is used and how it was answered, and saves the revision that was read', async () => {
  const usage = {
    __typename: 'BankUsage',
    examKind: 'SINGLE',
    examId: 'e1',
    title: 'Model test',
    isArchived: false,
    hasSameKey: false,
    examinedCount: 40,
    correctCount: 30,
    discrimination: 0.31,
    markedCount: null,
    meanMarks: null,
  };
  const notComputed = {
    ...usage,
    examId: 'e2',
    title: 'Large test',
    hasSameKey: true,
    examinedCount: null,
    correctCount: null,
    discrimination: null,
  };
  const options = [
    { text: 'N', isCorrect: true },
    { text: 'J', isCorrect: false },
  ];
  const place = { subject: 'Physics', chapter: 'Motion', difficulty: 'EASY', tags: ['SSC'] };
  const input = {
    id: 'b1',
    revision: 3,
    question: { text: 'Unit of force??', points: 1, explanation: null, options, place },
  };
  const mocks: Mock[] = [
    words,
    {
      request: { query: BankQuestionDocument, variables: { id: 'b1' } },
      result: { data: { bankQuestion: aBankQuestion('b1', 'Unit of force?') } },
      // Read again before it is saved.
      maxUsageCount: 2,
    },
    {
      request: { query: BankUsageDocument, variables: { id: 'b1' } },
      result: {
        data: {
          bankQuestion: { __typename: 'BankQuestion', id: 'b1', usages: [usage, notComputed] },
        },
      },
    },
    {
      request: { query: UpdateBankQuestionDocument, variables: { input } },
      result: {
        data: {
          updateBankQuestion: {
            __typename: 'UpdateBankQuestionPayload',
            question: { __typename: 'BankQuestion', id: 'b1', revision: 4 },
          },
        },
      },
    },
  ];
  const { user } = render(<EditRoute />, '/boss/questions/b1', mocks, '/boss/questions/:id');
  await screen.findByText('Correct in 75% of 40 first attempts.');
  expect(screen.getByRole('link', { name: 'Model test' }).getAttribute('href')).toBe(
    '/boss/statistics/single/e1',
  );
  within(screen.getByRole('row', { name: /^Large test/ })).getByText('Not computed');
  screen.getByText(/These figures leave out some exams/);
  screen.getByText(
    'An exam has another correct option for this question. Check which one is right.',
  );
  await user.type(screen.getByLabelText('Text of the question'), '?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('at /boss/questions');
});

it('shows both versions if another user has changed the question, and saves the chosen one', async () => {
  const read = (question: object): Mock => ({
    request: { query: BankQuestionDocument, variables: { id: 'b1' } },
    result: { data: { bankQuestion: question } },
  });
  const usage: Mock = {
    request: { query: BankUsageDocument, variables: { id: 'b1' } },
    result: { data: { bankQuestion: { __typename: 'BankQuestion', id: 'b1', usages: [] } } },
  };
  const theirs = aBankQuestion('b1', 'Unit of force, please?', { revision: 4, chapter: 'Forces' });
  const inputs: object[] = [];
  const update: Mock = {
    request: { query: UpdateBankQuestionDocument, variables: () => true },
    result: ({ input }) => {
      inputs.push(input);
      const question = { __typename: 'BankQuestion', id: 'b1', revision: 5 };
      return {
        data: { updateBankQuestion: { __typename: 'UpdateBankQuestionPayload', question } },
      };
    },
  };
  const mocks = [
    words,
    usage,
    read(aBankQuestion('b1', 'Unit of force?')),
    read(theirs),
    read(theirs),
    update,
  ];
  const { user } = render(<EditRoute />, '/boss/questions/b1', mocks, '/boss/questions/:id');
  await user.type(await screen.findByLabelText('Text of the question'), ' (SI)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  dialog.getByText(/^Unit of force, please\? \(1\)/);
  dialog.getByText(/^Unit of force\? \(SI\) \(1\)/);
  dialog.getByText('Forces');
  await user.click(dialog.getByRole('button', { name: 'Save mine in its place' }));
  await screen.findByText('at /boss/questions');
  expect(inputs).toMatchObject([
    {
      id: 'b1',
      revision: 4,
      question: { text: 'Unit of force? (SI)', place: { chapter: 'Motion' } },
    },
  ]);
});
