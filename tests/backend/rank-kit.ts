// First attempts of many students, inserted by SQL: signing up as many as ranks need would take
// minutes.
import { sql } from 'drizzle-orm';
import { FREE_PAPER } from './content-fixture.ts';
import type { Backend } from './kit.ts';

/** A first attempt at the paper, with its account. */
export type FirstAttempt = {
  userId: string;
  score: number;
  wrongCount?: number;
  timeTaken?: number;
  role?: 'student' | 'admin';
  startedAt?: Date;
};

/**
 * Stores first attempts with their accounts, records and results; the result's id is `result-` and
 * the account's.
 */
export async function addFirstAttempts(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  attempts: FirstAttempt[],
  examId = FREE_PAPER,
): Promise<void> {
  const rows = JSON.stringify(
    attempts.map(
      ({
        userId,
        score,
        wrongCount = 0,
        timeTaken = 1,
        role = 'student',
        startedAt = clock.now,
      }) => ({
        user_id: userId,
        score,
        wrong: wrongCount,
        minutes: timeTaken,
        role,
        started: startedAt.toISOString(),
      }),
    ),
  );
  const row = sql`jsonb_to_recordset(${rows}::jsonb)
    as r(user_id text, score numeric, wrong int, minutes numeric, role text, started timestamptz)`;
  await db.execute(
    sql`insert into users (id, email, role, password_hash) select user_id, user_id || '@test', role,
      '-' from ${row}`,
  );
  await db.execute(
    sql`insert into students (id, user_id, name) select 'student-' || user_id, user_id, user_id
      from ${row}`,
  );
  await db.execute(sql`insert into multi_subject_results
    (id, user_id, exam_id, date_taken, total_score, time_taken, answers_hash, subjects)
    select 'result-' || user_id, user_id, ${examId}, started, score, minutes, '-', '[]'
    from ${row}`);
  await db.execute(sql`insert into multi_subject_result_versions
    (id, result_id, user_id, exam_id, version, date_taken, begun_at, total_score, wrong_count,
      time_taken, answers_hash, subjects, counts_for_rank)
    select 'version-' || user_id, 'result-' || user_id, user_id, ${examId}, 1, started, started,
      score, wrong, minutes, '-', '[]', true
    from ${row}`);
}

/** The documents of `GET /ext/results/{kind}/standings`, and of `…/versions`. */
export type Standing = {
  rank: number;
  sharedBy: number;
  count: number;
  percentile: number;
  score: number;
};
export type Version = {
  _id: string;
  number: number;
  submittedAt: string;
  score?: number;
  timeTaken?: number;
  countsForRank: boolean;
};
