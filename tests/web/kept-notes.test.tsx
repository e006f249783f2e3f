import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../web/src/apollo/session.ts';
import { Component as ContentRoute } from '../../web/src/features/academics/content.route.tsx';
import { ContentRouteDocument, type ContentRouteQuery } from '../../web/src/features/academics/generated/content.route.ts';
import { keepNote, keptNote, keptNotes } from '../../web/src/features/academics/kept-notes.ts';
import { aChapter, base } from './academics-fixtures.ts';
import { fakeCaches } from './fake-caches.ts';
import { aViewer, renderPage } from './render.tsx';

beforeEach(fakeCaches);

const aNote = (id: string) =>
  ({
    content: { __typename: 'Content', id, title: `Note ${id}`, body: `<p>text of ${id}</p>`, chapter: aChapter(), myNotes: null },
  }) as unknown as ContentRouteQuery;

it('keeps the last ten notes of a person, the newest first', async () => {
  for (let number = 1; number <= 11; number += 1) await keepNote('u1', `/notes/n${number}`, aNote(`n${number}`));
  await keepNote('u1', '/notes/n2', aNote('n2'));
  const kept = await keptNotes('u1');
  expect(kept.map(({ title }) => title)).toEqual(['n2', 'n11', 'n10', 'n9', 'n8', 'n7', 'n6', 'n5', 'n4', 'n3'].map((id) => `Note ${id}`));
  expect(await keptNote('u1', 'n1')).toBeNull();
});

it("never shows another person's notes, and forgets all of them at logout", async () => {
  await keepNote('u1', '/notes/n1', aNote('n1'));
  expect(await keptNotes('u2')).toEqual([]);
  expect(await keptNote('u2', 'n1')).toBeNull();
  saveSession(null);
  await waitFor(async () => expect(await keptNotes('u1')).toEqual([]));
});

const at = `${base}/subject/chapter/content/n1`;
const path = '/courses/academic/:courseCode/:motherId/subject/chapter/content/:id';

it('keeps a note when it is read, and shows it again when the network is gone', async () => {
  const request = { query: ContentRouteDocument, variables: { id: 'n1' } };
  const online = renderPage(<ContentRoute />, { viewer: aViewer(), at, path, mocks: [{ request, result: { data: aNote('n1') } }] });
  expect(await screen.findByText('text of n1')).toBeTruthy();
  await waitFor(async () => expect(await keptNotes('u1')).toEqual([{ address: at, title: 'Note n1' }]));
  online.unmount();

  renderPage(<ContentRoute />, { viewer: aViewer(), at, path, mocks: [{ request, error: new TypeError('Failed to fetch') }] });
  expect(await screen.findByText('text of n1')).toBeTruthy();
});

it('says of a note that is not kept that it is not on this phone yet', async () => {
  const request = { query: ContentRouteDocument, variables: { id: 'n1' } };
  renderPage(<ContentRoute />, { viewer: aViewer(), at, path, mocks: [{ request, error: new TypeError('Failed to fetch') }] });
  expect(await screen.findByText(/This is not on your phone yet/)).toBeTruthy();
});
