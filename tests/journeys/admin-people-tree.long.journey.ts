// An admin imports a class from a CSV file, helps a student to a password and blocks them; then
// takes a chapter away, brings it back and copies it.
import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { deleteCourse, make } from './authoring.ts';
import { otpFor } from './outbox.ts';
import { fillLogin, logIn } from './person.ts';

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };
const password = 'padma-meghna-jamuna-7';

test('an admin imports students by CSV and blocks one, whose login is refused', async ({
  page,
  browser,
  baseURL,
}) => {
  const school = `উচ্চ বিদ্যালয় ${Date.now()}`;
  const email = `sharmin.${Date.now()}@example.com`;
  const phone = `018${String(randomInt(1e8)).padStart(8, '0')}`;
  const csv = `Name,E-mail or mobile,School
শারমিন আক্তার ${school},${email},${school}
Rahim ${school},${phone},${school}
Nobody,12345,${school}
`;
  await logIn(page, admin);
  await page.goto('/boss/people');
  await page.getByRole('button', { name: 'Import students' }).click();
  const importing = page.getByRole('dialog', { name: 'Import students' });
  // As spreadsheets export it: UTF-16 with a byte order mark.
  await importing.locator('input[type=file]').setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${csv}`, 'utf16le'),
  });
  await expect(importing.getByText('2 new accounts')).toBeVisible();
  await expect(importing.getByRole('row').filter({ hasText: '12345' })).toContainText('4');
  await importing.getByRole('button', { name: 'Import 2 students' }).click();
  await expect(importing).toBeHidden();

  await page.getByLabel('Name, email address or phone number').fill(`Sharmin Akter ${school}`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1 student', { exact: true })).toBeVisible();
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByText('No invitation has been sent.')).toBeVisible();
  const before = new Date();
  await page.getByRole('button', { name: 'Send a code for a new password' }).click();
  await expect(page.getByText(`A code was sent to ${email}`)).toBeVisible();

  const phoneOfStudent = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const student = await phoneOfStudent.newPage();
  await student.goto('/forgot-password');
  await student.getByLabel('Email or phone number').fill(email);
  await student.getByRole('button', { name: 'I have a code' }).click();
  await student.getByLabel('Enter OTP').fill(await otpFor(email, before));
  await student.getByLabel('New password').fill(password);
  await student.getByLabel('Confirm password').fill(password);
  await student.getByRole('button', { name: 'Change password' }).click();
  await expect(student).toHaveURL(/\/login/);
  await logIn(student, { username: email, password });

  await page.reload();
  await expect(page.getByText('This person can sign in.')).toBeVisible();
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText(/^Blocked since/)).toBeVisible();
  await student.goto('/profile');
  await expect(student).toHaveURL(/\/login/);
  await fillLogin(student, { username: email, password });
  await expect(student.getByText('This account is blocked.', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('This person can sign in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Block' })).toBeFocused();
  await logIn(student, { username: email, password });
  await phoneOfStudent.close();
});

test('an admin archives a chapter, undoes it and copies it, by keyboard', async ({ page }) => {
  await logIn(page, admin);
  const title = `Tree ${Date.now()}`;
  const course = { title, courseCode: 'class06', courseType: 'academic', price: 0 };
  const courseId = await make(page.request, 'createCourse', course);
  const subjectId = await make(page.request, 'createSubject', { courseId, name: 'Physics' });
  await make(page.request, 'createChapter', { subjectId, title: 'Vectors' });
  await page.goto(`/boss/courses/${courseId}`);
  await page.getByRole('button', { name: /^Physics/ }).click();
  const chapter = page.getByRole('button', { name: 'Vectors', exact: true });
  await expect(chapter).toBeVisible();

  await page.getByRole('button', { name: 'Archive: Vectors' }).press('Enter');
  await expect(page.getByText('“Vectors” is archived. Students no longer see it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Archived content (1)' })).toBeVisible();
  await expect(chapter).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Vectors” is restored.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Archived content/ })).toHaveCount(0);
  await expect(chapter).toBeVisible();

  await page.getByRole('button', { name: 'Duplicate: Vectors' }).press('Enter');
  await expect(page.getByLabel('Title of the copy')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied: 1 item')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vectors (copy)', exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Physics/ }).click();
  await expect(page.getByRole('button', { name: 'Vectors (copy)', exact: true })).toBeVisible();
  await deleteCourse(page.request, courseId);
});
