// The journeys: a real browser through web, gateway and backend to the database, on ports and data
// of their own. For a trace of what fails: `--trace retain-on-failure`, which takes its time.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/journeys/browser.ts';
import { patientLimits } from './tests/journeys/patient-limits.ts';

// Playwright loads this file once per worker: the first load chooses, the workers inherit the
// choice.
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'alokpath-journeys-'));
process.env.JOURNEY_PORTS ??= execFileSync(
  process.execPath,
  ['--import', 'tsx', 'tests/free-ports.main.ts', '2'],
  { encoding: 'utf8' },
);
const [port = '', backendPort = ''] = process.env.JOURNEY_PORTS.trim().split(' ');

/**
 * Journeys that take long are named `*.long.journey.ts` and run with TESTS=long (`npm run
 * test:long`); the one through all pages is `*.sweep.journey.ts` (TESTS=sweep, `npm run sweep`).
 */
const special = ['long', 'sweep'].find((name) => name === process.env.TESTS);

/** Only the full browser shows PDFs in pages: the sweep through all pages opens some. */
const browserPath = findBrowser({ isFull: special === 'sweep' });

if (!browserPath) {
  if (process.env.CI)
    throw new Error(
      'No Chromium or Chrome was found, and CI does not skip the journeys. Install one or set CHROMIUM_PATH.',
    );
  console.warn(
    'Journeys skipped: no Chromium or Chrome was found. Install one or set CHROMIUM_PATH.',
  );
}

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: browserPath ? `*.${special ? `${special}.` : ''}journey.ts` : [],
  testIgnore: special ? [] : ['*.long.journey.ts', '*.sweep.journey.ts'],
  // A slow machine is no reason to be red.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  // Journeys wait for timers and slow networks a fifth of the time, so one worker more than cores
  // keeps the cores busy. All of them use one product, whose database has one connection.
  workers: Math.min(availableParallelism(), 3) + 1,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Dhaka',
    // What a page asks is seen and answered by the journeys; offline-pages.long.journey.ts allows
    // the worker.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browserPath ? { executablePath: browserPath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(browserPath
    ? {
        webServer: {
          command: 'npm start',
          url: `http://localhost:${port}/health/ready`,
          timeout: 600_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          stdout: 'ignore',
          // What stands there before the app does is the matter of
          // prerendered-page.long.journey.ts.
          env: {
            PORT: port,
            BACKEND_PORT: backendPort,
            DATA_DIR: process.env.JOURNEY_DATA_DIR,
            FIRST_VIEWS: '0',
            ...patientLimits,
          },
        },
      }
    : {}),
});
