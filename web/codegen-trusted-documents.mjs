/**
 * Codegen plugin: every operation of the web by the SHA-256 of its text. The web sends the hashes alone, and in production the gateway runs
 * nothing else (gateway/src/graphql/documents/trusted-documents.ts).
 */
import { Kind, visit } from 'graphql';
import { tsImport } from 'tsx/esm/api';

const { trustedDocument } = await tsImport('./trusted-document.ts', import.meta.url);

export function plugin(_schema, documents) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const trusted = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) =>
      trustedDocument({
        kind: Kind.DOCUMENT,
        definitions: [operation, ...fragmentsOf(operation, fragments)],
      }),
    )
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(trusted.map(({ hash, text }) => [hash, text])), null, 2)}\n`;
}

function fragmentsOf(operation, fragments) {
  const found = new Set();
  const spread = (node) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (found.has(fragment)) return;
        found.add(fragment);
        spread(fragment);
      },
    });
  spread(operation);
  return found;
}
