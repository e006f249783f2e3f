import { ApolloClient } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { expect, it, vi } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import { ViewerDocument } from '../../web/src/apollo/generated/viewer.ts';
import { changeViewer, followOtherTabs, saveSession } from '../../web/src/apollo/session.ts';
import { HomeRouteDocument } from '../../web/src/shell/generated/home.route.ts';
import { aViewer } from './render.tsx';

function aTab(isInExam = false) {
  const client = new ApolloClient({ cache: createCache(), link: new MockLink([]) });
  client.writeQuery({ query: ViewerDocument, data: { viewer: aViewer() } });
  client.writeQuery({ query: HomeRouteDocument, data: { admissionCourses: [] } });
  saveSession(aViewer());
  followOtherTabs(client, () => isInExam);
  return {
    viewer: () => client.readQuery({ query: ViewerDocument })?.viewer,
    home: () => client.readQuery({ query: HomeRouteDocument }),
    client,
  };
}

/** What another tab does: it writes, and this one is told. */
function elsewhere(change: () => void, key: string | null) {
  change();
  dispatchEvent(new StorageEvent('storage', { key }));
}

it('a logout in another tab is one here, and what was read as that person is gone', () => {
  const { viewer, home } = aTab();
  elsewhere(() => saveSession(null), 'isLoggedin');
  expect(viewer()).toBeNull();
  expect(home()).toBeNull();
});

it('another person who logs in there is another person here', () => {
  const { viewer, home } = aTab();
  const other = { ...aViewer(), id: 'u2', user: { ...aViewer().user, id: 'u2' } };
  elsewhere(() => saveSession(other), 'user');
  expect(viewer()?.id).toBe('u2');
  expect(home()).toBeNull();
});

it('the same person, and what has nothing to do with a session, change nothing', () => {
  const { viewer, home } = aTab();
  elsewhere(() => saveSession(aViewer()), 'user');
  elsewhere(() => localStorage.setItem('alokpath.theme', 'dark'), 'alokpath.theme');
  expect([viewer()?.id, home()]).toEqual(['u1', { admissionCourses: [] }]);
});

it('an exam stays as it is', () => {
  const { viewer } = aTab(true);
  elsewhere(() => saveSession(null), 'isLoggedin');
  expect(viewer()?.id).toBe('u1');
});

it('a logout takes drafts along, and leaves settings of the device and unsent answers', () => {
  const { client } = aTab();
  localStorage.setItem('alokpath.learning.draft.u1.lesson.l1', '{"text":"mine"}');
  for (const key of ['alokpath.theme', 'alokpath.attempts', 'alokpath.learning.progress.u1']) localStorage.setItem(key, 'kept');
  changeViewer(client, null);
  expect(Object.keys(localStorage).sort()).toEqual(['alokpath.attempts', 'alokpath.learning.progress.u1', 'alokpath.theme']);
});

it('forbidden storage is no reason to fail', () => {
  const { client, viewer } = aTab();
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  changeViewer(client, null);
  expect(viewer()).toBeNull();
  vi.restoreAllMocks();
});
