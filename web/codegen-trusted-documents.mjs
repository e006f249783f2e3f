/**
 * Codegen plugin: every operation of the web as its Apollo Client sends it, by the SHA-256 of its text. In production the gateway runs these
 * (gateway/src/trusted-documents.ts). A test sends them all through the real client and compares.
 */
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache';
import { Kind, visit } from 'graphql';
import { tsImport } from 'tsx/esm/api';

/** The printer of the build, not graphql's: a hash knows the difference of a space. */
const { print } = await tsImport('./lighter/printer.ts', import.meta.url);

export function plugin(_schema, documents) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]));
  const cache = new InMemoryCache();
  const trusted = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({ kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsOf(operation, fragments)] }))
    .map((document) => print(cache.transformDocument(document)))
    .map((text) => [createHash('sha256').update(text).digest('hex'), text])
    .sort(([, a], [, b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(trusted), null, 2)}\n`;
}

/** In the order in which typed-document-node writes them: those that stand deepest in others first. */
function fragmentsOf(operation, fragments) {
  const levels = new Map();
  const spread = (node, level) => {
    visit(node, {
      FragmentSpread({ name }) {
        if ((levels.get(name.value) ?? -1) >= level) return;
        levels.set(name.value, level);
        spread(fragments.get(name.value), level + 1);
      },
    });
  };
  spread(operation, 0);
  return [...levels].sort(([, a], [, b]) => b - a).map(([name]) => fragments.get(name));
}
