// From the home page to a result without a mouse: the focus is always visible, and every control
// can be reached.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { scrollToQuestions } from './exam-kit.ts';
import { newStudent } from './person.ts';

/**
 * An outline of two pixels or more, on what has the focus or on the row around it; headings and the
 * page itself take the focus unseen.
 */
async function expectFocusSeen(page: Page): Promise<void> {
  const unmarkedElement = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches('main, h1')) return null;
    const drawn = [
      focused,
      focused.closest('label'),
      focused.closest('.option'),
      focused.closest('article'),
    ].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return drawn ? null : focused.outerHTML.slice(0, 200);
  });
  expect(unmarkedElement, 'has the focus and does not show it').toBeNull();
}

/** Tab, or Shift+Tab, until `target` has the focus; every stop on the way must be seen. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
  throw new Error(`${target} cannot be reached by ${key}.`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a student gets from the home page to a result by keyboard only', async ({ page }) => {
  const { username, password } = await newStudent(page.request);
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Main' });
  // Controls of the prerendered page do nothing until the scripts have replaced it.
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Admission Courses' })).toBeVisible();

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip, 'the first stop').toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    main.getByRole('link', { name: 'Get Started' }),
    'the first stop of the content',
  ).toBeFocused();

  await page.reload({ waitUntil: 'networkidle' });
  await press(page, page.getByRole('button', { name: 'বাংলা' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(
    page.getByRole('button', { name: 'English' }),
    'the switch keeps the focus',
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await press(page, menu.getByRole('link', { name: 'Login' }));
  await expect(page).toHaveURL('/login');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please fill all the fields').first()).toBeVisible();
  await expect(page.getByLabel('Username'), 'the first field that is wrong').toBeFocused();
  // react-hook-form focuses the first wrong field again in a timer, which on a busy machine runs
  // after the keys typed meanwhile. A timer that is set now runs after that one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await press(page, main.getByRole('link', { name: /GST/ }));
  await expect(page).toHaveURL('/courses/admission/gst');
  await press(page, page.getByRole('button', { name: 'Enroll Now' }));
  await expect(
    page.getByRole('link', { name: 'View Course' }),
    'what the button became',
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/courses/admission/gst/units');
  await press(page, main.getByRole('link').filter({ hasText: 'ইউনিট' }).first());
  await expect(page).toHaveURL('/courses/admission/gst-a/years');
  const row = page.getByRole('listitem').filter({ hasText: '2022' });
  await press(page, row.getByRole('link', { name: /Give Exam/ }));
  await press(page, page.getByRole('button', { name: 'Ready: start the clock' }));

  await expect(page.getByRole('timer')).toBeVisible();
  const subjects = page.getByRole('tab');
  for (let index = 0; index < (await subjects.count()); index += 1) {
    await tabTo(page, page.getByRole('tab', { selected: true }), index === 0 ? 'Tab' : 'Shift+Tab');
    if (index > 0) await page.keyboard.press('ArrowRight');
    await expect(subjects.nth(index)).toBeFocused();
    await expect(subjects.nth(index)).toHaveAttribute('aria-selected', 'true');
    await press(page, page.getByRole('checkbox').first(), 'Space');
    await expect(page.getByRole('checkbox').first()).toBeChecked();
  }
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await tabTo(page, submit, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Submit now' }));
  await press(
    page,
    page.getByRole('dialog', { name: 'Your answers are in' }).getByRole('button', { name: 'Done' }),
  );

  await expect(page).toHaveURL('/courses/admission/gst-a/years');
  await press(page, row.getByRole('link', { name: /View Result/ }));
  await scrollToQuestions(page);
  await expect(page.getByText('Right answer').first()).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Blank/ }));
  await expect(page).toHaveURL(/show=blank/);
});

test('on a phone the menu opens, traps the focus, and restores it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const open = page.getByRole('button', { name: 'Open menu' });
  await press(page, open);
  const menu = page.getByRole('dialog', { name: 'Main' });
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
    await expectFocusSeen(page);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
});

test('reduced motion disables animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/courses/admission/du', '/login']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element);
          return [animationDuration, transitionDuration].some((durations) =>
            durations.split(',').some((time) => Number.parseFloat(time) > 0.01),
          );
        }).length,
    );
    expect(moving, path).toBe(0);
  }
});

test('in forced colours the focus, the fields and the selection are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/campaigns');
  await tabTo(page, page.getByRole('main').getByRole('link').first());
  const chosen = page.locator('main nav a[aria-current=true]');
  const other = page.locator('main nav a:not([aria-current])').first();
  const styleOf = (link: Locator) =>
    link.evaluate(
      (element) =>
        `${getComputedStyle(element).borderWidth} ${getComputedStyle(element).backgroundColor}`,
    );
  expect(await styleOf(chosen)).not.toBe(await styleOf(other));
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Username'));
  await expect(page.getByLabel('Username')).not.toHaveCSS('border-width', '0px');
});
