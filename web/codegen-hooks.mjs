/**
 * Codegen plugin: one typed React hook per operation (`useYearsRouteQuery`, `useEnrollMutation`) over Apollo Client 4 and the
 * TypedDocumentNode of the same file. The stock typescript-react-apollo plugin does not type-check with Apollo Client 4.
 */
import { dirname, relative, resolve } from 'node:path';
import { Kind } from 'graphql';

/** The hook that generated query hooks call; it sets the client's error policy. */
const USE_QUERY = resolve(import.meta.dirname, 'src/apollo/use-query.ts');

export function plugin(_schema, documents, _config, { outputFile }) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name);
  if (operations.length === 0) return '';

  const kinds = new Set(operations.map(({ operation }) => operation));
  const path = relative(dirname(resolve(outputFile)), USE_QUERY);
  return {
    prepend: [
      ...(kinds.has('query') ? [`import { type QueryOptions, useQuery } from '${path}';`] : []),
      ...(kinds.has('mutation') ? ["import { useMutation } from '@apollo/client/react';"] : []),
    ],
    content: operations.map(hookOf).join('\n'),
  };
}

function hookOf({ operation, name, variableDefinitions = [] }) {
  const pascal = name.value[0].toUpperCase() + name.value.slice(1);
  const kind = operation === 'query' ? 'Query' : 'Mutation';
  const types = `${pascal}${kind}, ${pascal}${kind}Variables`;
  if (kind === 'Mutation') {
    return `export const use${pascal}Mutation = (options?: useMutation.Options<${types}>) => useMutation<${types}>(${pascal}Document, options);`;
  }
  const required = variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const options = required
    ? `options: QueryOptions<${types}> & ({ variables: ${pascal}QueryVariables } | { skip: true })`
    : `options?: QueryOptions<${types}>`;
  return `export const use${pascal}Query = (${options}) => useQuery<${types}>(${pascal}Document, options);`;
}
