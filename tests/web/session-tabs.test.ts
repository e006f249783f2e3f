import { ApolloClient } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { expect, it, vi } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import { CachedViewerDocument } from '../../web/src/apollo/generated/viewer.ts';
import {
  changeViewer,
  endedSession,
  endLocalSession,
  followOtherTabs,
  SESSION_ENDED,
  savedViewer,
  saveSession,
} from '../../web/src/apollo/session.ts';
import { HomeRouteDocument } from '../../web/src/layout/home/generated/home.route.ts';
import { aViewer } from './render.tsx';

function aTab(isInExam = false) {
  const client = new ApolloClient({ cache: createCache(), link: new MockLink([]) });
  client.writeQuery({ query: CachedViewerDocument, data: { viewer: aViewer() } });
  client.writeQuery({ query: HomeRouteDocument, data: { admissionCourses: [] } });
  saveSession(aViewer());
  followOtherTabs(client, () => isInExam);
  return {
    viewer: () => client.readQuery({ query: CachedViewerDocument })?.viewer,
    home: () => client.readQuery({ query: HomeRouteDocument }),
    client,
  };
}

/** Simulates another tab: it changes the storage, and this tab gets the event. */
function elsewhere(change: () => void, key: string | null) {
  change();
  dispatchEvent(new StorageEvent('storage', { key }));
}

it('a logout in another tab logs this one out, and removes the data of that person', () => {
  const { viewer, home } = aTab();
  elsewhere(() => saveSession(null), 'isLoggedin');
  expect(viewer()).toBeNull();
  expect(home()).toBeNull();
});

it('a login of another person there applies here', () => {
  const { viewer, home } = aTab();
  const other = { ...aViewer(), id: 'u2', user: { ...aViewer().user, id: 'u2' } };
  elsewhere(() => saveSession(other), 'user');
  expect(viewer()?.id).toBe('u2');
  expect(home()).toBeNull();
});

it('the same person, and changes without a session, change nothing', () => {
  const { viewer, home } = aTab();
  elsewhere(() => saveSession(aViewer()), 'user');
  elsewhere(() => localStorage.setItem('alokpath.theme', 'dark'), 'alokpath.theme');
  expect([viewer()?.id, home()]).toEqual(['u1', { admissionCourses: [] }]);
});

it('a session that ends in another tab keeps the drafts of its user', () => {
  aTab();
  const draft = 'alokpath.learning.draft.u1.lesson.l1';
  localStorage.setItem(draft, '{"text":"mine"}');
  elsewhere(() => saveSession(null), 'isLoggedin');
  expect(localStorage.getItem(draft)).toBe('{"text":"mine"}');
  localStorage.removeItem(draft);
});

it('a login in another tab ends the explanation of the ended session', () => {
  const { client } = aTab();
  endLocalSession(client);
  expect(endedSession()).toBe('u1');
  elsewhere(() => saveSession(aViewer()), 'user');
  expect(endedSession()).toBeNull();
});

it('an exam is not affected', () => {
  const { viewer } = aTab(true);
  elsewhere(() => saveSession(null), 'isLoggedin');
  expect(viewer()?.id).toBe('u1');
});

it('a logout deletes drafts, and keeps settings of the device and unsent answers', () => {
  const { client } = aTab();
  localStorage.setItem('alokpath.learning.draft.u1.lesson.l1', '{"text":"mine"}');
  for (const key of ['alokpath.theme', 'alokpath.attempts', 'alokpath.learning.progress.u1'])
    localStorage.setItem(key, 'kept');
  changeViewer(client, null);
  expect(Object.keys(localStorage).sort()).toEqual([
    'alokpath.attempts',
    'alokpath.learning.progress.u1',
    'alokpath.theme',
  ]);
});

it('unavailable storage does not fail', () => {
  const { client, viewer } = aTab();
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  changeViewer(client, null);
  expect(viewer()).toBeNull();
  vi.restoreAllMocks();
});

it('an ended session removes loaded data like a logout; drafts stay for the same person only', () => {
  const { client, viewer, home } = aTab();
  const listener = vi.fn();
  addEventListener(SESSION_ENDED, (event) => listener((event as CustomEvent).detail), {
    once: true,
  });
  for (const key of ['draft.u1.lesson.l1', 'draft.u2.lesson.l1'])
    localStorage.setItem(`alokpath.learning.${key}`, '{"text":"mine"}');
  localStorage.setItem('alokpath.attempts', 'true');
  endLocalSession(client, true);
  expect([viewer(), home(), savedViewer()]).toEqual([null, null, null]);
  expect([endedSession(), listener.mock.calls]).toEqual(['u1', [[true]]]);
  expect(localStorage.getItem('alokpath.learning.draft.u1.lesson.l1')).toBeTruthy();

  changeViewer(client, aViewer());
  expect(endedSession()).toBeNull();
  const keptKeys = [
    'alokpath.attempts',
    'alokpath.learning.draft.u1.lesson.l1',
    'isLoggedin',
    'user',
  ];
  expect(Object.keys(localStorage).sort()).toEqual(keptKeys);
});

it.each([
  ['logs out', null],
  ['gives the device to another account', aViewer({ id: 'u2' })],
])('recent searches are removed when a person %s', (_, next) => {
  const { client } = aTab();
  localStorage.setItem('alokpath.searches', '["vectors"]');
  changeViewer(client, aViewer());
  expect(localStorage.getItem('alokpath.searches')).not.toBeNull();
  changeViewer(client, next && { ...next, id: 'u2' });
  expect(localStorage.getItem('alokpath.searches')).toBeNull();
});

it('a visitor keeps recent searches', () => {
  changeViewer(aTab().client, null);
  localStorage.setItem('alokpath.searches', '["vectors"]');
  saveSession(null);
  expect(localStorage.getItem('alokpath.searches')).not.toBeNull();
  localStorage.clear();
});

it('a visitor has no session that could end', () => {
  const { client } = aTab();
  changeViewer(client, null);
  endLocalSession(client);
  expect(endedSession()).toBeNull();
});
