// A written answer from the camera to the mark: photos become one PDF, survive a reload, are handed
// in, marked, and the marks are seen.
import { expect, type Page, test } from '@playwright/test';
import { clickReady, scrollToQuestions } from './exam-kit.ts';
import { logIn, logOut, newStudent } from './person.ts';

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };
const EXAMS =
  '/courses/academic/class11-12/class11-12-science/subject/chapter/class11-12-physics-1-02/exams';

/** A photographed page: as large as a phone's, with lines on it. */
async function photos(page: Page, count: number) {
  const pictures = await page.evaluate((many) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 4000 });
    const drawing = canvas.getContext('2d') as CanvasRenderingContext2D;
    return Array.from({ length: many }, (_, index) => {
      drawing.fillStyle = '#fff';
      drawing.fillRect(0, 0, 3000, 4000);
      drawing.fillStyle = '#113';
      drawing.font = '400px sans-serif';
      for (let line = 0; line < 9; line += 1)
        drawing.fillText(`Page ${index + 1}, line ${line}`, 100, 420 * (line + 1));
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    });
  }, count);
  return pictures.map((data, index) => ({
    name: `page-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(data, 'base64'),
  }));
}

test('photos become one PDF that an admin marks and the student sees marked', async ({ page }) => {
  const student = await newStudent(page.request);
  await logIn(page, student);
  await page.goto('/courses/academic/class11-12/class11-12-science');
  const enroll = page.getByRole('button', { name: 'Enroll Now' }).first();
  const view = page.getByRole('link', { name: 'View Course' }).first();
  await expect(enroll.or(view).first()).toBeVisible();
  if (await enroll.isVisible()) await enroll.click();
  await expect(view).toBeVisible();
  await page.goto(EXAMS);
  const written = page.locator('a[href*="/exam/class11-12-physics-1-02-exam-2"]').first();
  await written.click();
  await clickReady(page);
  const question = page.locator('[data-question]').first();
  await expect(question.getByText('Take a photo')).toBeVisible();
  await question.locator('input[type=file][multiple]').setInputFiles(await photos(page, 3));
  await expect(question.getByRole('listitem')).toHaveCount(3);
  await question.getByRole('button', { name: 'Turn page 3' }).click();
  await question.getByRole('button', { name: 'Move page 3 up' }).click();
  await page.reload();
  await expect(question.getByRole('listitem')).toHaveCount(3);
  await expect(question.getByText('Uploaded.')).toBeVisible();

  await page.getByRole('button', { name: 'Submit' }).first().click();
  const sure = page.getByRole('button', { name: 'Submit now' });
  const alert = page.getByRole('alertdialog');
  // The second question is blank: the exam asks for confirmation.
  await expect(sure.or(alert).first()).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(alert).toContainText('A teacher will mark them.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.goto('/');
  await logOut(page);

  await logIn(page, admin);
  await page.goto('/boss');
  await page.getByRole('link', { name: 'Mark written answers' }).click();
  await page
    .getByRole('link', { name: /^Mark ভেক্টর: লিখিত পরীক্ষা.*, handed in/ })
    .last()
    .click();
  const href = await page
    .getByRole('link', { name: 'Open the PDF in a new tab' })
    .first()
    .getAttribute('href');
  const pdf = await page.request.get(href ?? '');
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  for (const field of await page.getByLabel(/^Marks for question/).all()) await field.fill('1');
  await page.getByLabel('Comment on question 1').fill('A clear drawing.');
  await page.getByRole('button', { name: 'Save the marks' }).click();
  await expect(page.getByText(/^Marked /)).toBeVisible();
  await page.goto('/');
  await logOut(page);

  await logIn(page, student);
  await page.goto('/exams');
  await page
    .getByRole('link', { name: /View Result/ })
    .first()
    .click();
  await scrollToQuestions(page);
  await expect(page.getByText('Marks: 1').first()).toBeVisible();
  await expect(page.getByText('A clear drawing.')).toBeVisible();
});
