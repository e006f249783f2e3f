import { expect, it } from 'vitest';
import type {
  ReadQuestion,
  SourceFormat,
} from '../../../web/src/features/admin/question-files/read/question.ts';
import {
  detectFormat,
  readQuestions,
} from '../../../web/src/features/admin/question-files/read/read.ts';

/**
 * A question in short: text, options with * before the correct ones, and line:code of each problem.
 */
const short = ({ text, options, problems, points, explanation }: ReadQuestion) =>
  [
    text,
    ...options.map((option) => (option.isCorrect ? '*' : '') + option.text),
    ...(points ? [`points ${points}`] : []),
    ...(explanation ? [`because ${explanation}`] : []),
    ...problems.map(({ line, code, detail }) => `!${line} ${code}${detail ? ` ${detail}` : ''}`),
  ].join(' | ');

function read(source: string, format: SourceFormat | null = null, isSingle = true) {
  const reading = readQuestions(source, format, isSingle);
  return {
    format: reading.format,
    questions: reading.questions.map(short),
    rest: reading.problems.map(({ line, code }) => `${line} ${code}`),
  };
}

const cases: readonly [
  name: string,
  source: string,
  format: SourceFormat,
  questions: readonly string[],
  rest?: readonly string[],
][] = [
  [
    'Aiken with parentheses and dots',
    'Two?\nA) 1\nB) 2\nANSWER: B\n\nThree?\nA. 3\nB. 4\nANSWER: A',
    'aiken',
    ['Two? | 1 | *2', 'Three? | *3 | 4'],
  ],
  [
    'Aiken without blank lines and with Windows line ends',
    'Q\r\nA) 1\r\nB) 2\r\nANSWER: A\r\nR\r\nA) 3\r\nB) 4\r\nANSWER: B',
    'aiken',
    ['Q | *1 | 2', 'R | 3 | *4'],
  ],
  [
    'Aiken with a question of several lines',
    'Read.\ni. x\nii. y\nA) i\nB) ii\nANSWER: A',
    'aiken',
    ['Read.\ni. x\nii. y | *i | ii'],
  ],
  [
    'Aiken with errors: each at its line, and the others are read',
    'Few\nA) One\nANSWER: A\n\nGood\nA) 1\nB) 2\nANSWER: A\n\nOpen\nA) 1\nB) 2\n\nLast\nA)1\nB)2\nANSWER: D\nANSWER: A',
    'aiken',
    [
      'Few | *One | !1 fewOptions',
      'Good | *1 | 2',
      'Open | 1 | 2 | !13 noAnswerLine',
      'Last | 1 | 2 | !17 answerUnknown D',
    ],
    ['18 notAQuestion'],
  ],
  [
    'GIFT: one correct answer',
    '::T::Who?{~Grant ~Jefferson =no one}',
    'gift',
    ['Who? | Grant | Jefferson | *no one'],
  ],
  [
    'GIFT: a gap',
    'Grant is {~buried =entombed ~living} in a tomb.',
    'gift',
    ['Grant is _____ in a tomb. | buried | *entombed | living'],
  ],
  [
    'GIFT: true and false with feedback',
    'Sun is hot.{T#No#Yes####Because.}\n\nসূর্য ঠান্ডা।{FALSE}',
    'gift',
    ['Sun is hot. | *True | False | because Because.', 'সূর্য ঠান্ডা। | সত্য | *মিথ্যা'],
  ],
  [
    'GIFT: escapes and LaTeX',
    'Is $\\\\frac\\{1\\}\\{2\\}$ more?{=$x\\=1$ ~no}',
    'gift',
    ['Is $\\frac{1}{2}$ more? | *$x=1$ | no'],
  ],
  [
    'GIFT: colons that the grammar would refuse',
    '::a:: Note: which one: x or y?{=x ~y: z}',
    'gift',
    ['Note: which one: x or y? | *x | y: z'],
  ],
  [
    'GIFT: HTML',
    '[html]<p>x<sup>2</sup> &amp; y<br>z <img src="a.png"></p>{=<b class="c">1</b> ~2}',
    'gift',
    ['x² & y\nz [picture] | *1 | 2 | !1 pictureLost'],
  ],
  [
    'GIFT: feedback becomes the explanation',
    'Q{~a#wrong =b#Right, since b.}',
    'gift',
    ['Q | a | *b | because Right, since b.'],
  ],
  ['GIFT: partial credit', 'Q{~a ~%50%b =c}', 'gift', ['Q | a | b | *c | !1 partialCredit']],
  [
    'GIFT: categories, comments and other types, each at its line',
    '// a comment\n$CATEGORY: maths\n\nQ{=1 ~2}\n\nWhen?{#1822:1}\n\nName?{=China}\n\nMatch{=a->b =c->d =e->f}\n\nWrite.{}\n\nJust text',
    'gift',
    [
      'Q | *1 | 2',
      'When? | !6 unsupported Numerical',
      'Name? | !8 unsupported Short',
      'Match | !10 unsupported Matching',
      'Write. | !12 writtenHere',
      'Just text | !14 unsupported Description',
    ],
  ],
  [
    'GIFT: a broken question does not affect the next',
    'Q{=1 ~2\n\nR{=3 ~4}',
    'gift',
    ['Q{=1 ~2 | !1 unreadable Q{=1 ~2', 'R | *3 | 4'],
  ],
  [
    'numbered questions in Bengali, options on one line, statements inside the text',
    '১। বাংলাদেশের রাজধানী কোনটি?\nক) ঢাকা  খ) খুলনা  গ) সিলেট  ঘ) যশোর\nউত্তর: ক\n২. নিচের তথ্যগুলো দেখ\ni. ক\nii. খ\nকোনটি সঠিক?\nক. i\nখ. ii\nগ. i ও ii\nঘ. সব\nসঠিক উত্তরঃ গ\nব্যাখ্যা: দুটিই।\nনম্বর: ২',
    'numbered',
    [
      'বাংলাদেশের রাজধানী কোনটি? | *ঢাকা | খুলনা | সিলেট | যশোর',
      'নিচের তথ্যগুলো দেখ\ni. ক\nii. খ\nকোনটি সঠিক? | i | ii | *i ও ii | সব | points 2 | because দুটিই।',
    ],
  ],
  [
    'numbered questions in English',
    'Section A\n1) 2+2?\n(a) 3 (b) 4\nAns: b\n2) 1.5 g?\na. 1.5\nb. 2\nAnswer: a) 1.5',
    'numbered',
    ['Section A | !1 notAQuestion Section A', '2+2? | 3 | *4', '1.5 g? | *1.5 | 2'],
  ],
  [
    'an answer key at the end',
    '১. ক?\nক) ১ খ) ২\n২. খ?\nক) ৩ খ) ৪\nউত্তরমালা\n১. খ ২. ক ৯. ক',
    'numbered',
    ['ক? | ১ | *২', 'খ? | *৩ | ৪'],
    ['6 numberUnknown'],
  ],
  [
    'a star before the correct option',
    '1. Q\na) 1\n*b) 2\n2. R\na) 1\nb) 2',
    'numbered',
    ['Q | 1 | *2', 'R | 1 | 2 | !4 noAnswerLine'],
  ],
  [
    'an answer on the line of the options',
    '১. প্রশ্ন\nক) লাল খ) নীল উত্তর: খ',
    'numbered',
    ['প্রশ্ন | লাল | *নীল'],
  ],
  [
    'CSV with a header in English',
    'Question,Option A,Option B,Answer,Points,Explanation\n"2, or 3?",2,3,B,1.5,"so\nit is"\nNext,x,y,a,,',
    'csv',
    ['2, or 3? | 2 | *3 | points 1.5 | because so\nit is', 'Next | *x | y'],
  ],
  [
    'CSV with semicolons, a header in Bengali, and Bengali digits',
    'প্রশ্ন;ক;খ;গ;সঠিক উত্তর;নম্বর\nরং?;লাল;নীল;;খ;২',
    'csv',
    ['রং? | লাল | *নীল | points 2'],
  ],
  [
    'CSV with tabs and a title above',
    'My exam\nQuestion\t(1)\t(2)\tOption A\tOption B\tKey\nQ\t\t\tx\ty\tA',
    'csv',
    ['Q | *x | y'],
  ],
  [
    'CSV: answers as numbers and texts',
    'Question,Option 1,Option 2,Option 3,Answer\nQ,x,y,z,3\nR,x,y,z,Y\nS,3,2,1,1\nT,1,2,3,2\nU,x,y,z,D',
    'csv',
    [
      'Q | x | y | *z',
      'R | x | *y | z',
      'S | 3 | 2 | 1 | !4 answerAmbiguous 1',
      'T | 1 | *2 | 3',
      'U | x | y | z | !6 answerUnknown D',
    ],
  ],
  [
    'CSV: lines after a cell of several lines, an open quote',
    'question,a,b,answer\n"x\ny",1,2,a\nz,1,1,a\n"open,1,2,a',
    'csv',
    [
      'x\ny | *1 | 2',
      'z | *1 | 1 | !4 equalOptions 1',
      'open,1,2,a | !5 noAnswerLine | !5 fewOptions',
    ],
    ['5 quoteOpen'],
  ],
  [
    'a digit right after the bracket of an option or a number',
    '1)5 জন?\nA)1 B)10\nAns: B\n2)7 জন?\nক)২ খ)১০\nউত্তর: খ',
    'numbered',
    ['5 জন? | 1 | *10', '7 জন? | ২ | *১০'],
  ],
  [
    'a question without number after the blank line that ends an explanation',
    '1. Q\na) 1\nb) 2\nAns: a\nExplanation: so\nit is\n\nR\na) 3\nb) 4\nAns: b',
    'numbered',
    ['Q | *1 | 2 | because so\nit is', 'R | 3 | *4'],
  ],
  [
    'a second answer, of a question that melted into an explanation',
    '1. Q\na) 1\nb) 2\nAns: a\nExplanation: so\nR\na) 3\nb) 4\nAns: b',
    'numbered',
    ['Q | 1 | 2 | because so\nR\na) 3\nb) 4 | !9 answerAmbiguous a, b'],
  ],
  [
    'two parts with the same numbers and lists of answers: only own answers count',
    '1. Q\na) 1\nb) 2\n1. R\na) 3\nb) 4\n1. S\na) 5\nb) 6\nAns: a\nAnswer key\n1. a\n1. b',
    'numbered',
    [
      'Q | 1 | 2 | !13 answerAmbiguous 1: a, b',
      'R | 3 | 4 | !13 answerAmbiguous 1: a, b',
      'S | *5 | 6',
    ],
  ],
  [
    'a list of answers with several letters, and headings that only begin like one',
    'উত্তরপত্রে সঠিক বৃত্তটি ভরাট করো\n1. Q\na) 1\nb) 2\nc) 3\n2. R\na) 4\nb) 5\nAnswers must be clear.\nউত্তরমালা: 1. a, c 2. b',
    'numbered',
    [
      'উত্তরপত্রে সঠিক বৃত্তটি ভরাট করো | !1 notAQuestion উত্তরপত্রে সঠিক বৃত্তটি ভরাট করো',
      'Q | *1 | 2 | *3 | !2 severalCorrect',
      'R | 4 | *5\nAnswers must be clear. | !9 lineJoined Answers must be clear.',
    ],
  ],
  [
    'options that begin with a star, and a heading after the last option',
    '1. Sign?\na) *\nb) *x\nAns: b\n2. R\na) 1\nb) 2\nখ বিভাগ\n3. S\n*a) 1\nb) of two\nlines\nc) 3',
    'numbered',
    [
      'Sign? | * | **x',
      'R | 1 | 2\nখ বিভাগ | !5 noAnswerLine | !8 lineJoined খ বিভাগ',
      'S | *1 | of two\nlines | 3',
    ],
  ],
  [
    'braces of a set in numbered questions',
    '1. A = {x : x = 4}?\na) {~p}\nb) 2\nAns: b',
    'numbered',
    ['A = {x : x = 4}? | {~p} | *2'],
  ],
  ['numbered GIFT', '1. Q {=a ~b}\n\n2. R {F}', 'gift', ['1. Q | *a | b', '2. R | True | *False']],
  [
    'CSV: cells beyond the headings, and headings that change',
    'question,a,b,answer,,\nOne, or two?,1,2,a,\nQ,1,2,a,,\nanswer,question,a,b\nb,R,3,4',
    'csv',
    ['One | or two? | *1 | !2 extraCells a', 'Q | *1 | 2', 'R | 3 | *4'],
  ],
  [
    'CSV: an answer that is a letter and the text of another option; quotes that are no guard',
    "question,a,b,c,answer\nArticle?,an,a,the,a\nArticle?,an,a,the,A\n'+' চিহ্ন?,'+',''-5,'=1,c",
    'csv',
    [
      'Article? | an | a | the | !2 answerAmbiguous a',
      'Article? | *an | a | the',
      "'+' চিহ্ন? | '+' | '-5 | *=1",
    ],
  ],
];

