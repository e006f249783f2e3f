// Written answers on a phone: pages are stored before they are shown, ordered by the student,
// uploaded in parts, and awaited by the submission.
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isAnswered } from '../../web/src/features/exam-room/attempt/paper/sections.ts';
import {
  type AnswerSheet,
  emptySheet,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import type { AnswerPages } from '../../web/src/features/exams/answer-pages/answer-pages.ts';
import { WrittenAnswer } from '../../web/src/features/exams/written-answer.tsx';
import { deleteWork } from '../../web/src/features/exams/written-work/open-works.ts';
import { device } from './fake-device-storage.ts';
import { type Mock, refusal, renderPage } from './render.tsx';
import { aHead, anUploadServer, aPhoto, fakePictures, textOf } from './written-kit.ts';

beforeEach(async () => {
  await deleteWork('attempt-1');
  device.reset();
  fakePictures();
});

/** The answer to one question in an exam that runs. */
function Question({ onSessionEnded = () => undefined }: { readonly onSessionEnded?: () => void }) {
  const [sheet, setSheet] = useState<AnswerSheet>(emptySheet);
  return (
    <>
      <WrittenAnswer
        question={{ id: 'w1', text: { html: 'Explain inertia.' } }}
        number={1}
        head={aHead()}
        sheet={sheet}
        isFrozen={false}
        onChange={setSheet}
        onSessionEnded={onSessionEnded}
      />
      <output aria-label="The sheet">
        {isAnswered(sheet, 'w1') ? `answered ${sheet.files.w1?.url ?? ''}` : 'blank'}
      </output>
    </>
  );
}

const openExam = (...mocks: Mock[]) => renderPage(<Question />, { mocks });
const sheet = () => screen.getByLabelText('The sheet').textContent;

const pick = async (page: ReturnType<typeof openExam>, label: string, ...files: File[]) =>
  page.user.upload(await screen.findByLabelText(label), files);
const addPhotos = (page: ReturnType<typeof openExam>, ...names: string[]) =>
  pick(page, 'Add pictures or a PDF', ...names.map((name) => aPhoto(name)));
const rows = () => screen.getByLabelText('Pages of your answer').querySelectorAll('li');
const storedPages = () => device.kept.get('pages:attempt-1:w1') as AnswerPages;
/** The bytes of the fake camera's pictures are their names. */
const order = () => storedPages().pages.map(({ bytes }) => new TextDecoder().decode(bytes));
/** Finds a button by label or text: queries by role are slow. */
const button = (name: string) =>
  /page \d/.test(name) ? screen.findByLabelText(name) : screen.findByText(name);

it('keeps each page on the phone before it shows it, and counts the question as answered at once', async () => {
  const page = openExam();
  await screen.findByLabelText('Take a photo');
  let release = (): void => undefined;
  const held = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  device.beforeWrite = (names) =>
    names.some((name) => name.startsWith('pages:')) ? held() : Promise.resolve();
  await addPhotos(page, 'one');
  await waitFor(() => expect(screen.getByText('Making the pictures smaller...')).toBeTruthy());
  expect(screen.queryByLabelText('Pages of your answer')).toBeNull();
  await waitFor(() => {
    release();
    expect(rows()).toHaveLength(1);
  });
  expect(order()).toEqual(['one']);
  expect(await screen.findByText('Kept on this device. It is uploaded in a moment.')).toBeTruthy();
  expect(sheet()).toBe('answered ');
});

it('does not say that pages are kept on a device that cannot store them', async () => {
  const page = openExam();
  await screen.findByLabelText('Take a photo');
  device.beforeWrite = async (names) => {
    if (names.some((name) => name.startsWith('pages:'))) throw new Error('No space left');
  };
  await addPhotos(page, 'one');
  expect(await screen.findByText(/^This device could not keep the pages\./)).toBeTruthy();
  expect(screen.queryByText(/Kept on this device/)).toBeNull();
});

it('shows the pages again after a reload', async () => {
  const first = openExam();
  await addPhotos(first, 'one', 'two');
  await waitFor(() => expect(rows()).toHaveLength(2));
  first.unmount();
  openExam();
  await waitFor(() => expect(rows()).toHaveLength(2));
});

it('moves pages by buttons and by keys, turns them, and announces it', async () => {
  const page = openExam();
  await addPhotos(page, 'one', 'two', 'three');
  await waitFor(() => expect(rows()).toHaveLength(3));
  await page.user.click(await button('Move page 2 up'));
  await waitFor(() => expect(order()).toEqual(['two', 'one', 'three']));
  expect(await screen.findByText('Page 2 is now page 1.')).toBeTruthy();
  (await button('Turn page 1')).focus();
  await page.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(order()).toEqual(['one', 'two', 'three']));
  await page.user.click(await button('Turn page 3'));
  await waitFor(() => expect(storedPages().pages.map(({ turn }) => turn)).toEqual([0, 0, 90]));
});

