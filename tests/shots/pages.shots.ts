// Takes the screenshots for visual review: each page on a phone, a tablet and a laptop, in both
// languages, light and dark.
import { languages, tabOf, test } from '../journeys/cast.ts';
import { pages, visit } from '../journeys/pages.ts';
import { takePictures } from './picture.ts';

for (const page of pages) {
  for (const language of languages) {
    test(`${page.name}, ${language}`, async ({ scene }) => {
      const tab = await tabOf(scene, page.who, language);
      await visit(tab, scene, page, language);
      await takePictures(tab, page.name, language);
      await tab.close();
    });
  }
}
