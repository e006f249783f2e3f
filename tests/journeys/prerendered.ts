// Shared by journeys over prerendered pages.
import { expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Resolves when the gateway has prerendered the page: the first visitor may be earlier. */
export async function waitUntilPrerendered(
  page: Page,
  product: Product,
  path: string,
): Promise<void> {
  const visit = async () =>
    (await page.request.get(product.baseURL + path, { headers: { accept: 'text/html' } })).text();
  await expect.poll(visit, { timeout: 60_000 }).toContain('id="first-data"');
}

/** Delays every script of the page. @returns a function that releases them */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    // The page may have navigated meanwhile.
    await route.continue().catch(() => undefined);
  });
  return () => release();
}

/** Resolves when React has hydrated the prerendered page. */
export const waitUntilHydrated = (page: Page): Promise<void> =>
  expect(page.locator('.prerendered')).toHaveCount(0, { timeout: 60_000 });
