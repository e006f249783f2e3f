// Screenshots of a page that cannot be loaded without a network; the service worker has the error page.
import { expect, test } from '@playwright/test';
import { languages } from '../journeys/page-users.ts';
import { takePictures } from './picture.ts';

test.use({ serviceWorkers: 'allow' });

for (const language of languages) {
  test(`state-offline, ${language}`, async ({ page, context }) => {
    await page.addInitScript((lang) => localStorage.setItem('alokpath.lang', lang), language);
    await page.goto('/campaigns', { waitUntil: 'networkidle' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload({ waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.locator('main :is(h2, h3) a').first().click();
    await expect(page).toHaveURL(/campaigns\/./);
    await takePictures(page, 'state-offline', language);
  });
}
