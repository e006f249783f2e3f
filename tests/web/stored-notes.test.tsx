import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { changeViewer, saveSession } from '../../web/src/apollo/session.ts';
import { Component as ContentRoute } from '../../web/src/features/academics/notes/content.route.tsx';
import { ContentRouteDocument } from '../../web/src/features/academics/notes/generated/content.route.ts';
import { storedNotes } from '../../web/src/features/academics/offline/stored-notes.ts';
import { aChapter, aNoteOfMine, base, someNotes } from './academics-fixtures.ts';
import { fakeCaches } from './fake-caches.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

beforeEach(() => {
  fakeCaches();
  saveSession(aViewer());
});

const aNote = (id: string, parts: object = {}) => ({
  content: {
    __typename: 'Content',
    id,
    title: `Note ${id}`,
    body: `<p>text of ${id}</p>`,
    chapter: aChapter(),
    myNotes: null,
    ...parts,
  },
});

it('keeps the last ten notes of a person, the newest first', async () => {
  for (let number = 1; number <= 11; number += 1)
    await storedNotes.store('u1', `/notes/n${number}`, aNote(`n${number}`));
  await storedNotes.store('u1', '/notes/n2', aNote('n2'));
  const notes = await storedNotes.list('u1');
  expect(notes.map(({ title }) => title)).toEqual(
    ['n2', 'n11', 'n10', 'n9', 'n8', 'n7', 'n6', 'n5', 'n4', 'n3'].map((id) => `Note ${id}`),
  );
  expect(await storedNotes.read('u1', 'n1')).toBeNull();
});

it("never shows another person's notes, and deletes all of them at logout", async () => {
  await storedNotes.store('u1', '/notes/n1', aNote('n1'));
  expect(await storedNotes.list('u2')).toEqual([]);
  expect(await storedNotes.read('u2', 'n1')).toBeNull();
  saveSession(null);
  await waitFor(async () => expect(await storedNotes.list('u1')).toEqual([]));
});

const at = `${base}/subject/chapter/content/n1`;
const path = '/courses/academic/:courseCode/:motherId/subject/chapter/content/:id';

const request = { query: ContentRouteDocument, variables: { id: 'n1' } };
const isGone: Mock = { request, error: new NetworkError('Failed to fetch') };

it('keeps a note when it is read, and shows it again without a network', async () => {
  const online = renderPage(<ContentRoute />, {
    viewer: aViewer(),
    at,
    path,
    mocks: [{ request, result: { data: aNote('n1') } }],
  });
  expect(await screen.findByText('text of n1')).toBeTruthy();
  await waitFor(async () =>
    expect(await storedNotes.list('u1')).toEqual([{ url: at, title: 'Note n1' }]),
  );
  online.unmount();

  renderPage(<ContentRoute />, { viewer: aViewer(), at, path, mocks: [isGone] });
  expect(await screen.findByText('text of n1')).toBeTruthy();
});

it("keeps one's own notes with it, also as they change, and shows them again without a network", async () => {
  const mine = someNotes(aNoteOfMine({ videoSeconds: null }));
  const mocks = [{ request, result: { data: aNote('n1', { myNotes: mine }) } }];
  const online = renderPage(<ContentRoute />, { viewer: aViewer(), at, path, mocks });
  expect(await screen.findByText('One is no prime.')).toBeTruthy();
  act(
    () =>
      void online.client.cache.modify({
        id: 'StudentNote:s1',
        fields: { text: () => 'Two is one.' },
      }),
  );
  expect(await screen.findByText('Two is one.')).toBeTruthy();
  await waitFor(async () =>
    expect(JSON.stringify(await storedNotes.read('u1', 'n1'))).toContain('Two is one.'),
  );
  online.unmount();

  const offline = renderPage(<ContentRoute />, { viewer: aViewer(), at, path, mocks: [isGone] });
  expect(await screen.findByText('Two is one.')).toBeTruthy();
  // The cache drops what no query reaches; a note that is on the page is none of that.
  act(() => void offline.client.cache.gc());
  expect(screen.getByText('Two is one.')).toBeTruthy();
});

it('requests a note again on the next visit after its stored copy was shown', async () => {
  await storedNotes.store('u1', at, aNote('n1', { body: '<p>as it was</p>' }));
  const mocks = [isGone, { request, result: { data: aNote('n1', { body: '<p>as it is</p>' }) } }];
  const { router } = renderPage(<ContentRoute />, { viewer: aViewer(), at, path, mocks });
  expect(await screen.findByText('as it was')).toBeTruthy();
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate(at));
  expect(await screen.findByText('as it is')).toBeTruthy();
});

it('ignores a stored note that is read after the logout', async () => {
  await storedNotes.store('u1', at, aNote('n1'));
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const store = await caches.open('notes');
  const asked = vi.spyOn(caches, 'open').mockImplementation(() => isOpen.then(() => store));
  const { client } = renderPage(<ContentRoute />, { viewer: aViewer(), at, path, mocks: [isGone] });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  changeViewer(client, null);
  open();
  expect(await screen.findByText(/This is not on your device yet/)).toBeTruthy();
  expect(screen.queryByText('text of n1')).toBeNull();
  expect(JSON.stringify(client.extract())).not.toContain('text of n1');
});

it('shows that a note without a stored copy is not on this phone yet', async () => {
  renderPage(<ContentRoute />, { viewer: aViewer(), at, path, mocks: [isGone] });
  expect(await screen.findByText(/This is not on your device yet/)).toBeTruthy();
});
