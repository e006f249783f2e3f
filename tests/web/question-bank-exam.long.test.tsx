// Questions of the bank in the exam form: chosen ones, and random ones by rules.
import { createHash } from 'node:crypto';
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { questionValues } from '../../web/src/features/admin/bank/bank-values.ts';
import DrawDialog from '../../web/src/features/admin/bank/exam/draw-dialog.tsx';
import PickerDialog from '../../web/src/features/admin/bank/exam/picker-dialog.tsx';
import { TakeExam } from '../../web/src/features/admin/bank/exam/take-exam.tsx';
import {
  AddExamToBankDocument,
  BankDrawsDocument,
  BankRouteDocument,
  BankWordsDocument,
} from '../../web/src/features/admin/bank/generated/bank.ts';
import type { QuestionValues } from '../../web/src/features/admin/exams/exam-values.ts';
import { Component as NewExamRoute } from '../../web/src/features/admin/exams/new-exam.route.tsx';
import { aViewer, type Mock, operationsSettled, rememberViewer, renderPage } from './render.tsx';

// The form of an exam waits for its author, to whom drafts belong.
beforeEach(() => rememberViewer(aViewer({ role: 'ADMIN' })));

const options = [
  { text: 'N', isCorrect: true },
  { text: 'J', isCorrect: false },
];
const aBankQuestion = (id: string, text: string) => ({
  __typename: 'BankQuestion',
  id,
  text,
  points: 2,
  explanation: null,
  subject: 'Physics',
  chapter: 'Motion',
  difficulty: 'EASY',
  kind: 'MCQ',
  tags: [],
  usageCount: 0,
  revision: 1,
  isArchived: false,
  options: options.map((option) => ({ __typename: 'BankOption', ...option })),
});
const inForm = (text: string): QuestionValues => ({
  storedId: '',
  text,
  points: '1',
  explanation: '',
  options: [...options].reverse().map((option) => ({ storedId: '', ...option })),
});
const copyOf = (text: string): QuestionValues => ({
  ...inForm(text),
  points: '2',
  options: options.map((option) => ({ storedId: '', ...option })),
});
const places = [{ __typename: 'BankPlace', subject: 'Physics', chapter: 'Motion', count: 2 }];
const words: Mock = {
  request: { query: BankWordsDocument },
  result: { data: { bankWords: { __typename: 'BankWords', places, tags: [] } } },
};
const NUKTA = { composed: '\u09df', decomposed: '\u09af\u09bc' };
const noFilter = {
  kind: 'MCQ',
  withoutCreative: false,
  subject: null,
  chapter: null,
  difficulty: null,
  tag: null,
};

/** Closing the dialog asks for confirmation; continues editing each time. */
async function staysOpen(user: UserEvent) {
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Cancel' })),
  ]) {
    await close();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  }
}

it('adds several questions of the bank, none that the exam has and no more than it can have', async () => {
  const nodes = [
    aBankQuestion('b1', 'One?'),
    aBankQuestion('b2', `Two ${NUKTA.composed}?`),
    aBankQuestion('b3', 'Three?'),
  ];
  const page: Mock = {
    request: {
      query: BankRouteDocument,
      variables: {
        ...noFilter,
        unused: false,
        search: '',
        singleAnswer: true,
        after: null,
      },
    },
    result: {
      data: {
        viewer: { __typename: 'Viewer', id: 'u1' },
        bankQuestions: {
          __typename: 'BankQuestionConnection',
          nodes,
          totalCount: 3,
          totalCountIsExact: true,
          endCursor: null,
        },
      },
    },
  };
  let addedQuestions: QuestionValues[] = [];
  const dialog = (
    <PickerDialog
      accepts="single"
      questions={[inForm(` Two ${NUKTA.decomposed}? `)]}
      remaining={1}
      onAdd={(questions) => (addedQuestions = questions.map(questionValues))}
      onClose={() => undefined}
    />
  );
  const { user } = renderPage(dialog, { viewer: aViewer({ role: 'ADMIN' }), mocks: [words, page] });
  const second = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Select question 2',
  });
  expect(second.disabled).toBe(true);
  screen.getByText('The exam has this question already.');
  await user.click(screen.getByRole('checkbox', { name: 'Select question 3' }));
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select question 1' }).disabled,
  ).toBe(true);
  await staysOpen(user);
  await user.click(screen.getByRole('button', { name: 'Put 1 question into the exam' }));
  expect(addedQuestions).toEqual([copyOf('Three?')]);
});

