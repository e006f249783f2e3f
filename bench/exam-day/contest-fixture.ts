// The data of an exam day: one contest with a paper of 100 questions, and registered students who
// are logged in. Filled by SQL.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { findRows } from '../../backend/src/db/find-rows.ts';
import { SINGLE } from '../../tests/backend/attempt-kit.ts';
import { fillEarlierExams } from '../../tests/backend/earlier-exams.ts';
import { createExamFixture, EXAM_ID, type ExamFixture } from '../../tests/drill/exam-fixture.ts';

/** In each of the paper's two subjects. */
const QUESTIONS_PER_SUBJECT = 50;
/**
 * Exams that each student has taken before: PostgreSQL plans its queries by the statistics of these
 * closed attempts, as on the morning of a real exam, when nobody has started yet.
 */
const EARLIER_EXAMS = Number(process.env.EARLIER_EXAMS ?? 5);
export const CAMPAIGN = 'exam-day';
const NOTIFIED_MS = 15 * 60_000;
const POLL_MS = 2000;

export type Student = { userId: string; cookie: string };

/** @param count students; student n has the session id n, written with 43 digits */
export async function createContestFixture(
  databaseUrl: string | undefined,
  count: number,
): Promise<ExamFixture & { students: Student[] }> {
  const fixture = await createExamFixture(databaseUrl, 1, QUESTIONS_PER_SUBJECT);
  await withDatabase(fixture, async (db) => {
    const range = sql`generate_series(1, ${count}::int) n`;
    await db.execute(
      sql`insert into users (id, email, password_hash) select 'u' || n, 'u' || n || '@bench.test',
        '-' from ${range}`,
    );
    await db.execute(
      sql`insert into students (id, user_id, name) select 's' || n, 'u' || n, 'Student ' || n
        from ${range}`,
    );
    await db.execute(sql`insert into sessions (id_hash, user_id, expires_at, last_used_at)
      select encode(sha256(lpad(n::text, 43, '0')::bytea), 'hex'), 'u' || n,
      now() + interval '30 days', now() from ${range}`);
    await db.execute(
      sql`insert into enrolments (id, student_id, university_id) select 'e' || n, 's' || n, 'free'
        from ${range}`,
    );
    await db.execute(sql`insert into exam_campaigns (id, title, multi_subject_exam_id, start_date,
      end_date)
      values (${CAMPAIGN}, 'Exam day', ${EXAM_ID}, now() - interval '1 minute',
      now() + interval '1 day')`);
    await db.execute(sql`insert into exam_campaign_registrations (campaign_id, student_id,
      basic_info)
      select ${CAMPAIGN}, 's' || n, '{}' from ${range}`);
    await fillEarlierExams(db, {
      paperId: EXAM_ID,
      examId: SINGLE,
      userIds: sql`select 'u' || n from ${range}`,
      exams: EARLIER_EXAMS,
    });
    if (databaseUrl) await db.execute(sql`analyze`);
  });
  const students = Array.from({ length: count }, (_, index) => ({
    userId: `u${index + 1}`,
    cookie: `alokpath_session=${String(index + 1).padStart(43, '0')}`,
  }));
  return { ...fixture, students };
}

/**
 * Ends the contest, so that scores and the merit list are released. The gateway and the backend
 * must not use PGlite meanwhile.
 */
export function endContest(fixture: ExamFixture): Promise<void> {
  return withDatabase(fixture, async (db) => {
    await db.execute(
      sql`update attempts set started_at = started_at - interval '2 hours',
        deadline = deadline - interval '2 hours'`,
    );
    await db.execute(
      sql`update exam_campaigns set start_date = now() - interval '3 hours',
        end_date = now() - interval '10 minutes'`,
    );
    await db.execute(
      sql`update multi_subject_result_versions set begun_at = begun_at - interval '2 hours'
        where exam_id = ${EXAM_ID}`,
    );
    // The updates above rewrite every attempt and result, which only a benchmark does: the dead rows
    // are removed before the reads are measured.
    await db.execute(sql`vacuum analyze attempts, multi_subject_result_versions`);
  });
}

/** Resolves when that many students have a notification of the published merit list. */
export function untilNotified(fixture: ExamFixture, count: number): Promise<void> {
  return withDatabase(fixture, async (db) => {
    for (const end = Date.now() + NOTIFIED_MS; Date.now() < end; await wait(POLL_MS)) {
      const [notified] = await findRows<{ count: number }>(
        db,
        sql`select count(*)::int as count from notifications where kind = 'merit-list'
          and subject = ${CAMPAIGN}`,
      );
      if (Number(notified?.count) >= count) return;
    }
    throw new Error(`Not all ${count} students were notified in ${NOTIFIED_MS / 60_000} minutes.`);
  });
}

type Db = Awaited<ReturnType<ExamFixture['open']>>['db'];

async function withDatabase(fixture: ExamFixture, work: (db: Db) => Promise<void>): Promise<void> {
  const database = await fixture.open();
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}
