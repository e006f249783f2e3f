/**
 * Apollo's `useQuery` as the generated hooks use it: one error policy for every page, and the
 * answers that route loaders have begun.
 */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery as useApolloQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { findStarted } from './started-queries.ts';

export type QueryOptions<Data, Variables extends OperationVariables> = useApolloQuery.Options<
  Data,
  Variables
>;

/** A page shows what could be read of a partial answer, with the error beside it. */
const errorPolicy = 'all';

export function useQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options?: QueryOptions<Data, Variables>,
): useApolloQuery.Result<Data, Variables, 'complete' | 'streaming' | 'empty'> {
  const variables = options?.variables as Variables | undefined;
  // Not removed here: React may discard a first render and repeat it.
  const [handedOver] = useState(() => findStarted(query, variables));
  const all = {
    errorPolicy,
    ...options,
    ...(handedOver && { context: { ...options?.context, handedOver } }),
  };
  const result = useApolloQuery(query, all as QueryOptions<Data, Variables>);
  // After Apollo's own effect, which asks.
  useEffect(() => handedOver?.takeOver(), [handedOver]);
  return result;
}
