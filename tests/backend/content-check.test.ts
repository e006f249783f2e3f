// Reports of `npm run content:check`: questions that repeat in the whole catalogue, spellings,
// digits, diagrams.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { repeatedQuestions } from '../../backend/src/db/content/check-repeats.ts';
import { checkTexts } from '../../backend/src/db/content/check-texts.ts';
import { wordingProblems } from '../../backend/src/db/content/check-wording.ts';
import type { McqContent } from '../../backend/src/db/content/question-schema.ts';
import type { Content } from '../../backend/src/db/content/read-content.ts';
import { aContent } from './content-fixture.ts';

const OHM = String.raw`$12\,\mathrm{V}$ উৎসে $4\,\Omega$ রোধ যুক্ত করলে বর্তনীতে প্রবাহ কত?`;

/** The fixture's catalogue, in which paper and chapter exam have only these questions. */
function contentWith(inPaper: McqContent[], inChapter: McqContent[] = []): Content {
  const content = aContent();
  for (const { data } of content.papers) for (const subject of data.subjects) subject.mcqs = [];
  for (const { data } of content.chapters) for (const exam of data.exams) exam.mcqs = [];
  content.papers[0]?.data.subjects[0]?.mcqs.push(...inPaper);
  content.chapters[0]?.data.exams[0]?.mcqs?.push(...inChapter);
  return content;
}

function anMcq(
  question: string,
  options: string[],
  answer: McqContent['answer'] = 'A',
  explanation?: string,
): McqContent {
  return { question, options, answer, ...(explanation !== undefined && { explanation }) };
}

it('finds a question of a chapter that a paper repeats in nearly the same words', () => {
  const again = anMcq(
    String.raw`$12\,\mathrm V$ উৎসের সঙ্গে $4\,\Omega$ রোধ যুক্ত করা হলে বর্তনীতে কত প্রবাহ চলবে?`,
    ['২', '৩', '৪', '৬'],
    'B',
  );
  const others = ['সালোকসংশ্লেষণে কোন গ্যাস বের হয়?', 'হিমোগ্লোবিনে কোন ধাতু থাকে?'].map((text) =>
    anMcq(text, ['ক', 'খ', 'গ', 'ঘ']),
  );
  const problems = repeatedQuestions(
    contentWith([anMcq(OHM, ['$3$', '$2$', '$4$', '$6$']), ...others], [again]),
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /^academic\/class10\/chapters\/free10-motion\.yaml: .* in admission\/free\/papers\/a-2023\.yaml$/,
    ),
  ]);
});

it('accepts the same kind of question with other numbers, and nearly the same words with another answer', () => {
  const otherNumbers = anMcq(OHM.replace('12', '9').replace('4', '3'), [
    '$3$',
    '$2$',
    '$4$',
    '$6$',
  ]);
  const questions = [
    anMcq(OHM, ['$3$', '$2$', '$4$', '$6$']),
    anMcq('কোন বানানটি শুদ্ধ?', ['মনীষী', 'মনিষী', 'মনীষি', 'মনিষি']),
  ];
  const spelling = anMcq('কোন শব্দটির বানান শুদ্ধ?', ['মুহূর্ত', 'মুহুর্ত', 'মূহুর্ত', 'মূহূর্ত']);
  expect(repeatedQuestions(contentWith(questions, [otherNumbers, spelling]))).toEqual([]);
});

it('finds the text of another question with other options, in other digits and spaces too', () => {
  const first = anMcq('৮ বিটে সবচেয়ে বড় সংখ্যা কোনটি?', ['২৫৫', '২৫৬', '১২৮', '৫১২']);
  const again = anMcq(
    '৮ বিটে  সবচেয়ে বড় সংখ্যা কোনটি?'.replace('৮', '8'),
    ['১০০', '২০০', '১২৭', '৩০০'],
    'C',
  );
  const signed = (sign: string) =>
    anMcq(String.raw`$${sign}3$ ও $2\,$ এর যোগফল কত?`, ['ক', 'খ', 'গ', 'ঘ'], sign ? 'A' : 'B');
  expect(repeatedQuestions(contentWith([first, signed('-'), signed('')], [again]))).toEqual([
    expect.stringMatching(
      /^academic\/class10\/chapters\/free10-motion\.yaml: .* in admission\/free\/papers\/a-2023\.yaml$/,
    ),
  ]);
});

