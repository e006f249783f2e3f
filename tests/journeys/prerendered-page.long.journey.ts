// Public pages before any script has loaded, and while the app hydrates them.
import { expect, type Page, test } from '@playwright/test';
import { waitUntilHydrated, waitUntilPrerendered } from './prerendered.ts';
import { Product } from './product.ts';

const product = await Product.onFreePorts();

test.beforeAll(async () => {
  await product.start('backend');
  await product.start('gateway');
});
test.afterAll(() => product.end());

test.use({ viewport: { width: 360, height: 800 } });

const texts = {
  en: { courses: 'Admission Courses', start: 'Get Started', toOther: 'বাংলা' },
  bn: { courses: 'ভর্তি প্রস্তুতি কোর্স', start: 'শুরু করো', toOther: 'English' },
} as const;

/** Uses the menu, which has the language switch on a phone. */
async function switchLanguage(page: Page, name: string): Promise<void> {
  await page.locator('[data-menu=open]').click();
  await page.locator('#mobile-menu').getByRole('button', { name }).click();
  await page.locator('#mobile-menu [data-menu=close]').click();
}

for (const lang of ['en', 'bn'] as const) {
  test(`home and a course can be read and reached without a script, in ${lang}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('alokpath.lang', chosen), lang);
    await page.route('**/*.js', (route) => route.abort());
    await waitUntilPrerendered(page, product, '/');
    await waitUntilPrerendered(page, product, '/courses/admission/du');
    await page.goto(product.baseURL, { waitUntil: 'commit' });
    // Once the retry is over.
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('heading', { name: texts[lang].courses })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: texts[lang].start }),
    ).toBeVisible();
    await page.getByRole('main').locator('a[href="/courses/admission/du"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /ঢাকা বিশ্ববিদ্যালয়/ })).toBeVisible();
  });

  test(`the texts of ${lang} are requested together with the app`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('alokpath.lang', chosen), lang);
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(request.url()),
    );
    // The app does not run, so it requests nothing.
    await page.route('**/assets/app-*.js', () => undefined);
    await waitUntilPrerendered(page, product, '/courses/admission/du');
    await page.goto(`${product.baseURL}/courses/admission/du`, { waitUntil: 'commit' });
    const hrefsOf = (chosen: string) =>
      page
        .locator(`link[data-preload=${chosen}]`)
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const own = await hrefsOf(lang);
    expect(own.length).toBeGreaterThan(0);
    await expect.poll(() => own.filter((href) => !scripts.includes(href))).toEqual([]);
    const other = await hrefsOf(lang === 'en' ? 'bn' : 'en');
    expect(other.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => other.includes(url))).toEqual([]);
  });

  test(`the app hydrates without repeating any request, in ${lang}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on(
      'request',
      (request) => request.url().includes('/graphql') && errors.push(request.url()),
    );
    await page.addInitScript(
      (chosen) =>
        localStorage.getItem('alokpath.lang') ?? localStorage.setItem('alokpath.lang', chosen),
      lang,
    );
    await waitUntilPrerendered(page, product, '/');
    await page.goto(product.baseURL);
    await waitUntilHydrated(page);
    await expect(
      page.getByRole('main').locator('a[href="/courses/admission/du"]').first(),
    ).toBeVisible();
    expect(errors).toEqual([]);
    await switchLanguage(page, texts[lang].toOther);
    await expect(
      page.getByRole('heading', { name: texts[lang === 'en' ? 'bn' : 'en'].courses }),
    ).toBeVisible();
  });
}

test('a tap before the scripts are loaded navigates at once, and Back leads to a working page', async ({
  page,
}) => {
  await waitUntilPrerendered(page, product, '/');
  await waitUntilPrerendered(page, product, '/courses/admission/du');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const held: string[] = [];
  const stopped: string[] = [];
  page.on('requestfailed', (request) => stopped.push(request.url()));
  await page.route('**/assets/*.js', async (route) => {
    held.push(route.request().url());
    await new Promise((later) => setTimeout(later, 60_000));
  });
  // Simulates six busy connections: the next page is loaded when the first one's scripts are
  // cancelled.
  await page.route('**/courses/admission/du', async (route) => {
    await expect.poll(() => stopped).toEqual(expect.arrayContaining(held.slice(0, 6)));
    await route.continue();
  });
  await page.goto(product.baseURL, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBeGreaterThan(5);
  await page
    .getByRole('main')
    .locator('a[href="/courses/admission/du"]')
    .first()
    .click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1, name: /ঢাকা বিশ্ববিদ্যালয়/ })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.goBack({ waitUntil: 'commit' });
  await waitUntilHydrated(page);
  await switchLanguage(page, 'বাংলা');
  await expect(page.getByRole('heading', { name: 'ভর্তি প্রস্তুতি কোর্স' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a tap on a control that does not work yet shows feedback at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await waitUntilPrerendered(page, product, '/');
  await page.route('**/assets/*.js', () => {});
  await page.goto(product.baseURL, { waitUntil: 'commit' });
  // The page's own script, at its end, has run: before that the document is still arriving.
  await expect(page.locator('[data-deferred][rel="modulepreload"]').first()).toBeAttached();
  const control = page.getByRole('banner').locator('[inert]').first();
  const box = await control.boundingBox();
  const bar = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::before').height);
  expect(await bar()).not.toBe('3px');
  // At its centre: its edge moves when the font arrives.
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(bar).toBe('3px');
});
