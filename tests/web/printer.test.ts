import { type DocumentNode, parse, print as printOfGraphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { print } from '../../web/lighter/printer.ts';

const generated = import.meta.glob<Record<string, unknown>>('../../web/src/**/generated/*.ts', { eager: true });

const documents = Object.entries(generated).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter(([name]) => name.endsWith('Document'))
    .map(([name, document]) => [`${file} ${name}`, document as DocumentNode] as const),
);

/** What both mean, whatever their spaces and line breaks. */
const meaning = (text: string) => printOfGraphql(parse(text));

describe('the printer of the build', () => {
  it.each(documents)('writes what graphql writes: %s', (_, document) => {
    expect(meaning(print(document))).toBe(printOfGraphql(document));
  });

  it('knows everything that a request can be made of', () => {
    const everything = parse(`
      query Everything($ids: [ID!]! = ["a", "quote \\" and \\\\ and \\n"], $on: Boolean = true @deprecated) @live(every: 3) {
        one: things(ids: $ids, sizes: [1, -2.5e3], of: {kind: EXAM, none: null, deep: {on: false, empty: []}}) @include(if: $on) @skip(if: false) {
          ...Part @defer(label: "x")
          ... on Exam @include(if: $on) { id }
          ... @skip(if: $on) { id }
          ... { id }
        }
        plain
      }
      mutation Write { write }
      subscription { news }
      fragment Part on Thing @live { text(as: "a text") }
    `);
    expect(meaning(print(everything))).toBe(printOfGraphql(everything));
    expect(meaning(print(parse('{ id }')))).toBe(printOfGraphql(parse('{ id }')));
  });

  it('says so where it is given something else', () => {
    expect(() => print(parse('type Thing { id: ID! }'))).toThrow('ObjectTypeDefinition is no part of a request');
  });
});
