// With the data of a district: no query that a student or a marker waits for scans a big table.
// Only on PostgreSQL (`npm run test:postgres`), whose plans matter: PGlite takes minutes to fill
// the tables.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readEnv } from '../../backend/src/config.ts';
import type { Deps } from '../../backend/src/deps.ts';
import { openFiles } from '../../backend/src/files/files.ts';
import { findOldUploads } from '../../backend/src/modules/answer-files/upload-queries.ts';
import { makeNotifications } from '../../backend/src/modules/notifications/commands.ts';
import { allJobs } from '../../backend/src/worker/all-jobs.ts';
import { fillBigSideTables } from './big-side-tables.ts';
import { fillBigTables, SIZE } from './big-tables.ts';
import { confirmed } from './confirm.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

type SendRequest = () => Promise<{ status: number; text?: string }>;
type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  /** Only after `explain analyze`. */
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

/** A cursor of the year 2025. */
const FURTHER_ON = '1750000000000000~x';

/** Results of the student. */
const OWN = 'big-result-1000,big-result-2000';

let backend: Backend;
let student: Student;
let admin: Visitor;
let big: Set<string>;
let sideTables: string[];

const isOnPostgres = Boolean(process.env.DATABASE_URL);
const onPostgres = it.skipIf(!isOnPostgres);

beforeAll(async () => {
  if (!isOnPostgres) return;
  backend = await startBackend();
  student = await backend.enrolled();
  admin = await backend.admin();
  await fillBigTables(backend.db, student);
  sideTables = await fillBigSideTables(backend.db, student);
  const rows = await rowsOf('select relname from pg_class where relkind = $1 and reltuples >= $2', [
    'r',
    SIZE / 2,
  ]);
  big = new Set(rows.map(({ relname }) => String(relname)));
});
afterAll(() => backend?.close());

/** The rows of a query, without Drizzle. */
async function rowsOf(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await backend.runSql(text, values)).rows as Record<string, unknown>[];
}

/**
 * The big tables that a plan scans completely. A scan below a limit that uses every row it reads
 * ends there.
 */
function seqScans(plan: Plan, isLimited = false): string[] {
  const table = plan['Relation Name'] ?? '';
  const isWhole =
    plan['Node Type'] === 'Seq Scan' && big.has(table) && !(isLimited && plan.Filter === undefined);
  const below = (plan.Plans ?? []).flatMap((child) =>
    seqScans(child, plan['Node Type'] === 'Limit'),
  );
  return [...(isWhole ? [table] : []), ...below];
}

async function planOf(query: string, values: unknown[], options = ''): Promise<Plan> {
  const rows = await rowsOf(`explain (format json${options}) ${query}`, values);
  const plan = rows[0]?.['QUERY PLAN'] as string | [{ Plan: Plan }];
  return (typeof plan === 'string' ? JSON.parse(plan) : plan)[0].Plan;
}

/** The big tables that the queries of a request scan completely, with the query. */
async function scannedBy(sendRequest: SendRequest): Promise<string[]> {
  backend.executed.length = 0;
  const { status, text } = await sendRequest();
  expect(status, text).toBeLessThan(300);
  const scanned = new Set<string>();
  for (const { query, params } of [...backend.executed]) {
    if (!/^\s*(select|with|insert|update|delete)/i.test(query)) continue;
    // The number of all students or questions, for an admin's list by offset: no index can count
    // it.
    if (
      /\(select 1 from "(students"|bank_questions" where "bank_questions"\."archived_at" is null)\) counted/.test(
        query,
      )
    )
      continue;
    // A batch of 500 recipients: a hash join costs no more than looking each of them up.
    if (/inner join "students" .* limit \$\d+$/s.test(query) && query.includes('::bigint::text'))
      continue;
    for (const table of seqScans(await planOf(query, params))) scanned.add(`${table}: ${query}`);
  }
  expect(backend.executed.length).toBeGreaterThan(0);
  return [...scanned];
}

/** One run of the notifier, with an assignment that is due for every student. */
async function runNotifierOnce() {
  await admin.post('/assignments', {
    title: 'Essay',
    dueDate: new Date(backend.clock.now.getTime() + 3_600_000).toISOString(),
  });
  backend.executed.length = 0;
  const { db, clock } = backend;
  const run = {
    db,
    now: clock.now,
    guard: (_: string, work: () => Promise<boolean>) => work(),
    isEnding: () => false,
  };
  await makeNotifications(run, new Date(clock.now.getTime() - 90 * 86_400_000));
  return { status: 200 };
}

