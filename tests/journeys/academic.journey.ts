// The academic way: classes, course, subjects, chapters, the parts of a chapter, a lesson with its
// video, a note, a single exam.
import { expect, test } from '@playwright/test';
import { clickReady, scrollToQuestions } from './exam-kit.ts';
import { demoStudent, logIn } from './person.ts';

test('a student navigates from a class to a lesson, its video, a note and an exam', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost') && /^https?:/.test(request.url()))
      elsewhere.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
  );

  await logIn(page, demoStudent);
  await page.goto('/courses/academic');
  await page.getByRole('main').getByRole('link', { name: /একাদশ/ }).click();
  await expect(page).toHaveURL('/courses/academic/class11-12');
  await page.getByRole('link', { name: /বিজ্ঞান/ }).first().click();
  await expect(page).toHaveURL('/courses/academic/class11-12/class11-12-science');

  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await expect(page.getByRole('link', { name: 'View Course' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'View Course' }).first().click();
  await expect(page).toHaveURL(
    '/courses/academic/class11-12/class11-12-science/class11-12-science',
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: /পদার্থবিজ্ঞান ১ম|পদার্থবিজ্ঞান প্রথম/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Chatters' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /ভেক্টর/ }).first().click();
  await expect(page).toHaveURL(/\/subject\/chapter\/class11-12-physics-1-02/);

  const parts = page.getByRole('navigation', { name: 'Parts of this chapter' });
  await expect(parts.getByRole('link')).toHaveText(['Lesson', 'Exam', 'Note']);
  expect(elsewhere, 'nothing is requested from another host before a tap').toEqual([]);
  await page.getByRole('button', { name: /^Play/ }).first().click();
  await expect(page.locator('iframe[src*="youtube-nocookie.com"]')).toBeVisible();

  await page.locator('main a[href*="/lesson/"]').first().click();
  await expect(page).toHaveURL(/\/lesson\//);
  await expect(page.getByText(/minutes/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Lessons' }).click();

  await parts.getByRole('link', { name: 'Note' }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/content\//);
  await expect(page.locator('.katex').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('.katex').first()).toBeVisible();
});

test('a single exam is answered, scored and reviewed', async ({ page }) => {
  await logIn(page, demoStudent);
  await page.goto(
    '/courses/academic/class11-12/class11-12-science/subject/chapter/class11-12-physics-1-02/exams',
  );
  await page
    .getByRole('link', { name: /Give Exam/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/exam\/class11-12-physics-1-02-exam-1/);
  await clickReady(page);
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
  await expect(questions.first()).toBeVisible();
  await questions.first().getByRole('radio').nth(0).click();
  await questions.first().getByRole('radio').nth(1).click();
  await expect(questions.first().getByRole('radio').nth(1)).toBeChecked();
  await page.getByRole('button', { name: 'Submit' }).first().click();
  await page.getByRole('button', { name: 'Submit now' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('You scored');
  await alert.getByRole('button', { name: 'OK' }).click();
  await page
    .getByRole('dialog', { name: 'Your answers are in' })
    .getByRole('button', { name: 'Done' })
    .click();
  await expect(page).toHaveURL(/\/exams$/);
  await page
    .getByRole('link', { name: /View Result/ })
    .first()
    .click();
  await scrollToQuestions(page);
  await expect(page.getByText('Right answer').first()).toBeVisible();
});
