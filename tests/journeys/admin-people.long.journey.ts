// A teacher holds a contest and sells a paid course by hand: registrations, limits, and an
// enrolment with a note about the payment.
import { expect } from '@playwright/test';
import { execute, test } from './exam-kit.ts';
import { logIn, newStudent } from './person.ts';

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };

test('an admin creates a contest with an exam, limits its places and deletes it', async ({
  page,
  exam,
}) => {
  const title = `Contest ${Date.now()}`;
  await logIn(page, admin);
  await page.goto('/boss');
  await page.getByRole('main').getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('link', { name: 'Add an exam campaign' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Exam' }).click();
  // Uses an exam of its own: while a campaign is planned, other students cannot take its exam.
  await page.getByRole('dialog').getByRole('searchbox').fill(exam.title);
  await page
    .getByRole('dialog')
    .getByRole('listitem')
    .getByRole('button', { name: exam.title })
    .click();
  await page.getByLabel('Starts').fill('2090-05-01T10:00');
  await page.getByLabel('Ends').fill('2090-05-01T12:00');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Upcoming · from 1 May 2090');
  await row.getByRole('link', { name: 'Registrations' }).click();
  await expect(page.getByText('0 registrations', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change the limits' }).click();
  const limits = page.getByRole('dialog');
  await limits.getByLabel('Places').fill('৫০');
  const closes = limits.getByLabel('Registration deadline');
  await closes.focus();
  // The same date with the day first or the month first; its value is empty without a time.
  await page.keyboard.type('01012090');
  await limits.getByRole('button', { name: 'Save' }).click();
  await expect(limits.getByText('The date is not complete')).toBeVisible();
  await closes.fill('2090-01-01T10:00');
  await limits.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('0 of 50 places are taken.')).toBeVisible();
  await page.goto('/boss/campaigns?show=upcoming');
  await page.getByRole('button', { name: `Delete: ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(0);
});

test('an admin finds a student by number and enrols them in a paid course', async ({ page }) => {
  const student = await newStudent(page.request);
  await logIn(page, admin);
  await page.goto('/boss/people');
  await page.getByLabel('Name, email address or mobile number').fill(student.username);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1 student', { exact: true })).toBeVisible();
  await page.getByRole('table').getByRole('link').click();
  await page.getByRole('button', { name: 'Enroll in a course' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Course').selectOption({ label: 'বাংলাদেশ প্রকৌশল বিশ্ববিদ্যালয় (BUET)' });
  await dialog.getByLabel('Note about the payment').fill('bKash 1234');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Payment: bKash 1234')).toBeVisible();
  await execute(page.request, 'mutation { logout { message } }');
  await page.context().clearCookies();
  await logIn(page, student);
  await page.goto('/courses/admission/buet/units');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Units of');
  await expect(page.getByText('bKash 1234')).toHaveCount(0);
});
