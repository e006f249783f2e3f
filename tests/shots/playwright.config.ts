// Pictures of every page (`npm run shots`, of some: `npm run shots -- -g years`) into shots/: the
// product is started as the journeys start it.
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { findBrowser } from '../journeys/browser.ts';

// One after the other: each worker would make people and courses of its own, and both would be in
// the lists.
export default defineConfig({
  ...journeys,
  // Only the full browser shows PDFs in pages.
  use: {
    ...journeys.use,
    launchOptions: {
      ...journeys.use?.launchOptions,
      executablePath: findBrowser({ isFull: true }),
    },
  },
  workers: 1,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results',
});
