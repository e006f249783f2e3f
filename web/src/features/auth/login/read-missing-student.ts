import type { ApolloClient } from '@apollo/client';
import { type Viewer_ViewerFragment, ViewerDocument } from '../../../apollo/generated/viewer.ts';

/**
 * Reads the viewer of a login again if the student is missing: either the account has none, or the
 * gateway could read the account only.
 */
export function readMissingStudent(client: ApolloClient, viewer: Viewer_ViewerFragment): void {
  if (viewer.user.role === 'ADMIN' || viewer.student) return;
  client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}
