/**
 * Codegen plugin: the types of operations and fragments, by typescript-operations. What is spread with `@unmask` is handed to it as if its fields
 * stood there: left to itself it forgets the enums of fragments from other files, and imports the types of those that it does not name.
 */
import { plugin as operationTypes } from '@graphql-codegen/typescript-operations';
import { Kind, visit } from 'graphql';

const isUnmask = ({ name }) => name.value === 'unmask';

export function plugin(schema, documents, config, info) {
  const definitions = [...documents.flatMap(({ document }) => document.definitions), ...config.externalFragments.map(({ node }) => node)];
  const fragments = new Map(definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]));
  const masked = new Set();

  const opened = (selection) => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return [selection];
    if (!selection.directives.some(isUnmask)) {
      masked.add(selection.name.value.toLowerCase());
      return [selection];
    }
    const { typeCondition, selectionSet } = fragments.get(selection.name.value);
    const directives = selection.directives.filter((directive) => !isUnmask(directive));
    const isOfKinds = directives.length === 0 && selectionSet.selections.every(({ kind }) => kind === Kind.INLINE_FRAGMENT);
    return isOfKinds ? selectionSet.selections : [{ kind: Kind.INLINE_FRAGMENT, typeCondition, directives, selectionSet }];
  };
  const files = documents.map((file) => ({
    ...file,
    document: visit(file.document, { SelectionSet: (node) => ({ ...node, selections: node.selections.flatMap(opened) }) }),
  }));

  const isNamed = ({ kind, name }) => kind === 'type' && [...masked].some((fragment) => name.toLowerCase().startsWith(fragment));
  const fragmentImports = config.fragmentImports
    .map(({ importSource, ...rest }) => ({
      ...rest,
      importSource: { ...importSource, identifiers: importSource.identifiers.filter(isNamed) },
    }))
    .filter(({ importSource }) => importSource.identifiers.length > 0);
  return operationTypes(schema, files, { ...config, fragmentImports }, info);
}
