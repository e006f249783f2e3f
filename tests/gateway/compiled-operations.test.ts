// Which operations are compiled, and that compiled ones return the same as graphql-js.
import { buildSchema, execute, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { compileOperation } from '../../gateway/src/graphql/execution/run-compiled.ts';

const schema = buildSchema(`type Query { shelf: Shelf }
  type Shelf { id: ID! title: String book: Book other: Book books: [Book!]! }
  type Book { id: ID! title: String author: Author }
  type Author { id: ID! name: String }`);
const book = { id: 'b1', title: 'Optics', author: { id: 'a1', name: 'Aisha' } };
const root = { shelf: { id: 's1', title: 'Physics', book, other: book, books: [book, book] } };
// graphql-jit has no root value.
const query = schema.getQueryType()?.getFields().shelf;
if (query) query.resolve = () => root.shelf;

/** Undefined if it is not compiled. */
function compile(text: string) {
  const document = parse(text);
  return compileOperation(schema, document, document.definitions[0] as OperationDefinitionNode);
}

const V = 'query ($a: Boolean!, $b: Boolean!)';
const PLAIN = [
  `${V} { shelf { id title @include(if: $a) book @skip(if: $b) { id title @include(if: $a) } } }`,
  `${V} { shelf @include(if: $a) { id books { id @skip(if: $b) title } } }`,
  `${V} { shelf { id book @include(if: $a) { ...B } other { ...B } books @skip(if: $b) { id } } } fragment B on Book { id author { name } }`,
  `${V} { shelf { one: book @include(if: $a) { id } two: book @include(if: $b) @skip(if: $a) { id title } } }`,
];

describe('@skip and @include on fields that are not merged', () => {
  test.each(PLAIN)('are compiled: %s', async (text) => {
    const run = compile(text);
    expect(run).toBeDefined();
    for (const a of [true, false]) {
      for (const b of [true, false]) {
        const variableValues = { a, b };
        const expected = await execute({ schema, document: parse(text), variableValues });
        // Compared as JSON: an omitted field is undefined in one result and missing in the other.
        expect(JSON.parse(JSON.stringify(await run?.({}, variableValues)))).toEqual(
          JSON.parse(JSON.stringify(expected)),
        );
      }
    }
  });
});

test.each([
  `${V} { shelf { ...S other { id } } } fragment S on Shelf { title @include(if: $a) id @skip(if: $b) }`,
  `${V} { shelf { ...S @include(if: $a) title @skip(if: $b) } } fragment S on Shelf { id }`,
  `${V} { shelf { id ... @include(if: $a) { title } book @skip(if: $b) { id } } }`,
  `${V} { shelf { book @include(if: $a) { id } book { title @skip(if: $b) } } }`,
  `${V} { shelf { book { id @include(if: $a) } ...S other { id @skip(if: $b) } } } fragment S on Shelf { book { id } }`,
])('other conditions are handled by graphql-js: %s', (text) => {
  expect(compile(text)).toBeUndefined();
});
