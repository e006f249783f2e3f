// The screen of an exam: by keyboard alone, by a finger that slides away, on the narrowest phone,
// and checked by axe.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import {
  aStudent,
  choose,
  clickReady,
  execute,
  expectReceipt,
  openExam,
  option,
  storedAnswers,
  test,
} from './exam-kit.ts';
import { newStudent } from './person.ts';

const demoPaper = '/exam/mcq-exam/du-a-2022-exam';

/** Tab, or Shift+Tab, until the focus is where it should be. */
async function tabTo(page: Page, key: 'Tab' | 'Shift+Tab', name: string): Promise<void> {
  const target = page.getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`"${name}" cannot be reached by ${key}.`);
}

/**
 * A press by one finger at the middle of an option's text. All events after the touch are sent
 * together with it, so that a slow machine does not turn it into a long press; with `until`, the
 * finger stays down until that promise has resolved.
 */
async function press(
  page: Page,
  name: string,
  { slideX = 0, slideY = 0, until = async () => {} } = {},
): Promise<void> {
  const label = page.locator('label', { has: page.getByRole('radio', { name, exact: true }) });
  await label.scrollIntoViewIfNeeded();
  const box = await label.boundingBox();
  if (!box) throw new Error(`${name} is not on the screen.`);
  const client = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [first, ...others] = slideX || slideY ? [0.25, 0.5, 0.75, 1] : [];
  const moveBy = (part: number) =>
    touch('touchMove', { x: x + slideX * part, y: y + slideY * part });
  const down = touch('touchStart', { x, y });
  await until();
  await Promise.all([down, first === undefined ? touch('touchEnd') : moveBy(first)]);
  // One after the other: all at once would be a swipe so fast that the browser navigates back.
  for (const part of others) await moveBy(part);
  if (first !== undefined) await touch('touchEnd');
  await client.detach();
}

test('an exam is taken by keyboard only, from the first question to the receipt', async ({
  student,
  exam,
}) => {
  const page = await openExam(student, exam);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expect(page.getByText(/^\d minutes? and \d+ seconds? left$/)).toBeAttached();

  await page.keyboard.press('a');
  await expect(option(page, 1, 'a')).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('2');
  await expect(option(page, 2, 'b')).toBeChecked();
  await page.keyboard.press('u');
  await page.keyboard.press('n');
  await expect(page).toHaveTitle(/^Question 3 · /);
  await page.keyboard.press('c');
  await expect(option(page, 3, 'c')).toBeChecked();

  await tabTo(page, 'Shift+Tab', 'Submit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Submit the exam?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go back to the questions' })).toBeFocused();
  await tabTo(page, 'Tab', 'Submit now');
  await page.keyboard.press('Enter');
  await expectReceipt(page);
  expect(await storedAnswers(student, exam)).toEqual(['1a', '2b', '3c']);
});

test.describe('by finger', () => {
  const onPhone = async (student: BrowserContext, path: string, width = 360): Promise<Page> => {
    const context = await student.browser()?.newContext({
      storageState: await student.storageState(),
      baseURL: new URL(path, 'http://localhost').origin,
      viewport: { width, height: 640 },
      hasTouch: true,
    });
    if (!context) throw new Error('The browser is gone.');
    return context.newPage();
  };

  test('a finger that slides away or scrolls selects nothing, a long press crosses out, a tap selects', async ({
    student,
    exam,
    baseURL,
  }) => {
    const page = await onPhone(student, baseURL ?? '');
    await page.goto(new URL(exam.path, baseURL).href);
    await clickReady(page);
    await expect(option(page, 1, 'a')).toBeVisible();

    await press(page, 'A 1a', { slideY: -180 });
    await press(page, 'B 1b', { slideX: 150, slideY: 60 });
    const isCrossedOut = (letter: string, is: boolean) =>
      expect(page.getByRole('button', { name: `Cross out ${letter}` }).first()).toHaveAttribute(
        'aria-pressed',
        `${is}`,
      );
    await press(page, 'C 1c', { until: () => isCrossedOut('C', true) });
    for (const letter of 'ABD') await isCrossedOut(letter, false);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await press(page, 'B 1b');
    await expect(option(page, 1, 'b')).toBeChecked();
    await page.context().close();
  });

  test('no element is wider than a screen of 320 pixels, also with the largest text', async ({
    student,
    baseURL,
  }) => {
    const page = await onPhone(student, baseURL ?? '', 320);
    await page.addInitScript(() => localStorage.setItem('alokpath.exam.text-size', '150'));
    await page.goto(new URL(demoPaper, baseURL).href);
    await clickReady(page);
    await expect(page.getByRole('tab').first()).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      const tooWide = await page
        .getByRole('group', { name: /^[\d]+\./ })
        .evaluateAll(async (cards) => {
          const found: string[] = [];
          for (const card of cards) {
            card.scrollIntoView();
            // Cards outside the viewport are laid out with the frame after the scroll.
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
            const { right } = card.getBoundingClientRect();
            const parts = [...card.querySelectorAll('.option, .cross, .text')];
            if (parts.some((part) => part.getBoundingClientRect().right > right))
              found.push(card.id);
          }
          return found;
        });
      expect(tooWide).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });
});