it.each(cases)('reads %s', (_, source, format, questions, rest = []) => {
  expect(read(source)).toEqual({ format, questions, rest });
});

it('reports what the form would reject, with the line', () => {
  const source = (text: string, ...options: string[]) =>
    `\n\n${text}\n${options.map((option, index) => `${'ABCDEFGHIJK'[index]}) ${option}`).join('\n')}\nANSWER: A`;
  const problem = (text: string) => read(text, 'aiken').questions[0]?.split(' | !')[1];
  expect(problem(source('Q', 'same', 'same'))).toBe('3 equalOptions same');
  expect(problem(source('Q $\\frac{1$', 'a', 'b'))).toBe('3 formulaInvalid \\frac{1');
  expect(problem(source('Q'.repeat(4001), 'a', 'b'))).toMatch(/^3 tooLong QQQ/);
  expect(problem(source('Q', '', 'b'))).toBe('3 emptyOption');
  expect(read('question,a,b,answer,points\nQ,1,2,a,1000\nR,1,2,a,x').questions).toEqual([
    'Q | *1 | 2 | points 1000 | !2 pointsInvalid 1000',
    'R | *1 | 2 | points x | !3 pointsInvalid x',
  ]);
});

const eleven = [...'abcdefghijk'].map((letter) => `${letter}) option ${letter}`);
it.each([
  ['numbered', `1. Q?\n${eleven.join('\n')}\nAnswer: j`],
  [
    'numbered',
    `১। কী?\n${[...'কখগঘঙচছজঝঞট'].map((letter) => `${letter}) ${letter}${letter}`).join('\n')}\nউত্তর: ঞ`,
  ],
  ['aiken', `Q?\n${eleven.join('\n').toUpperCase()}\nANSWER: J`],
  [
    'csv',
    `Question,${[...'ABCDEFGHIJK'].map((letter) => `Option ${letter}`).join()},Answer\nQ?,${eleven.join()},J`,
  ],
  ['csv', `Question,${[...'ABCDEFGHIJK'].join()},Answer\nQ?,${eleven.join()},J`],
] as const)('reports an eleventh option in %s, instead of losing it (%#)', (format, source) => {
  const { questions } = readQuestions(source, null, true);
  expect(detectFormat(source)).toBe(format);
  expect(questions.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    ['manyOptions'],
  ]);
  expect(questions[0]?.options).toHaveLength(11);
  expect(questions[0]?.options[9]).toMatchObject({ isCorrect: true });
});

