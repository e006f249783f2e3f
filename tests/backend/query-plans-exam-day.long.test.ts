// The plans of an exam day. PostgreSQL plans with statistics from before the exam: every attempt in
// them is closed, and the new exam has no rows. So an index on open attempts looks empty, and one
// on the exam looks shorter than one on the user, and with 200,000 candidates each request would
// read the rows of all (docs/decisions/089). Only on PostgreSQL (`npm run test:postgres`).
import { sheetChecksum } from '@alokpath/exam-rules/sheet-checksum';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import {
  MAX_SHEETS,
  updateAnswersOfMany,
} from '../../backend/src/modules/attempts/answer-queries.ts';
import { findRecipients } from '../../backend/src/modules/notifications/recipient-queries.ts';
import { SINGLE, save } from './attempt-kit.ts';
import { FREE_PAPER, PAID_PAPER } from './content-fixture.ts';
import { HOUR } from './durations.ts';
import { fillEarlierExams } from './earlier-exams.ts';
import {
  backend,
  createCampaign,
  registerForCampaign,
  startAttempt,
  submitAnswers,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { advanceClock, type Student } from './kit.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  /** Of a bitmap: what its indexes find. */
  'Recheck Cond'?: string;
  Plans?: Plan[];
};

/** Tables with at least one row for each candidate of an exam. */
const TABLES = [
  'attempts',
  'exam_results',
  'exam_result_versions',
  'multi_subject_results',
  'multi_subject_result_versions',
  'exam_campaign_entries',
  'students',
  'enrolments',
];
/** Of the earlier exams. */
const CANDIDATES = 5000;

let student: Student;

const onPostgres = it.skipIf(!process.env.DATABASE_URL);

useExamCampaigns();
beforeAll(async () => {
  if (!process.env.DATABASE_URL) return;
  student = await backend.enrolled();
  await backend.db.execute(sql`with earlier as (
      insert into users (id, email, password_hash)
      select 'earlier-' || n, 'earlier-' || n || '@example.com', '-'
      from generate_series(1, ${CANDIDATES}::int) n returning id),
    earlier_students as (insert into students (id, user_id, name) select id, id, 'Crowd'
      from earlier returning id)
    insert into enrolments (id, student_id, university_id) select id, id, 'free'
    from earlier_students`);
  await fillEarlierExams(backend.db, {
    paperId: FREE_PAPER,
    examId: SINGLE,
    userIds: sql`select id from users where id like 'earlier-%'`,
    exams: 5,
  });
  await backend.db.execute(sql`analyze`);
});

/** Scans of these tables that are bounded neither by a row or a user nor by a limit. */
function unboundedScans(plan: Plan, isLimited = false): string[] {
  const { 'Relation Name': table = '', 'Index Name': index } = plan;
  const condition = plan['Index Cond'] ?? plan['Recheck Cond'] ?? '';
  const isScan = TABLES.includes(table) && plan['Node Type'].endsWith('Scan');
  // It ends with the user: a condition on it is checked for each entry of the exam.
  const isByExam = /_rank$/.test(index ?? '');
  const isOfOne = /\b(id|user_id|student_id|attempt_id|result_id) = /.test(condition);
  const isBounded = isLimited || (isOfOne && !isByExam);
  const below = (plan.Plans ?? []).flatMap((child) =>
    unboundedScans(child, plan['Node Type'] === 'Limit'),
  );
  return [...(isScan && !isBounded ? [`${index ?? table} ${condition}`] : []), ...below];
}

