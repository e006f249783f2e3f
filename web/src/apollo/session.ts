/**
 * Who is signed in, as far as this browser knows: the viewer in Apollo's cache, and in local storage the logged-in flag with the
 * user (specification, section 4), so that the next visit draws the right bar at once. The cookie alone decides what is allowed.
 */
import type { ApolloClient } from '@apollo/client';
import { CachedContactDocument, CachedViewerDocument, type Viewer_ViewerFragment } from './generated/viewer.ts';
import { personChanges } from './session-guard-link.ts';

const FLAG = 'isLoggedin';
const USER = 'user';
/** What somebody has begun to write is theirs: nobody who comes after them is to find it. */
const DRAFTS = 'alokpath.learning.draft.';

/** Whose session has ended in this tab without a logout; the login page explains it. */
const ENDED = 'alokpath.session-ended';

/** Told to the page when a session has ended without a logout. `detail`: whether the person was about to change something. */
export const SESSION_ENDED = 'alokpath:session-ended';

/**
 * The gateway says that the session is over. Everything that a logout drops is dropped, but for what the person was writing: it is offered again
 * after the login. Answers of exams stay on the device in any case.
 */
export function signOutHere(client: ApolloClient, wasChanging = false): void {
  const person = savedViewer();
  replaceViewer(client, null);
  if (!person) return;
  noteEnded(person.id);
  dispatchEvent(new CustomEvent(SESSION_ENDED, { detail: wasChanging }));
}

/** The account whose session has ended in this tab without a logout; null where none has. */
export function endedSession(): string | null {
  try {
    return sessionStorage.getItem(ENDED);
  } catch {
    return null;
  }
}

/** @param userId null: somebody has logged in, or out */
export function noteEnded(userId: string | null): void {
  try {
    if (userId === null) sessionStorage.removeItem(ENDED);
    else sessionStorage.setItem(ENDED, userId);
  } catch {
    // Without storage the login page has no explanation.
  }
}

/**
 * Everything that was read as somebody else is dropped in the same step in which the new viewer is written, so that a page never
 * sees a moment in between; what it shows and no longer has, it asks for again.
 */
export function changeViewer(client: ApolloClient, viewer: Viewer_ViewerFragment | null): void {
  replaceViewer(client, viewer);
  forgetDrafts(viewer?.id);
  noteEnded(null);
}

function replaceViewer(client: ApolloClient, viewer: Viewer_ViewerFragment | null): void {
  const shown = client.readQuery({ query: CachedViewerDocument })?.viewer;
  // First, so that what is dropped below and asked for again joins these questions.
  if (shown?.id !== viewer?.id) personChanges.next();
  // The same for everybody; without it the viewer would be asked for again.
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
 * The tabs of a browser have one session: who logs in or out in one does so in all. Only an exam stays as it is, and asks for the login when it
 * next saves.
 */
export function followOtherTabs(client: ApolloClient, isInExam: () => boolean): void {
  addEventListener('storage', ({ key }) => {
    if (key !== FLAG && key !== USER && key !== null) return;
    const viewer = savedViewer();
    const shown = client.readQuery({ query: CachedViewerDocument })?.viewer;
    if (viewer?.id !== shown?.id && !isInExam()) changeViewer(client, viewer);
  });
}

/** @param userId whose drafts stay */
function forgetDrafts(userId: string | undefined): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isOwn = userId !== undefined && key.startsWith(`${DRAFTS}${userId}.`);
      if (key.startsWith(DRAFTS) && !isOwn) localStorage.removeItem(key);
    }
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
      // What this phone keeps of lessons and notes belongs to whoever was signed in (features/academics/offline/kept-pages.ts, service-worker/service-worker.ts).
      for (const name of ['notes', 'lessons', 'pictures']) caches.delete(name).catch(() => undefined);
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
