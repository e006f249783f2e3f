// Six photographed pages over an uplink of 2 kB/s: the exam is handed in and the page reloaded while they are on their way, and all of
// them reach the marker.
import { expect, test } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { adminOf, aStudent, ask, ready } from './exam-kit.ts';

const PAGES = 6;
const BYTES_PER_SECOND = 2000;

interface Review {
  readonly examResult: {
    readonly writtenQuestions: readonly {
      readonly pdfUrl: string;
      readonly answerPages: { readonly arrived: number; readonly late: number; readonly total: number };
    }[];
  };
}

test('six pages over 2 kB/s arrive after the exam was handed in and the page reloaded', async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  const admin = await adminOf(browser, baseURL);
  const { createExam } = await ask<{ createExam: { exam: { id: string } } }>(
    admin.request,
    'mutation ($input: CreateExamInput!) { createExam(input: $input) { exam { id } } }',
    {
      input: {
        ...{ parentType: 'UNIT', parentId: 'du-a', title: `Written ${Date.now()}`, type: 'WRITTEN', totalMarks: 10 },
        ...{ timeLimitMinutes: 30, passingScorePercent: 40, negativeMarkingPercentage: 0 },
        writtenQuestions: [{ text: 'Prove it.' }],
      },
    },
  );
  const examId = createExam.exam.id;
  const student = await aStudent(browser, baseURL);
  const page = await student.newPage();
  await page.goto(`/exam/${examId}`);
  await ready(page);
  const answer = page.locator('[data-question]').first();
  await expect(answer.getByText('Take a photo')).toBeVisible();
  const pictures = await page.evaluate((count) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
    const drawing = canvas.getContext('2d') as CanvasRenderingContext2D;
    return Array.from({ length: count }, (_, index) => {
      drawing.fillStyle = '#fff';
      drawing.fillRect(0, 0, 300, 400);
      drawing.fillStyle = '#113';
      drawing.font = '40px sans-serif';
      for (let line = 0; line < 9; line += 1) drawing.fillText(`Page ${index + 1}, ${line}`, 10, 42 * (line + 1));
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    });
  }, PAGES);

  const network = await student.newCDPSession(page);
  const slow = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: BYTES_PER_SECOND };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  await answer
    .locator('input[type=file][multiple]')
    .setInputFiles(pictures.map((data, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') })));
  await expect(answer.getByText('The server knows about these pages')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).first().click();
  await expect(page.getByRole('alertdialog')).toContainText('pages are still being sent from this device', { timeout: 60_000 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.goto('/');

  const { viewer } = await ask<{ viewer: { id: string } }>(student.request, '{ viewer { id } }');
  const review = async () =>
    (
      await ask<Review>(
        admin.request,
        `query ($examId: ID!, $userId: ID!) {
          examResult(examId: $examId, userId: $userId) {
            ... on SingleExamResult { writtenQuestions { pdfUrl: answerPdfUrl answerPages { arrived late total } } }
          }
        }`,
        { examId, userId: viewer.id },
      )
    ).examResult.writtenQuestions[0];
  expect((await review())?.answerPages.arrived).toBeLessThan(PAGES);
  await expect.poll(async () => (await review())?.answerPages, { timeout: 200_000 }).toEqual({ arrived: PAGES, late: 0, total: PAGES });
  const pdf = await admin.request.get((await review())?.pdfUrl ?? '');
  expect((await PDFDocument.load(await pdf.body())).getPageCount()).toBe(PAGES);
  await Promise.all([admin.close(), student.close()]);
});
