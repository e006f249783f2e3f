// A visitor searches from the top bar: "/" opens the field, suggestions come while typing, and keys
// alone lead to the page.
import { expect, test } from '@playwright/test';

test('finds a subject by its Latin name, by keyboard only', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search courses, chapters, lessons and exams' });
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await field.fill('podartho biggan');
  // Not the suggestions for the first letters.
  await expect(
    page.getByRole('option', { name: 'All results for “podartho biggan”' }),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /suggestions?$/ })).toBeAttached();
  await expect(
    page.getByRole('group', { name: 'Subjects' }).getByRole('option').first(),
  ).toContainText('পদার্থবিজ্ঞান');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\/academic\/class09\/.*\/subject\//);
  await expect(page.getByRole('main')).toContainText('পদার্থবিজ্ঞান');
});

test('opens all results from a link, in any digits', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('বুয়েট ২০২৪')}`);
  await expect(page.getByRole('link', { name: /বুয়েট.*২০২৪/ })).toBeVisible();
});
