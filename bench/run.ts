// `npm run bench -- <which>`: measures one part, `backend` and `gateway` beside their peers, and
// prints the table. Figures are of this machine; compare ratios.
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

const which = process.argv[2] ?? '';
const bench = BENCHES[which];
if (!bench) {
  console.error(
    `Say which: ${Object.keys(BENCHES).join(', ')}. For example: npm run bench -- backend`,
  );
  process.exit(1);
}
await bench();