/** The unbounded scans of a request, with their statements. */
async function unboundedScansOf(
  request: () => Promise<{ status: number; text: string }>,
): Promise<string[]> {
  backend.executed.length = 0;
  const { status, text } = await request();
  expect([200, 201, 404], text).toContain(status);
  const statements = backend.executed.splice(0);
  const scans: string[] = [];
  for (const { query, params } of statements) {
    if (!/^\s*(\(?select|with|insert|update)/i.test(query)) continue;
    // Counts the scores of all; in a large exam once in five seconds.
    if (query.includes('json_object_agg(counted.')) continue;
    const plans = { own: await planOf(query, params), general: await generalPlanOf(query, params) };
    for (const [kind, plan] of Object.entries(plans))
      for (const scan of unboundedScans(plan)) scans.push(`${kind} plan, ${scan}: ${query}`);
  }
  backend.executed.splice(0, Number.POSITIVE_INFINITY, ...statements);
  return scans;
}

/**
 * How PostgreSQL runs a statement with these values: the first times, and if it is not prepared.
 */
async function planOf(query: string, params: unknown[]): Promise<Plan> {
  return toPlan((await backend.runSql(`explain (format json) ${query}`, params)).rows);
}

/** How it runs a prepared statement that has run often, for any values. */
async function generalPlanOf(query: string, params: unknown[]): Promise<Plan> {
  const values = params.length === 0 ? '' : `(${params.map(toLiteral).join(', ')})`;
  return backend.db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    await tx.execute(sql.raw(`prepare general as ${query}`));
    const plan = await tx.execute(sql.raw(`explain (format json) execute general${values}`));
    await tx.execute(sql`deallocate general`);
    return toPlan((plan as { rows: unknown }).rows);
  });
}

function toPlan(rows: unknown): Plan {
  const [{ 'QUERY PLAN': plans }] = rows as [{ 'QUERY PLAN': [{ Plan: Plan }] }];
  return plans[0].Plan;
}

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = Array.isArray(value)
    ? `{${value.map((item) => JSON.stringify(item)).join(',')}}`
    : value instanceof Date
      ? value.toISOString()
      : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** A save of the whole sheet, and one of changes. */
const saves = (attemptId: string): (() => Promise<{ status: number; text: string }>)[] => {
  const sheet = { selections: [], writtenAnswer: [] };
  const changes = { sequence: 2, base: 1, checksum: sheetChecksum(sheet), selections: [] };
  return [
    () => save(student, attemptId, 1, sheet),
    () =>
      student.send('PATCH', `/ext/attempts/${attemptId}/answers`, {
        body: { ...changes, marked: [], unmarked: [] },
      }),
  ];
};

onPostgres('a contest reads the rows of its student, not of all candidates', async () => {
  const campaign = await createCampaign({ examId: FREE_PAPER });
  await registerForCampaign(student, campaign);
  advanceClock(backend, 1.5 * HOUR);
  expect(await unboundedScansOf(() => startAttempt(student, FREE_PAPER))).toEqual([]);
  // Continues the attempt, as after a reload.
  const attempt = (await startAttempt(student, FREE_PAPER)).body;
  expect(await unboundedScansOf(() => startAttempt(student, FREE_PAPER))).toEqual([]);
  for (const each of saves(attempt._id)) expect(await unboundedScansOf(each)).toEqual([]);
  expect(
    await unboundedScansOf(async () => {
      const { now } = backend.clock;
      const answers = JSON.stringify({ selections: [], writtenAnswer: [] });
      const stored = await updateAnswersOfMany(
        backend.db,
        Array.from({ length: MAX_SHEETS }, (_, n) => ({
          attemptId: n === 0 ? attempt._id : `other-${n}`,
          sequence: 3,
          answers,
          now,
        })),
      );
      return { status: 200, text: String([...stored]) };
    }),
  ).toEqual([]);
  expect(await unboundedScansOf(() => student.get('/ext/attempts/open'))).toEqual([]);
  expect(await unboundedScansOf(() => submitAnswers(student, FREE_PAPER, attempt._id))).toEqual([]);
  advanceClock(backend, 3 * HOUR);
  // Publishes the merit list, once.
  await student.get(`/ext/results/mine/details?examId=${FREE_PAPER}`);
  for (const path of [
    `/ext/results/mine?examIds=${FREE_PAPER}`,
    `/ext/results/mine/details?examId=${FREE_PAPER}`,
    `/ext/late-answers/mine?examId=${FREE_PAPER}`,
    `/examcampaigns/${campaign}`,
    `/ext/examcampaigns/${campaign}/merit-list/own`,
    `/multisubjectexamsresult/exam-results/${student.userId}/${FREE_PAPER}`,
  ])
    expect(await unboundedScansOf(() => student.get(path)), path).toEqual([]);
});

