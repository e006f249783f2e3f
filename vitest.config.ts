/** Every unit test of the repository: `npm run test:unit`; one part alone: `npx vitest run --project web`. Journeys in a browser are Playwright's. */
import { defineConfig } from 'vitest/config';

// A slow machine is no reason to be red: benchmarks measure speed, not tests.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

const node = (name: string) => ({
  // Vite would take graphql's `module` build for our files, while Apollo Server takes `main`: two copies, and no `instanceof` between them.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: { ...patience, name, environment: 'node', include: [`tests/${name}/**/*.test.ts`] },
});

export default defineConfig({
  test: {
    // Vitest would leave one core idle; much of the work here waits for processes and sockets.
    maxWorkers: '100%',
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...patience,
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/web/setup.ts'],
        },
      },
      node('gateway'),
      node('backend'),
      node('exam-rules'),
      node('repository'),
    ],
  },
});
