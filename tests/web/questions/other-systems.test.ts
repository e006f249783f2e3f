// Files as other systems write them (fixtures/README.md): the imported questions, and the errors by
// line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileText } from '../../../web/src/features/admin/question-files/read/file-text.ts';
import type { ReadQuestion } from '../../../web/src/features/admin/question-files/read/question.ts';
import { readQuestions } from '../../../web/src/features/admin/question-files/read/read.ts';

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', name)));

const short = ({ text, options, points, explanation, problems }: ReadQuestion) =>
  [
    text,
    ...options.map((option) => (option.isCorrect ? '*' : '') + option.text),
    ...(points ? [`for ${points}`] : []),
    ...(explanation ? [`because ${explanation}`] : []),
    ...problems.map(({ line, code, detail }) => `!${line} ${code}${detail ? ` ${detail}` : ''}`),
  ].join(' | ');

async function read(bytes: Uint8Array) {
  const { text, format } = await fileText(bytes);
  const { questions, problems, format: used } = readQuestions(text, format, false);
  return { format: used, questions: questions.map(short), rest: problems };
}

const cases: readonly [name: string, format: 'gift' | 'aiken', questions: readonly string[]][] = [
  [
    'moodle-export.gift',
    'gift',
    [
      'Which unit measures force? | *newton | joule | watt | because F = ma, so 1 N = 1 kg m/s².',
      'Which of these are vectors? | *velocity | *force | mass | time',
      'Without air, a feather falls as fast as a stone. | *True | False | because Think of the Moon.',
      'How large is g, in m/s²? | !29 unsupported Numerical',
      'Match each quantity with its unit. | !35 unsupported Matching',
      'Explain inertia in your own words. | !43 writtenHere',
      'Which letter stands for velocity? | !47 unsupported Short',
      'Which one is $E_k$? | $mgh$ | *$\\frac{1}{2}mv^2$',
      'The next questions are about optics. | !61 unsupported Description',
    ],
  ],
  [
    'documentation.gift',
    'gift',
    [
      'Which planet is closest to the Sun? | Venus | Earth | *Mercury',
      'The largest _____ of the world is the Pacific. | desert | *ocean | forest',
      'Dhaka lies on the Buriganga. | *True | False',
      'Water is an element. | True | *False | because It is a compound.',
      'When did Bangladesh become independent? | !11 unsupported Numerical',
      'Which number is near pi? | !13 unsupported Numerical',
      'Pi lies in _____ . | !15 unsupported Numerical',
      'Who wrote Gitanjali? | !17 unsupported Short',
      'Which river is the longest _____ of these? | Meghna | *Padma | Karnaphuli | because Of these, yes.',
      'Which are even? | *2 | *4 | 3',
      'Nearly right counts. | wrong | nearly | *right | !35 partialCredit',
      'Which is true: 2 = 2, {1} is a set, ~ is a tilde, # is a hash? | *all of them | none: not one',
      'Is <b> shown as it is? | *yes <b> | no',
      'H₂O & CO₂ | *two compounds | two elements',
      'Two words,\nbut on two lines? | *yes | no',
      'Last one | *yes | no',
    ],
  ],
  [
    'spreadsheet.gift',
    'gift',
    ['What is 2 + 2? | 3 | *4 | 5', 'Which colour? | *green | red', 'কোনটি নদী? | *পদ্মা | ঢাকা | খুলনা'],
  ],
  [
    'broken.gift',
    'gift',
    [
      'Good one | *a | b',
      'No closing brace {=a ~b | !4 unreadable ~b',
      'An answer without a sign {a ~b} | !6 unreadable An answer without a sign {a ~b}',
      'Nothing is right | a | b | !8 noCorrect',
      'Unescaped brace {1} in the text {=a ~b} | !10 unreadable Unescaped brace {1} in the text {=a ~b}',
      'Same twice | *a | a | !12 equalOptions a',
      'Good again | *a | b',
    ],
  ],
  [
    'moodle.aiken',
    'aiken',
    [
      'Which of these is a mammal? | Crocodile | *Dolphin | Eagle | Frog | Shark',
      'Which sign ends a question? | a full stop | *a question mark',
      'What is the capital of France? | Rome | *Paris | Madrid',
    ],
  ],
  [
    'broken.aiken',
    'aiken',
    [
      'Good one? | *a | b',
      'Lower case letters? | a | *b',
      'A gap in the letters? | a | !12 noAnswerLine | !11 fewOptions',
      'C) c | !14 answerUnknown C | !13 fewOptions',
      'No answer line? | a | b | !19 noAnswerLine',
      'An answer that is none? | a | b | !23 answerUnknown E',
      'Two answers? | *a | *b',
      'Good again? | a | *b',
    ],
  ],
  [
    'other-programs.gift',
    'gift',
    [
      'The Padma joins the Meghna. | *True | False',
      'Only the Sun makes tides. | True | *False | because The Moon does, too.',
      '::Range:: Name a number from 4 to 8.{#6:2~#That is too far away} | !7 unsupported Numerical',
      '::Planets:: Write about a planet. {####[markdown] ### Expected Its size, its mo… | !9 unsupported Essay',
      'Which list has two items?\nred\ngreen | *this one | none',
      'How does water become vapour? | ice -> water | *water->vapour | vapour -> ice',
      'Which signs stay, such as `-=[];\',./~!@#$%^&*()_+{}|:"<>? | *True | False',
      'Which of these are continents: | *Asia | *Africa | Greenland | *Europe',
      'Which of these may be ticked? | *this | that | because yes',
      'Which metal is liquid? | iron | *mercury | because Seen in old thermometers.',
      'Who wrote Pather Panchali? | Tagore. | *Bibhutibhushan. | because A novel of 1929.',
      'Sing {la} and _____ {la}! | *again | never',
      'First line\nThen $ 1 \\neq 0 $, does it hold? | *True | False',
    ],
  ],
  [
    'chamilo.aiken',
    'aiken',
    [
      'Which gas do plants take in? | Oxygen | *Carbon dioxide | Helium | for 2.5 | because They make sugar of it: photosynthesis.',
      'Which of these is a prime number?\nIt has two divisors. | 9 | *11 | for 20',
      'Where does the Sun rise? | *In the east | In the west',
    ],
  ],
];

it.each(cases)('reads %s', async (name, format, questions) => {
  expect(await read(bytesOf(name))).toEqual({ format, questions, rest: [] });
});

it.each(cases)('reads %s in the encodings that Windows programs save', async (name) => {
  const bytes = bytesOf(name);
  const text = new TextDecoder().decode(bytes);
  const expected = await read(bytes);
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  expect(await read(utf16)).toEqual(expected);
  expect(await read(new Uint8Array(Buffer.from(utf16).swap16()))).toEqual(expected);
  expect(await read(new TextEncoder().encode(`\ufeff${text}`))).toEqual(expected);
  expect(await read(new TextEncoder().encode(text.replace(/\r?\n/g, '\r\n')))).toEqual(expected);
});
