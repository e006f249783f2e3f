// The first minute of an exam: PostgreSQL plans by statistics in which every attempt is closed, and
// keeps these plans until it analyzes the table again. An index of open attempts then looks empty,
// and a statement that reads it from end to end looks cheap. With 200,000 open attempts each save
// would read all of them. Only on PostgreSQL (`npm run test:postgres`).
import { sheetChecksum } from '@alokpath/exam-rules/sheet-checksum';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { handIn, PAPER, SINGLE, save, start } from './attempt-kit.ts';
import { fillBigTables } from './big-tables.ts';
import { type Backend, type Student, startBackend } from './kit.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

let backend: Backend;
let student: Student;

const onPostgres = it.skipIf(!process.env.DATABASE_URL);

beforeAll(async () => {
  if (!process.env.DATABASE_URL) return;
  backend = await startBackend();
  student = await backend.enrolled();
  // All of its attempts are closed, and the tables are analyzed.
  await fillBigTables(backend.db, await backend.enrolled());
});
afterAll(() => backend?.close());

/** Scans of attempts that are bounded neither by an attempt or a student nor by a limit. */
function unboundedScans(plan: Plan, isLimited = false): string[] {
  const { 'Index Name': index = 'the whole table', 'Index Cond': condition = '' } = plan;
  const isScan = plan['Relation Name'] === 'attempts' && plan['Node Type'].endsWith('Scan');
  const isBounded = isLimited || /\b(id|user_id) = /.test(condition);
  const below = (plan.Plans ?? []).flatMap((child) =>
    unboundedScans(child, plan['Node Type'] === 'Limit'),
  );
  return [...(isScan && !isBounded ? [`${index} ${condition}`] : []), ...below];
}

/** The unbounded scans of some requests, with their statements. */
async function unboundedScansOf(run: () => Promise<unknown>): Promise<string[]> {
  backend.executed.length = 0;
  await run();
  const { $client } = backend.db as unknown as {
    $client: { query(text: string, values: unknown[]): Promise<{ rows: object[] }> };
  };
  const scans: string[] = [];
  let read = 0;
  for (const { query, params } of [...backend.executed]) {
    if (!/^\s*(select|with|insert|update)/i.test(query) || !query.includes('"attempts"')) continue;
    const { rows } = await $client.query(`explain (format json) ${query}`, params);
    const [{ 'QUERY PLAN': plans }] = rows as [{ 'QUERY PLAN': [{ Plan: Plan }] }];
    for (const scan of unboundedScans(plans[0].Plan)) scans.push(`${scan}: ${query}`);
    read += 1;
  }
  expect(read).toBeGreaterThan(4);
  return scans;
}

onPostgres.each([PAPER, SINGLE])(
  'start, saves and end of %s find the attempt by its id or its student',
  async (examId) => {
    const scans = await unboundedScansOf(async () => {
      const attempt = (await start(student, examId)).body;
      const sheet = { selections: [], writtenAnswer: [] };
      expect((await save(student, attempt._id, 1, sheet)).status).toBe(200);
      const changes = { sequence: 2, base: 1, checksum: sheetChecksum(sheet), selections: [] };
      const changed = await student.send('PATCH', `/ext/attempts/${attempt._id}/answers`, {
        body: { ...changes, marked: [], unmarked: [] },
      });
      expect(changed.status, changed.text).toBe(200);
      const ended =
        examId === PAPER
          ? await handIn(student, attempt._id)
          : await student.post(`/ext/attempts/${attempt._id}/close`, { round: 0 });
      expect(ended.status, ended.text).toBeLessThan(300);
    });
    expect(scans).toEqual([]);
  },
);
