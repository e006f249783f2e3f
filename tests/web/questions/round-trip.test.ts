import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from '../../../web/src/features/admin/list/csv.ts';
import { workbookFile } from '../../../web/src/features/admin/list/workbook-file.ts';
import { fileText } from '../../../web/src/features/admin/question-files/read/file-text.ts';
import type { SourceFormat } from '../../../web/src/features/admin/question-files/read/question.ts';
import { readQuestions } from '../../../web/src/features/admin/question-files/read/read.ts';
import {
  type ExportQuestion,
  findLosses,
  tableRows,
  writeText,
} from '../../../web/src/features/admin/question-files/write/write.ts';
import { bytesOf } from './office-kit.ts';

const words = fc.constantFrom(
  'ঢাকা',
  'ক্ষ',
  'র‍্যাব',
  'Two',
  'a',
  'B',
  'x = 1',
  '{',
  '}',
  '~y',
  '#',
  '=5',
  '\\',
  '\\frac{1}{2}',
  '$x^2$',
  'i. ক',
  '2',
  '১',
  'T',
  'TRUE',
  ':',
  '::',
  ...[
    '->',
    '//',
    '[html]',
    '[plain]',
    '%50%',
    '"',
    "'",
    ',',
    ';',
    '<b>',
    '<p>',
    '&amp;',
    '-5',
    "'-5",
    '+',
    '@',
    '$CATEGORY:',
    'Answer',
    '\\n',
    '|',
    '(b)',
    'ঘ।',
  ],
);
const phrase = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const text = fc.array(phrase, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
const points = fc.constantFrom('1', '0.5', '2');

const question = (
  correctCounts: fc.Arbitrary<number>,
  part: fc.Arbitrary<string>,
): fc.Arbitrary<ExportQuestion> =>
  fc
    .record({
      text: part,
      points,
      explanation: fc.oneof(fc.constant(''), part),
      options: fc.uniqueArray(part, { minLength: 2, maxLength: 10 }),
      correct: correctCounts,
    })
    .map(({ options, correct, ...rest }) => ({
      ...rest,
      options: options
        .map((option, index) => ({
          text: option,
          isCorrect: index < Math.min(correct, options.length),
        }))
        .reverse(),
    }));

const plain = ({ text: words, options, points: worth, explanation }: ExportQuestion) => ({
  text: words,
  options,
  points: worth,
  explanation,
});
const readBack = (source: string, format: SourceFormat) =>
  readQuestions(source, format, false).questions.map(plain);
const questions = fc.array(question(fc.integer({ min: 1, max: 3 }), text), {
  minLength: 1,
  maxLength: 5,
});

it('questions exported as CSV are the same after import, with headings in both languages', () => {
  fc.assert(
    fc.property(questions, fc.constantFrom('en' as const, 'bn' as const), (list, lang) => {
      expect(readBack(toCsv(tableRows(list, lang)), 'csv')).toEqual(list);
      expect(findLosses('csv', list)).toEqual([]);
    }),
  );
});

it('questions exported as GIFT are the same after import, without points', () => {
  fc.assert(
    fc.property(questions, (list) => {
      expect(readBack(writeText('gift', list), 'gift')).toEqual(
        list.map((question) => ({ ...question, points: '' })),
      );
    }),
    { numRuns: 300 },
  );
});

it('questions exported as XLSX are the same after import', async () => {
  await fc.assert(
    fc.asyncProperty(questions, async (list) => {
      const file = await fileText(await bytesOf(await workbookFile(tableRows(list, 'en'))));
      expect(file.format).toBe('csv');
      expect(readBack(file.text, 'csv')).toEqual(list);
    }),
    { numRuns: 30 },
  );
});

it('questions exported as Aiken are the same after import, except for the reported losses', () => {
  fc.assert(
    fc.property(
      fc.array(question(fc.integer({ min: 1, max: 2 }), text), { minLength: 1, maxLength: 4 }),
      (list) => {
        const lost = Object.fromEntries(
          findLosses('aiken', list).map(({ reason, count }) => [reason, count]),
        );
        const read = readBack(writeText('aiken', list), 'aiken');
        expect(read).toHaveLength(list.length - (lost.leftOut ?? 0));
        const flat = (words: string) => words.replace(/\s+/g, ' ');
        const expected = list.map((question) => ({
          text: flat(question.text),
          points: '',
          explanation: '',
          options: question.options.map((option) => ({ ...option, text: flat(option.text) })),
        }));
        for (const question of read) expect(expected).toContainEqual(question);
      },
    ),
  );
});

it('written questions come back from a table and from GIFT where they are allowed', () => {
  const [creative, short] = [
    {
      text: 'একটি গাড়ি {চলছে}।\n\nক) বেগ কী? [১]\nখ) ব্যাখ্যা করো। [২]',
      options: [],
      points: '3',
      explanation: 'ক: ~১ মিনিট',
    },
    { text: 'Why?', options: [], points: '2', explanation: '' },
  ];
  const sources = [
    ['csv', toCsv(tableRows([creative, short], 'bn')), ['3', '2']],
    ['gift', writeText('gift', [creative, short]), ['', '']],
  ] as const;
  for (const [format, source, worth] of sources) {
    const read = readQuestions(source, format, false, true).questions;
    expect(read.map(plain)).toEqual([
      { ...creative, points: worth[0] },
      { ...short, points: worth[1] },
    ]);
    expect(read.map(({ isWritten, problems }) => [isWritten, problems])).toEqual([
      [true, []],
      [true, []],
    ]);
    // In an exam with options they are errors, each with one reason.
    expect(
      readQuestions(source, format, true).questions.map(({ problems }) =>
        problems.map(({ code }) => code),
      ),
    ).toEqual([['writtenHere'], ['writtenHere']]);
  }
  expect(findLosses('aiken', [creative, short])).toEqual([{ reason: 'writtenLeftOut', count: 2 }]);
});

it('a row whose last text is cut off is not a written question', () => {
  const [question] = readQuestions(
    'question,a,b,answer\n"open,1,2,a',
    'csv',
    false,
    true,
  ).questions;
  expect(question?.problems.map(({ code }) => code)).toEqual(['noAnswerLine', 'fewOptions']);
});

it('reports what Aiken and GIFT cannot express, with the number of questions', () => {
  const question = {
    text: 'a\nb',
    points: '2',
    explanation: 'c',
    options: [
      { text: 'x', isCorrect: true },
      { text: 'y', isCorrect: false },
    ],
  };
  const several = {
    ...question,
    options: question.options.map((option) => ({ ...option, isCorrect: true })),
  };
  expect(findLosses('aiken', [question, several])).toEqual([
    { reason: 'leftOut', count: 1 },
    { reason: 'points', count: 1 },
    { reason: 'explanations', count: 1 },
    { reason: 'lineBreaks', count: 1 },
  ]);
  expect(findLosses('gift', [question, several])).toEqual([{ reason: 'points', count: 2 }]);
});
