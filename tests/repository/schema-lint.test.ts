// The lint of the SDL (`npm run lint`): the problems that it must find, on an invalid module.
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const cwd = fileURLToPath(new URL('../../', import.meta.url));

/** The rules that a text violates, as if it were a module. */
async function findings(sdl: string): Promise<(string | null)[]> {
  const [result] = await new ESLint({ cwd }).lintText(sdl, {
    filePath: `${cwd}gateway/src/modules/auth/schema.graphql`,
  });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

test('a deprecation names its replacement, and its removal date', async () => {
  const field = (directive: string) =>
    `extend type Query { "The old one." old: Int @deprecated${directive} }`;
  expect(await findings(field('(reason: "Use `new`. Removed after 2027-06-30.")'))).toEqual([]);
  expect(await findings(field('(reason: "Use `new`.")'))).toEqual(['alokpath/deprecation-date']);
  expect(await findings(field('(reason: "Use `new`. Removed after 2027-06-99.")'))).toEqual([
    'alokpath/deprecation-date',
  ]);
  expect(await findings(field(''))).toEqual(
    expect.arrayContaining([
      '@graphql-eslint/require-deprecation-reason',
      'alokpath/deprecation-date',
    ]),
  );
});

test('every element has a description, a type an id', async () => {
  const found = new Set(await findings('type Thing { name(first: Int): Kind } enum Kind { A }'));
  expect(found).toContain('@graphql-eslint/require-description');
  expect(found).toContain('@graphql-eslint/strict-id-in-types');
  expect(await findings('extend type Query { "A field." field(first: Int): Int }')).toEqual([
    '@graphql-eslint/require-description',
  ]);
});
