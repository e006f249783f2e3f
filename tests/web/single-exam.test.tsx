import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeSheet } from '../../web/src/exam-room/attempt-store.ts';
import { Component as ExamRoute } from '../../web/src/features/exams/exam.route.tsx';
import { UploadAnswerPdfDocument } from '../../web/src/features/exams/generated/written-answer.ts';
import { aSingleHandIn, aSingleStart } from './exam-fixtures.ts';
import { device } from './fake-device-storage.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

vi.mock('../../web/src/exam-room/device-storage.ts', () => import('./fake-device-storage.ts'));
beforeEach(() => device.reset());

const chapter = '/courses/academic/class10/c1/subject/chapter/ch1/exams';

function openExam(mocks: readonly Mock[], lang: 'en' | 'bn' = 'en') {
  return renderPage(<ExamRoute />, { mocks, lang, viewer: aViewer(), before: chapter, at: '/exam/e2', path: '/exam/:examId' });
}

const option = (name: string) => screen.findByRole('radio', { name: new RegExp(name) });

async function answerAlert(user: ReturnType<typeof openExam>['user']) {
  const dialog = await screen.findByRole('alertdialog');
  const words = dialog.querySelector('p')?.textContent;
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  return words;
}

it('lets a choice be changed, and says what a blank answer costs', async () => {
  const { user } = openExam([aSingleStart()]);
  await user.click(await option('m1 a'));
  await waitFor(async () => expect(await option('m1 a')).toHaveProperty('checked', true));
  await user.click(await option('m1 b'));
  await waitFor(async () => expect(await option('m1 b')).toHaveProperty('checked', true));
  expect(await option('m1 a')).toHaveProperty('checked', false);
  expect(screen.getByText('A blank answer costs as much as a wrong one: 50% of its marks.')).toBeTruthy();
});

it('leaves a choice alone that another tab has changed meanwhile', async () => {
  const { user } = openExam([aSingleStart()]);
  await user.click(await option('m1 a'));
  await waitFor(async () => expect(await option('m1 a')).toHaveProperty('checked', true));
  await changeSheet({ userId: 'u1', kind: 'single', examId: 'e2', attemptId: 'attempt-1' }, (sheet) => ({
    ...sheet,
    chosen: { ...sheet.chosen, m1: ['m1-c'] },
  }));
  await user.click(await option('m2 d'));
  await waitFor(async () => expect(await option('m2 d')).toHaveProperty('checked', true));
  expect(await option('m1 c')).toHaveProperty('checked', true);
});

it('says nothing about blank answers where nothing is deducted', async () => {
  openExam([aSingleStart({ negative: 0 })]);
  await option('m1 a');
  expect(screen.queryByText(/A blank answer costs/)).toBeNull();
});

it("shows 'Submitting...' while in flight, then the score, and goes back on OK", async () => {
  const { sent, mocks } = aSingleHandIn(1.5, true);
  const { user, router } = openExam([aSingleStart(), ...mocks.map((mock) => ({ ...mock, delay: 150 }))]);
  await user.click(await option('m2 d'));
  await waitFor(async () => expect(await option('m2 d')).toHaveProperty('checked', true));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true);

  const dialog = await screen.findByRole('alertdialog');
  expect(router.state.location.pathname).toBe('/exam/e2');
  expect(dialog.textContent).toContain('You scored 1.5 out of 2. You passed.');
  await answerAlert(user);
  await waitFor(() => expect(router.state.location.pathname).toBe(chapter));
  expect(sent).toEqual([
    { ticket: 'ticket of attempt-1', mcqAnswers: [{ questionId: 'm2', selectedOptionId: 'm2-d' }], writtenAnswers: [] },
  ]);
});

it('marks options with Bengali letters in Bengali and Latin ones in English', async () => {
  const one = openExam([aSingleStart()]);
  expect((await option('m1 a')).closest('label')?.textContent).toBe('Am1 a');
  one.unmount();
  openExam([aSingleStart()], 'bn');
  expect((await option('m1 c')).closest('label')?.textContent).toBe('গm1 c');
});

it('uploads a PDF for a written answer, hands in its address, and says that it will be marked', async () => {
  const asked = vi.fn((_variables: unknown) => true);
  const upload: Mock = {
    request: { query: UploadAnswerPdfDocument, variables: asked },
    result: { data: { uploadAnswerPdf: { __typename: 'UploadAnswerPdfPayload', url: '/media/answers/1.pdf' } } },
    delay: 100,
  };
  const { sent, mocks } = aSingleHandIn(null, null);
  const { user } = openExam([aSingleStart({ type: 'WRITTEN' }), upload, ...mocks]);
  const input = await screen.findByLabelText('Add PDF');
  const pdf = new File(['%PDF-1.7'], 'inertia.pdf', { type: 'application/pdf' });
  await user.upload(input, pdf);
  expect(screen.getByText('Uploading...')).toBeTruthy();
  expect(await screen.findByText('Added: inertia.pdf')).toBeTruthy();
  expect(asked).toHaveBeenCalledWith({ input: { ticket: 'ticket of attempt-1', file: pdf } });

  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await answerAlert(user)).toBe('Your answers have been handed in. A teacher will mark them.');
  expect(sent).toEqual([
    { ticket: 'ticket of attempt-1', mcqAnswers: [], writtenAnswers: [{ questionId: 'w1', answerPdfUrl: '/media/answers/1.pdf' }] },
  ]);
});

it('refuses what is no PDF before sending it, and says why an upload failed', async () => {
  const upload: Mock = {
    request: { query: UploadAnswerPdfDocument, variables: () => true },
    result: refusal('PAYLOAD_TOO_LARGE', 'This file is too large.'),
  };
  const { user } = openExam([aSingleStart({ type: 'WRITTEN' }), upload]);
  const input = await screen.findByLabelText('Add PDF');
  await userUploadAnything(input, new File(['x'], 'photo.heic', { type: 'image/heic' }));
  expect(await screen.findByText('Only PDF files.')).toBeTruthy();
  await user.upload(input, new File(['%PDF'], 'big.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('The file was not uploaded: This file is too large.')).toBeTruthy();
});

it('says why an exam does not open, and leads back', async () => {
  const closed: Mock = { request: aSingleStart().request, result: refusal('EXAM_CLOSED', 'The exam opens tomorrow.') };
  openExam([closed]);
  expect(await screen.findByText('Error: The exam opens tomorrow.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to courses' }).getAttribute('href')).toBe('/courses');
});

/** Past the file dialog's own filter. */
async function userUploadAnything(input: HTMLElement, file: File) {
  const { userEvent } = await import('@testing-library/user-event');
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}
