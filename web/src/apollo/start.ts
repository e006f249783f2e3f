/** What route loaders do: send the page's query off while its code is still on the way. The page's own hook joins it. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { client } from './client.ts';

export function start<Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>, variables?: Variables): null {
  // A failure is shown by the page, whose hook asks again.
  client.query({ query, variables } as Parameters<typeof client.query<Data, Variables>>[0]).catch(() => undefined);
  return null;
}
