// The fields that an operation selects of the object that a resolver returns.
import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * Names of the selected fields, including those in fragments of any type; @skip and @include are
 * ignored.
 */
export function selectedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): Set<string> {
  const names = new Set<string>();
  const add = (selectionSet: SelectionSetNode | undefined): void => {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet);
      else add(fragments[selection.name.value]?.selectionSet);
    }
  };
  for (const { selectionSet } of fieldNodes) add(selectionSet);
  return names;
}
