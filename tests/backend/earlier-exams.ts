// What a database holds on the morning of an exam: students who have each taken the same earlier
// exams, of both kinds. Made by SQL.
import { sql } from 'drizzle-orm';
import type { Db } from '../../backend/src/db/client.ts';

/**
 * Every attempt is closed and has a result. Rows of one exam lie together, as they were written.
 * @param paperId, examId exams whose rows are copied as archived ones
 */
export async function fillEarlierExams(
  db: Db,
  {
    paperId,
    examId,
    userIds,
    exams,
  }: {
    paperId: string;
    examId: string;
    /** A query of user ids. */
    userIds: ReturnType<typeof sql>;
    /** How many of each kind. */
    exams: number;
  },
): Promise<void> {
  const numbers = sql`generate_series(1, ${exams}::int) k`;
  const kinds = [
    {
      table: 'multi_subject_exams',
      column: 'multi_subject_exam_id',
      results: 'multi_subject_results',
      versions: 'multi_subject_result_versions',
      values: { score: 'total_score', answers: 'answers_hash, subjects', empty: `'', '[]'` },
      copied: paperId,
    },
    {
      table: 'exams',
      column: 'exam_id',
      results: 'exam_results',
      versions: 'exam_result_versions',
      values: {
        score: 'score',
        answers: 'answers',
        empty: `'{"mcqAnswers":[],"writtenAnswer":[]}'::jsonb`,
      },
      copied: examId,
    },
  ];
  for (const { table, column, results, versions, values, copied } of kinds) {
    const [score, answers, empty] = [values.score, values.answers, values.empty].map(sql.raw);
    await db.execute(sql`
      insert into ${sql.raw(table)}
      select earlier.* from ${sql.raw(table)} exam, ${numbers}, jsonb_populate_record(exam,
        jsonb_build_object('id', 'earlier-' || k, 'archived_at', now())) earlier
        where exam.id = ${copied}`);
    const takenExams = sql`${numbers}, lateral (select user_id,
      user_id || ${`-${column}-`} || k as id,
        'earlier-' || k as exam_id, now() - k * interval '30 days' as started_at,
        now() - k * interval '30 days' + interval '50 minutes' as ended_at
      from (${userIds}) as users (user_id)) attempt order by k, user_id`;
    await db.execute(sql`
      insert into attempts (id, user_id, ${sql.raw(column)}, result_id, started_at, deadline,
        closed_at, closed_by, sequence, saved_at)
      select id, user_id, exam_id, id, started_at, started_at + interval '1 hour',
        ended_at, 'student', 12, ended_at from ${takenExams}`);
    await db.execute(sql`
      insert into ${sql.raw(results)}
        (id, user_id, exam_id, date_taken, ${score}, time_taken, ${answers})
      select id, user_id, exam_id, ended_at, 50, 50, ${empty} from ${takenExams}`);
    await db.execute(sql`
      insert into ${sql.raw(versions)} (id, result_id, user_id, exam_id, version, date_taken,
        ${score}, time_taken, ${answers}, attempt_id, begun_at, counts_for_rank)
      select id, id, user_id, exam_id, 1, ended_at, 50, 50, ${empty}, id, started_at, true
      from ${takenExams}`);
  }
}
