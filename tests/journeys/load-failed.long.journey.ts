// A script of a prerendered page cannot be loaded: one retry, then a message; the page can still be
// read.
import { expect, type Page, test } from '@playwright/test';
import { waitUntilHydrated, waitUntilPrerendered } from './prerendered.ts';
import { Product } from './product.ts';

const product = await Product.onFreePorts();

test.beforeAll(async () => {
  await product.start('backend');
  await product.start('gateway');
});
test.afterAll(() => product.end());

const texts = {
  en: { courses: 'Admission Courses', failed: /has not loaded completely/, reload: 'Reload' },
  bn: { courses: 'ভর্তি প্রস্তুতি কোর্স', failed: /পুরোপুরি লোড হয়নি/, reload: 'আবার লোড করো' },
} as const;

/** The number of times that the page itself has been requested. */
function visitsOf(page: Page): () => number {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  return () => visits;
}

for (const lang of ['en', 'bn'] as const) {
  for (const chunk of ['react', 'home.route']) {
    test(`shows that ${chunk} could not be loaded, after one retry, and offers to reload, in ${lang}`, async ({
      page,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('alokpath.lang', chosen), lang);
      await waitUntilPrerendered(page, product, '/');
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
      const visits = visitsOf(page);
      await page.goto(product.baseURL, { waitUntil: 'commit' });
      await expect(page.getByRole('alert')).toHaveText(texts[lang].failed);
      expect(visits()).toBe(2);
      await expect(page.getByRole('heading', { name: texts[lang].courses })).toBeVisible();
      await page.unroute(`**/assets/${chunk}-*.js`);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: texts[lang].reload })).toBeFocused();
      await page.keyboard.press('Enter');
      await waitUntilHydrated(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
}

test('a script that fails only on the first visit is loaded by the retry, without a message', async ({
  page,
}) => {
  await waitUntilPrerendered(page, product, '/');
  const visits = visitsOf(page);
  await page.route('**/assets/app-*.js', (route) =>
    visits() < 2 ? route.abort() : route.continue(),
  );
  await page.goto(product.baseURL, { waitUntil: 'commit' });
  await waitUntilHydrated(page);
  expect(visits()).toBe(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const chunk of ['react', 'home.route']) {
  test(`${chunk} is not on the server any more: a new version`, async ({ page }) => {
    await waitUntilPrerendered(page, product, '/');
    await page.route(`**/assets/${chunk}-*.js`, (route) =>
      route.continue({ url: route.request().url().replace('.js', '-of-before.js') }),
    );
    await page.goto(product.baseURL, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toHaveText(
      /^\s*A new version of Alokpath is available\.\s*Reload\s*$/,
    );
  });
}

test('without a network the page stays, with a message', async ({ page }) => {
  await waitUntilPrerendered(page, product, '/');
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  const visits = visitsOf(page);
  await page.goto(product.baseURL, { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toHaveText(texts.en.failed);
  expect(visits()).toBe(1);
  await expect(page.getByRole('heading', { name: texts.en.courses })).toBeVisible();
});

test('a page that is not prerendered shows the message too', async ({ page }) => {
  await page.route('**/assets/react-*.js', (route) => route.abort());
  await page.goto(`${product.baseURL}/login`, { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toHaveText(texts.en.failed);
});