onPostgres('the tables are big, and a scan of one is found', async () => {
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
      ...sideTables,
    ].sort(),
  );
  expect(
    seqScans(await planOf("select id from users where created_at < now() - interval '1 year'", [])),
  ).toEqual(['users']);
});

onPostgres.each<[string, SendRequest]>([
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
  ['a run of the notifier', runNotifierOnce],
  ['progress', () => student.get('/ext/progress/mine?courseId=free10')],
  ['results of an exam', () => admin.get('/exams/results/exam/big-exam-1?limit=20')],
  ['what waits for marking', () => admin.get('/ext/results/unmarked?limit=20')],
  ['the marking queue of an exam', () => admin.get('/ext/marking/submissions?examId=big-exam-1')],
  ['the marking queue by exam', () => admin.get('/ext/marking/exams?limit=20')],
  ['the marking queue by student', () => admin.get('/ext/marking/students?limit=20')],
  ['marked exams', () => admin.get('/ext/marking/exams?limit=20&state=marked')],
  ['what is to be reconciled', () => admin.get('/ext/marking/unreconciled?limit=20')],
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
  ['enrolled courses', () => student.get(`/students/student/enrolledcourses/${student.studentId}`)],
  [
    'progress in many lessons',
    () => student.get('/ext/progress/mine?lessonIds=free10-motion-lesson-1,free10-motion-lesson-2'),
  ],
  ['results from elsewhere', () => student.get(`/academicresult/student/${student.studentId}`)],
  ['own sessions', () => student.get('/ext/sessions')],
  ['what can be taken', () => student.get('/ext/exams/takeable')],
  ['versions of own results', () => student.get(`/ext/results/single/versions?ids=${OWN}`)],
  ['exclusions of own results', () => student.get(`/ext/results/single/exclusions?ids=${OWN}`)],
  [
    'corrected scores of own results',
    () => student.get(`/ext/results/single/score-changes?ids=${OWN}`),
  ],
  ['times of own results', () => student.get(`/ext/results/single/question-times?ids=${OWN}`)],
  [
    'exam versions of own results',
    () => student.get(`/ext/results/single/exam-versions?ids=${OWN}`),
  ],
  ['own late answers', () => student.get('/ext/late-answers/mine?examId=big-exam-0')],
  [
    'own challenges',
    () => student.get('/ext/key-challenges/mine?examKind=single&examId=big-exam-0'),
  ],
  ['own submissions', () => student.get('/ext/assignments/submissions/mine')],
  ['assignments', () => student.get('/assignments')],
  ['campaigns', () => student.get('/campaigns')],
  ['exam campaigns', () => student.get('/examcampaigns')],
  ['notification preferences', () => student.get('/ext/notifications/preferences')],
  ['own data', async () => (await confirmed(student)).get('/ext/own-data')],
  ['the audit log', () => admin.get('/ext/audit-log?after=')],
  [
    'the audit log of a kind, further on',
    () => admin.get(`/ext/audit-log?kind=campaign&after=${FURTHER_ON}`),
  ],
  ['the question bank', () => admin.get('/ext/bank-questions?limit=20')],
  [
    'the question bank by subject',
    () => admin.get('/ext/bank-questions?subject=Subject%205&limit=20'),
  ],
  ['the question bank by tag', () => admin.get('/ext/bank-questions?tag=tag-5&limit=20')],
  ['a question of the bank', () => admin.get('/ext/bank-questions/big-5')],
  ['open challenges', () => admin.get('/ext/key-challenges?state=open')],
  [
    'decided challenges, further on',
    () => admin.get(`/ext/key-challenges?state=accepted&after=${FURTHER_ON}`),
  ],
  ['late answers that wait', () => admin.get('/ext/late-answers?state=waiting')],
  ['a student', () => admin.get(`/ext/people/${student.studentId}`)],
  [
    'registrations for a campaign',
    () => admin.get('/ext/campaigns/big-campaign-5/registrations?limit=20'),
  ],
  [
    'registrations for an exam campaign',
    () => admin.get('/ext/examcampaigns/big-contest-5/registrations?limit=20'),
  ],
  [
    'candidates of an exam campaign',
    () => admin.get('/ext/examcampaigns/big-contest-5/roster/candidates?limit=20'),
  ],
  [
    'candidates who are not registered',
    () =>
      admin.get(
        '/ext/examcampaigns/big-contest-5/roster/candidates?registered=false&limit=20&after=',
      ),
  ],
  ['an exam campaign with a roster', () => student.get('/examcampaigns/big-contest-5')],
  [
    'submissions of an assignment',
    () => admin.get('/ext/assignments/big-assignment-5/submissions?state=waiting'),
  ],
  ['an exam that is watched', () => admin.get('/ext/exams/single/big-exam-5/activity')],
  ['its participants', () => admin.get('/ext/exams/single/big-exam-5/participants?limit=20')],
  ['its closed attempts', () => admin.get('/ext/exams/single/big-exam-5/actions')],
  ['its statistics', () => admin.get('/ext/exams/single/big-exam-5/statistics')],
])('reads no big table from end to end: %s', async (_, sendRequest) => {
  expect(await scannedBy(sendRequest)).toEqual([]);
});

