// The world of an exam day: one contest with a paper of 100 questions, and registered students who
// are logged in. Filled by SQL.
import { sql } from 'drizzle-orm';
import { EXAM, makeWorld, type World } from '../../tests/drill/world.ts';

/** In each of the paper's two subjects. */
const QUESTIONS_PER_SUBJECT = 50;
/**
 * Exams that each student has taken before: PostgreSQL plans its queries by the statistics of these
 * closed attempts, as on the morning of a real exam, when nobody has started yet.
 */
const EARLIER_EXAMS = Number(process.env.EARLIER_EXAMS ?? 5);
export const CAMPAIGN = 'exam-day';

export type Student = { userId: string; cookie: string };

/** @param count students; student n has the session id n, written with 43 digits */
export async function makeExamDay(
  databaseUrl: string | undefined,
  count: number,
): Promise<World & { students: Student[] }> {
  const world = await makeWorld(databaseUrl, 1, QUESTIONS_PER_SUBJECT);
  await withDatabase(world, async (db) => {
    const range = sql`generate_series(1, ${count}::int) n`;
    await db.execute(
      sql`insert into users (id, email, password_hash) select 'u' || n, 'u' || n || '@bench.test', '-' from ${range}`,
    );
    await db.execute(
      sql`insert into students (id, user_id, name) select 's' || n, 'u' || n, 'Student ' || n from ${range}`,
    );
    await db.execute(sql`insert into sessions (id_hash, user_id, expires_at, last_used_at)
      select encode(sha256(lpad(n::text, 43, '0')::bytea), 'hex'), 'u' || n, now() + interval '30 days', now() from ${range}`);
    await db.execute(
      sql`insert into enrolments (id, student_id, university_id) select 'e' || n, 's' || n, 'free' from ${range}`,
    );
    await db.execute(sql`insert into exam_campaigns (id, title, multi_subject_exam_id, start_date, end_date)
      values (${CAMPAIGN}, 'Exam day', ${EXAM}, now() - interval '1 minute', now() + interval '1 day')`);
    await db.execute(sql`insert into exam_campaign_registrations (campaign_id, student_id, basic_info)
      select ${CAMPAIGN}, 's' || n, '{}' from ${range}`);
    if (EARLIER_EXAMS > 0) await fillEarlierExams(db, count);
    if (databaseUrl) await db.execute(sql`analyze`);
  });
  const students = Array.from({ length: count }, (_, index) => ({
    userId: `u${index + 1}`,
    cookie: `alokpath_session=${String(index + 1).padStart(43, '0')}`,
  }));
  return { ...world, students };
}

/**
 * Ends the contest, so that scores and the merit list are released. The gateway and the backend
 * must not use PGlite meanwhile.
 */
export function endContest(world: World): Promise<void> {
  return withDatabase(world, async (db) => {
    await db.execute(
      sql`update attempts set started_at = started_at - interval '2 hours', deadline = deadline - interval '2 hours'`,
    );
    await db.execute(
      sql`update exam_campaigns set start_date = now() - interval '3 hours', end_date = now() - interval '10 minutes'`,
    );
  });
}

async function fillEarlierExams(db: Db, count: number): Promise<void> {
  await db.execute(sql`insert into multi_subject_exams
    select earlier.* from multi_subject_exams exam, generate_series(1, ${EARLIER_EXAMS}::int) number,
      jsonb_populate_record(exam, jsonb_build_object('id', 'earlier-' || number, 'archived_at', now())) earlier
    where exam.id = ${EXAM}`);
  const taken = sql`generate_series(1, ${count}::int) n, generate_series(1, ${EARLIER_EXAMS}::int) k,
    lateral (select n || '-' || k as id, 'u' || n as user_id, 'earlier-' || k as exam_id,
      now() - k * interval '30 days' as started_at) attempt`;
  await db.execute(sql`insert into attempts (id, user_id, multi_subject_exam_id, result_id, started_at,
      deadline, closed_at, closed_by, sequence, saved_at)
    select id, user_id, exam_id, id, started_at, started_at + interval '1 hour',
      started_at + interval '50 minutes', 'student', 12, started_at + interval '50 minutes' from ${taken}`);
  await db.execute(sql`insert into multi_subject_results (id, user_id, exam_id, date_taken,
      total_score, time_taken, answers_hash, subjects)
    select id, user_id, exam_id, started_at + interval '50 minutes', n % 100, 50, id, '[]' from ${taken}`);
  await db.execute(sql`insert into multi_subject_result_versions (id, result_id, user_id, exam_id,
      version, date_taken, total_score, time_taken, answers_hash, subjects, attempt_id, begun_at,
      counts_for_rank)
    select id, id, user_id, exam_id, 1, started_at + interval '50 minutes', n % 100, 50, id, '[]', id,
      started_at, true from ${taken}`);
}

type Db = Awaited<ReturnType<World['open']>>['db'];

async function withDatabase(world: World, work: (db: Db) => Promise<void>): Promise<void> {
  const database = await world.open();
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}
