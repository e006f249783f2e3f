// `npm run bench -- search`: the time of a search among 20,000 titles. Fills the database of
// DATABASE_URL, which should be an empty one, with copies of the demo's titles below one course;
// without DATABASE_URL it uses PGlite in a new folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../backend/src/db/client.ts';
import { loadDemo } from '../../backend/src/db/demo.ts';
import { findTitles } from '../../backend/src/modules/search/queries.ts';
import { groupByKind } from '../../backend/src/modules/search/ranking.ts';
import { refreshSearchKeys } from '../../backend/src/modules/search/search-keys.ts';
import { termsOf } from '../../backend/src/modules/search/terms.ts';
import { latenciesOf } from '../saves/server.ts';

const TITLES = 20_000;
const QUERIES = [
  'rosayon',
  'physics',
  'hsc physics',
  'ভেক্টর',
  'du 2023',
  'class 9',
  'ত্রিকোণমিতি',
  'podartho biggan',
  'a',
  'xyzzy',
];
const ROUNDS = 20;

const dataDir = mkdtempSync(join(tmpdir(), 'alokpath-search-'));
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir });
await database.migrate();
await loadDemo(database.db, { hasDemo: true, isProduction: true });
const chapter = sql`(select id from chapters order by id limit 1)`;
await database.db.execute(sql`insert into lessons (id, chapter_id, title)
  select 'search-bench-' || n, ${chapter}, t.title || ' ' || n from generate_series(1, ${TITLES}::int) n
  join (select title, row_number() over (order by id) as place, count(*) over () as total from
    (select id, title from lessons where id not like 'search-bench-%' union all select id, chapter_title from chapters) s) t
  on t.place = n % t.total + 1 on conflict do nothing`);
const before = performance.now();
await refreshSearchKeys(database.db);
console.log(`keys of ${TITLES} titles made in ${Math.round(performance.now() - before)} ms`);
await database.db.execute(sql`analyze`);

const all: number[] = [];
for (const query of QUERIES) {
  const measured: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const terms = termsOf(query);
    groupByKind(await findTitles(database.db, terms, undefined), terms, { offset: 0, limit: 5 });
    measured.push(performance.now() - start);
  }
  all.push(...measured);
  const { p50, p95 } = latenciesOf(measured);
  console.log(`${query}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
}
const { p50, p95, p99 } = latenciesOf(all);
console.log(`all: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
await database.close();
rmSync(dataDir, { recursive: true, force: true });
