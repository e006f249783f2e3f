/**
 * Codegen plugin: every operation of the web as its Apollo Client sends it, by the SHA-256 of its text. In production the gateway runs these
 * (gateway/src/trusted-documents.ts). A test sends them all through the real client and compares.
 */
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache';
import { Kind, print, visit } from 'graphql';

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

/** In the order in which typed-document-node writes them: each fragment after those that it spreads. */
function fragmentsOf(operation, fragments) {
  const found = new Set();
  const spread = (node) => {
    visit(node, {
      FragmentSpread({ name }) {
        if (found.has(name.value)) return;
        spread(fragments.get(name.value));
        found.add(name.value);
      },
    });
  };
  spread(operation);
  return [...found].map((name) => fragments.get(name));
}
