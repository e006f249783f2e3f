// Pictures of every page (`npm run shots`, of some: `npm run shots -- -g years`) into shots/: the product is started as the journeys start it.
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

export default defineConfig({ ...journeys, testDir: '.', testMatch: 'pages.shots.ts', outputDir: '../../test-results' });
