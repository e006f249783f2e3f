// The browsers of journeys, pictures and benchmarks.
import { existsSync } from 'node:fs';

const FULL_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/** Has no windows of its own, which took a third of the processor time of the journeys. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const firstOf = (paths: readonly string[]) =>
  process.env.CHROMIUM_PATH || paths.find((path) => existsSync(path)) || '';

/** The browser of journeys and pictures. Empty if there is none. */
export const browserPath = firstOf([HEADLESS_SHELL, ...FULL_BROWSERS]);

/** The browser of benchmarks, the same as people use. Empty if there is none. */
export const fullBrowserPath = firstOf(FULL_BROWSERS);
