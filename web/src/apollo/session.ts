/**
 * Who is signed in, as far as this browser knows: the viewer in Apollo's cache, and in local storage the logged-in flag with the
 * user (specification, section 4), so that the next visit draws the right bar at once. The cookie alone decides what is allowed.
 */
import type { ApolloClient } from '@apollo/client';
import { type Viewer_ViewerFragment, ViewerDocument } from './generated/viewer.ts';

const FLAG = 'isLoggedin';
const USER = 'user';

/** The gateway says that the session is over. */
export function signOutHere(client: ApolloClient): void {
  saveSession(null);
  client.writeQuery({ query: ViewerDocument, data: { viewer: null } });
}

/**
 * Everything that was read as somebody else is dropped in the same step in which the new viewer is written, so that a page never
 * sees a moment in between; what it shows and no longer has, it asks for again.
 */
export function changeViewer(client: ApolloClient, viewer: Viewer_ViewerFragment | null): void {
  client.cache.batch({
    update(cache) {
      cache.evict({ id: 'ROOT_QUERY' });
      cache.gc();
      cache.writeQuery({ query: ViewerDocument, data: { viewer } });
    },
  });
  saveSession(viewer);
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
    return localStorage.getItem(FLAG) === 'true'
      ? (JSON.parse(localStorage.getItem(USER) ?? 'null') as Viewer_ViewerFragment | null)
      : null;
  } catch {
    return null;
  }
}
