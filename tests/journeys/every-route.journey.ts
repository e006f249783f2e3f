// Every page in both languages: it answers, says where one is, complains of nothing, and fits on the narrowest phone.
import { expect } from '@playwright/test';
import { languages, tabOf, test } from './cast.ts';
import { inLanguage, pages, visit } from './pages.ts';

for (const page of pages) {
  for (const language of languages) {
    test(`${page.name} stands as it should, ${language}`, async ({ scene }) => {
      const tab = await tabOf(scene, page.who, language);
      const complaints: string[] = [];
      tab.on('pageerror', (error) => complaints.push(String(error)));
      tab.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      tab.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
      });
      tab.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // What a page itself does not want any more.
        if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${request.url()}`);
      });

      expect(await visit(tab, scene, page, language)).toBe(200);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(tab.getByRole('main')).toHaveCount(1);
      expect(await tab.title()).toContain(inLanguage(page.title ?? page.heading, language));
      await expect(tab.locator('html')).toHaveAttribute('lang', language);

      await tab.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await tab.close();
    });
  }
}
