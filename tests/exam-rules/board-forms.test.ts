// Question forms of education boards in plain text: shared stem, statements, creative question.
import {
  creativeMarks,
  findStatements,
  languageOfText,
  readCreative,
  readStatements,
  readStemmed,
  writeCreative,
  writeStatements,
  writeStemmed,
} from '@alokpath/exam-rules/board-forms';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Texts composed of pieces of the forms, so that wrong borders are likely. */
const pieces = [
  '\n',
  '\n\n',
  'i. ',
  'ii. ',
  'iii. ',
  'ক) ',
  'খ) ',
  ' [১]',
  ' [2]',
  'a) ',
  'b) ',
  '———',
  'উদ্দীপক:',
  'Stem:',
  'শব্দ',
  'x',
  ' ',
];
const anyText = fc
  .array(fc.constantFrom(...pieces), { maxLength: 12 })
  .map((parts) => parts.join(''));
const aLine = anyText.map((text) => text.replace(/\n/g, ' '));

const CREATIVE =
  'একটি গাড়ি চলছে।\n\nক) বেগ কী? [১]\nখ) ব্যাখ্যা করো। [২]\nগ) ত্বরণ নির্ণয় করো। [৩]\nঘ) বিশ্লেষণ করো। [৪]';

describe('a shared stem', () => {
  test('is apart from the question below it', () => {
    const text = 'উদ্দীপক:\nরহিম মাঠে গেল।\nসে দেখল।\n———\nসে কী দেখল?';
    expect(readStemmed(text)).toEqual({
      language: 'bn',
      stem: 'রহিম মাঠে গেল।\nসে দেখল।',
      question: 'সে কী দেখল?',
    });
    expect(readStemmed('উদ্দীপক: রহিম')).toBeNull();
  });

  test('may be empty while it is typed', () => {
    const empty = { language: 'en', stem: '', question: '' } as const;
    expect(readStemmed(writeStemmed(empty))).toEqual(empty);
  });

  test('is recognized without losing a character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const source of [text, `Stem:\n${text}`, `উদ্দীপক:\n${text}\n———\n${text}`]) {
          const stemmed = readStemmed(source);
          if (stemmed) expect(writeStemmed(stemmed)).toBe(source);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('statements', () => {
  test('are three lines between what comes before and after them', () => {
    const text = 'বল সম্পর্কে—\ni. এটি ভেক্টর\nii. একক N\niii. এটি স্কেলার\nনিচের কোনটি সঠিক?';
    const statements = readStatements(text);
    expect(statements).toEqual({
      lead: 'বল সম্পর্কে—',
      items: ['এটি ভেক্টর', 'একক N', 'এটি স্কেলার'],
      closing: 'নিচের কোনটি সঠিক?',
    });
    expect(readStatements('i. এক\nii. দুই')).toBeNull();
  });

  test('are found as people type them', () => {
    const typed = 'বল—\n\n(i) এটি ভেক্টর\nii) একক\nনিউটন\niii। স্কেলার\nনিচের কোনটি সঠিক?';
    expect(findStatements(typed)).toEqual({
      lead: 'বল—',
      items: ['এটি ভেক্টর', 'একক নিউটন', 'স্কেলার'],
      closing: 'নিচের কোনটি সঠিক?',
    });
    expect(findStatements('(i) এক (ii) দুই')).toBeNull();
  });

  test('survive typing of any text into each field', () => {
    fc.assert(
      fc.property(aLine, fc.tuple(aLine, aLine, aLine), aLine, (lead, items, closing) => {
        expect(readStatements(writeStatements({ lead, items, closing }))).toEqual({
          lead,
          items,
          closing,
        });
      }),
    );
  });
});

describe('a creative question', () => {
  test('has a stem and parts with marks', () => {
    const creative = readCreative(CREATIVE);
    expect(creative?.stem).toBe('একটি গাড়ি চলছে।');
    expect(creative?.parts.map(({ marks }) => marks)).toEqual(['1', '2', '3', '4']);
    expect(creative && creativeMarks(creative)).toBe(10);
    expect(readCreative('Stem\n\na) What? [1]\nb) Why\nso? [2.5]')?.parts[1]).toEqual({
      text: 'Why\nso?',
      marks: '2.5',
    });
  });

  test('is not text if it has lettered lines only', () => {
    expect(readCreative('Choose:\n\nক) এক\nখ) দুই')).toBeNull();
    expect(readCreative('Choose:\n\nক) এক [১]')).toBeNull();
  });

  test('has no sum of marks while one is missing', () => {
    expect(
      creativeMarks({
        language: 'bn',
        stem: '',
        parts: [
          { text: '', marks: '1' },
          { text: '', marks: '' },
        ],
      }),
    ).toBeNaN();
  });

  test('survives typing of any text into each field', () => {
    const part = fc.record({ text: anyText, marks: fc.stringMatching(/^[0-9.]{0,3}$/) });
    fc.assert(
      fc.property(
        fc.constantFrom('bn' as const, 'en' as const),
        anyText,
        fc.array(part, { minLength: 2, maxLength: 5 }),
        (language, stem, parts) => {
          const written = { language, stem, parts };
          const text = writeCreative(written);
          const creative = readCreative(text);
          // Texts that look like parts may move the borders or hide the form, but nothing is lost.
          if (creative) expect(writeCreative(creative)).toBe(text);
          if (!/[\n[]/.test(stem + parts.map((part) => part.text).join('')))
            expect(creative).toEqual(written);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test('the language of a text is that of its letters', () => {
  expect(['Unit of বল?', 'Force', '$x$ = ?', ''].map(languageOfText)).toEqual([
    'bn',
    'en',
    null,
    null,
  ]);
});

describe('long texts that almost have a form', () => {
  /** The time of reading each text, in milliseconds. */
  const slowest = (read: (text: string) => unknown, pieces: readonly string[]): number =>
    Math.max(
      ...pieces.map((piece) => {
        const text = `x${piece.repeat(60_000 / piece.length)}`;
        const startedAt = performance.now();
        read(text);
        return performance.now() - startedAt;
      }),
    );

  // Quadratic work took 3 to 100 seconds.
  test('are read in linear time', () => {
    const creative = ['\n\na) b', '\n\na) \nb) ', '\n\na) q [1]\nb) z', '\n\na) [1]\nb) [1]'];
    expect(slowest(readCreative, creative)).toBeLessThan(2000);
    const statements = ['\ni. a\nii. b', '\n(i) a\nb'];
    expect(slowest(readStatements, statements)).toBeLessThan(2000);
    expect(slowest(findStatements, [...statements, '\nb', '\n(i'])).toBeLessThan(2000);
  });
});