/** A student without a running attempt. */
async function aNewcomerOnPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 360, height: 740 },
  });
  const { username, password } = await newStudent(context.request);
  const input = { phoneNumber: `88${username}`, password };
  await execute(
    context.request,
    'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }',
    { input },
  );
  await execute(
    context.request,
    'mutation { enroll(input: { courseId: "du", category: ADMISSION_PREP }) { message } }',
  );
  return context.newPage();
}

for (const language of ['en', 'bn'] as const) {
  test(`question 1 starts within the first 200 pixels of a phone, and the clock causes no layout shift, ${language}`, async ({
    browser,
    baseURL,
    exam,
  }) => {
    const page = await aNewcomerOnPhone(browser, baseURL);
    await page.addInitScript((lang) => localStorage.setItem('alokpath.lang', lang), language);
    for (const path of [demoPaper, exam.path]) {
      await page.goto(path);
      await clickReady(page);
      const first = page.locator('[data-question]').first();
      await expect(first).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // The start page was scrolled down to Ready.
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect
        .poll(() => first.evaluate((card) => card.getBoundingClientRect().top), path)
        .toBeLessThanOrEqual(200);
      // Every digit in turn: the clock keeps its width, and so does all beside it.
      const timer = page.getByRole('timer');
      const widths = new Set<number>();
      const faces = new Set<string | null>();
      while (faces.size < 5) {
        const before = await timer.textContent();
        faces.add(before);
        widths.add(await timer.evaluate((element) => element.getBoundingClientRect().width));
        await expect(timer).not.toHaveText(before ?? '');
      }
      expect(widths.size, `widths of ${[...faces].join(', ')}`).toBe(1);
      // The button that crosses out: beside the row, not in it, and large enough for a finger.
      const row = first.locator('.option').first();
      const [label, cross] = [
        await row.locator('label').boundingBox(),
        await row.locator('.cross').boundingBox(),
      ];
      expect(cross?.x).toBeGreaterThanOrEqual((label?.x ?? 0) + (label?.width ?? 0));
      expect(Math.min(cross?.width ?? 0, cross?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.context().close();
  });
}

test('the end of a subject leads to the heading of the next one, and at last to Submit', async ({
  browser,
  baseURL,
}) => {
  const page = await aNewcomerOnPhone(browser, baseURL);
  await page.goto(demoPaper);
  await clickReady(page);
  await expect(page.getByRole('tab').first()).toBeVisible();
  const names = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.firstChild?.textContent ?? ''));
  for (const name of names.slice(1)) {
    await page.getByRole('button', { name: `Next subject: ${name}`, exact: true }).press('Enter');
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page.locator('[data-question]').first()).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Submit the exam', exact: true }).press('Enter');
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await page.context().close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'bn'] as const) {
    test(`axe finds nothing in an exam, ${colorScheme}, ${language}`, async ({
      browser,
      baseURL,
      exam,
    }) => {
      const student = await aStudent(browser, baseURL);
      const page = await student.newPage();
      await page.emulateMedia({ colorScheme });
      await page.addInitScript((lang) => localStorage.setItem('alokpath.lang', lang), language);
      const check = async (what: string) => {
        expect(await accessibilityViolations(page), what).toEqual([]);
      };
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await page.goto(exam.path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check('the start page');
      await clickReady(page);
      await expect(page.getByRole('radio').first()).toBeVisible();
      if (language === 'en') await choose(page, 1, 'a');
      await page.keyboard.press('u');
      await page.locator('.cross').nth(2).click();
      await check('beside the palette');
      await page.keyboard.press('?');
      await expect(dialog).toBeVisible();
      await check('with the list of keys');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.locator('#exam-submit').click();
      await expect(dialog).toBeVisible();
      await check('before submitting');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.setViewportSize({ width: 360, height: 800 });
      await page.locator('#exam-phone-bar').click();
      await expect(dialog).toBeVisible();
      await check('with the palette of a phone');
      await student.close();
    });
  }
}
