// Photographed pages are uploaded one by one: the submission waits only for their registration, and
// the device keeps pages until the server has them.
import { ApolloClient } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import { emptySheet } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { addPages, movePage } from '../../web/src/features/exams/answer-pages/answer-pages.ts';
import {
  addPageUrls,
  releasePages,
} from '../../web/src/features/exams/answer-pages/finish-uploads.ts';
import { sendPages } from '../../web/src/features/exams/answer-pages/send-pages.ts';
import { shrinkPage } from '../../web/src/features/exams/answer-pages/shrink-page.ts';
import { deleteWork, workOn } from '../../web/src/features/exams/written-work/open-works.ts';
import { iso, START } from './exam-fixtures.ts';
import { device } from './fake-device-storage.ts';
import { aHead, aPageServer, aPhoto, fakePictures } from './written-kit.ts';

const head = aHead();
const sheet = { ...emptySheet, pages: { w1: 2 } };

async function open() {
  const server = aPageServer();
  const client = new ApolloClient({
    cache: createCache(),
    link: new MockLink(server.mocks, { defaultOptions: { delay: 0 } }),
  });
  const work = workOn({ attemptId: head.attemptId, questionId: 'w1' }, { client, head });
  const pages = [await shrinkPage(aPhoto('one')), await shrinkPage(aPhoto('second'))];
  await work.change((before) => addPages(before, pages));
  return { server, client, work, pages };
}

beforeEach(async () => {
  await deleteWork(head.attemptId);
  device.reset();
  fakePictures();
  setServerTime(iso(START));
});

it('keeps the registered answer on the sheet while no page can be sent, and keeps the pages until the server has them', async () => {
  const { server, client } = await open();
  server.cut(true);
  expect((await addPageUrls(client, head, sheet)).files).toEqual({
    w1: { name: 'PDF', url: '/media/files/list-1.pdf' },
  });
  expect(await releasePages(head)).toEqual({ left: 2, refused: 0, missed: 0, total: 2 });
  expect(device.kept.has('pages:attempt-1:w1')).toBe(true);
  server.cut(false);
  await vi.waitFor(() => expect(device.kept.has('pages:attempt-1:w1')).toBe(false), {
    timeout: 15_000,
  });
  expect([...server.arrived.values()]).toEqual([3, 6]);
});

it('does not count pages that the server rejects as being sent', async () => {
  const { server, client } = await open();
  server.cut(true);
  await addPageUrls(client, head, sheet);
  const name = 'sending:attempt-1:w1';
  device.kept.set(name, { ...(device.kept.get(name) as object), isRefused: true });
  expect(await releasePages(head)).toEqual({ left: 0, refused: 2, missed: 0, total: 2 });
});

it('continues from another page of the site after a reload', async () => {
  const { server, client } = await open();
  server.cut(true);
  await addPageUrls(client, head, sheet);
  await releasePages(head);
  const copy = new Map(device.kept);
  await deleteWork(head.attemptId);
  for (const [name, value] of copy) device.kept.set(name, value);
  server.cut(false);
  const report = vi.fn();
  expect(await sendPages(client, head.userId, report)).toBe(true);
  await vi.waitFor(
    () => expect(report).toHaveBeenCalledWith({ title: head.title, status: 'arrived' }),
    {
      timeout: 15_000,
    },
  );
  expect(device.kept.has('pages:attempt-1:w1')).toBe(false);
});

it('shows when the server rejects pages after the submission, and stops sending them', async () => {
  const { server, client } = await open();
  server.cut(true);
  await addPageUrls(client, head, sheet);
  await releasePages(head);
  const copy = new Map(device.kept);
  await deleteWork(head.attemptId);
  for (const [name, value] of copy) device.kept.set(name, value);
  server.cut(false);
  server.refuse();
  const report = vi.fn();
  expect(await sendPages(client, head.userId, report)).toBe(true);
  await vi.waitFor(
    () =>
      expect(report).toHaveBeenCalledWith({
        title: head.title,
        status: 'refused',
        left: 2,
        total: 2,
      }),
    { timeout: 15_000 },
  );
  expect(device.kept.has('pages:attempt-1:w1')).toBe(true);
  expect(await sendPages(client, head.userId, report)).toBe(false);
});

it('sends the pages later if another user has logged in meanwhile', async () => {
  const { server, client } = await open();
  server.cut(true);
  await addPageUrls(client, head, sheet);
  await releasePages(head);
  const copy = new Map(device.kept);
  await deleteWork(head.attemptId);
  for (const [name, value] of copy) device.kept.set(name, value);
  server.cut(false);
  server.refuse('FORBIDDEN');
  const report = vi.fn();
  await sendPages(client, head.userId, report);
  await vi.waitFor(() => expect(server.forbiddenLists()).toBe(1), { timeout: 15_000 });
  server.refuse(null);
  await vi.waitFor(
    async () => {
      await sendPages(client, head.userId, report);
      expect(report.mock.calls).toEqual([[{ title: head.title, status: 'arrived' }]]);
    },
    { timeout: 15_000 },
  );
});

it('registers pages in another order as another answer, and sends no page twice', async () => {
  const { server, work, pages } = await open();
  await vi.waitFor(() => expect(work.getState().upload.status).toBe('uploaded'), {
    timeout: 15_000,
  });
  await work.change((before) => movePage(before, pages[1]?.id ?? '', -1));
  await vi.waitFor(
    () =>
      expect(work.getState().upload).toEqual({
        status: 'uploaded',
        url: '/media/files/list-2.pdf',
      }),
    { timeout: 15_000 },
  );
  expect(server.lists[1]?.map(({ sha256 }) => sha256)).toEqual(
    server.lists[0]?.map(({ sha256 }) => sha256).reverse(),
  );
});
