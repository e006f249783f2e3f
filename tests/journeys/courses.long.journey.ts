// Finding a course: search and filters in the URL, that Back, reload and a sent link keep;
// titles, focus and place on the way.
import { expect, test } from '@playwright/test';
import { demoStudent, logIn } from './person.ts';
import { waitForToast } from './toasts.ts';

const count = (text: string) => new RegExp(`^${text}`);

test('a search is in the URL: reload, a sent link and Back keep it, Bengali digits and both forms of a letter find the same', async ({
  page,
  context,
}) => {
  await page.goto('/courses');
  await expect(page).toHaveTitle('Courses · Alokpath');
  const field = page.getByRole('searchbox', { name: 'Search courses' });
  await field.fill('বিশ্ববিদ্যাল\u09DF');
  await expect(page).toHaveURL(/\/courses\?q=/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const cardCount = await cards.count();

  await field.fill('বিশ্ববিদ্যাল\u09AF\u09BC');
  await expect(page).toHaveURL(/%E0%A6%AF%E0%A6%BC$/);
  await expect(cards).toHaveCount(cardCount);
  await expect(
    page.getByRole('status').filter({ hasText: count(`${cardCount} course`) }),
  ).toBeVisible();
  await page.reload();
  await expect(cards).toHaveCount(cardCount);
  const otherPage = await context.newPage();
  await otherPage.goto(page.url());
  await expect(otherPage.getByRole('main').getByRole('article')).toHaveCount(cardCount);
  await otherPage.close();

  const name = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page).toHaveTitle(`${name} · Alokpath`);
  await page.goBack();
  await expect(field).toHaveValue('বিশ্ববিদ্যাল\u09AF\u09BC');
  await expect(cards).toHaveCount(cardCount);

  await field.fill('১০');
  await expect(page).toHaveURL(/q=%E0%A7%A7%E0%A7%A6/);
  await expect(cards).not.toHaveCount(cardCount);
  const withTen = await cards.allTextContents();
  expect(withTen.length).toBeGreaterThan(0);
  await field.fill('10');
  await expect(page).toHaveURL(/q=10/);
  await expect(cards).toHaveText(withTen);
});

test('Back undoes a filter; an empty list offers to clear it, and the focus moves to the search', async ({
  page,
}) => {
  await logIn(page, demoStudent);
  await page.goto('/courses/admission');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  await page.getByText('Free', { exact: true }).first().click();
  await expect(page).toHaveURL('/courses/admission?free=1');
  await expect(cards).not.toHaveCount(all);
  await page.goBack();
  await expect(page).toHaveURL('/courses/admission');
  await expect(cards).toHaveCount(all);

  await page.getByRole('searchbox').fill('there is none');
  await expect(page.getByText('No courses available.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filter' }).click();
  await expect(cards).toHaveCount(all);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('Back returns to the previous scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/courses/admission');
  const card = page.getByRole('main').getByRole('article').nth(3);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await card.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(50);
  await page.goBack();
  // Less than a row of cards: another journey may add a course meanwhile.
  await expect
    .poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), place))
    .toBeLessThan(64);
});

test('on a Bengali page the titles, the toasts of the server and its refusals are Bengali', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('alokpath.lang', 'bn'));
  await page.goto('/login');
  await expect(page).toHaveTitle('আলোকপথে লগ ইন করো · আলোকপথ');
  await page.getByLabel('ইউজারনেম').fill(demoStudent.username);
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('wrong-password');
  const logIn = page.getByRole('main').getByRole('button', { name: 'লগ ইন' });
  await Promise.all([waitForToast(page, 'ইউজারনেম বা পাসওয়ার্ড ঠিক নয়'), logIn.click()]);
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(demoStudent.password);
  await Promise.all([waitForToast(page, 'লগ ইন হয়েছে'), logIn.click()]);
});
