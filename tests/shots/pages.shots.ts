// Takes the screenshots for visual review: each page on a phone, a tablet and a laptop, in both
// languages, light and dark.
import { languages, openTab, test } from '../journeys/page-users.ts';
import { pages, visit } from '../journeys/pages.ts';
import { takePictures } from './picture.ts';

for (const page of pages) {
  for (const language of languages) {
    test(`${page.name}, ${language}`, async ({ users }) => {
      const tab = await openTab(users, page.user, language);
      await visit(tab, users, page, language);
      await takePictures(tab, page.name, language);
      await tab.close();
    });
  }
}
