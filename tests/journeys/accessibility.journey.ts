// axe finds nothing on any page: English and Bengali, light and dark, on a phone of 320 pixels, at 200 % on a laptop, and on a laptop.
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { languages, tabOf, test } from './cast.ts';
import { pages, turn, visit } from './pages.ts';

/** A laptop at 200 % has half its pixels: 640 of 1280. Between them the two languages meet each width and each colour scheme. */
const looks = {
  en: [
    { width: 320, colorScheme: 'light' },
    { width: 640, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ],
  bn: [
    { width: 320, colorScheme: 'dark' },
    { width: 640, colorScheme: 'light' },
  ],
} as const;

for (const page of pages) {
  for (const language of languages) {
    test(`axe finds nothing on ${page.name}, ${language}`, async ({ scene }) => {
      const tab = await tabOf(scene, page.who, language);
      await visit(tab, scene, page, language);
      for (const { width, colorScheme } of looks[language]) {
        await tab.setViewportSize({ width, height: 800 });
        await turn(tab, colorScheme);
        const { violations } = await new AxeBuilder({ page: tab }).options({ rules: { 'target-size': { enabled: true } } }).analyze();
        expect
          .soft(
            violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
            `${width} ${colorScheme}`,
          )
          .toEqual([]);
      }
      await tab.close();
    });
  }
}
