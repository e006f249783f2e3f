// A submission waits for the uploads of written answers: before the deadline until they are done or
// rejected, after it until the grace period ends.
import { ApolloClient } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import { emptySheet } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { addPages, choosePdf } from '../../web/src/features/exams/answer-pages/answer-pages.ts';
import { addPageUrls } from '../../web/src/features/exams/answer-pages/finish-uploads.ts';
import { shrinkPage } from '../../web/src/features/exams/answer-pages/shrink-page.ts';
import { deleteWork, workOn } from '../../web/src/features/exams/written-work/open-works.ts';
import { iso, START } from './exam-fixtures.ts';
import { device } from './fake-device-storage.ts';
import { refusal } from './render.tsx';
import { aHead, anUploadServer, aPhoto, bytesOf, fakePictures } from './written-kit.ts';

const head = aHead();
const sheet = { ...emptySheet, pages: { w1: 1 } };

function open(options?: { partSize?: number }) {
  const server = anUploadServer(options);
  const client = new ApolloClient({
    cache: createCache(),
    link: new MockLink(server.mocks, { defaultOptions: { delay: 0 } }),
  });
  const work = workOn({ attemptId: head.attemptId, questionId: 'w1' }, { client, head });
  return { server, client, work };
}

beforeEach(async () => {
  await deleteWork(head.attemptId);
  device.reset();
  fakePictures({ real: true });
  setServerTime(iso(START));
});

it('makes one PDF of the pages in their order, sends it in parts, and names it on the sheet', async () => {
  const { server, client, work } = open({ partSize: 300 });
  const pages = [
    await shrinkPage(aPhoto('one')),
    { ...(await shrinkPage(aPhoto('two'))), turn: 90 as const },
  ];
  expect(pages.map(({ width, height }) => [width, height])).toEqual(pages.map(() => [1600, 1200]));
  await work.change((before) => addPages(before, pages));
  expect((await addPageUrls(client, head, sheet)).files).toEqual({
    w1: { name: 'PDF', url: '/media/files/1.pdf' },
  });
  expect(server.parts.length).toBeGreaterThan(1);
  const pdf = await PDFDocument.load(await bytesOf(server.whole()));
  expect(pdf.getPages().map((page) => page.getRotation().angle)).toEqual([0, 90]);
  await deleteWork(head.attemptId);
  expect([...device.kept.keys()]).toEqual([]);
});

it('stops a submission whose upload is rejected while there is time to fix it, and omits it later', async () => {
  const { server, client, work } = open();
  await work.change(() => choosePdf('mine.pdf', new Uint8Array([1, 2, 3])));
  server.refuse(refusal('BAD_USER_INPUT', 'The PDF cannot be read.'));
  await expect(addPageUrls(client, head, sheet)).rejects.toThrow('The PDF cannot be read.');
  setServerTime(iso(head.endsAt));
  server.refuse(refusal('BAD_USER_INPUT', 'The PDF cannot be read.'));
  expect((await addPageUrls(client, head, sheet)).files).toEqual({});
});

it('waits no longer than the server accepts answers', async () => {
  const { server, client, work } = open();
  server.slow();
  await work.change(() => choosePdf('mine.pdf', new Uint8Array([1, 2, 3])));
  setServerTime(iso(head.deadline + 49_900));
  expect((await addPageUrls(client, head, sheet)).files).toEqual({});
});

it('sends the arrived pages when the pages change meanwhile: never the old ones for the new', async () => {
  const { server, client, work } = open({ partSize: 2 });
  await work.change(() => choosePdf('old.pdf', new Uint8Array([1, 2, 3])));
  server.slow();
  const old = work.finish();
  await vi.waitFor(() => expect(work.getState().upload.status).toBe('sending'), {
    timeout: 15_000,
  });
  await work.change(() => choosePdf('new.pdf', new Uint8Array([4, 5, 6, 7])));
  await expect(old).rejects.toThrow('The pages have changed.');
  await addPageUrls(client, head, sheet);
  expect(new Uint8Array(await bytesOf(server.whole()))).toEqual(new Uint8Array([4, 5, 6, 7]));
});
