// A contest from its scheduling to the published merit list: a teacher makes the campaign, two
// students take its exam, a question turns out to have the wrong key, and the ranks follow. What
// students of the exam's course see who are not registered.
import { type Browser, expect, type Page } from '@playwright/test';
import {
  adminOf,
  choose,
  clickReady,
  type ShortExam,
  submit,
  test,
  waitUntilSaved,
} from './exam-kit.ts';
import { logIn, newStudent } from './person.ts';

const MINUTE = 60_000;

/** A `datetime-local` value in Dhaka time, which is six hours ahead. */
const inDhaka = (minutesFromNow: number) =>
  new Date(Date.now() + (360 + minutesFromNow) * MINUTE).toISOString().slice(0, 16);

/** Students sign up, register with their name, and enter the exam. */
async function contestant(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  campaign: string,
): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await logIn(page, await newStudent(page.request));
  await page.goto(campaign);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('School or college').fill('রাজশাহী কলেজ');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('link', { name: 'Enter the exam' }).click();
  await clickReady(page);
  return page;
}

/** Submits the exam: during the contest there is a receipt, and no score. */
async function submitExam(page: Page): Promise<void> {
  await submit(page);
  const receipt = page.getByRole('dialog', { name: 'Your answers are in' });
  const alert = page.getByRole('alertdialog');
  await expect(receipt.or(alert).first()).toBeVisible();
  if (await alert.isVisible()) {
    await expect(alert).not.toContainText(/scored/);
    await alert.getByRole('button', { name: 'OK' }).click();
  }
  await receipt.getByRole('button', { name: 'Done' }).click();
}

/** The teacher's form for the campaign, from the start page on. @returns the campaign's page */
async function schedule(boss: Page, title: string, exam: ShortExam): Promise<string> {
  await boss.goto('/boss');
  await boss.getByRole('main').getByRole('link', { name: 'Campaigns', exact: true }).click();
  await boss.getByRole('link', { name: 'Add an exam campaign' }).click();
  await boss.getByLabel('Title').fill(title);
  await boss.getByRole('button', { name: 'Choose an exam' }).click();
  const choice = boss.getByRole('dialog');
  await choice.getByLabel('Search by title or course').fill(exam.title);
  await choice.getByRole('button', { name: exam.title }).click();
  await boss.getByLabel('Starts').fill(inDhaka(-60));
  await boss.getByLabel('Ends').fill(inDhaka(120));
  await boss.getByRole('button', { name: 'Save' }).click();
  await boss.getByRole('link', { name: `Edit: ${title}` }).click();
  await expect(boss.getByLabel('Title')).toHaveValue(title);
  return `/campaigns/exams/${boss.url().split('/').at(-1)}`;
}

test('a contest runs from its scheduling to the merit list, with a corrected key', async ({
  browser,
  baseURL,
  exam,
}) => {
  const title = `Contest ${Date.now()}`;
  const boss = await (await adminOf(browser, baseURL)).newPage();
  const campaign = await schedule(boss, title, exam);

  const rafi = await contestant(browser, baseURL, 'Rafi', campaign);
  await choose(rafi, 1, 'a');
  await choose(rafi, 2, 'b');
  await waitUntilSaved(rafi);
  await submitExam(rafi);
  const mitu = await contestant(browser, baseURL, 'Mitu', campaign);
  await choose(mitu, 1, 'b');
  await choose(mitu, 2, 'a');
  await choose(mitu, 3, 'a');
  await waitUntilSaved(mitu);
  await submitExam(mitu);
  await rafi.goto(campaign);
  await expect(rafi.getByRole('link', { name: 'Enter the exam' })).toBeHidden();

  // In the key of question 1 option a is correct; it should be b.
  await boss.goto(`/boss/keys/single/${exam.id}`);
  await boss.getByRole('button', { name: 'Correct this question: 1' }).click();
  await boss.getByRole('radio', { name: /1b$/ }).check();
  await boss.getByLabel('Reason').fill('Page 12 says 1b.');
  await boss.getByRole('button', { name: 'Show whose score changes' }).click();
  await expect(boss.getByText('1 score goes up, 1 goes down, 0 stay the same.')).toBeVisible();
  await boss.getByRole('button', { name: 'Apply the correction' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Correct and rescore' }).click();
  await expect(boss.getByText('2 of 2 rescored, 2 scores changed')).toBeVisible();

  // All students have submitted: the teacher does not need to wait for the end.
  await boss.goto(`/boss/live/single/${exam.id}`);
  await boss.getByRole('button', { name: 'Close the exam now' }).click();
  const dialog = boss.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Everybody has handed in.');
  await dialog.getByRole('button', { name: 'Close the exam now' }).click();
  await expect(dialog).toBeHidden();
  await boss.goto('/boss/campaigns');
  await boss.getByRole('link', { name: `Registrations: ${title}` }).click();
  const published = boss.getByText(/^Published on /);
  const again = boss.getByRole('button', { name: 'Check again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(published).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });

  await mitu.goto(campaign);
  const places = mitu.getByRole('table').getByRole('row');
  await expect(places.nth(1)).toContainText('Mitu');
  await expect(places.nth(2)).toContainText('Rafi');
  await rafi.reload();
  await rafi.getByRole('link', { name: 'View Result' }).click();
  await expect(rafi.getByText(/score changed from 1 to 0/)).toBeVisible();
});

test('a student of the course is offered the exam of a contest only after registration', async ({
  browser,
  baseURL,
  exam,
  student,
}) => {
  const page = await student.newPage();
  const row = page.getByRole('article').filter({ hasText: exam.title });
  const giveExam = row.getByRole('link', { name: `Give Exam: ${exam.title}` });
  await page.goto('/courses/admission/du-a/years');
  await expect(giveExam).toBeVisible();

  const title = `Contest of the unit ${Date.now()}`;
  const boss = await (await adminOf(browser, baseURL)).newPage();
  const campaign = await schedule(boss, title, exam);
  await page.reload();
  await expect(row).toContainText(`Part of the campaign “${title}”`);
  await expect(giveExam).toBeHidden();

  await page.goto(exam.path);
  await clickReady(page);
  await expect(page.getByRole('alert')).toContainText('a campaign that you are not registered for');
  await expect(page.getByRole('link', { name: 'See the campaigns' })).toBeVisible();

  await page.goto('/courses/admission/du-a/years');
  await row.getByRole('link', { name: 'See the campaign' }).click();
  await expect(page).toHaveURL(campaign);
  await page.getByLabel('Name', { exact: true }).fill('Nusrat');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('link', { name: 'Enter the exam' })).toBeVisible();
  await page.goto('/courses/admission/du-a/years');
  await expect(row).toContainText('which you are registered for');
  await giveExam.click();
  await clickReady(page);
  await expect(page.getByRole('radio').first()).toBeVisible();
});
