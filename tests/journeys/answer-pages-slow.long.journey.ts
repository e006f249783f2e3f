// Six photographed pages over an uplink of 2 kB/s: all of them reach the marker, although the exam
// is submitted and the page reloaded, a second tab takes over, or the session ends during the
// upload. After the first two pages the requests are held until then.
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { adminOf, aStudent, clickReady, demoStudent, execute } from './exam-kit.ts';

const PAGES = 6;
const PAGES_BEFORE_HOLD = 2;
const BYTES_PER_SECOND = 2000;

interface Review {
  readonly examResult: {
    readonly writtenQuestions: readonly {
      readonly pdfUrl: string;
      readonly answerPages: {
        readonly arrived: number;
        readonly late: number;
        readonly total: number;
      };
    }[];
  };
}

/**
 * Holds all requests with a part of a page after the first ones. Operations go by their hash: a
 * request with a part is known by its form.
 */
async function holdPages(student: BrowserContext) {
  let sentCount = 0;
  let isHeld: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  let waiting: (() => void)[] | null = [];
  await student.route('/graphql', async (route) => {
    const isPart = route.request().headers()['content-type']?.startsWith('multipart/') ?? false;
    if (isPart && waiting) {
      sentCount += 1;
      if (sentCount > PAGES_BEFORE_HOLD) {
        isHeld();
        await new Promise<void>((resolve) => waiting?.push(resolve));
      }
    }
    // The page may have aborted it meanwhile.
    await route.continue().catch(() => undefined);
  });
  return {
    /** Resolves when a request is held. */
    held,
    /** Releases the held requests; later ones are held. */
    releaseWaiting() {
      for (const go of waiting?.splice(0) ?? []) go();
    },
    /** Releases all requests from now on. */
    release() {
      this.releaseWaiting();
      waiting = null;
    },
  };
}

/**
 * A written exam of its own, open in a student's browser with a slow uplink, during the upload of
 * its six pages: two have been sent, the next one is held.
 */
async function sendPages(browser: Browser, baseURL: string | undefined) {
  const admin = await adminOf(browser, baseURL);
  const { createExam } = await execute<{ createExam: { exam: { id: string } } }>(
    admin.request,
    'mutation ($input: CreateExamInput!) { createExam(input: $input) { exam { id } } }',
    {
      input: {
        parentType: 'UNIT',
        parentId: 'du-a',
        title: `Written ${Date.now()}`,
        type: 'WRITTEN',
        totalMarks: 10,
        timeLimitMinutes: 30,
        passingScorePercent: 40,
        negativeMarkingPercentage: 0,
        writtenQuestions: [{ text: 'Prove it.' }],
      },
    },
  );
  const examId = createExam.exam.id;
  const student = await aStudent(browser, baseURL);
  const page = await student.newPage();
  await page.goto(`/exam/${examId}`);
  await clickReady(page);
  const question = page.locator('[data-question]').first();
  await expect(question.getByText('Take a photo')).toBeVisible();
  const pictures = await drawPages(page);
  await slowDown(student, page);
  const hold = await holdPages(student);
  await question.locator('input[type=file][multiple]').setInputFiles(
    pictures.map((data, at) => ({
      name: `${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(data, 'base64'),
    })),
  );
  await expect(question.getByText('The server knows about these pages')).toBeVisible();
  await hold.held;

  const { viewer } = await execute<{ viewer: { id: string } }>(
    student.request,
    '{ viewer { id } }',
  );
  const review = async () =>
    (
      await execute<Review>(
        admin.request,
        `query ($examId: ID!, $userId: ID!) {
          examResult(examId: $examId, userId: $userId) {
            ... on SingleExamResult { writtenQuestions { pdfUrl: answerPdfUrl answerPages { arrived late total } } }
          }
        }`,
        { examId, userId: viewer.id },
      )
    ).examResult.writtenQuestions[0];
  /** Waits until the marker has all pages, none of them late, as one PDF. */
  const expectAllArrived = async () => {
    await expect
      .poll(async () => (await review())?.answerPages, { timeout: 200_000 })
      .toEqual({ arrived: PAGES, late: 0, total: PAGES });
    const pdf = await admin.request.get((await review())?.pdfUrl ?? '');
    expect((await PDFDocument.load(await pdf.body())).getPageCount()).toBe(PAGES);
    await Promise.all([admin.close(), student.close()]);
  };
  return { student, page, hold, review, expectAllArrived };
}

/** Photographs of six sheets, base64-encoded. */
function drawPages(page: Page): Promise<string[]> {
  return page.evaluate((count) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
    const drawing = canvas.getContext('2d') as CanvasRenderingContext2D;
    return Array.from({ length: count }, (_, index) => {
      drawing.fillStyle = '#fff';
      drawing.fillRect(0, 0, 300, 400);
      drawing.fillStyle = '#113';
      drawing.font = '40px sans-serif';
      for (let line = 0; line < 9; line += 1)
        drawing.fillText(`Page ${index + 1}, ${line}`, 10, 42 * (line + 1));
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    });
  }, PAGES);
}

async function slowDown(student: BrowserContext, page: Page) {
  const network = await student.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: BYTES_PER_SECOND,
  });
}

/** Submits while pages are being uploaded. */
async function submitExam(page: Page) {
  await page.getByRole('button', { name: 'Submit' }).first().click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'pages are still being sent from this device',
    { timeout: 60_000 },
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
}

// The tests wait for the slow uplink most of the time; the longest waits of one test add up to more
// than five minutes.
test.describe.configure({ mode: 'parallel', timeout: 480_000 });

test('six pages over 2 kB/s arrive after the exam was submitted and the page reloaded', async ({
  browser,
  baseURL,
}) => {
  const { page, hold, review, expectAllArrived } = await sendPages(browser, baseURL);
  await submitExam(page);
  await page.goto('/');
  expect((await review())?.answerPages.arrived).toBeLessThan(PAGES);
  hold.release();
  await expectAllArrived();
});

test('they are submitted when a second tab takes over the exam and submits it', async ({
  browser,
  baseURL,
}) => {
  const { student, page, hold, review, expectAllArrived } = await sendPages(browser, baseURL);
  const second = await student.newPage();
  await slowDown(student, second);
  await second.goto(page.url());
  await second
    .getByRole('dialog', { name: 'Open in another tab' })
    .getByRole('button', { name: 'Use here instead' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Open in another tab' })).toBeVisible();
  await expect(second.locator('[data-question]').first().getByRole('listitem')).toHaveCount(PAGES);
  await page.close();
  await submitExam(second);
  expect((await review())?.answerPages.arrived).toBeLessThan(PAGES);
  hold.release();
  await expectAllArrived();
});

test('they arrive when the session ends in the meantime and the student logs in again', async ({
  browser,
  baseURL,
}) => {
  const { student, page, hold, expectAllArrived } = await sendPages(browser, baseURL);
  await student.clearCookies();
  hold.releaseWaiting();
  const login = page.getByRole('dialog', { name: 'Log in to continue' });
  await expect(login).toBeVisible({ timeout: 120_000 });
  await login.getByLabel('Username').fill(demoStudent.email);
  await login.getByLabel('Password', { exact: true }).fill(demoStudent.password);
  await login.getByRole('button', { name: 'Log In' }).click();
  await expect(login).toBeHidden();
  await submitExam(page);
  hold.release();
  await expectAllArrived();
});