onPostgres('reads no big table from end to end: a run of each job', async () => {
  const { db, clock, app, dataDir } = backend;
  const { env } = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir });
  const deps = {
    db,
    env,
    now: () => clock.now,
    files: await openFiles(env, app.log),
    messages: { send: async () => undefined },
  };
  const jobRun = { isEnding: () => false, pause: async () => true, send: async () => undefined };
  const scanned: string[] = [];
  for (const job of allJobs(deps as unknown as Deps, app.log).filter(
    ({ everySeconds }) => everySeconds !== undefined,
  )) {
    const run = async () => {
      await job.run(jobRun, {});
      return { status: 200 };
    };
    for (const scan of await scannedBy(run)) scanned.push(`${job.name}: ${scan}`);
  }
  expect(scanned).toEqual([]);
});

/** Rows that an execution of the plan reads without using them. */
function unusedRows(plan: Plan): number {
  const below = (plan.Plans ?? []).map(unusedRows);
  return below.reduce((sum, rows) => sum + rows, plan['Rows Removed by Filter'] ?? 0);
}

onPostgres('the search for old uploads does not read finished pages', async () => {
  const years = (count: number) => new Date(Date.now() - count * 365 * 86_400_000);
  const isPage = sql`page_kind is not null and url is not null and created_at < ${years(1).toISOString()}`;
  const { rows } = (await backend.db.execute(
    sql`select count(*)::int as pages from answer_uploads where ${isPage}`,
  )) as unknown as { rows: { pages: number }[] };
  expect(rows[0]?.pages).toBeGreaterThan(SIZE / 2);
  backend.executed.length = 0;
  await findOldUploads(backend.db, { file: years(1), page: years(1) }, 500);
  const [{ query, params } = { query: '', params: [] }] = backend.executed;
  expect(unusedRows(await planOf(query, params, ', analyze'))).toBe(0);
});

/** Tables with rows of students that stay small, with the reasons. */
const SMALL = {
  address_changes: 'while a code is waited for',
  exam_messages: 'written by admins',
  key_corrections: 'written by admins',
  marking_comments: 'of markers, at most 100 each',
  merit_list_changes: 'written by admins',
  content_changes: 'one row for each item of content, course, assignment and campaign',
  exam_release_rules: 'one row for each exam',
  exam_second_marking: 'one row for each exam',
  exam_versions: 'written by admins',
  grants: 'of teachers and markers',
  notification_messages: 'until they are sent',
  password_resets: 'while a code is waited for',
  recovery_codes: 'of admins',
  reset_codes: 'while a code is waited for',
  second_factors: 'of admins',
  text_drafts: 'of admins',
  text_versions: 'written by admins',
};

onPostgres(
  'every table with rows of students or attempts is big here, or known to stay small',
  async () => {
    const rows = await rowsOf(
      `select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid in
      ('users'::regclass, 'students'::regclass, 'sessions'::regclass, 'attempts'::regclass, 'notifications'::regclass)`,
      [],
    );
    const others = rows.map(({ name }) => String(name)).filter((name) => !big.has(name));
    expect(others.sort()).toEqual(Object.keys(SMALL).sort());
  },
);

onPostgres('reads no big table from end to end: the deletion of an account', async () => {
  const cascades = sql`
    select c.conrelid::regclass::text as child, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid in ('users'::regclass, 'students'::regclass,
    'attempts'::regclass)`;
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
