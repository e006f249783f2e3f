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

/**
 * The path of the browser for journeys and pictures; empty if there is none.
 * @param isFull for benchmarks: the same browser as people use
 */
export function findBrowser({ isFull = false } = {}): string {
  const paths = isFull ? FULL_BROWSERS : [HEADLESS_SHELL, ...FULL_BROWSERS];
  return process.env.CHROMIUM_PATH || paths.find((path) => existsSync(path)) || '';
}