it('draws by a rule, shows how many questions fit, and omits unselected ones', async () => {
  // The hash that the bank has stored for it.
  const examQuestionHashes = [createHash('md5').update('Two?\u001fJ\u001fN').digest('hex')];
  const draws = (input: object, questions: object[]): Mock => ({
    request: {
      query: BankDrawsDocument,
      variables: { input: { examQuestionHashes, singleAnswer: true, ...input } },
    },
    result: { data: { bankDraws: [{ __typename: 'BankDraw', matchingCount: 2, questions }] } },
  });
  const easy = { ...noFilter, difficulty: 'EASY' };
  const mocks = [
    words,
    draws({ rules: [{ ...noFilter, count: 1 }], countOnly: true }, []),
    draws({ rules: [{ ...easy, count: 1 }], countOnly: true }, []),
    draws({ rules: [{ ...easy, count: 3 }] }, [
      aBankQuestion('b1', 'One?'),
      aBankQuestion('b3', 'Three?'),
    ]),
  ];
  let addedQuestions: QuestionValues[] = [];
  const dialog = (
    <DrawDialog
      accepts="single"
      questions={[inForm('Two?')]}
      remaining={5}
      onAdd={(questions) => (addedQuestions = questions.map(questionValues))}
      onClose={() => undefined}
    />
  );
  const { user } = renderPage(dialog, { viewer: aViewer({ role: 'ADMIN' }), mocks });
  const rule = await screen.findByRole('group', { name: 'Rule 1' });
  screen.getByText('Only 5 more questions fit into the exam.');
  await user.selectOptions(within(rule).getByLabelText('Difficulty'), 'Easy');
  await within(rule).findByText('2 questions fit');
  await user.clear(within(rule).getByLabelText('How many'));
  await user.type(within(rule).getByLabelText('How many'), '3');
  await user.click(screen.getByRole('button', { name: 'Draw 3 questions' }));
  await screen.findByText('2 of 3 questions drawn.');
  await user.click(screen.getByRole('checkbox', { name: 'Select question 1' }));
  await staysOpen(user);
  await user.click(screen.getByRole('button', { name: 'Put 1 question into the exam' }));
  expect(addedQuestions).toEqual([copyOf('Three?')]);
});

it('shows the next page from its top, with the focus on the number of questions', async () => {
  const pageAfter = (after: string | null, id: string, endCursor: string | null): Mock => ({
    request: {
      query: BankRouteDocument,
      variables: { ...noFilter, unused: false, search: '', singleAnswer: true, after },
    },
    result: {
      data: {
        viewer: { __typename: 'Viewer', id: 'u1' },
        bankQuestions: {
          __typename: 'BankQuestionConnection',
          nodes: [aBankQuestion(id, `${id}?`)],
          totalCount: 2,
          totalCountIsExact: true,
          endCursor,
        },
      },
    },
  });
  const mocks = [words, pageAfter(null, 'First', 'c1'), pageAfter('c1', 'Second', null)];
  const dialog = (
    <PickerDialog
      accepts="single"
      questions={[]}
      remaining={9}
      onAdd={() => undefined}
      onClose={() => undefined}
    />
  );
  const { user } = renderPage(dialog, { viewer: aViewer({ role: 'ADMIN' }), mocks });
  await screen.findByText('First?');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Second?');
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement?.textContent).toBe('2 questions');
});

