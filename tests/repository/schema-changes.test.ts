// The published schema stays compatible: a change that breaks clients of the last release must be
// recorded with its reason.
import { readFileSync } from 'node:fs';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** `FIELD_REMOVED Query.students`, for each change that breaks an operation that was valid. */
async function breakingChanges(released: string, present: string): Promise<string[]> {
  const changes = await diff(buildSchema(released), buildSchema(present));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ type, path }) => `${type} ${path}`);
}

/**
 * The rows of the table, spelled as in `breakingChanges`. A row without a reason does not count.
 */
function recorded(markdown: string): string[] {
  const rows = markdown.matchAll(
    /^\| `?(?<change>[A-Z_]+)`? \| `(?<path>[^`]+)` \| (?<reason>\S.*) \|$/gm,
  );
  return [...rows].map(({ groups }) => `${groups?.change} ${groups?.path}`);
}

test('no breaking changes since the last release except those in docs/schema/breaking-changes.md', async () => {
  const changes = await breakingChanges(
    read('docs/schema/released.graphql'),
    read('schema.graphql'),
  );
  expect(recorded(read('docs/schema/breaking-changes.md')).sort()).toEqual(changes.sort());
});

test('breaking changes are detected, additions are not', async () => {
  const released = 'type Query { course(id: ID): Int exams: [Int!]! } enum Kind { A B }';
  expect(
    await breakingChanges(
      released,
      'type Query { course(id: ID, more: ID): Int exams: [Int!]! new: Int } enum Kind { A B }',
    ),
  ).toEqual([]);
  expect(
    (await breakingChanges(released, 'type Query { course(id: ID!): Int } enum Kind { A }')).sort(),
  ).toEqual([
    'ENUM_VALUE_REMOVED Kind.B',
    'FIELD_ARGUMENT_TYPE_CHANGED Query.course.id',
    'FIELD_REMOVED Query.exams',
  ]);
});

test('a recorded change has a path and a reason', () => {
  const table =
    '| change | path | reason |\n|---|---|---|\n| FIELD_REMOVED | `Query.exams` | nobody asked for it |\n| FIELD_REMOVED | `Query.x` |  |';
  expect(recorded(table)).toEqual(['FIELD_REMOVED Query.exams']);
});
