// The paper is loaded, encrypted, in the waiting room; the start's response has its key.
import { expect, type Page } from '@playwright/test';
import { adminOf, ask, ready, test } from './exam-kit.ts';
import { logIn, newStudent } from './person.ts';

const isStart = (url: string, body: string | null) =>
  url.endsWith('/graphql') && (body ?? '').includes('"StartExam"');

/** Clicks Ready; returns the bodies of the start's responses. */
async function start(page: Page): Promise<string[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (isStart(request.url(), request.postData())) bodies.push(response.text());
  });
  await ready(page);
  await expect(page.getByRole('timer')).toBeVisible();
  return Promise.all(bodies);
}

test('a registered student waits with the paper on the device, and starts with it', async ({
  exam,
  browser,
  baseURL,
  page,
}) => {
  const admin = await adminOf(browser, baseURL);
  const startDate = new Date(Date.now() + 45_000).toISOString();
  const endDate = new Date(Date.now() + 3_600_000).toISOString();
  const { createExamCampaign } = await ask<{
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
  await expect(page).toHaveURL(exam.address, { timeout: 90_000 });
  const [body = '', ...others] = await start(page);
  expect(others).toEqual([]);
  expect(body).not.toContain('Question 1');
  await expect(page.getByText('Question 1', { exact: true })).toBeVisible();
  expect(papers).toHaveLength(1);
});
