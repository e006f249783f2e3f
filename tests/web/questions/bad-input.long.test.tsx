// Bad files and texts in the import dialog: a message at the line, nothing stored before it is
// confirmed, nothing lost.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Component as BankRoute } from '../../../web/src/features/admin/bank/bank.route.tsx';
import {
  AddBankQuestionsDocument,
  BankRouteDocument,
  BankWordsDocument,
} from '../../../web/src/features/admin/bank/generated/bank.ts';
import { Component as NewExamRoute } from '../../../web/src/features/admin/exams/new-exam.route.tsx';
import { aViewer, type Mock, renderPage } from '../render.tsx';
import { paragraph, wordFile } from './office-kit.ts';
import { useWorkerHere } from './worker-here.ts';

const admin = aViewer({ role: 'ADMIN' });
beforeEach(useWorkerHere);

/** Without answers for any request: a write would be an error. */
const renderNew = () =>
  renderPage(<NewExamRoute />, {
    viewer: admin,
    at: '/boss/exams/new?parentType=CHAPTER&parentId=ch1',
    path: '/boss/exams/new',
  });

async function openImport(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Import questions' }));
  return within(await screen.findByRole('dialog', { name: /^Import questions/ }));
}

type Dialog = Awaited<ReturnType<typeof openImport>>;

const choose = (dialog: Dialog, name: string, bytes: Uint8Array | string) =>
  fireEvent.change(dialog.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [new File([bytes as BlobPart], name)] },
  });

const areaOf = (dialog: Dialog) => dialog.getByLabelText<HTMLTextAreaElement>('Questions as text');

const littleEndian = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const bigEndian = (text: string) => new Uint8Array(Buffer.from(littleEndian(text)).swap16());

it.each([
  ['little endian', littleEndian],
  ['big endian', bigEndian],
])(
  'a table in UTF-16, %s, is read, and its errors are named at their lines',
  async (_, encoded) => {
    const { user } = renderNew();
    const dialog = await openImport(user);
    const table = 'প্রশ্ন;ক;খ;উত্তর\r\nরং?;লাল;নীল;খ\r\nনদী?;পদ্মা;পদ্মা;ক\r\nফল?;আম;জাম;ঙ\r\n';
    choose(dialog, 'questions.csv', encoded(table));
    expect(await dialog.findByText('3 questions found, 2 with errors.')).toBeTruthy();
    expect(dialog.getByText(/Two options are equal: পদ্মা/).textContent).toMatch(/^Line 3:/);
    expect(dialog.getByText(/does not name an option: ঙ/).textContent).toMatch(/^Line 4:/);
    await user.click(dialog.getByRole('button', { name: 'Go to line 4' }));
    const area = areaOf(dialog);
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('ফল?;আম;জাম;ঙ');
    await user.click(dialog.getByRole('button', { name: 'Import 1 question' }));
    expect(await screen.findByText('1 question was imported. Please save the exam.')).toBeTruthy();
  },
);

it.each([
  ['macros.docm', wordFile(paragraph('1. Q'), { 'word/vbaProject.bin': Uint8Array.of(1) })],
  [
    'renamed.docx',
    wordFile(paragraph('1. Q'), {
      '[Content_Types].xml': new TextEncoder().encode(
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      ),
    }),
  ],
])('%s with macros is rejected, and the previous text stays', async (name, bytes) => {
  const { user } = renderNew();
  const dialog = await openImport(user);
  await user.click(areaOf(dialog));
  await user.paste('1. Q?\na) one\nb) two\nAnswer: b');
  expect(await dialog.findByText('1 question found, 0 with errors.')).toBeTruthy();
  choose(dialog, name, bytes);
  expect(await dialog.findByText(/^The file has macros, which are not opened here/)).toBeTruthy();
  expect(areaOf(dialog).value).toBe('1. Q?\na) one\nb) two\nAnswer: b');
  await user.click(dialog.getByRole('button', { name: 'Import 1 question' }));
  expect(await screen.findByText('1 question was imported. Please save the exam.')).toBeTruthy();
});

