// A teacher without knowledge of LaTeX writes formulas with the formula keyboard, in a lesson and
// in a question, and a student sees them.
import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { deleteCourse, make } from './authoring.ts';
import { execute } from './exam-kit.ts';
import { demoStudent, logIn, logOut } from './person.ts';

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };

/** Errors on the browser's console, for example a refused style, and requests to other hosts. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('blocked by Playwright')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(request.url());
  });
  return complaints;
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const fieldOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Formula' });

test('a fraction is written with the physical keyboard in a lesson, and a student sees it', async ({
  page,
}) => {
  await logIn(page, admin);
  const title = `ষষ্ঠ শ্রেণি: সূত্র ${Date.now()}`;
  const course = { title, courseCode: 'class06', courseType: 'academic', price: 0 };
  const courseId = await make(page.request, 'createCourse', course);
  const subjectId = await make(page.request, 'createSubject', { courseId, name: 'গণিত' });
  const chapterId = await make(page.request, 'createChapter', { subjectId, title: 'ভগ্নাংশ' });
  try {
    const complaints = complaintsOf(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`/boss/lessons/new?chapterId=${chapterId}`);
    await page.getByLabel('Title').fill('যোগ');
    await page.getByRole('textbox', { name: 'Text' }).click();
    expect(scripts.filter((url) => url.includes('math-field'))).toEqual([]);
    await page.keyboard.press('Control+m');
    await expect(fieldOf(page), 'has the focus when it is loaded').toBeFocused();
    expect(scripts.filter((url) => url.includes('math-field'))).toHaveLength(1);
    await page.keyboard.type('x+1/2');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('=y^2');
    const preview = dialogOf(page).getByRole('group', { name: 'Preview of the formula' });
    await expect(preview.locator('annotation')).toHaveText('x+\\frac12=y^2');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await page.getByRole('button', { name: 'HTML' }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(
      '<p>$x+\\frac12=y^2$</p>',
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).not.toHaveURL(/lessons\/new/);
    expect(complaints).toEqual([]);

    const { chapter } = await execute<{ chapter: { lessons: { id: string }[] } }>(
      page.request,
      'query ($id: ID!) { chapter(id: $id) { lessons { id } } }',
      { id: chapterId },
    );
    await logOut(page);
    await logIn(page, demoStudent);
    await page.goto('/courses/academic/class06');
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await page.goto(
      `/courses/academic/class06/${courseId}/subject/chapter/lesson/${chapter.lessons[0]?.id}`,
    );
    const formula = page.locator('.katex').first();
    await expect(formula).toBeVisible();
    await expect(formula.locator('.mfrac')).toHaveCount(1);
    await page.context().clearCookies();
    await logIn(page, admin);
  } finally {
    await deleteCourse(page.request, courseId);
  }
});

for (const { lang, colorScheme, width } of [
  { lang: 'en', colorScheme: 'light', width: 1280 },
  { lang: 'bn', colorScheme: 'dark', width: 360 },
] as const) {
  test(`the keys write into a question on ${width} pixels, ${lang}, ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      colorScheme,
      serviceWorkers: 'block',
      hasTouch: width === 360,
    });
    const page = await context.newPage();
    await logIn(page, admin);
    await page.setViewportSize({ width, height: width === 360 ? 640 : 800 });
    await page.addInitScript((chosen) => localStorage.setItem('alokpath.lang', chosen), lang);
    const complaints = complaintsOf(page);
    await page.goto('/boss/questions/new');
    const text = page.locator('textarea').first();
    await text.fill('2 + 2 = ?');
    await page
      .getByRole('button', { name: lang === 'en' ? 'Formula' : 'সূত্র', exact: true })
      .click();
    const keyboard = dialogOf(page).locator('.ML__keyboard');
    await expect(keyboard).toBeVisible();
    const press = (key: string) =>
      keyboard.locator(`.MLK__layer.is-visible [data-keycap-value="${key}"]`).click();
    await press('x');
    await press('+');
    await press('\\\\sqrt{#0}');
    await press('7');
    const preview = dialogOf(page).locator('annotation').last();
    await expect(preview).toHaveText('x+\\sqrt7');
    await keyboard.locator('.is-visible [data-layer]', { hasText: 'αβγ' }).click();
    await press('\\\\theta');
    await expect(preview).toHaveText('x+\\sqrt{7\\theta}');

    // All keys are within the dialog, large enough, and none covers another.
    const boxes = await keyboard
      .locator('.is-visible .MLK__row > [id]')
      .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().toJSON() as DOMRect));
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(36);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialogOf(page).locator('button[type=submit]').click();
    await expect(text).toHaveValue('2 + 2 = ?$x+\\sqrt{7\\theta}$');
    await expect(text).toBeFocused();
    expect(complaints).toEqual([]);
    await context.close();
  });
}
