// At the size of a district: no query that a student or a marker waits for reads a big table from end to end.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeNotifications } from '../../backend/src/modules/notifications/commands.ts';
import { fillBigTables, SIZE } from './big-tables.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

/** Runs a query with its values, without drizzle. */
type Client = {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
};
type Plan = { 'Node Type': string; 'Relation Name'?: string; Filter?: string; Plans?: Plan[] };

/** A cursor of the year 2025. */
const FURTHER_ON = '1750000000000000~x';

let backend: Backend;
let client: Client;
let student: Student;
let admin: Visitor;
let big: Set<string>;

beforeAll(async () => {
  backend = await startBackend();
  client = (backend.db as unknown as { $client: Client }).$client;
  student = await backend.enrolled();
  admin = await backend.admin();
  await fillBigTables(backend.db, student);
  const { rows } = await client.query(
    'select relname from pg_class where relkind = $1 and reltuples >= $2',
    ['r', SIZE / 2],
  );
  big = new Set(rows.map(({ relname }) => String(relname)));
});
afterAll(() => backend.close());

/** The big tables that a plan reads from end to end. A scan that takes every row it reads, below a limit, ends there. */
function seqScans(plan: Plan, isLimited = false): string[] {
  const table = plan['Relation Name'] ?? '';
  const isWhole =
    plan['Node Type'] === 'Seq Scan' && big.has(table) && !(isLimited && plan.Filter === undefined);
  const below = (plan.Plans ?? []).flatMap((child) =>
    seqScans(child, plan['Node Type'] === 'Limit'),
  );
  return [...(isWhole ? [table] : []), ...below];
}

async function planOf(query: string, values: unknown[]): Promise<Plan> {
  const { rows } = await client.query(`explain (format json) ${query}`, values);
  const plan = rows[0]?.['QUERY PLAN'];
  return (typeof plan === 'string' ? JSON.parse(plan) : plan)[0].Plan;
}

/** The big tables that the queries of a request read from end to end, with the query. */
async function scannedBy(ask: () => Promise<{ status: number }>): Promise<string[]> {
  backend.executed.length = 0;
  expect((await ask()).status).toBeLessThan(300);
  const scanned: string[] = [];
  for (const { query, params } of [...backend.executed]) {
    if (!/^\s*(select|with|insert|update|delete)/i.test(query)) continue;
    // The number of all students, which an admin's list by offset shows: no index answers that.
    if (query.includes('(select 1 from "students") counted')) continue;
    for (const table of seqScans(await planOf(query, params))) scanned.push(`${table}: ${query}`);
  }
  expect(backend.executed.length).toBeGreaterThan(0);
  return scanned;
}

/** One round, with an assignment that is due for every student. */
async function runNotifierOnce() {
  await admin.post('/assignments', {
    title: 'Essay',
    dueDate: new Date(backend.clock.now.getTime() + 3_600_000).toISOString(),
  });
  backend.executed.length = 0;
  const { db, clock } = backend;
  const round = {
    db,
    now: clock.now,
    guard: (_: string, work: () => Promise<boolean>) => work(),
    isStopping: () => false,
  };
  await makeNotifications(round, new Date(clock.now.getTime() - 90 * 86_400_000));
  return { status: 200 };
}

it('the tables are big, and a scan of one is found', async () => {
  expect([...big].sort()).toEqual(
    [
      'attempts',
      'exam_result_versions',
      'exam_results',
      'multi_subject_result_versions',
      'multi_subject_results',
      'notifications',
      'sessions',
      'student_notes',
      'students',
      'users',
    ].sort(),
  );
  expect(
    seqScans(await planOf("select id from users where created_at < now() - interval '1 year'", [])),
  ).toEqual(['users']);
});

it.each<[string, () => Promise<{ status: number }>]>([
  ['the session', () => student.get('/students/student')],
  [
    'a login',
    () =>
      backend
        .visitor()
        .post('/auth/student/login', { email: 'admin@alokpath.test', password: 'alokpath-admin' }),
  ],
  ["one's own results", () => student.get('/ext/results/mine')],
  ["a user's results", () => student.get(`/exams/results/user/${student.userId}`)],
  [
    "a user's result in an exam",
    () => student.get(`/exams/results/user/${student.userId}/exam/big-exam-0`),
  ],
  ['open attempts', () => student.get('/ext/attempts/open')],
  [
    'the start of an exam',
    () => student.post('/ext/attempts', { kind: 'single', examId: 'big-exam-2' }),
  ],
  ['notes', () => student.get('/ext/notes')],
  ['notifications', () => student.get('/ext/notifications?after=')],
  ['notifications, further on', () => student.get(`/ext/notifications?after=${FURTHER_ON}`)],
  ['unread notifications', () => student.get('/ext/notifications/unread')],
  ['marking all notifications as read', () => student.post('/ext/notifications/read', {})],
  ['a round of the notifier', runNotifierOnce],
  ['progress', () => student.get('/ext/progress/mine?courseId=free10')],
  ['results of an exam', () => admin.get('/exams/results/exam/big-exam-1?limit=20')],
  ['what waits for marking', () => admin.get('/ext/results/unmarked?limit=20')],
  ['the attempts at an exam', () => admin.get('/ext/attempts?examId=big-exam-1&limit=20')],
  ['students', () => admin.get('/students?limit=20')],
  [
    "one's own results in single exams, further on",
    () => student.get(`/ext/results/mine/single?after=${FURTHER_ON}`),
  ],
  ['students, further on', () => admin.get(`/students?limit=20&after=${FURTHER_ON}`)],
  [
    'results of an exam, further on',
    () => admin.get(`/exams/results/exam/big-exam-1?limit=20&after=${FURTHER_ON}`),
  ],
  [
    'results in papers, further on',
    () => admin.get(`/multisubjectexamsresult/exam-results?limit=20&after=${FURTHER_ON}`),
  ],
  [
    'what waits for marking, further on',
    () => admin.get(`/ext/results/unmarked?limit=20&after=${FURTHER_ON}`),
  ],
  [
    'the attempts at an exam, further on',
    () => admin.get(`/ext/attempts?examId=big-exam-1&limit=20&after=${FURTHER_ON}`),
  ],
])('reads no big table from end to end: %s', async (_, ask) => {
  expect(await scannedBy(ask)).toEqual([]);
});

it('reads no big table from end to end: the deletion of an account', async () => {
  const cascades = sql`
    select c.conrelid::regclass::text as child, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid in ('users'::regclass, 'students'::regclass, 'attempts'::regclass)`;
  const { rows } = (await backend.db.execute(cascades)) as unknown as {
    rows: { child: string; column: string }[];
  };
  expect(rows.length).toBeGreaterThan(8);
  const scanned: string[] = [];
  for (const { child, column } of rows) {
    scanned.push(
      ...seqScans(
        await planOf(`select 1 from "${child}" where "${column}" = $1`, [student.userId]),
      ),
    );
  }
  expect(scanned).toEqual([]);
});
