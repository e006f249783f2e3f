// The main path: a visitor becomes a student, enrols, takes a timed paper of several subjects and
// reads the result.
import { expect, type Page, test } from '@playwright/test';
import { clickReady, scrollToQuestions } from './exam-kit.ts';
import { demoStudent, enterOtp, fillLogin, fillSignup, logIn, logOut, newPhone } from './person.ts';

const password = 'sonar-bangla-71';

test('a visitor signs up by phone, enrols, takes a paper and studies the result', async ({
  page,
}) => {
  const phone = newPhone();

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Admission Courses' })).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/courses');
  await page.getByRole('link', { name: 'All admission courses' }).click();
  await expect(page).toHaveURL('/courses/admission');
  await page.getByRole('link', { name: /GST/ }).click();
  await expect(page).toHaveURL('/courses/admission/gst');
  await expect(page.getByText('4 exams').first()).toBeVisible();

  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Please login first.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await fillSignup(page, phone, password);
  await enterOtp(page, `88${phone}`);
  await expect(page).toHaveURL('/courses/admission/gst');
  const viewCourse = page.getByRole('link', { name: 'View Course' }).first();
  await expect(viewCourse, 'what was begun before the login is finished after it').toBeVisible();

  await logOut(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, { username: phone, password });
  await expect(page).toHaveURL('/');

  await page.goto('/courses/admission/gst');
  await viewCourse.click();
  await expect(page).toHaveURL('/courses/admission/gst/units');
  await page
    .getByRole('link', { name: /এ ইউনিট|ক ইউনিট/ })
    .first()
    .click();
  await expect(page).toHaveURL('/courses/admission/gst-a/years');

  const row = page.getByRole('listitem').filter({ hasText: '2022' });
  await row.getByRole('link', { name: /Give Exam/ }).click();
  await clickReady(page);
  await takePaper(page);

  await expect(page).toHaveURL('/courses/admission/gst-a/years');
  await expect(row.getByRole('link', { name: /View Result/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /Take Exam Again/ })).toBeVisible();
  await expect(row).toContainText('Score');
  await expect(row).toContainText('Attempted on');

  await row.getByRole('link', { name: /View Result/ }).click();
  await expect(page).toHaveURL(/\/exam\/result\/.+\/gst-a-2022-exam/);
  await scrollToQuestions(page);
  await expect(page.getByText('Right answer').first()).toBeVisible();
  await expect(page.getByText('Explanation').first()).toBeVisible();
  await page.reload();
  await scrollToQuestions(page);
  await expect(page.getByText('Right answer').first()).toBeVisible();

  await page.goto('/courses/admission/gst-a/years');
  await row.getByRole('link', { name: /Take Exam Again/ }).click();
  await expect(page, 'the URL names the result that is retaken').toHaveURL(
    /\/exam\/mcq-exam\/gst-a-2022-exam\/.+/,
  );
  await expect(page.getByText('The new attempt replaces it')).toBeVisible();
  await clickReady(page);
  const option = page.getByRole('checkbox').first();
  await expect(option, 'a retake begins blank').not.toBeChecked();
  // After a choice the attempt is running, so Back asks for confirmation.
  await option.click();
  await expect(option).toBeChecked();
  await page.goBack();
  await page
    .getByRole('dialog', { name: 'Leave the exam?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await expect(
    row.getByRole('link', { name: /Resume/ }),
    'an attempt that runs can be gone on with',
  ).toBeVisible();
});

test('a course that is not free is rejected with the text of the specification', async ({
  page,
}) => {
  await logIn(page, demoStudent);
  await page.goto('/courses/admission/buet');
  await expect(page.getByRole('main')).toContainText('$40');
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await expect(page.getByRole('alertdialog')).toContainText('This course is not free.');
});

/**
 * Submits too early, answers one question of each subject, reloads half way, finds everything as it
 * was, and submits.
 */
async function takePaper(page: Page): Promise<void> {
  await expect(page).toHaveURL('/exam/mcq-exam/gst-a-2022-exam');
  await expect(page.getByRole('timer')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit' }).first();
  await submit.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(
    'You must attempt all mandatory subjects. "পদার্থবিজ্ঞান" is mandatory.',
  );
  await alert.getByRole('button', { name: 'OK' }).click();

  const subjects = page.getByRole('tab');
  const count = await subjects.count();
  expect(count).toBe(3);
  for (let index = 0; index < count; index++) {
    await subjects.nth(index).click();
    const option = page.getByRole('checkbox').first();
    await option.click();
    await expect(option).toBeChecked();
    await option.click();
    await expect(option, 'a selection cannot be removed').toBeChecked();
    if (index === 0) {
      await page.reload();
      await expect(page.getByRole('checkbox').first(), 'a reload keeps the answers').toBeChecked();
    }
  }
  await submit.click();
  await page.getByRole('button', { name: 'Submit now' }).click();
  await page
    .getByRole('dialog', { name: 'Your answers are in' })
    .getByRole('button', { name: 'Done' })
    .click();
}
