// The service worker's cache for a page without a network.
import type { Page } from '@playwright/test';

/** Waits until it has kept all scripts, styles and fonts that the page has loaded. */
export async function waitUntilCached(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const cache = await caches.open('visited');
    const mine = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'));
    const there = await Promise.all(
      mine.map(async ({ name }) => (await cache.match(name)) ?? (await caches.match(name))),
    );
    return there.every(Boolean);
  });
}
