/**
 * The session as far as this browser knows: the viewer in Apollo's cache, and in local storage the
 * logged-in flag with the user (specification, section 4), so that the next visit renders the right
 * bar at once. Authorization depends on the cookie alone.
 */
import type { ApolloClient } from '@apollo/client';
import {
  CachedContactDocument,
  CachedViewerDocument,
  type Viewer_ViewerFragment,
} from './generated/viewer.ts';
import { viewerChanges } from './links/session-guard-link.ts';

const FLAG = 'isLoggedin';
const USER = 'user';
/** Drafts belong to their author: the next user of this browser must not see them. */
const DRAFTS = 'alokpath.learning.draft.';
/**
 * Recent searches of the signed-in user (features/search/recent-searches.ts); those of a visitor
 * are kept until a user has logged in and out.
 */
const SEARCHES = 'alokpath.searches';

/** The user whose session ended in this tab without a logout; the login page explains it. */
const ENDED_KEY = 'alokpath.session-ended';

/**
 * Dispatched when a session has ended without a logout. `detail`: whether the rejected request was
 * a mutation.
 */
export const SESSION_ENDED = 'alokpath:session-ended';
/** Dispatched before. A page with unsaved changes cancels it: it stays as it is. */
export const SESSION_ENDING = 'alokpath:session-ending';
/** Dispatched if the page stays, which needs a login over it. */
export const LOGIN_NEEDED = 'alokpath:login-needed';

/**
 * Called when the gateway reports that the session has ended. Clears what a logout clears, except
 * drafts, which are offered again after login. Exam answers always stay on the device.
 */
export function endLocalSession(client: ApolloClient, wasChanging = false): void {
  const person = savedViewer();
  if (person && !dispatchEvent(new Event(SESSION_ENDING, { cancelable: true }))) return;
  replaceViewer(client, null);
  if (!person) return;
  saveEndedSession(person.id);
  dispatchEvent(new CustomEvent(SESSION_ENDED, { detail: wasChanging }));
}

/** The id of the user whose session ended in this tab without a logout; otherwise null. */
export function endedSession(): string | null {
  try {
    return sessionStorage.getItem(ENDED_KEY);
  } catch {
    return null;
  }
}

/** @param userId null: a user has logged in or out */
export function saveEndedSession(userId: string | null): void {
  try {
    if (userId === null) sessionStorage.removeItem(ENDED_KEY);
    else sessionStorage.setItem(ENDED_KEY, userId);
  } catch {
    // Without storage the login page has no explanation.
  }
}

/**
 * Evicts everything read as the previous user in the same cache transaction that writes the new
 * viewer, so that no page renders a state in between. Active queries refetch what they lost.
 */
export function changeViewer(client: ApolloClient, viewer: Viewer_ViewerFragment | null): void {
  replaceViewer(client, viewer);
  deleteDrafts(viewer?.id);
  saveEndedSession(null);
}

function replaceViewer(client: ApolloClient, viewer: Viewer_ViewerFragment | null): void {
  const cachedViewer = client.readQuery({ query: CachedViewerDocument })?.viewer;
  // Before the eviction, so that refetches triggered by it share the repeated requests.
  if (cachedViewer?.id !== viewer?.id) viewerChanges.next();
  // Contact data is the same for all users; without it the viewer query would be sent again.
  const contact = client.readQuery({ query: CachedContactDocument });
  client.cache.batch({
    update(cache) {
      cache.evict({ id: 'ROOT_QUERY' });
      cache.gc();
      cache.writeQuery({ query: CachedViewerDocument, data: { viewer } });
      if (contact) cache.writeQuery({ query: CachedContactDocument, data: contact });
    },
  });
  saveSession(viewer);
}

/**
 * All tabs share one session: a login or logout in one tab applies to all. A tab with an exam keeps
 * its state and asks for the login at its next save. Drafts are left to the tab of the change: if
 * the session ended without a logout, they stay.
 */
export function followOtherTabs(client: ApolloClient, isInExam: () => boolean): void {
  addEventListener('storage', ({ key }) => {
    if (key !== FLAG && key !== USER && key !== null) return;
    const viewer = savedViewer();
    const cachedViewer = client.readQuery({ query: CachedViewerDocument })?.viewer;
    if (viewer?.id === cachedViewer?.id || isInExam()) return;
    replaceViewer(client, viewer);
    saveEndedSession(null);
  });
}

/** @param userId the user whose drafts are not deleted */
function deleteDrafts(userId: string | undefined): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isOwn = userId !== undefined && key.startsWith(`${DRAFTS}${userId}.`);
      if (key.startsWith(DRAFTS) && !isOwn) localStorage.removeItem(key);
    }
  } catch {
    // Without local storage there are no drafts.
  }
}

export function saveSession(viewer: Viewer_ViewerFragment | null): void {
  try {
    const before = savedViewer();
    const isAnother = before !== null && before.id !== viewer?.id;
    if (isAnother) localStorage.removeItem(SEARCHES);
    if (viewer) {
      localStorage.setItem(FLAG, 'true');
      localStorage.setItem(USER, JSON.stringify(viewer));
    } else {
      localStorage.removeItem(FLAG);
      localStorage.removeItem(USER);
    }
    // Offline copies of lessons and notes belong to the previous user, who signed out, or was
    // replaced by another user in a second tab (features/academics/offline/stored-pages.ts,
    // service-worker/service-worker.ts).
    if (isAnother || !viewer)
      for (const name of ['notes', 'lessons', 'pictures'])
        caches.delete(name).catch(() => undefined);
  } catch {
    // Without storage the session still works; only the first render of the next visit is a
    // visitor's.
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
