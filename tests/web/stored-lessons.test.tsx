import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { saveSession } from '../../web/src/apollo/session.ts';
import { LessonRouteDocument } from '../../web/src/features/academics/lesson/generated/lesson.route.ts';
import { Component as LessonRoute } from '../../web/src/features/academics/lesson/lesson.route.tsx';
import { storedLessons } from '../../web/src/features/academics/offline/stored-lessons.ts';
import { aChapter, aLesson, aNoteOfMine, anExam, base, someNotes } from './academics-fixtures.ts';
import { fakeCaches } from './fake-caches.ts';
import { aViewer, type Mock, operationsSettled, queriesSettled, renderPage } from './render.tsx';

beforeEach(() => {
  fakeCaches();
  saveSession(aViewer());
});
afterEach(() => vi.restoreAllMocks());

const whole = (id: string, parts: object = {}) => ({
  lesson: aLesson({
    id,
    title: `Lesson ${id}`,
    body: `<p>text of ${id}</p>`,
    videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
    chapter: aChapter(),
    myNotes: null,
    ...parts,
  }),
});

const at = `${base}/subject/chapter/lesson/l1`;
const path = '/courses/academic/:courseCode/:motherId/subject/chapter/lesson/:id';
const request = { query: LessonRouteDocument, variables: { id: 'l1' } };
const isGone: Mock = { request, error: new NetworkError('Failed to fetch') };
const open = (...mocks: Mock[]) =>
  renderPage(<LessonRoute />, { viewer: aViewer(), at, path, mocks });

it('shows a lesson that was opened, with its exams and own notes, without a network', async () => {
  const online = open({
    request,
    result: {
      data: whole('l1', {
        myNotes: someNotes(aNoteOfMine({ videoSeconds: null })),
        exams: [anExam()],
      }),
    },
  });
  expect(await screen.findByText('text of l1')).toBeTruthy();
  await waitFor(async () =>
    expect(await storedLessons.list('u1')).toEqual([{ url: at, title: 'Lesson l1' }]),
  );
  online.unmount();

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(isGone);
  expect(await screen.findByText('text of l1')).toBeTruthy();
  expect(screen.getByText('One is no prime.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 exam' })).toBeTruthy();
  expect(screen.getByText(/^The video needs a connection/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
});

it('retries once when the network is back while a request is still pending', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await storedLessons.store('u1', at, whole('l1'));
  const later = { request, result: { data: whole('l1', { body: '<p>as it is now</p>' }) } };
  open({ ...isGone, delay: 500 }, later);
  expect(await screen.findByText(/^The video needs a connection/)).toBeTruthy();
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('as it is now')).toBeTruthy();
});

it('offers the video again when the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await storedLessons.store('u1', at, whole('l1'));
  open(isGone, { request, result: { data: whole('l1', { body: '<p>as it is now</p>' }) } });
  expect(await screen.findByText(/^The video needs a connection/)).toBeTruthy();
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: /^Play/ })).toBeTruthy();
  expect(await screen.findByText('as it is now')).toBeTruthy();
});

it('keeps the copy when the device has a network but the server does not respond, and replaces it with one request later', async () => {
  await storedLessons.store('u1', at, whole('l1'), '2026-03-01T10:00:00.000Z');
  let requests = 0;
  const counted = (mock: Mock): Mock => ({
    ...mock,
    request: {
      ...request,
      variables: () => {
        requests += 1;
        return true;
      },
    },
  });
  const page = open(
    isGone,
    // Requested twice when the `online` event fires.
    isGone,
    isGone,
    { request, result: { data: whole('l1', { body: '<p>as it is now</p>' }) } },
    counted(isGone),
  );
  await screen.findByText(/^You are reading the copy/);
  act(() => void dispatchEvent(new Event('online')));
  await queriesSettled(page.client);
  await operationsSettled();
  expect(
    screen.getByText(/^You are reading the copy stored on this device on 1 Mar(ch)? 2026/),
  ).toBeTruthy();
  expect(screen.getByText('text of l1')).toBeTruthy();
  expect((await storedLessons.read('u1', 'l1'))?.storedAt).toBe('2026-03-01T10:00:00.000Z');
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('as it is now')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^You are reading the copy/)).toBeNull());
  await queriesSettled(page.client);
  await operationsSettled();
  expect(requests).toBe(0);
  expect(screen.getByText('as it is now')).toBeTruthy();
});

it('keeps the last 30 lessons of a person, and none that is locked', async () => {
  for (let number = 1; number <= 31; number += 1)
    await storedLessons.store('u1', `/lessons/${number}`, whole(`l${number}`));
  await storedLessons.store('u1', '/lessons/32', whole('l32', { body: null, videoUrl: null }));
  expect(await storedLessons.list('u1')).toHaveLength(30);
  expect(await storedLessons.read('u1', 'l1')).toBeNull();
  expect(await storedLessons.read('u1', 'l32')).toBeNull();
});

it('shows that it is the copy on the device, and from when, until the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await storedLessons.store('u1', at, whole('l1'), '2026-03-01T10:00:00.000Z');
  open(isGone, { request, result: { data: whole('l1', { body: '<p>as it is now</p>' }) } });
  expect(
    await screen.findByText(/^You are reading the copy stored on this device on 1 Mar(ch)? 2026/),
  ).toBeTruthy();
  // Showing it makes it no younger.
  expect((await storedLessons.read('u1', 'l1'))?.storedAt).toBe('2026-03-01T10:00:00.000Z');
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('as it is now')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^You are reading the copy/)).toBeNull());
  await waitFor(async () =>
    expect((await storedLessons.read('u1', 'l1'))?.storedAt).not.toBe('2026-03-01T10:00:00.000Z'),
  );
});

it('keeps the pictures of a lesson with it', async () => {
  const added: string[] = [];
  const pictures = await caches.open('pictures');
  pictures.add = async (url) => void added.push(String(url));
  await storedLessons.store(
    'u1',
    at,
    whole('l1', {
      body: '<p>a</p><img src="/media/uploads/a-1.png" alt=""><img src="https://elsewhere.test/b.png">',
    }),
  );
  expect(added).toEqual(['/media/uploads/a-1.png']);
});

it('makes room for the newest lesson when the device is full', async () => {
  for (const id of ['l1', 'l2', 'l3', 'l4'])
    await storedLessons.store('u1', `/lessons/${id}`, whole(id));
  const cache = await caches.open('lessons');
  const full = vi
    .spyOn(cache, 'put')
    .mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
  await storedLessons.store('u1', '/lessons/l5', whole('l5'));
  expect(full).toHaveBeenCalledTimes(2);
  expect((await storedLessons.list('u1')).map(({ title }) => title)).toEqual([
    'Lesson l5',
    'Lesson l4',
    'Lesson l3',
  ]);
});

it("never shows another person's lessons, and deletes all of them when the session ends", async () => {
  await storedLessons.store('u1', at, whole('l1'));
  expect(await storedLessons.read('u2', 'l1')).toBeNull();
  saveSession(null);
  await waitFor(async () => expect(await storedLessons.list('u1')).toEqual([]));
});

it('deletes all lessons of a person when another one signs in, and keeps those of the same person', async () => {
  await storedLessons.store('u1', at, whole('l1'));
  saveSession(aViewer());
  await storedLessons.store('u1', at, whole('l2'));
  expect(await storedLessons.list('u1')).toHaveLength(2);
  saveSession({ ...aViewer(), id: 'u2' });
  await waitFor(async () => expect(await storedLessons.list('u1')).toEqual([]));
});