it('removes a page and restores it, and adds one again', async () => {
  const page = openExam();
  await addPhotos(page, 'one', 'two', 'three');
  await waitFor(() => expect(rows()).toHaveLength(3));
  await page.user.click(await button('Remove page 1'));
  await waitFor(() => expect(order()).toEqual(['two', 'three']));
  await page.user.click(await button('Undo'));
  await waitFor(() => expect(order()).toEqual(['one', 'two', 'three']));
  expect(screen.queryByText('Undo')).toBeNull();
  await pick(page, 'Take page 2 again', aPhoto('better'));
  await waitFor(() => expect(order()).toEqual(['one', 'better', 'three']));
});

it('keeps the focus in the question when a page or the PDF is removed', async () => {
  const page = openExam();
  await addPhotos(page, 'one', 'two');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await page.user.click(await button('Remove page 2'));
  await waitFor(() => expect(order()).toEqual(['one']));
  const question = document.querySelector('[data-question]');
  expect(document.activeElement).toBe(question);
  await pick(page, 'Add pictures or a PDF', new File(['%PDF-1.7 a scan'], 'scan.pdf'));
  await page.user.click(await button('Remove the PDF'));
  await waitFor(() => expect(screen.queryByText('scan.pdf')).toBeNull());
  expect(document.activeElement).toBe(question);
});

it('restores pages that a PDF has replaced, and a PDF that pages have replaced', async () => {
  const page = openExam();
  await addPhotos(page, 'one', 'two');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await pick(page, 'Add pictures or a PDF', new File(['%PDF-1.7 a scan'], 'scan.pdf'));
  expect(await screen.findByText('What you had added before was replaced.')).toBeTruthy();
  await page.user.click(await button('Undo'));
  await waitFor(() => expect(order()).toEqual(['one', 'two']));
  await pick(page, 'Add pictures or a PDF', new File(['%PDF-1.7 a scan'], 'scan.pdf'));
  await waitFor(() => expect(screen.queryByLabelText('Pages of your answer')).toBeNull());
  await addPhotos(page, 'three', 'four');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await page.user.click(await button('Undo'));
  await waitFor(() => expect(storedPages().pdf?.name).toBe('scan.pdf'));
  expect(storedPages().pages).toEqual([]);
});

it('offers no undo for pages that are only added', async () => {
  const page = openExam();
  await addPhotos(page, 'one');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await addPhotos(page, 'two');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByText('Undo')).toBeNull();
});