it('finds Latin digits in the names and summaries of chapters, but not in the tables of lessons', () => {
  const content = contentWith([]);
  const [chapter] = content.academicCourses[0]?.data.subjects[0]?.chapters ?? [];
  if (chapter) chapter.chapterSummary = '√2 অমূলদ হওয়ার প্রমাণ, অজানা $x^2$';
  const lesson = content.chapters[0]?.data.lessons[0];
  if (lesson) lesson.content = '<p>অক্টালে 010 110</p>';
  expect(wordingProblems(content)).toEqual([
    expect.stringContaining("Latin digits outside a formula in '√2 অমূলদ"),
  ]);
});

it('finds a term in another spelling, also within a longer word and in a lesson', () => {
  const content = contentWith([anMcq('গ্যামিটোফাইট কী?', ['ক', 'খ', 'গ', 'ঘ'])]);
  const lesson = content.chapters[0]?.data.lessons[0];
  if (lesson) lesson.content = '<p>সালফিউরিক এসিডের ব্যবহার</p>';
  expect(wordingProblems(content)).toEqual([
    "admission/free/papers/a-2023.yaml: 'গ্যামিট': use 'গ্যামেট'",
    "academic/class10/chapters/free10-motion.yaml: 'এসিড': use 'অ্যাসিড'",
  ]);
});

it('finds Latin digits outside formulas of a Bengali question, and options in two kinds of digits', () => {
  const questions = [
    anMcq('নাইলন-6,6 কীভাবে তৈরি হয়?', ['ক', 'খ', 'গ', 'ঘ']),
    anMcq('বেগ কত গুণ হবে?', [String.raw`$\frac12$ গুণ`, '২ গুণ', '৩ গুণ', '৪ গুণ']),
  ];
  expect(wordingProblems(contentWith(questions))).toEqual([
    expect.stringContaining('Latin digits outside a formula'),
    expect.stringContaining('some options use Bengali digits'),
  ]);
});

it('keeps the Latin digits of formulas, names, code and English questions', () => {
  const questions = [
    anMcq(String.raw`$2\,\mathrm{mol}$ গ্যাসের ৩টি পাত্র ও 70S রাইবোসোম, 2,4-DNP, (2's complement)`, [
      'ক',
      'খ',
      'গ',
      'ঘ',
    ]),
    anMcq("'int a = 7, b = 2;' এর ফল কী?", [
      String.raw`২ অণু $\mathrm{CO_2}$`,
      String.raw`১ অণু $\mathrm{H_2O}$`,
    ]),
    anMcq('In which year, 1971 or 1972?', ['1971', '1972']),
  ];
  expect(wordingProblems(contentWith(questions))).toEqual([]);
});

it('finds a diagram that is missing, too large, without text and size, or under an invalid name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diagrams-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'diagrams'));
  writeFileSync(join(folder, 'diagrams/good.svg'), '<svg/>');
  writeFileSync(join(folder, 'diagrams/large.svg'), '<svg/>'.padEnd(6145));
  const content = contentWith([]);
  const lesson = content.chapters[0]?.data.lessons[0];
  const image = (name: string, attributes = 'alt="ছবি" width="360" height="200"') =>
    `<img src="/media/diagrams/${name}.svg" ${attributes}>`;
  const good = `${image('good')}<img src="/media/files/photo.webp">`;
  if (lesson)
    lesson.content = [
      good,
      image('missing'),
      image('large'),
      image('good', 'alt=""'),
      '<img src="https://x.example/y.png"><img src="/media/diagrams/Good.png">',
    ].join('');
  expect(
    checkTexts(content, [folder]).filter(
      (problem) => /images?\/|diagrams\/|image/.test(problem) && !/covers|subjects/.test(problem),
    ),
  ).toEqual([
    'academic/class10/chapters/free10-motion.yaml: no diagram images/diagrams/missing.svg',
    'academic/class10/chapters/free10-motion.yaml: images/diagrams/large.svg is larger than 6144 bytes',
    'academic/class10/chapters/free10-motion.yaml: diagrams/good has no alt text',
    'academic/class10/chapters/free10-motion.yaml: diagrams/good has no width or no height',
    "academic/class10/chapters/free10-motion.yaml: image 'https://x.example/y.png' is not below /media",
    "academic/class10/chapters/free10-motion.yaml: image '/media/diagrams/Good.png' is not a diagram: /media/diagrams/<a-z, 0-9, ->.svg",
  ]);
});
