/**
 * Evicts root fields that no page has used for 60 seconds (specification, section 9); they are
 * fetched again when needed.
 */
import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { argumentsObjectFromField } from '@apollo/client/utilities/internal';
import { Kind, OperationTypeNode } from 'graphql';

const KEPT_MS = 60_000;
const SWEEP_MS = 15_000;

interface RootField {
  readonly fieldName: string;
  readonly args: Record<string, unknown> | null;
}

/** The fields of Query that an operation reads: `course(id: "7")`. */
function rootFields(
  query: DocumentNode,
  variables: OperationVariables | undefined,
): [string, RootField][] {
  const operation = query.definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return (operation?.selectionSet.selections ?? []).flatMap((field): [string, RootField][] => {
    if (field.kind !== Kind.FIELD || field.name.value === '__typename') return [];
    const root = {
      fieldName: field.name.value,
      args: argumentsObjectFromField(field, variables) as RootField['args'],
    };
    return [[JSON.stringify(root), root]];
  });
}

const isQuery = (document: DocumentNode): boolean =>
  document.definitions.some(
    (part) => part.kind === Kind.OPERATION_DEFINITION && part.operation === OperationTypeNode.QUERY,
  );

export function keepUnusedFor60Seconds(client: ApolloClient): () => void {
  const { cache } = client;
  const lastUsed = new Map<string, { readonly root: RootField; at: number }>();

  const use = (query: DocumentNode, variables: OperationVariables | undefined) => {
    const at = Date.now();
    for (const [key, root] of rootFields(query, variables)) lastUsed.set(key, { root, at });
  };

  // A page can mount and unmount between two sweeps, so usage is also recorded when a watch starts
  // or stops and when data is written.
  const watch = cache.watch.bind(cache);
  cache.watch = (options) => {
    use(options.query, options.variables);
    const stop = watch(options);
    return () => {
      use(options.query, options.variables);
      stop();
    };
  };
  const write = cache.write.bind(cache);
  cache.write = (options) => {
    if (isQuery(options.query)) use(options.query, options.variables);
    return write(options);
  };

  const sweep = () => {
    const now = Date.now();
    for (const { query, variables } of client.getObservableQueries('active')) use(query, variables);
    for (const [key, { root, at }] of lastUsed) {
      if (now - at < KEPT_MS) continue;
      lastUsed.delete(key);
      client.cache.evict({
        id: 'ROOT_QUERY',
        fieldName: root.fieldName,
        ...(root.args && { args: root.args }),
      });
    }
    client.cache.gc();
  };

  const timer = setInterval(sweep, SWEEP_MS);
  return () => clearInterval(timer);
}
