/**
 * For route loaders: sends the page's query while its chunk is loading. The page's hook joins the
 * request (apollo/use-query.ts).
 */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { client } from './client.ts';
import { ViewerDocument } from './generated/viewer.ts';
import { savedViewer } from './session.ts';
import { noteStarted } from './started-queries.ts';

export function start<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
): null {
  const context = { started: noteStarted(query, variables) };
  // Only complete responses are cached here; the page's hook receives failures too, and shows them.
  client
    .query({ query, variables, context, errorPolicy: 'none' } as Parameters<
      typeof client.query<Data, Variables>
    >[0])
    .catch(() => undefined);
  return null;
}

/**
 * Whether a user is signed in, according to the gateway, as in `useViewer`. The flag in local
 * storage is used only if the gateway cannot be reached: a stale flag would send the page's query
 * twice.
 */
export async function isSignedIn(): Promise<boolean> {
  const viewer = await client
    .query({ query: ViewerDocument })
    .then(({ data }) => data?.viewer, savedViewer);
  return Boolean(viewer);
}
