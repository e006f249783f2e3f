// The browser that journeys, pictures and benchmarks run in.
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Empty where there is none. */
export const browserPath =
  process.env.CHROMIUM_PATH || PLACES.find((path) => existsSync(path)) || '';
