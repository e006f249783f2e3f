// Screenshots of one page: on a phone, a tablet and a laptop, light and dark.
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '../journeys/page-users.ts';
import { turn } from '../journeys/pages.ts';

const folder = resolve(import.meta.dirname, '../../shots');

const screens = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Elements that appear only when the page is idle, such as the bar of a running exam. */
const LATE_MS = 1500;

/**
 * @param isFullPage false: only the visible part, for overlays
 */
export async function takePictures(
  tab: Page,
  name: string,
  language: Language,
  isFullPage = true,
): Promise<void> {
  await tab.waitForTimeout(LATE_MS);
  // Questions outside the viewport are not rendered, but a screenshot of the whole page shows them.
  await tab.addStyleTag({ content: '* { content-visibility: visible !important }' });
  for (const { width, height } of screens) {
    await tab.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await turn(tab, colorScheme);
      if (isFullPage) {
        // Content that is loaded only when it scrolls into view.
        for (const image of await tab.locator('main img:visible').all())
          await image.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => undefined);
        await tab.evaluate(() => scrollTo(0, 0));
      }
      await tab.screenshot({
        path: `${folder}/${name}-${width}-${language}-${colorScheme}.png`,
        fullPage: isFullPage,
      });
    }
  }
}
