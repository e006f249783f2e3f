// Every page in both languages: it loads, has a heading, logs no errors, fits on the narrowest
// phone and on a laptop at 200 %, and passes axe.
import { expect } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { languages, openTab, test } from './page-users.ts';
import { inLanguage, pages, turn, visit } from './pages.ts';

/** A laptop at 200 % has half its pixels: 640 of 1280. */
const WIDTHS = [320, 640];
/**
 * Where axe looks: colours and roles do not depend on the language, so the two languages share the
 * widths and the colour schemes.
 */
const looks = {
  en: { width: 320, colorScheme: 'light' },
  bn: { width: 640, colorScheme: 'dark' },
} as const;

// All workers share this file.
test.describe.configure({ mode: 'parallel' });

for (const page of pages) {
  for (const language of languages) {
    test(`${page.name} is shown correctly, ${language}`, async ({ users }) => {
      test.slow(page.isLong === true, 'axe needs long for hundreds of fields');
      const tab = await openTab(users, page.user, language);
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
        // Requests that the page itself has aborted.
        if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${request.url()}`);
      });

      expect(await visit(tab, users, page, language)).toBe(200);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(tab.getByRole('main')).toHaveCount(1);
      expect(await tab.title()).toContain(inLanguage(page.title ?? page.heading, language));
      await expect(tab.locator('html')).toHaveAttribute('lang', language);

      for (const width of WIDTHS) {
        await tab.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBeLessThanOrEqual(0);
      }
      const { width, colorScheme } = looks[language];
      await tab.setViewportSize({ width, height: 800 });
      await turn(tab, colorScheme);
      expect.soft(await accessibilityViolations(tab, ['target-size'])).toEqual([]);
      expect(complaints).toEqual([]);
      await tab.close();
    });
  }
}
