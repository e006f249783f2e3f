// A prerendered page before its scripts: the elements that the keyboard and a screen reader reach,
// and what is kept when React hydrates it.
import { expect, type Page, test } from '@playwright/test';
import { holdScripts, waitUntilHydrated, waitUntilPrerendered } from './prerendered.ts';
import { Product } from './product.ts';

const product = await Product.onFreePorts();

test.beforeAll(async () => {
  await product.start('backend');
  await product.start('gateway');
});
test.afterAll(() => product.end());

async function openHeld(page: Page, path: string): Promise<() => void> {
  await waitUntilPrerendered(page, product, path);
  const release = await holdScripts(page);
  await page.goto(product.baseURL + path, { waitUntil: 'commit' });
  await expect(page.locator('.prerendered h1')).toBeVisible();
  return release;
}

/**
 * The elements that Tab reaches from the top of the page to its end, each as "A /courses" or
 * "BUTTON".
 */
async function reachedByTab(page: Page): Promise<string[]> {
  const reached: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute('data-reached'))
        return null;
      element.setAttribute('data-reached', '');
      return `${element.tagName} ${element.getAttribute('href') ?? element.getAttribute('data-menu') ?? ''}`.trim();
    });
    if (name === null) return reached;
    reached.push(name);
  }
}

/** The controls that a screen reader announces. */
async function announcedControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const controls = ['button', 'textbox', 'searchbox', 'checkbox', 'combobox', 'radio'];
  return nodes.flatMap(({ ignored, role, name }) =>
    !ignored && controls.includes(role?.value) ? [`${role?.value} ${name?.value}`] : [],
  );
}

test('only links are reached before the scripts are there; the search can be used after', async ({
  page,
}) => {
  const release = await openHeld(page, '/courses/admission');
  const search = page.getByRole('searchbox');
  const reached = await reachedByTab(page);
  expect(reached.length).toBeGreaterThan(10);
  expect(reached.filter((name) => !name.startsWith('A '))).toEqual([]);
  expect(await announcedControls(page)).toEqual([]);
  release();
  await waitUntilHydrated(page);
  await search.fill('ঢাকা');
  await expect(search).toHaveValue('ঢাকা');
});

test('elements, focus, scroll position and selected text stay when the app hydrates the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const release = await openHeld(page, '/');
  const link = page.getByRole('main').locator('a[href="/courses/admission/du"]').first();
  const errors: string[] = [];
  // React reports here what it has to render again, because it does not match.
  page.on('pageerror', (error) => errors.push(error.message));
  const heading = await page.locator('h1').elementHandle();
  await heading?.evaluate((element) => getSelection()?.selectAllChildren(element));
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.length).toBeGreaterThan(5);
  await link.focus();
  const focused = await page.evaluate(() => scrollY);
  const scrolled = focused + 40;
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(scrolled).toBeGreaterThan(300);
  release();
  await waitUntilHydrated(page);
  expect(errors).toEqual([]);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.evaluate(() => String(getSelection()))).toBe(selected);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('the position after a reload is where the page was scrolled to meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const release = await openHeld(page, '/');
  release();
  await waitUntilHydrated(page);
  await page.evaluate(() => scrollTo(0, 200));
  await page.unroute('**/assets/*.js');
  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.prerendered h1')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  // As a person scrolls: until the page has loaded, the browser takes back what a script has
  // scrolled.
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  releaseAgain();
  await waitUntilHydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the menu opens, and the app waits until it is closed', async ({ page }) => {
    const release = await openHeld(page, '/');
    const menu = page.locator('#mobile-menu');
    const button = page.locator('[data-menu=open]');
    await button.click();
    await expect(menu).toBeVisible();
    const pageCode = page.waitForResponse(/home\.route-/);
    release();
    await pageCode;
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.prerendered')).toHaveCount(1);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await waitUntilHydrated(page);
    await expect(button).toBeFocused();
    await button.click();
    await expect(menu).toBeVisible();
  });

  test('the links of the menu work', async ({ page }) => {
    await waitUntilPrerendered(page, product, '/courses');
    await openHeld(page, '/');
    await page.locator('[data-menu=open]').click();
    await page.locator('#mobile-menu [data-menu=close]').click();
    await expect(page.locator('#mobile-menu')).toBeHidden();
    await page.locator('[data-menu=open]').click();
    await page.locator('#mobile-menu').locator('a[href="/courses"]').click({ noWaitAfter: true });
    await expect(page).toHaveURL(`${product.baseURL}/courses`);
    await expect(page.locator('.prerendered h1')).toBeVisible();
  });
});
