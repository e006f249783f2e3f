// Written and creative questions on the pages of the question bank.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { Component as BankRoute } from '../../web/src/features/admin/bank/bank.route.tsx';
import { Component as EditRoute } from '../../web/src/features/admin/bank/edit-bank-question.route.tsx';
import {
  AddBankQuestionsDocument,
  BankQuestionDocument,
  BankUsageDocument,
  UpdateBankQuestionDocument,
} from '../../web/src/features/admin/bank/generated/bank.ts';
import { Component as NewRoute } from '../../web/src/features/admin/bank/new-bank-question.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aBankQuestion, list, render, words } from './question-bank-kit.tsx';
import { useWorkerHere } from './questions/worker-here.ts';
import type { Mock } from './render.tsx';

beforeAll(() => loadLanguage('bn'));
beforeEach(useWorkerHere);

const CREATIVE = 'একটি গাড়ি চলছে।\n\nক) বেগ কী? [১]\nখ) ব্যাখ্যা করো। [২.৫]';

/** The mutation that adds questions; `sent` receives each of them. */
const adding = (sentQuestions: object[]): Mock => ({
  request: { query: AddBankQuestionsDocument, variables: () => true },
  result: ({ input }) => {
    sentQuestions.push(...input.questions);
    return {
      data: {
        addBankQuestions: { __typename: 'AddBankQuestionsPayload', ids: ['b9'], existingCount: 0 },
      },
    };
  },
  maxUsageCount: 3,
});
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('filters by kind, and shows written questions with their marks and parts', async () => {
  const creative = { kind: 'CREATIVE', points: 3.5, options: [], explanation: 'Guide' };
  const mocks = [
    words,
    list({}, []),
    list({ kind: 'CREATIVE' }, [aBankQuestion('b1', CREATIVE, creative)]),
    list({ kind: 'WRITTEN', withoutCreative: true }, [
      aBankQuestion('b2', 'Why?', { ...creative, kind: 'WRITTEN', points: 1, explanation: null }),
    ]),
  ];
  const { user, router } = render(<BankRoute />, '/boss/questions', mocks);
  await user.selectOptions(await screen.findByLabelText('Kind'), 'Creative');
  await screen.findByText('Creative · 3.5 marks');
  expect(router.state.location.search).toBe('?kind=creative');
  // Both pages link back to this list, and a new question starts with its kind.
  const back = `returnTo=${encodeURIComponent('/boss/questions?kind=creative')}`;
  expect(screen.getByRole('link', { name: 'Edit question 1' }).getAttribute('href')).toBe(
    `/boss/questions/b1?${back}`,
  );
  expect(screen.getByRole('link', { name: 'New question' }).getAttribute('href')).toBe(
    `/boss/questions/new?${back}`,
  );
  expect(screen.getAllByText(/বেগ কী|ব্যাখ্যা/).map((part) => part.closest('li')?.textContent)).toEqual(
    ['ক)বেগ কী?1', 'খ)ব্যাখ্যা করো।2.5'],
  );
  screen.getByText('How it is answered and marked');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Written');
  await screen.findByText('Written · 1 mark');
});

it('adds written and creative questions one after another, and keeps the shared fields', async () => {
  const sentQuestions: object[] = [];
  const { user } = render(<NewRoute />, '/boss/questions/new', [words, adding(sentQuestions)]);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  // Text typed for another kind stays in the form.
  await user.type(screen.getByLabelText('Text of the question'), 'Why $\\frac12$?');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Written');
  expect(value('Text of the question')).toBe('Why $\\frac12$?');
  await user.type(screen.getByLabelText('Chapter'), 'Motion');
  await press('Save');
  await screen.findByText('Please check the marked fields.');
  screen.getByText('Please fill this in.');
  expect(document.activeElement).toBe(screen.getByLabelText('Marks'));
  await user.type(screen.getByLabelText('Marks'), '২');
  await user.type(screen.getByLabelText('How it is answered and marked'), 'Guide');
  await press('Save and write the next one');

  await waitFor(() => expect(value('Text of the question')).toBe(''));
  expect(document.activeElement).toBe(screen.getByLabelText('Text of the question'));
  expect([value('Marks'), value('Chapter')]).toEqual(['২', 'Motion']);
  await user.selectOptions(screen.getByLabelText('Kind'), 'Creative');
  expect(screen.queryByText(/^For choosing questions/)).toBeNull();
  screen.getByText('10 marks in all');
  await user.type(screen.getByLabelText('Stem'), 'A car');
  for (const letter of ['d', 'c']) await press(`Remove: Part ${letter}`);
  await user.type(screen.getByLabelText('Part a'), 'Why');
  await press('Save');
  await screen.findByText('Please fill this in.');
  await user.type(screen.getByLabelText('Part b'), 'How');
  // As one text and back, nothing is lost.
  await user.selectOptions(screen.getByLabelText('Kind'), 'Written');
  expect(value('Text of the question')).toBe('A car\n\na) Why\nb) How');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Creative');
  expect([value('Part b'), value('Marks of part b')]).toEqual(['How', '2']);
  await press('Save');
  await screen.findByText('at /boss/questions');
  const written = { kind: 'WRITTEN', options: [] };
  expect(sentQuestions).toMatchObject([
    { ...written, text: 'Why $\\frac12$?', points: 2, explanation: 'Guide' },
    { ...written, text: 'A car\n\na) Why [1]\nb) How [2]', points: 3, explanation: null },
  ]);
});

