// A teacher imports 40 questions from a file into a new exam, mends one, saves, and a student finds
// all of them.
import { expect, test } from '@playwright/test';
import { deleteCourse, make } from './authoring.ts';
import { clickReady, execute } from './exam-kit.ts';
import { demoStudent, logIn, logOut } from './person.ts';

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };

type Made = { course: { exams: { id: string }[] } };

/** The last question has no answer. */
const file = Array.from({ length: 40 }, (_, index) => {
  const answer = index === 39 ? '' : 'উত্তর: খ\n';
  return `${index + 1}। $x + ${index} = ${index + 2}$ হলে $x$ কত?\nক) 1   খ) 2   গ) 3   ঘ) 4\n${answer}`;
}).join('\n');

test('a teacher imports 40 questions from a file, and a student sees them', async ({ page }) => {
  await logIn(page, admin);
  const title = `ষষ্ঠ শ্রেণি: আমদানি ${Date.now()}`;
  const course = { title, courseCode: 'class06', courseType: 'academic', price: 0 };
  const courseId = await make(page.request, 'createCourse', course);
  await page.goto(`/boss/exams/new?parentType=COURSE&parentId=${courseId}`);
  await page.getByLabel('Title').fill('আমদানি করা পরীক্ষা');
  await page.getByRole('button', { name: 'Import questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'questions.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await expect(dialog.getByText('40 questions found, 1 with errors.')).toBeVisible();
  await expect(dialog.locator('.katex').first()).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Import question 40' }).check();
  const importButton = dialog.getByRole('button', { name: 'Import 40 questions' });
  // Above the end of the long list, the footer is at the bottom of the dialog.
  await dialog.evaluate((box) => box.scrollTo(0, 400));
  await expect(importButton).toBeInViewport({ ratio: 1 });
  await importButton.click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Question 40', exact: true }).click();
  await page
    .getByRole('group', { name: 'Question 40' })
    .getByRole('radio', { name: 'Option B is correct' })
    .check();
  await page.getByRole('button', { name: 'Make the total marks 40' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/boss\/courses$/);

  const { course: made } = await execute<Made>(
    page.request,
    'query ($id: ID!) { course(id: $id) { exams { id } } }',
    { id: courseId },
  );
  const examId = made.exams[0]?.id ?? '';

  await logOut(page);
  await logIn(page, demoStudent);
  await page.goto('/courses/academic/class06');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.goto(`/exam/${examId}`);
  await clickReady(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(160);

  await page.context().clearCookies();
  await logIn(page, admin);
  await deleteCourse(page.request, courseId);
});
