/** Cached unused data is kept 60 seconds (specification, section 9): what no page has shown for that long is dropped, and fetched anew when asked for. */
import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { argumentsObjectFromField } from '@apollo/client/utilities/internal';
import { Kind } from 'graphql';

const KEPT_MS = 60_000;
const SWEEP_MS = 15_000;

interface RootField {
  readonly fieldName: string;
  readonly args: Record<string, unknown> | null;
}

/** The fields of Query that an operation reads: `course(id: "7")`. */
function rootFields(query: DocumentNode, variables: OperationVariables | undefined): [string, RootField][] {
  const operation = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return (operation?.selectionSet.selections ?? []).flatMap((field): [string, RootField][] => {
    if (field.kind !== Kind.FIELD || field.name.value === '__typename') return [];
    const root = { fieldName: field.name.value, args: argumentsObjectFromField(field, variables) as RootField['args'] };
    return [[JSON.stringify(root), root]];
  });
}

export function keepUnusedFor60Seconds(client: ApolloClient): () => void {
  const lastUsed = new Map<string, { readonly root: RootField; at: number }>();

  const sweep = () => {
    const now = Date.now();
    for (const { query, variables } of client.getObservableQueries('active')) {
      for (const [key, root] of rootFields(query, variables)) lastUsed.set(key, { root, at: now });
    }
    for (const [key, { root, at }] of lastUsed) {
      if (now - at < KEPT_MS) continue;
      lastUsed.delete(key);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: root.fieldName, ...(root.args && { args: root.args }) });
    }
    client.cache.gc();
  };

  const timer = setInterval(sweep, SWEEP_MS);
  return () => clearInterval(timer);
}