it('a column K beside four options is no option', () => {
  expect(read('Question,A,B,C,D,K,Answer\nQ?,1,2,3,4,Physics,D').questions).toEqual([
    'Q? | 1 | 2 | 3 | *4',
  ]);
});

it('ignores invisible characters of copied texts, but keeps the joiners of Bengali', () => {
  expect(
    read('\u200b১। র\u200d্যাব \u2060কী?\nক) এক\u200b\nখ) দুই\nউত্তর: \u200bখ\ufeff').questions,
  ).toEqual(['র\u200d্যাব কী? | এক | *দুই']);
});

it('several correct options are an error in a single exam only', () => {
  const source = 'Q{~%50%a ~%50%b ~%-100%c}';
  expect(read(source).questions).toEqual(['Q | *a | *b | c | !1 severalCorrect']);
  expect(read(source, null, false).questions).toEqual(['Q | *a | *b | c']);
});

it('reads the chosen format instead of the detected one', () => {
  const source = '1. Q {x}\nA) a\nB) b\nANSWER: A';
  expect(detectFormat(source)).toBe('numbered');
  expect(read(source, 'aiken').questions).toEqual(['1. Q {x} | *a | b']);
});

it('one broken question of 500 leaves 499', () => {
  const source = Array.from({ length: 500 }, (_, index) =>
    index === 250 ? 'Broken {=a ~b' : `Q${index}{=a ~b}`,
  ).join('\n\n');
  const { questions } = readQuestions(source, null, true);
  expect(questions).toHaveLength(500);
  expect(questions.filter(({ problems }) => problems.length > 0).map(({ line }) => line)).toEqual([
    501,
  ]);
});

it('reads at most 2000 questions and reports where it stopped', () => {
  const source = Array.from(
    { length: 2001 },
    (_, index) => `Q${index}\nA) a\nB) b\nANSWER: A`,
  ).join('\n');
  const { questions, problems } = readQuestions(source, null, true);
  expect(questions).toHaveLength(2000);
  expect(problems).toEqual([{ code: 'tooManyQuestions', line: 8001, detail: '' }]);
});
