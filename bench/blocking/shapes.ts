// Values of up to 100 kB that are designed to be slow: for parsers, schema validation, regular
// expressions and error formatting.
export const SIZE = 96_000;

export const times = (count: number, make: (i: number) => string, separator = ',') =>
  Array.from({ length: count }, (_, i) => make(i)).join(separator);

const CHARACTERS = [
  'a',
  '$',
  '<',
  '&',
  '\\',
  '@',
  '.',
  '-',
  ' ',
  '/',
  '%',
  '\u0000',
  '৫',
  '\u0301',
  '[',
  '{',
  '\n',
  "'",
  '"',
];
const PATTERNS = [
  '$$',
  '$a',
  'a@',
  'a.',
  '<p>',
  '<a href="',
  '<!--',
  '</',
  '$\\frac{',
  '&lt;',
  '\\$',
  '$a$',
  'https://a',
  '/media/',
];

/** Texts of one repeated character or pattern, also with a prefix that a schema may require. */
export function longTexts(size = SIZE): string[] {
  const repeated = [...CHARACTERS, ...PATTERNS].map((pattern) =>
    pattern.repeat(Math.floor(size / Math.max(pattern.length, JSON.stringify(pattern).length - 2))),
  );
  return [
    ...repeated,
    `/media/${'a/'.repeat(size / 2 - 10)}`,
    `https://${'a.'.repeat(size / 2 - 10)}`,
    `a@${'a.'.repeat(size / 2 - 10)}`,
  ];
}

/** JSON values of all kinds, of the maximum length. */
export function wideValues(size = SIZE): [name: string, json: string][] {
  return [
    ['many keys', `{${times(Math.floor(size / 10), (i) => `"k${i}":1`)}}`],
    [
      'many keys with names alike',
      `{${times(Math.floor(size / 32), (i) => `"questionTextOfTheExam${i}":1`)}}`,
    ],
    ['numbers', `[${times(Math.floor(size / 2), () => '1')}]`],
    ['empty objects', `[${times(Math.floor(size / 3), () => '{}')}]`],
    ['objects with unknown keys', `[${times(Math.floor(size / 18), (i) => `{"a":1,"b${i}":2}`)}]`],
    ['texts', `[${times(Math.floor(size / 4), () => '"a"')}]`],
    ['nested lists', `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`],
    ['nested objects', `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`],
    ['a long number', '9'.repeat(size)],
    ['escapes', `"${'\\u0041'.repeat(size / 6)}"`],
  ];
}
