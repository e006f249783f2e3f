// Every refusal code of backend and gateway has its text in both languages of the web.
import { expect, test } from 'vitest';
import { FIELD_PROBLEMS } from '../../backend/src/refusals/field-problems.ts';
import { REFUSALS as BACKEND } from '../../backend/src/refusals/refusals.ts';
import { REFUSALS as GATEWAY } from '../../gateway/src/upstream/errors/refusals.ts';
import { refusals as bengali } from '../../web/src/i18n/bn/apollo/refusals.ts';
import { refusals as english } from '../../web/src/i18n/en/apollo/refusals.ts';

const catalogues: Record<string, Record<string, { text: string }>> = {
  backend: BACKEND,
  'fields of the backend': Object.fromEntries(
    Object.entries(FIELD_PROBLEMS).map(([code, text]) => [code, { text }]),
  ),
  gateway: GATEWAY,
};

const all = Object.entries(catalogues).flatMap(([of, catalogue]) =>
  Object.entries(catalogue).map(([code, { text }]) => ({ of, code, text })),
);

/** Addressed to authors of clients; the web shows other texts. */
const REWORDED = [
  'ATTEMPT_RUNNING',
  'EMAIL_OR_PHONE',
  'EMAIL_OR_PHONE_MISSING',
  'HAS_REGISTRATIONS',
  'HAS_RESULTS',
  'KEY_OF_OTHER_EXAM',
  'LOGIN_REQUIRED',
  'WRONG_PART_SIZE',
];

const parametersOf = (text: string) =>
  new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name));

test.each([
  ['English', english],
  ['Bengali', bengali],
] as const)('every code has a text in %s, and no text is without a code', (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...new Set(all.map(({ code }) => code))].sort());
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
});

test('a code of backend and gateway has the same parameters in both', () => {
  const parameters = new Map(all.map(({ code, text }) => [code, parametersOf(text)]));
  for (const { code, text } of all) expect(parametersOf(text), code).toEqual(parameters.get(code));
});

test.each([
  ['English', english],
  ['Bengali', bengali],
] as const)('texts in %s use no parameter that the code does not have', (_, texts) => {
  for (const { code, text } of all) {
    const known = parametersOf(text);
    const used = parametersOf(texts[code as keyof typeof texts]);
    expect(
      [...used].filter((name) => !known.has(name)),
      code,
    ).toEqual([]);
  }
});

test('English texts are those of the server, which the specification requires to be shown', () => {
  const different = all
    .filter(({ code, text }) => english[code as keyof typeof english] !== text)
    .map(({ code }) => code);
  expect([...new Set(different)].sort()).toEqual(REWORDED);
});
