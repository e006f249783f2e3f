// The paper is loaded, encrypted, while the start page is shown; the start's response has its key.
import { expect, type Page } from '@playwright/test';
import { adminOf, choose, clickReady, execute, expectReceipt, submit, test } from './exam-kit.ts';
import { logIn, newStudent } from './person.ts';

const isStart = (url: string, body: string | null) =>
  url.endsWith('/graphql') && (body ?? '').includes('"StartExam"');

/** The start page, with its paper loaded. */
async function openStartPage(page: Page, path: string) {
  const paper = page.waitForResponse((response) => response.url().includes('/papers/'));
  await page.goto(path);
  const response = await paper;
  expect(response.status()).toBe(200);
  await response.finished();
  return response;
}

/** Clicks Ready; returns the bodies of the start's responses. */
async function start(page: Page): Promise<string[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (isStart(request.url(), request.postData())) bodies.push(response.text());
  });
  await clickReady(page);
  await expect(page.getByRole('timer')).toBeVisible();
  return Promise.all(bodies);
}

test('a student loads the paper before the start and takes the exam with it', async ({
  exam,
  student,
}) => {
  const page = await student.newPage();
  const response = await openStartPage(page, exam.path);
  expect(response.headers()['cache-control']).toBe('public, max-age=86400, immutable');
  expect((await response.body()).toString('latin1')).not.toContain('Question 1');
  expect(response.request().headers().cookie).toBeUndefined();

  const [body = '', ...others] = await start(page);
  expect(others).toEqual([]);
  expect(body).toContain('"paperKey"');
  expect(body).not.toContain('Question 1');
  await expect(page.getByText('Question 3', { exact: true })).toBeVisible();
  await choose(page, 1, 'a');
  await submit(page);
  await expectReceipt(page);
});

test('an exam that is changed after its paper was loaded is taken as it is now', async ({
  exam,
  student,
  browser,
  baseURL,
}) => {
  const page = await student.newPage();
  await openStartPage(page, exam.path);
  const admin = await adminOf(browser, baseURL);
  const options = [...'abcd'].map((letter) => ({ text: letter, isCorrect: letter === 'a' }));
  const questions = [{ text: 'Replaced question', points: 3, options }];
  await execute(
    admin.request,
    'mutation ($input: UpdateExamInput!) { updateExam(input: $input) { exam { id } } }',
    { input: { id: exam.id, questions } },
  );
  await admin.close();

  const bodies = await start(page);
  expect(bodies).toHaveLength(2);
  await expect(page.getByText('Replaced question')).toBeVisible();
  await expect(page.getByText('Question 1', { exact: true })).toHaveCount(0);
});

test('a registered student waits with the paper on the device, and starts with it', async ({
  exam,
  browser,
  baseURL,
  page,
}) => {
  const admin = await adminOf(browser, baseURL);
  const startDate = new Date(Date.now() + 45_000).toISOString();
  const endDate = new Date(Date.now() + 3_600_000).toISOString();
  const { createExamCampaign } = await execute<{
    createExamCampaign: { campaign: { id: string } };
  }>(
    admin.request,
    'mutation ($input: CreateExamCampaignInput!) { createExamCampaign(input: $input) { campaign { id } } }',
    { input: { title: exam.title, examKind: 'SINGLE', examId: exam.id, startDate, endDate } },
  );
  await admin.close();
  await logIn(page, await newStudent(page.request));
  const papers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/papers/')) papers.push(request.url());
  });
  await page.goto(`/campaigns/exams/${createExamCampaign.campaign.id}`);
  await page.getByLabel('Name', { exact: true }).fill('Shapla');
  await page.getByLabel('School or college').fill('Rajshahi College');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(
    page.getByText('The questions are on this device, locked until you start.'),
  ).toBeVisible();
  await page.getByRole('checkbox').check();
  // The page opens the exam by itself when the server's clock says so.
  await expect(page).toHaveURL(exam.path, { timeout: 90_000 });
  const [body = '', ...others] = await start(page);
  expect(others).toEqual([]);
  expect(body).not.toContain('Question 1');
  await expect(page.getByText('Question 1', { exact: true })).toBeVisible();
  expect(papers).toHaveLength(1);
});
