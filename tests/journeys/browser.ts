// Finds the browser of journeys, pictures and benchmarks.
import { existsSync } from 'node:fs';

const FULL_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/**
 * Chromium without windows, whose rendering takes time of each journey (docs/decisions/094). It
 * shows no PDFs.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The path of a browser; empty if there is none.
 * @param isFull the same browser as people use, for benchmarks and pictures
 */
export function findBrowser({ isFull = false } = {}): string {
  const paths = isFull ? FULL_BROWSERS : [HEADLESS_SHELL, ...FULL_BROWSERS];
  return process.env.CHROMIUM_PATH || paths.find((path) => existsSync(path)) || '';
}
