/**
 * What a component asks for in its own fragment, read from the cache; whoever spreads the fragment sees nothing of it. So that the cache knows
 * whose it is, the spread stands beside the `id` (docs/decisions/017-data-masking.md).
 */
import type { FragmentType, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type FragmentDefinitionNode, Kind } from 'graphql';

/** Codegen puts the fragment itself before those that it spreads. */
const nameOf = ({ definitions }: TypedDocumentNode<unknown>): string =>
  definitions.find((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)?.name.value ?? '';

/** Null when the cache has it no longer: the person has changed, and the page is about to be drawn anew. */
export function usePart<Part>(fragment: TypedDocumentNode<Part>, from: FragmentType<Part>): Part | null {
  const options: useFragment.Options<Part, OperationVariables> = { fragment, fragmentName: nameOf(fragment), from };
  const { data, complete } = useFragment(options);
  return complete ? data : null;
}