it('rejects files that it cannot read, with a clear message: HEIC, not a picture, a broken PDF, both together', async () => {
  const page = openExam();
  await pick(
    page,
    'Add pictures or a PDF',
    new File(['x'], 'IMG_1.heic', { type: 'image/heic' }),
    aPhoto('one'),
  );
  expect(
    await screen.findByText(/IMG_1.heic: the browser on this device cannot read HEIC pictures/),
  ).toBeTruthy();
  expect(order()).toEqual(['one']);
  await pick(page, 'Add pictures or a PDF', new File(['x'], 'broken.jpg', { type: 'image/jpeg' }));
  expect(
    await screen.findByText('broken.jpg cannot be read. Choose pictures (JPEG, PNG) or a PDF.'),
  ).toBeTruthy();
  await pick(page, 'Add pictures or a PDF', new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('a.pdf is not a PDF.')).toBeTruthy();
  await pick(
    page,
    'Add pictures or a PDF',
    new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }),
    aPhoto('two'),
  );
  expect(await screen.findByText('Add pictures, or one PDF alone.')).toBeTruthy();
});

it('shows that a PDF cannot be read, for example one that is only in the cloud', async () => {
  const page = openExam();
  const pdf = new File(['%PDF-'], 'far.pdf', { type: 'application/pdf' });
  pdf.arrayBuffer = () => Promise.reject(new DOMException('No file.', 'NotReadableError'));
  await pick(page, 'Add pictures or a PDF', pdf);
  expect(
    await screen.findByText('far.pdf cannot be read. Choose pictures (JPEG, PNG) or a PDF.'),
  ).toBeTruthy();
  expect(sheet()).toBe('blank');
});

it('rejects a page that does not fit in 10 MB', async () => {
  const page = openExam();
  await addPhotos(page, 'one');
  await waitFor(() => expect(rows()).toHaveLength(1));
  fakePictures({ bytes: 10 * 1024 * 1024 - 100 * 1024 });
  await addPhotos(page, 'large');
  expect(
    await screen.findByText(
      'There is no room for large.jpg: all pages together can have at most 10 MB.',
    ),
  ).toBeTruthy();
  expect(order()).toEqual(['one']);
});

it('continues after a lost connection at the offset of the server, and after a reload with the same upload', async () => {
  const server = anUploadServer({ partSize: 4 });
  const first = openExam(...server.mocks);
  server.lose(1);
  await pick(
    first,
    'Add pictures or a PDF',
    new File(['%PDF-123456'], 'mine.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText(/^Kept on this device\. The upload is interrupted/)).toBeTruthy();
  first.unmount();
  await forgetRunning();
  openExam(...server.mocks);
  expect(await screen.findByText('Uploaded.')).toBeTruthy();
  expect([server.begun, await textOf(server.whole())]).toEqual([1, '%PDF-123456']);
  await waitFor(() => expect(sheet()).toBe('answered /media/files/1.pdf'));
});

it('shows that the session has ended, asks for the login, and continues by itself after the next login', async () => {
  const server = anUploadServer();
  server.refuse(refusal('UNAUTHENTICATED', 'Please login first'));
  const onSessionEnded = vi.fn();
  const page = renderPage(<Question onSessionEnded={onSessionEnded} />, { mocks: server.mocks });
  await pick(
    page,
    'Add pictures or a PDF',
    new File(['%PDF-1.7'], 'mine.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText(/^Kept on this device\. You are logged out/)).toBeTruthy();
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Uploaded.')).toBeTruthy();
});

it('shows why the server rejected an upload, and retries on request', async () => {
  const server = anUploadServer();
  server.refuse(refusal('RATE_LIMITED', 'Too many files for one day. Please try again tomorrow.'));
  const page = openExam(...server.mocks);
  await pick(
    page,
    'Add pictures or a PDF',
    new File(['%PDF-1.7'], 'mine.pdf', { type: 'application/pdf' }),
  );
  expect(
    await screen.findByText(
      'The upload failed: Too many files for one day. Please try again tomorrow.',
    ),
  ).toBeTruthy();
  await page.user.click(await button('Try again'));
  expect(await screen.findByText('Uploaded.')).toBeTruthy();
});

/** Simulates a reload: clears the page's memory, but not IndexedDB. */
async function forgetRunning() {
  const copy = new Map(device.kept);
  await deleteWork('attempt-1');
  for (const [name, value] of copy) device.kept.set(name, value);
}
