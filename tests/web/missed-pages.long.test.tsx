// On a host that only accepts whole PDFs, and on sites without https, pages that are not uploaded
// when the exam is over can never be sent: a message explains it to the student, and the next step.
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { ApolloClient } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import { emptySheet } from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import {
  choosePdf,
  deleteAnswer,
  type PagesOnTheWay,
  storePages,
  storeSending,
} from '../../web/src/features/exams/answer-pages/answer-pages.ts';
import {
  addPageUrls,
  releasePages,
} from '../../web/src/features/exams/answer-pages/finish-uploads.ts';
import { sendPages } from '../../web/src/features/exams/answer-pages/send-pages.ts';
import { Component as ExamRoute } from '../../web/src/features/exams/exam.route.tsx';
import { deleteWork, workOn } from '../../web/src/features/exams/written-work/open-works.ts';
import { aSaver, aSingleStart, iso, START, singleSubmitMocks } from './exam-fixtures.ts';
import { device } from './fake-device-storage.ts';
import { aViewer, refusal, renderPage } from './render.tsx';
import { aHead, anUploadServer, aPageServer } from './written-kit.ts';

const DEADLINE = START + 630_000;
const MISSED =
  '1 of 1 page did not arrive in time and can no longer be sent. Tell your teacher, and keep your pages and photos.';

beforeEach(async () => {
  await deleteWork('attempt-1');
  device.reset();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const aPdf = () => new File(['%PDF-1.7'], 'mine.pdf', { type: 'application/pdf' });
const sendingNow = () => device.kept.get('sending:attempt-1:w1') as PagesOnTheWay | undefined;

it('shows after the exam that a PDF did not arrive and can no longer be sent, and keeps it', async () => {
  const server = anUploadServer({ partSize: 2 });
  const { sent, mocks } = singleSubmitMocks(null, null);
  const page = renderPage(<ExamRoute />, {
    mocks: [aSingleStart({ type: 'WRITTEN' }), ...server.mocks, ...mocks, aSaver().mock],
    viewer: aViewer(),
    at: '/exam/e2',
    path: '/exam/:examId',
  });
  const input = await screen.findByLabelText('Add pictures or a PDF');
  server.slow();
  await page.user.upload(input, aPdf());
  await waitFor(() => expect(device.kept.has('sending:attempt-1:w1')).toBe(true));
  setServerTime(iso(DEADLINE + 49_000));
  const words: (string | null | undefined)[] = [];
  const read = async (text: string | RegExp) => {
    const dialog = (await screen.findByText(text)).closest<HTMLElement>('[role=alertdialog]');
    words.push(dialog?.querySelector('p')?.textContent);
    if (dialog) await page.user.click(within(dialog).getByRole('button', { name: 'OK' }));
  };
  await read('Time is up! The exam has been submitted.');
  await read(MISSED);
  await read('Your answers have been handed in. A teacher will mark them.');
  expect(words.join()).not.toContain('still being sent');
  expect(sent).toMatchObject([{ writtenAnswers: [] }]);
  expect(device.kept.has('pages:attempt-1:w1')).toBe(true);
  const sentParts = server.sentParts();
  // Longer than the server needs for the pending part.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(server.sentParts()).toBe(sentParts);
  expect(sendingNow()).toMatchObject({ isMissed: true, isStored: false });
});

/** Pages of a submitted exam that are still on the device. */
async function leftOver(mocks = aPageServer().mocks) {
  const client = new ApolloClient({
    cache: createCache(),
    link: new MockLink(mocks, { defaultOptions: { delay: 0 } }),
  });
  const head = aHead();
  const name = { attemptId: head.attemptId, questionId: 'w1' };
  const pages = choosePdf('mine.pdf', new Uint8Array([1, 2, 3]));
  await storePages(name, pages);
  await storeSending({
    ...name,
    userId: 'u1',
    ticket: 'ticket',
    title: 'Motion',
    deadline: head.deadline,
    version: pages.version,
    total: 1,
    stored: 0,
    url: null,
    isStored: false,
    isHandedIn: true,
    isRefused: false,
  });
  const report = vi.fn();
  await sendPages(client, 'u1', report);
  await waitFor(() => expect(report).toHaveBeenCalled());
  return { report, isLeft: await sendPages(client, 'u1', report) };
}
const missed = { title: 'Motion', status: 'missed', left: 1, total: 1 };

it('shows the same on any page of the site, once', async () => {
  const { report, isLeft } = await leftOver(anUploadServer().mocks);
  expect(report.mock.calls).toEqual([[missed]]);
  expect(isLeft).toBe(false);
  expect(device.kept.has('pages:attempt-1:w1')).toBe(true);
});

it('does not retry for ever on a site without https, where no page can be sent separately', async () => {
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  const { report, isLeft } = await leftOver();
  expect(report.mock.calls).toEqual([[missed]]);
  expect(isLeft).toBe(false);
});

it('counts a PDF as missed that arrived after the submission had left it out', async () => {
  const server = anUploadServer({ partSize: 2 });
  const client = new ApolloClient({
    cache: createCache(),
    link: new MockLink(server.mocks, { defaultOptions: { delay: 0 } }),
  });
  const head = aHead();
  const work = workOn({ attemptId: head.attemptId, questionId: 'w1' }, { client, head });
  server.slow();
  await work.change(() => choosePdf('mine.pdf', new Uint8Array([1, 2, 3])));
  // The grace is nearly over, so the submission does not wait for the upload.
  setServerTime(iso(head.deadline + GRACE_MS));
  const { files } = await addPageUrls(client, head, { ...emptySheet, pages: { w1: 1 } });
  expect(files).toEqual({});
  await waitFor(() => expect(sendingNow()?.isStored).toBe(true));
  expect(await releasePages(head)).toEqual({ left: 0, refused: 0, missed: 1, total: 1 });
});

it('shows no such message in a tab whose exam another tab has submitted', async () => {
  const server = anUploadServer({ partSize: 2 });
  const client = new ApolloClient({
    cache: createCache(),
    link: new MockLink(server.mocks, { defaultOptions: { delay: 0 } }),
  });
  const head = aHead();
  const name = { attemptId: head.attemptId, questionId: 'w1' };
  const work = workOn(name, { client, head });
  server.slow();
  await work.change(() => choosePdf('mine.pdf', new Uint8Array([1, 2, 3])));
  work.uploadNow();
  await waitFor(() => expect(work.getState().upload.status).toBe('sending'));
  // The other tab has sent them, and the device needs them no more.
  await deleteAnswer(name);
  expect(await releasePages(head)).toEqual({ left: 0, refused: 0, missed: 0, total: 0 });
  expect(work.getState().upload.status).not.toBe('missed');
});

it('shows the message also for a PDF that the host has rejected', async () => {
  const server = anUploadServer();
  const client = new ApolloClient({
    cache: createCache(),
    link: new MockLink(server.mocks, { defaultOptions: { delay: 0 } }),
  });
  const head = aHead();
  const work = workOn({ attemptId: head.attemptId, questionId: 'w1' }, { client, head });
  await work.change(() => choosePdf('mine.pdf', new Uint8Array([1, 2, 3])));
  server.refuse(refusal('BAD_USER_INPUT', 'The PDF cannot be read.'));
  setServerTime(iso(head.endsAt));
  await addPageUrls(client, head, { ...emptySheet, pages: { w1: 1 } });
  expect(await releasePages(head)).toEqual({ left: 0, refused: 0, missed: 1, total: 1 });
  expect(work.getState().upload).toEqual({ status: 'missed' });
});