onPostgres('a single exam does so too', async () => {
  expect(await unboundedScansOf(() => startAttempt(student, SINGLE, 'single'))).toEqual([]);
  const attempt = (await startAttempt(student, SINGLE, 'single')).body;
  for (const each of saves(attempt._id)) expect(await unboundedScansOf(each)).toEqual([]);
  const close = () => student.post(`/ext/attempts/${attempt._id}/close`, { round: 0 });
  expect(await unboundedScansOf(close)).toEqual([]);
  for (const path of [
    `/ext/results/mine?examIds=${SINGLE}`,
    `/ext/results/mine/details?examId=${SINGLE}`,
    `/exams/results/user/${student.userId}/exam/${SINGLE}`,
  ])
    expect(await unboundedScansOf(() => student.get(path)), path).toEqual([]);
});

onPostgres('a visit begins with the courses of its student', async () => {
  expect(await unboundedScansOf(() => student.get('/students/student'))).toEqual([]);
  expect(backend.executed.some(({ query }) => query.includes('"enrolments"'))).toBe(true);
});

/** Registers so many new students. */
const registerCrowd = (campaign: string, name: string, count: number) =>
  backend.db.execute(sql`with crowd as (
      insert into users (id, email, password_hash)
      select ${name} || n, ${name} || n || '@example.com', '-'
      from generate_series(1, ${count}::int) n returning id),
    crowd_students as (insert into students (id, user_id, name) select id, id, 'Crowd' from crowd
    returning id)
    insert into exam_campaign_registrations (campaign_id, student_id, basic_info)
    select ${campaign}, id, '{}' from crowd_students`);

onPostgres('the notifications of a merit list read the entry of each candidate only', async () => {
  const campaign = await createCampaign({ examId: FREE_PAPER });
  await registerForCampaign(student, campaign);
  await registerCrowd(campaign, 'notified', 20_000);
  const fillEntries = (id: string, count: number) =>
    backend.db.execute(sql`insert into exam_campaign_entries (campaign_id, identity_hash, user_id,
      attempt_id)
      select ${id}, n::text, 'user-' || n % 2000, 'attempt-' || n
      from generate_series(1, ${count}::int) n`);
  await fillEntries(await createCampaign({ examId: PAID_PAPER }), 10_000);
  await backend.db.execute(sql`analyze`);
  await fillEntries(campaign, 200_000);
  const { now } = backend.clock;
  const event = { subject: campaign, id: campaign, details: { title: 'Contest' }, expiresAt: now };
  const page = { after: '', limit: 500, now };
  const find = async () => {
    const recipients = await findRecipients(backend.db, { kind: 'merit-list', ...event }, page);
    return { status: 200, text: String(recipients.length) };
  };
  expect(await unboundedScansOf(find)).toEqual([]);
  const readsEntries = ({ query }: { query: string }) => query.includes('exam_campaign_entries');
  expect(backend.executed.filter(readsEntries)).toHaveLength(1);
});

onPostgres('the requests of a waiting crowd are not planned anew each time', async () => {
  const campaign = await createCampaign({ examId: FREE_PAPER });
  await registerForCampaign(student, campaign);
  await registerCrowd(campaign, 'waiting', 10_000);
  await backend.db.execute(sql`analyze`);
  for (let request = 0; request < 20; request += 1)
    for (const path of [`/examcampaigns/${campaign}`, '/ext/attempts/open'])
      expect([200, 404]).toContain((await student.get(path)).status);
  // The pool gives the connection that was used last. PostgreSQL plans the first five executions
  // with their values, and goes on with that if these plans look much cheaper than a general one.
  const fewPlans = 10;
  const { rows } = (await backend.requests.execute(
    sql`select name, custom_plans::int from pg_prepared_statements
      where generic_plans + custom_plans > ${fewPlans}`,
  )) as { rows: { name: string; custom_plans: number }[] };
  expect(rows.map(({ name }) => name)).toContain('find_exam_campaign');
  expect(rows.filter(({ custom_plans }) => custom_plans > fewPlans)).toEqual([]);
});
