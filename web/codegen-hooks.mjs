/**
 * Codegen plugin: one typed React hook per operation (`useYearsRouteQuery`, `useEnrollMutation`) over Apollo Client 4 and the
 * TypedDocumentNode of the same file. The stock typescript-react-apollo plugin does not type-check with Apollo Client 4.
 */
import { Kind } from 'graphql';

export function plugin(_schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name);
  if (operations.length === 0) return '';

  const kinds = new Set(operations.map(({ operation }) => operation));
  const names = [kinds.has('query') && 'useQuery', kinds.has('mutation') && 'useMutation'].filter(Boolean);
  return {
    prepend: [`import { ${names.join(', ')} } from '@apollo/client/react';`],
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
  const required = variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);
  const options = required
    ? `options: useQuery.Options<${types}> & ({ variables: ${pascal}QueryVariables } | { skip: true })`
    : `options?: useQuery.Options<${types}>`;
  return `export const use${pascal}Query = (${options}) => useQuery<${types}>(${pascal}Document, options);`;
}
