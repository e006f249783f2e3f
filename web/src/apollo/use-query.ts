/**
 * Apollo's `useQuery` for the generated hooks: with one error policy for all pages, and with the
 * queries that route loaders have sent.
 */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery as useApolloQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { findStarted } from './started-queries.ts';

export type QueryOptions<Data, Variables extends OperationVariables> = useApolloQuery.Options<
  Data,
  Variables
>;

/** A page shows the available part of a partial response, together with the error. */
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
  // Runs after Apollo's own effect, which sends the request.
  useEffect(() => handedOver?.takeOver(), [handedOver]);
  return result;
}
