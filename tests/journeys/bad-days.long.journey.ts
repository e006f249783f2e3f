// URLs that lead nowhere, other people's results, sizes and languages: never a blank page.
import { expect, test } from '@playwright/test';
import { demoStudent, logIn } from './person.ts';

test('an unknown URL shows the not-found page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('404 - Page Not Found')).toBeVisible();
  await expect(
    page.getByText('Oops! The page you are looking for might be in another castle.'),
  ).toBeVisible();
});

for (const path of [
  '/courses/admission/no-such-course',
  '/courses/academic/class10/no-such-course',
  '/courses/academic/class99',
  '/courses/skills/no-such-code',
  '/campaigns/no-such-campaign',
]) {
  test(`an unknown id in ${path} shows a message`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      /no such|not find|No courses available|Not Found/i,
    );
  });
}

test("someone else's result and an unknown exam show a sentence", async ({ page }) => {
  await logIn(page, demoStudent);
  await page.goto('/exam/result/somebody-else/gst-a-2022-exam');
  await expect(page.getByText('This is not your result.')).toBeVisible();
  await page.goto('/exam/mcq-exam/no-such-exam');
  await expect(page.getByText(/no such exam/)).toBeVisible();
  await page.goto('/courses/admission/no-such-unit/years');
  await expect(page.getByText('Error loading years or no years found.')).toBeVisible();
});

test('the whole interface switches to Bengali, with its digits, and stays in Bengali', async ({
  page,
}) => {
  await page.goto('/courses/admission/buet');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('main')).toContainText('৪০');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
});

test('the menu folds away at 768 pixels and nothing scrolls sideways at 320', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu).toBeVisible();
  await menu.click();
  await page.getByRole('link', { name: 'Campaigns' }).first().click();
  await expect(page).toHaveURL('/campaigns');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/courses/admission', '/courses/admission/du', '/login', '/signup']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
