/**
 * Who is signed in, as far as this browser knows: the viewer in Apollo's cache, and in local storage the logged-in flag with the
 * user (specification, section 4), so that the next visit draws the right bar at once. The cookie alone decides what is allowed.
 */
import type { ApolloClient } from '@apollo/client';
import { personChanges } from './answers-of-session.ts';
import { type Viewer_ViewerFragment, ViewerDocument } from './generated/viewer.ts';

const FLAG = 'isLoggedin';
const USER = 'user';
/** What somebody has begun to write is theirs: nobody who comes after them is to find it. */
const DRAFTS = 'alokpath.learning.draft.';

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
  const shown = client.readQuery({ query: ViewerDocument })?.viewer;
  // First, so that what is dropped below and asked for again joins these questions.
  if (shown?.id !== viewer?.id) personChanges.next();
  client.cache.batch({
    update(cache) {
      cache.evict({ id: 'ROOT_QUERY' });
      cache.gc();
      cache.writeQuery({ query: ViewerDocument, data: { viewer } });
    },
  });
  saveSession(viewer);
  if (!viewer) forgetDrafts();
}

/**
 * The tabs of a browser have one session: who logs in or out in one does so in all. Only an exam stays as it is, and asks for the login when it
 * next saves.
 */
export function followOtherTabs(client: ApolloClient, isInExam: () => boolean): void {
  addEventListener('storage', ({ key }) => {
    if (key !== FLAG && key !== USER && key !== null) return;
    const viewer = savedViewer();
    const shown = client.readQuery({ query: ViewerDocument })?.viewer;
    if (viewer?.id !== shown?.id && !isInExam()) changeViewer(client, viewer);
  });
}

function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFTS)) localStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}

export function saveSession(viewer: Viewer_ViewerFragment | null): void {
  try {
    if (viewer) {
      localStorage.setItem(FLAG, 'true');
      localStorage.setItem(USER, JSON.stringify(viewer));
    } else {
      localStorage.removeItem(FLAG);
      localStorage.removeItem(USER);
      // What this phone keeps of notes belongs to whoever was signed in (features/academics/kept-notes.ts, worker/service-worker.ts).
      for (const name of ['notes', 'pictures']) caches.delete(name).catch(() => undefined);
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
