/** What route loaders do: send the page's query off while its code is still on the way. The page's own hook joins it (apollo/use-query.ts). */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { client } from './client.ts';
import { ViewerDocument } from './generated/viewer.ts';
import { savedViewer } from './session.ts';
import { noteStarted } from './started-queries.ts';

export function start<Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>, variables?: Variables): null {
  const context = { started: noteStarted(query, variables) };
  // Only complete answers are cached here; a failure is handed to the page's hook, which shows it.
  client
    .query({ query, variables, context, errorPolicy: 'none' } as Parameters<typeof client.query<Data, Variables>>[0])
    .catch(() => undefined);
  return null;
}

/**
 * Whether somebody is signed in, as `useViewer` will say once the page is drawn: as the gateway answers. What this browser remembers counts
 * only if the gateway cannot be asked; a stale flag would send the query of a page twice.
 */
export async function isSignedIn(): Promise<boolean> {
  const viewer = await client.query({ query: ViewerDocument }).then(({ data }) => data?.viewer, savedViewer);
  return Boolean(viewer);
}
