/**
 * Every unit test of the repository: `npm run test:unit`; one project alone: `npx vitest run
 * --project web`. Journeys in a browser are Playwright's. Tests that take long are named
 * `*.long.test.ts` and run with TESTS=long (`npm run test:long`).
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const isLong = process.env.TESTS === 'long';
/** Patterns of files to leave out, with spaces between them (tests/on-postgres). */
const excluded = process.env.EXCLUDED_TESTS?.split(' ') ?? [];
/** The test files below a folder that this run is for. */
const testsIn = (folder: string, extensions = 'ts') => ({
  include: [`tests/${folder}/**/*.${isLong ? 'long.' : ''}test.${extensions}`],
  exclude: [...configDefaults.exclude, ...(isLong ? [] : ['**/*.long.test.*']), ...excluded],
});

// A slow machine is no reason to be red: benchmarks measure speed, not tests.
const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};

const node = (name: string) => ({
  // Vite would take graphql's `module` build for our files, while Apollo Server takes `main`: two
  // copies, and no `instanceof` between them.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: { ...timeouts, name, environment: 'node' as const, ...testsIn(name) },
});

/** Tests of the web in jsdom. */
const web = {
  oxc: { jsx: { runtime: 'automatic' as const } },
  // Node would take what MathLive has for servers.
  resolve: {
    alias: [
      {
        find: /^mathlive$/,
        replacement: join(import.meta.dirname, 'node_modules/mathlive/mathlive.min.mjs'),
      },
    ],
  },
  test: {
    ...timeouts,
    name: 'web',
    environment: 'jsdom' as const,
    ...testsIn('web', '{ts,tsx}'),
    setupFiles: ['tests/restore-globals.ts', 'tests/web/setup.ts'],
  },
};

/** Gateway and backend share counters and caches over Redis. */
const withRedis = (name: string, ...setups: string[]) => {
  const project = node(name);
  const test = {
    ...project.test,
    globalSetup: ['tests/redis.setup.ts', ...setups],
    setupFiles: ['tests/restore-globals.ts'],
  };
  return { ...project, test };
};

/** Test files share the modules that a worker has loaded. */
const sharingModules = <Test extends object>(project: { test: Test }) => ({
  ...project,
  test: { ...project.test, isolate: false },
});

export default defineConfig({
  test: {
    // Vitest would leave one core idle. Tests wait for processes, sockets and timeouts a fifth of the
    // time, so one worker more than cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Loading React, Chakra and Apollo for each file took three quarters of the time.
      sharingModules(web),
      sharingModules(withRedis('gateway')),
      // The backend keeps no state in modules, so its files share a worker's: loading it and PGlite
      // each time took 40 % of the time.
      sharingModules(withRedis('backend', 'tests/backend/build.setup.ts')),
      node('exam-rules'),
      node('repository'),
    ],
  },
});
