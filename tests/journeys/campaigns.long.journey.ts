// An exam campaign from its page to the result: a student without the course registers, is let in,
// submits and finds it among the exams.
import { expect, test } from '@playwright/test';
import { clickReady } from './exam-kit.ts';
import { enterOtp, fillSignup, newPhone } from './person.ts';

const password = 'shapla-shaluk-52';

test('a student registers for an exam campaign, takes its exam and finds the result', async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto('/campaigns');
  await page.getByRole('link', { name: 'রাবি সি ইউনিট উন্মুক্ত অনুশীলন পরীক্ষা' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await fillSignup(page, phone, password);
  await enterOtp(page, `88${phone}`);
  await expect(page).toHaveURL(/\/campaigns\/exams\//);

  const campaign = page.url();
  await page.getByLabel('Name', { exact: true }).fill('শাপলা আক্তার');
  await page.getByLabel('School or college').fill('রাজশাহী কলেজ');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('You get 23 minutes.')).toBeVisible();
  await page.getByRole('link', { name: 'Enter the exam' }).click();
  await clickReady(page);

  await expect(page.getByRole('timer')).toBeVisible();
  for (const subject of await page.getByRole('tab').all()) {
    await subject.click();
    await page.getByRole('checkbox').first().click();
  }
  await page.getByRole('button', { name: 'Submit' }).first().click();
  await page.getByRole('button', { name: 'Submit now' }).click();
  await page
    .getByRole('dialog', { name: 'Your answers are in' })
    .getByRole('button', { name: 'Done' })
    .click();

  await expect(page, 'back where the exam was entered').toHaveURL(campaign);
  await expect(page.getByRole('link', { name: 'View Submission' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter the exam' })).toBeHidden();

  await page.goto('/exams');
  const row = page.getByRole('listitem').filter({ hasText: 'রাবি সি ইউনিট উন্মুক্ত অনুশীলন পরীক্ষা' });
  await row.getByRole('button', { name: 'Receipt' }).click();
  await page
    .getByRole('dialog', { name: 'Your receipt' })
    .getByRole('button', { name: 'Done' })
    .click();
  await row.getByRole('link', { name: 'View Submission' }).click();
  await expect(page).toHaveURL(/\/exam\/result\//);
  await expect(page.getByText(/^Received at /)).toBeVisible();
  await expect(
    page.getByText(/^Results on /),
    'score and answers are withheld until the campaign is over',
  ).toBeVisible();
  await expect(page.getByText('Right answer')).toBeHidden();

  await page.goto('/campaigns');
  await page.getByRole('link', { name: 'চবি বি ইউনিট প্রতিযোগিতা' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(
    page.getByText('Please write your name.'),
    'the profile has no name yet',
  ).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('শাপলা আক্তার');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('timer')).toContainText(/1[34] d/);
  await page.getByRole('link', { name: 'Exams' }).first().click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'চবি বি ইউনিট প্রতিযোগিতা' }),
  ).toContainText('Opens in');
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toMatch(/\.ics$/);
});