it('keeps the focus in the dialog when a rule is removed', async () => {
  const shared = { examQuestionHashes: [], singleAnswer: true, countOnly: true };
  const counts = (rules: number): Mock => ({
    request: {
      query: BankDrawsDocument,
      variables: { input: { ...shared, rules: Array(rules).fill({ ...noFilter, count: 1 }) } },
    },
    result: {
      data: {
        bankDraws: Array(rules).fill({ __typename: 'BankDraw', matchingCount: 2, questions: [] }),
      },
    },
  });
  const dialog = (
    <DrawDialog
      accepts="single"
      questions={[]}
      remaining={90}
      onAdd={() => undefined}
      onClose={() => undefined}
    />
  );
  const { user } = renderPage(dialog, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [words, words, counts(1), counts(2), counts(1)],
  });
  await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
  await user.click(screen.getByRole('button', { name: 'Remove: Rule 2' }));
  expect(screen.queryByRole('group', { name: 'Rule 2' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a rule' }));
});

const aCreative = {
  ...aBankQuestion('b7', 'A car.\n\na) Why? [1]\nb) How? [2]'),
  kind: 'CREATIVE',
  points: 3,
  options: [],
  explanation: 'Guide',
};

it('puts written questions of the bank into a written exam, in place of empty ones', async () => {
  const examQuestionHashes = [createHash('md5').update('Typed?').digest('hex')];
  const shared = { examQuestionHashes, singleAnswer: false };
  const written = { ...noFilter, kind: 'WRITTEN' };
  const draws = (input: object, questions: object[]): Mock => ({
    request: { query: BankDrawsDocument, variables: { input: { ...shared, ...input } } },
    result: { data: { bankDraws: [{ __typename: 'BankDraw', matchingCount: 2, questions }] } },
  });
  const rule = { ...written, kind: 'CREATIVE' };
  const mocks = [
    words,
    draws({ rules: [{ ...written, count: 1 }], countOnly: true }, []),
    draws({ rules: [{ ...rule, count: 1 }], countOnly: true }, []),
    draws({ rules: [{ ...rule, count: 10 }] }, [aCreative]),
  ];
  const { user } = renderPage(<NewExamRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/exams/new?parentType=CHAPTER&parentId=ch1',
    path: '/boss/exams/new',
    mocks,
  });
  await user.selectOptions(screen.getByLabelText('Answered'), 'In writing (PDF)');
  for (let added = 0; added < 2; added += 1)
    await user.click(screen.getByRole('button', { name: 'Add a question' }));
  const question = (number: number) =>
    within(screen.getByRole('group', { name: `Question ${number}` }));
  await user.type(question(2).getByLabelText('Question 2'), 'Typed?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await question(1).findByText('Please fill this in.');
  await user.click(screen.getByRole('button', { name: 'Draw at random' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Draw at random' }));
  dialog.getByText(/it cannot have multiple-choice questions/);
  await user.selectOptions(await dialog.findByLabelText('Kind'), 'Creative');
  await dialog.findByText('2 questions fit');
  await user.click(dialog.getByRole('button', { name: 'Draw 10 questions' }));
  await user.click(await dialog.findByRole('button', { name: 'Put 1 question into the exam' }));
  expect(question(1).getByLabelText<HTMLInputElement>('Question 1').value).toBe('Typed?');
  expect(question(2).getByLabelText<HTMLInputElement>('Part b').value).toBe('How?');
  expect(question(2).getByLabelText<HTMLInputElement>('How it is answered and marked').value).toBe(
    'Guide',
  );
  expect(screen.queryByRole('group', { name: 'Question 3' })).toBeNull();
  // The error of the empty question is gone with it.
  expect(question(1).queryByText('Please fill this in.')).toBeNull();
});

it('offers written questions for a written exam, and shows which are not allowed', async () => {
  const page = (variables: object): Mock => ({
    request: {
      query: BankRouteDocument,
      variables: {
        ...noFilter,
        unused: false,
        search: '',
        singleAnswer: false,
        after: null,
        ...variables,
      },
    },
    result: {
      data: {
        viewer: { __typename: 'Viewer', id: 'u1' },
        bankQuestions: {
          __typename: 'BankQuestionConnection',
          nodes: [aCreative],
          totalCount: 1,
          totalCountIsExact: true,
          endCursor: null,
        },
      },
    },
  });
  const mocks = [
    words,
    page({ kind: 'WRITTEN' }),
    page({ kind: 'WRITTEN', withoutCreative: true }),
  ];
  const dialog = (
    <PickerDialog
      accepts="written"
      questions={[{ text: `${aCreative.text}\n`, options: [] }]}
      remaining={9}
      onAdd={() => undefined}
      onClose={() => undefined}
    />
  );
  const { user } = renderPage(dialog, { viewer: aViewer({ role: 'ADMIN' }), mocks });
  await screen.findByText('Creative · 3 marks');
  screen.getByText('The exam has this question already.');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Written');
  await screen.findByText('Creative · 3 marks');
  expect(within(screen.getByLabelText('Kind')).queryByText('Multiple choice')).toBeNull();
});

it('shows at its field what the server refused of the place of the questions of an exam', async () => {
  const place = { subject: 'Physics', difficulty: null, tags: ['old'] };
  const fieldErrors = [
    { path: 'place.subject', message: 'The subject is too long.' },
    { path: 'place.tags.0', message: 'The tag is too long.' },
  ];
  const add: Mock = {
    request: {
      query: AddExamToBankDocument,
      variables: { input: { examKind: 'SINGLE', examId: 'e1', place } },
    },
    result: {
      errors: [{ message: 'Check.', extensions: { code: 'BAD_USER_INPUT', fieldErrors } }],
    },
  };
  const { user } = renderPage(<TakeExam kind="single" examId="e1" />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [words, add],
  });
  await user.click(screen.getByRole('button', { name: 'Add questions to the bank' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Subject/), 'Physics');
  await user.type(dialog.getByLabelText(/^Tags/), 'old');
  await staysOpen(user);
  await user.click(dialog.getByRole('button', { name: 'Add to the bank' }));
  await dialog.findByText('The subject is too long.');
  dialog.getByText('The tag is too long.');
  const isInvalid = (label: RegExp) => dialog.getByLabelText(label).getAttribute('aria-invalid');
  expect([isInvalid(/^Subject/), isInvalid(/^Tags/)]).toEqual(['true', 'true']);
});

it('shows no questions that were drawn by rules of before', async () => {
  const draws = (input: object, questions: object[]): Mock => ({
    request: {
      query: BankDrawsDocument,
      variables: { input: { examQuestionHashes: [], singleAnswer: true, ...input } },
    },
    result: { data: { bankDraws: [{ __typename: 'BankDraw', matchingCount: 2, questions }] } },
  });
  const easy = { ...noFilter, difficulty: 'EASY' };
  const mocks = [
    words,
    draws({ rules: [{ ...noFilter, count: 1 }], countOnly: true }, []),
    draws({ rules: [{ ...noFilter, count: 10 }] }, [aBankQuestion('b1', 'One?')]),
    draws({ rules: [{ ...easy, count: 1 }], countOnly: true }, []),
  ];
  const dialog = (
    <DrawDialog
      accepts="single"
      questions={[]}
      remaining={10}
      onAdd={() => undefined}
      onClose={() => undefined}
    />
  );
  renderPage(dialog, { viewer: aViewer({ role: 'ADMIN' }), mocks });
  const rule = await screen.findByRole('group', { name: 'Rule 1' });
  await within(rule).findByText('2 questions fit');
  // At once, before the response.
  fireEvent.click(screen.getByRole('button', { name: 'Draw 10 questions' }));
  fireEvent.change(within(rule).getByLabelText('Difficulty'), { target: { value: 'EASY' } });
  await operationsSettled();
  expect(screen.queryByText('1 of 10 questions drawn.')).toBeNull();
  expect(screen.queryByText('One?')).toBeNull();
  expect(screen.getByRole('button', { name: 'Draw 10 questions' })).toBeTruthy();
});