it('a paste of five megabytes is rejected, and the previous text stays with its questions', async () => {
  const { user } = renderNew();
  const dialog = await openImport(user);
  await user.click(areaOf(dialog));
  await user.paste('1. Q?\na) one\nb) two\nAnswer: b');
  expect(await dialog.findByText('1 question found, 0 with errors.')).toBeTruthy();
  fireEvent.paste(areaOf(dialog), { clipboardData: { getData: () => 'x'.repeat(5_000_000) } });
  expect(await dialog.findByText(/^The text has more than 1,000,000 characters/)).toBeTruthy();
  expect(areaOf(dialog).value).toBe('1. Q?\na) one\nb) two\nAnswer: b');
  expect(dialog.getByRole('button', { name: 'Import 1 question' })).toBeTruthy();
});

const broken = Array.from({ length: 500 }, (_, index) =>
  index === 250 ? '::Broken::What {=a ~b' : `::Q${index}::Question ${index}?{=a ~b}`,
).join('\n\n');

it('one broken question of 500: 499 go into the bank, and none before they are confirmed', async () => {
  const sent: string[] = [];
  const list: Mock = {
    request: { query: BankRouteDocument, variables: () => true },
    result: {
      data: {
        viewer: { __typename: 'Viewer', id: 'u1' },
        bankQuestions: {
          __typename: 'BankQuestionConnection',
          nodes: [],
          totalCount: 0,
          totalCountIsExact: true,
          endCursor: null,
        },
      },
    },
    maxUsageCount: 9,
  };
  const words: Mock = {
    request: { query: BankWordsDocument },
    result: { data: { bankWords: { __typename: 'BankWords', places: [], tags: [] } } },
    maxUsageCount: 9,
  };
  const add: Mock = {
    request: { query: AddBankQuestionsDocument, variables: () => true },
    result: ({ input }) => {
      const texts: string[] = input.questions.map(({ text }: { text: string }) => text);
      sent.push(...texts);
      return {
        data: {
          addBankQuestions: {
            __typename: 'AddBankQuestionsPayload',
            ids: texts,
            existingCount: 0,
          },
        },
      };
    },
    maxUsageCount: 20,
  };
  const { user } = renderPage(<BankRoute />, {
    viewer: admin,
    at: '/boss/questions',
    mocks: [list, words, add],
  });
  const dialog = await openImport(user);
  choose(dialog, 'questions.gift', broken);
  expect(await dialog.findByText('500 questions found, 1 with errors.')).toBeTruthy();
  while (dialog.queryByRole('button', { name: 'Go to line 501' }) === null)
    await user.click(dialog.getByRole('button', { name: /^Show 50 more/ }));
  expect(
    dialog.getByText(/^: GIFT cannot be read here|GIFT cannot be read here: ::Broken::/),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Import 499 questions' }));
  const place = within(await screen.findByRole('dialog', { name: 'Add questions to the bank' }));
  expect(sent).toEqual([]);
  await user.click(place.getByRole('button', { name: 'Add 499 questions' }));
  expect(await screen.findByText('499 added, 0 already in the bank.')).toBeTruthy();
  expect(new Set(sent).size).toBe(499);
  expect(sent).not.toContain('What');
});

it('of more questions than an exam can have, the first ones are ticked at once', async () => {
  const { user } = renderNew();
  const dialog = await openImport(user);
  choose(dialog, 'questions.gift', broken);
  await user.click(await dialog.findByRole('button', { name: 'Tick only the first 200' }));
  const take = dialog.getByRole<HTMLButtonElement>('button', { name: 'Import 200 questions' });
  expect(take.disabled).toBe(false);
  expect(document.activeElement).toBe(take);
  await waitFor(() => expect(dialog.queryByText(/There can be 200 questions here/)).toBeNull());
});
