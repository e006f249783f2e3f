// Fills the tables that grow with the students, by SQL that creates the rows in the database
// itself.
import { sql } from 'drizzle-orm';
import type { Db } from '../../backend/src/db/client.ts';
import type { Student } from './kit.ts';

/** Rows in each of the big tables. */
export const SIZE = 100_000;
const EXAMS = 200;

/** @param owner a student of the test, with some rows in each table */
export async function fillBigTables(db: Db, owner: Pick<Student, 'userId'>): Promise<void> {
  const numbers = sql`generate_series(1, ${sql.raw(String(SIZE))}) as n`;
  const who = sql`case when n % 1000 = 0 then ${owner.userId}::text else 'big-user-' || n end`;
  const exam = sql`'big-exam-' || (n % ${sql.raw(String(EXAMS))})`;
  const paper = sql`(select id from multi_subject_exams limit 1)`;
  const moment = sql`now() - n * interval '1 minute'`;
  const chapter = sql`(select c.id from chapters c join subjects s on s.id = c.subject_id
    where s.course_id = 'free10' limit 1)`;
  const noAnswers = sql`'{"mcqAnswers":[],"writtenAnswer":[]}'::jsonb`;
  await db.execute(sql`
    insert into exams (id, title, type, chapter_id, position, time_limit, total_marks,
      passing_score, negetive_marking_percentage)
    select 'big-exam-' || n, 'Exam ' || n, 'MCQ', ${chapter}, n, 30, 20, 40, 25
    from generate_series(0, ${sql.raw(String(EXAMS))}) as n`);
  // An exam without questions cannot be started.
  await db.execute(sql`
    insert into exam_mcqs (id, exam_id, position, question, points)
    select 'big-question-' || n, 'big-exam-' || n, 0, 'Question ' || n, 20
    from generate_series(0, ${sql.raw(String(EXAMS))}) as n`);
  await db.execute(sql`
    insert into exam_options (id, mcq_id, position, text, is_correct)
    select 'big-option-' || n || '-' || o, 'big-question-' || n, o, 'Option ' || o, o = 0
    from generate_series(0, ${sql.raw(String(EXAMS))}) as n, generate_series(0, 1) as o`);
  await db.execute(sql`
    insert into users (id, email, password_hash)
    select 'big-user-' || n, 'big' || n || '@example.com', 'x' from ${numbers}`);
  await db.execute(sql`
    insert into students (id, user_id)
    select 'big-student-' || n, 'big-user-' || n from ${numbers}`);
  await db.execute(sql`
    insert into sessions (id_hash, user_id, expires_at)
    select 'big-session-' || n, ${who}, now() + interval '1 day' from ${numbers}`);
  await db.execute(sql`
    insert into attempts (id, user_id, exam_id, started_at, deadline, closed_at, closed_by)
    select 'big-attempt-' || n, ${who}, ${exam}, ${moment}, ${moment}, ${moment}, 'server'
    from ${numbers}`);
  await db.execute(sql`
    insert into exam_results (id, user_id, exam_id, date_taken, score, time_taken, answers)
    select 'big-result-' || n, ${who}, ${exam}, ${moment},
      case when n % 500 = 0 then null else 5 end, 10, ${noAnswers}
    from ${numbers}`);
  await db.execute(sql`
    insert into exam_result_versions
      (id, result_id, user_id, exam_id, version, date_taken, score, time_taken, answers, begun_at)
    select 'big-version-' || n, 'big-result-' || n, ${who}, ${exam}, 1, ${moment}, 5, 10,
      ${noAnswers}, ${moment}
    from ${numbers}`);
  await db.execute(sql`
    insert into multi_subject_results
      (id, user_id, exam_id, date_taken, total_score, time_taken, answers_hash, subjects)
    select 'big-paper-' || n, ${who}, ${paper}, ${moment}, 5, 10, 'x', '[]'::jsonb
    from ${numbers}`);
  await db.execute(sql`
    insert into multi_subject_result_versions
      (id, result_id, user_id, exam_id, version, date_taken, total_score, time_taken,
        answers_hash, subjects, begun_at)
    select 'big-paper-version-' || n, 'big-paper-' || n, ${who}, ${paper}, 1, ${moment}, 5, 10,
      'x', '[]'::jsonb, ${moment}
    from ${numbers}`);
  await db.execute(sql`
    insert into student_notes (id, user_id, content_id, text, created_at, updated_at)
    select 'big-note-' || n, ${who}, (select id from contents limit 1), 'x', ${moment}, ${moment}
    from ${numbers}`);
  await db.execute(sql`
    insert into notifications (id, user_id, kind, subject, details, created_at)
    select 'big-notification-' || n, ${who}, 'merit-list', 'big-' || n, '{"title":"x"}'::jsonb,
      ${moment}
    from ${numbers}`);
  await db.execute(sql`analyze`);
}
