/**
 * Who is signed in, as far as this browser knows: the viewer in Apollo's cache, and in local storage the logged-in flag with the
 * user (specification, section 4), so that the next visit draws the right bar at once. The cookie alone decides what is allowed.
 */
import type { ApolloClient } from '@apollo/client';
import { ViewerDocument, type Viewer_ViewerFragment } from './generated/viewer.ts';

const FLAG = 'isLoggedin';
const USER = 'user';

export function signInHere(client: ApolloClient, viewer: Viewer_ViewerFragment): void {
  writeViewer(client, viewer);
  saveSession(viewer);
}

export function signOutHere(client: ApolloClient): void {
  saveSession(null);
  writeViewer(client, null);
}

/** Drops what was read as somebody else before the new viewer is written. */
export async function changeViewer(client: ApolloClient, viewer: Viewer_ViewerFragment | null): Promise<void> {
  await client.clearStore();
  if (viewer) signInHere(client, viewer);
  else signOutHere(client);
}

function writeViewer(client: ApolloClient, viewer: Viewer_ViewerFragment | null): void {
  client.writeQuery({ query: ViewerDocument, data: { viewer } });
}

export function saveSession(viewer: Viewer_ViewerFragment | null): void {
  try {
    if (viewer) {
      localStorage.setItem(FLAG, 'true');
      localStorage.setItem(USER, JSON.stringify(viewer));
    } else {
      localStorage.removeItem(FLAG);
      localStorage.removeItem(USER);
    }
  } catch {
    // Without storage the session still works; only the first picture of the next visit is a visitor's.
  }
}

export function savedViewer(): Viewer_ViewerFragment | null {
  try {
    return localStorage.getItem(FLAG) === 'true' ? (JSON.parse(localStorage.getItem(USER) ?? 'null') as Viewer_ViewerFragment | null) : null;
  } catch {
    return null;
  }
}
