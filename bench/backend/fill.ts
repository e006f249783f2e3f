// Inserts synthetic students, their sessions and results, and one large course into a database of
// the backend, by SQL: run as a separate process, with the backend stopped. FILL_STUDENTS is the
// number of students in the database afterwards.
import { sql } from 'drizzle-orm';
import { readEnv } from '../../backend/src/config.ts';
import { openDatabase } from '../../backend/src/db/client.ts';
import { loadDemo } from '../../backend/src/db/demo.ts';
import { COURSE, EXAM, UNIVERSITY } from './fixture-ids.ts';

const { env } = readEnv(process.env);
const students = Number(process.env.FILL_STUDENTS ?? 100);
const database = await openDatabase(env);
await database.whileStarting(async () => {
  await database.migrate();
  await loadDemo(database.db, env);
});

await database.db.transaction(async (tx) => {
  // 5 subjects x 10 chapters x 10 lessons.
  await tx.execute(sql`insert into courses (id, course_code, title, course_type, price,
    discount_price)
    values (${COURSE}, 'class10', 'Bench', 'academic', 0, 0) on conflict do nothing`);
  await tx.execute(sql`insert into subjects (id, course_id, subject_name)
    select ${COURSE} || '-' || s, ${COURSE}, 'Subject ' || s from generate_series(1, 5) s
    on conflict do nothing`);
  await tx.execute(sql`insert into chapters (id, subject_id, chapter_title)
    select ${COURSE} || '-' || s || '-' || c, ${COURSE} || '-' || s, 'Chapter ' || c
    from generate_series(1, 5) s, generate_series(1, 10) c on conflict do nothing`);
  await tx.execute(sql`insert into lessons (id, chapter_id, title, duration)
    select ${COURSE} || '-' || s || '-' || c || '-' || l, ${COURSE} || '-' || s || '-' || c,
    'Lesson ' || l, 10
    from generate_series(1, 5) s, generate_series(1, 10) c, generate_series(1, 10) l
    on conflict do nothing`);

  // A student n has the session id n, written with 43 digits; the database stores its hash.
  const range = sql`generate_series(1, ${students}::int) n`;
  await tx.execute(
    sql`insert into users (id, email, password_hash) select 'u' || n, 'u' || n || '@bench.test', '-'
      from ${range} on conflict do nothing`,
  );
  await tx.execute(
    sql`insert into students (id, user_id, name) select 's' || n, 'u' || n, 'Student ' || n
      from ${range} on conflict do nothing`,
  );
  await tx.execute(sql`insert into sessions (id_hash, user_id, expires_at)
    select encode(sha256(lpad(n::text, 43, '0')::bytea), 'hex'), 'u' || n,
    now() + interval '30 days' from ${range} on conflict do nothing`);
  await tx.execute(sql`insert into enrolments (id, student_id, university_id)
    select 'e' || n, 's' || n, ${UNIVERSITY} from ${range} on conflict do nothing`);
  // Results in another paper than the one that is submitted.
  await tx.execute(sql`insert into multi_subject_results (id, user_id, exam_id, date_taken,
    total_score, time_taken, answers_hash, subjects)
    select 'r' || n, 'u' || n, ${EXAM.read}, now() - n * interval '1 second', n % 100, 30, 'hash',
    '[]' from ${range} on conflict do nothing`);
  await tx.execute(sql`insert into multi_subject_result_versions
    (id, result_id, user_id, exam_id, version, date_taken, begun_at, total_score, time_taken,
    answers_hash, subjects, counts_for_rank)
    select 'v' || n, 'r' || n, 'u' || n, ${EXAM.read}, 1, now(), now(), n % 100, 30, 'hash', '[]',
    true from ${range} on conflict do nothing`);
});
await database.db.execute(sql`analyze`);
await database.close();