it('offers the forms of boards for one question, and keeps its stem for the next one', async () => {
  const sentQuestions: { text: string }[] = [];
  const returnTo = encodeURIComponent('/boss/questions?kind=mcq&subject=Physics');
  const { user } = render(<NewRoute />, `/boss/questions/new?returnTo=${returnTo}`, [
    words,
    adding(sentQuestions),
  ]);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect(value('Subject')).toBe('Physics');
  await user.type(screen.getByLabelText('Text of the question'), 'Water is');
  await press('Put a stem above it');
  expect(document.activeElement).toBe(screen.getByLabelText('Stem'));
  await user.type(screen.getByLabelText('Stem'), 'Rahim');
  await press('Ask with statements i, ii, iii');
  expect(value('Question, above the statements')).toBe('Water is');
  for (const [numeral, text] of [
    ['i', 'wet'],
    ['ii', 'blue'],
    ['iii', 'dry'],
  ])
    await user.type(screen.getByLabelText(`Statement ${numeral}`), text ?? '');
  for (const letter of ['A', 'B'])
    await user.click(screen.getByRole('checkbox', { name: `Option ${letter} is correct` }));
  screen.getByText(/only the papers of exam years can have this question/);
  await press('Save and write the next one');
  await waitFor(() => expect(value('Text of the question')).toBe(''));
  expect(value('Stem')).toBe('Rahim');
  expect(sentQuestions.map(({ text }) => text)).toEqual([
    'Stem:\nRahim\n———\nWater is\ni. wet\nii. blue\niii. dry\nWhich of the following is correct?',
  ]);
});

it('edits a creative question in its parts, and shows the mean marks instead of a share', async () => {
  const usage = {
    __typename: 'BankUsage',
    examKind: 'SINGLE',
    isArchived: false,
    hasSameKey: true,
    examinedCount: null,
    correctCount: null,
    discrimination: null,
  };
  const markedUsage = { ...usage, examId: 'e1', title: 'Test', markedCount: 12, meanMarks: 2.25 };
  const unmarkedUsage = { ...usage, examId: 'e2', title: 'Other', markedCount: 0, meanMarks: null };
  const usages = [markedUsage, unmarkedUsage];
  const inputs: object[] = [];
  const creative = { kind: 'CREATIVE', points: 3.5, options: [] };
  const mocks: Mock[] = [
    words,
    {
      request: { query: BankQuestionDocument, variables: { id: 'b1' } },
      result: { data: { bankQuestion: aBankQuestion('b1', CREATIVE, creative) } },
      maxUsageCount: 2,
    },
    {
      request: { query: BankUsageDocument, variables: { id: 'b1' } },
      result: { data: { bankQuestion: { __typename: 'BankQuestion', id: 'b1', usages } } },
    },
    {
      request: { query: UpdateBankQuestionDocument, variables: () => true },
      result: ({ input }) => {
        inputs.push(input);
        const question = { __typename: 'BankQuestion', id: 'b1', revision: 4 };
        return {
          data: { updateBankQuestion: { __typename: 'UpdateBankQuestionPayload', question } },
        };
      },
    },
  ];
  const { user } = render(<EditRoute />, '/boss/questions/b1', mocks, '/boss/questions/:id');
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  await screen.findByText('Mean marks');
  expect([cells(/^Test/), cells(/^Other/)]).toEqual([
    ['Test', '12', '2.25 of 3.5'],
    ['Other', '0', '–'],
  ]);
  expect(screen.queryByText('Discrimination')).toBeNull();
  expect(screen.queryByText(/These figures leave out/)).toBeNull();
  // A stored question does not become one with options.
  expect(within(screen.getByLabelText('Kind')).queryByText('Multiple choice')).toBeNull();
  await user.clear(screen.getByLabelText('Marks of part ক'));
  await user.type(screen.getByLabelText('Marks of part ক'), '999');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The parts must have fewer than 1,000 marks in all.');
  await user.clear(screen.getByLabelText('Marks of part ক'));
  await user.type(screen.getByLabelText('Marks of part ক'), '2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('at /boss/questions');
  expect(inputs).toMatchObject([
    { id: 'b1', revision: 3, question: { kind: 'WRITTEN', text: CREATIVE.replace('[১]', '[২]') } },
  ]);
});
