// Takes the pictures, for people to look at: each page on a phone, a tablet and a laptop, in both languages, light and dark.
import { resolve } from 'node:path';
import { languages, tabOf, test } from '../journeys/cast.ts';
import { pages, turn, visit } from '../journeys/pages.ts';

const folder = resolve(import.meta.dirname, '../../shots');

for (const page of pages) {
  for (const language of languages) {
    test(`${page.name}, ${language}`, async ({ scene }) => {
      const tab = await tabOf(scene, page.who, language);
      await visit(tab, scene, page, language);
      for (const [width, height] of [[360, 800] as const, [768, 1024] as const, [1280, 800] as const]) {
        await tab.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await turn(tab, colorScheme);
          // What is fetched only when it comes into view.
          for (const image of await tab.getByRole('main').locator('img').all())
            await image.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => undefined);
          await tab.evaluate(() => scrollTo(0, 0));
          await tab.screenshot({ path: `${folder}/${page.name}-${width}-${language}-${colorScheme}.png`, fullPage: true });
        }
      }
      await tab.close();
    });
  }
}
