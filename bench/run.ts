// `npm run bench -- <name>`: runs one benchmark and prints its table. Absolute figures depend on the
// machine; compare ratios.
const BENCHES: Record<string, () => Promise<unknown>> = {
  backend: () => import('./backend/bench.ts'),
  blocking: () => import('./blocking/bench.ts'),
  'exam-day': () => import('./exam-day/bench.ts'),
  gateway: () => import('./gateway/bench.ts'),
  lighthouse: () => import('./pages/lighthouse.ts'),
  nginx: () => import('./nginx/bench.ts'),
  overload: () => import('./overload/bench.ts'),
  search: () => import('./search/bench.ts'),
  saves: () => import('./saves/bench.ts'),
  'slow-3g': () => import('./pages/slow-3g.ts'),
};

const name = process.argv[2] ?? '';
const bench = BENCHES[name];
if (!bench) {
  console.error(
    `Name a benchmark: ${Object.keys(BENCHES).join(', ')}. For example: npm run bench -- backend`,
  );
  process.exit(1);
}
await bench();
