// Results from before ranks existed: the migration determines which version counts.
import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';

const folder = new URL('../../backend/src/db/migrations/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const run = (database: PGlite, names: string[]) =>
  database.exec(
    names
      .map((name) =>
        readFileSync(new URL(name, folder), 'utf8').replaceAll('--> statement-breakpoint', ''),
      )
      .join('\n'),
  );

it('marks the submissions of the first attempt, and counts wrong answers', {
  timeout: 120_000,
}, async () => {
  const database = await PGlite.create();
  await run(
    database,
    files.filter((name) => name < '0003'),
  );
  await database.exec(`
    insert into users (id, email, password_hash) values ('a', 'a', '-'), ('b', 'b', '-');
    insert into courses (id, course_code, title, course_type, price, discount_price)
      values ('c', 'c', 'c', 'academic', 0, 0);
    insert into exams (id, course_id, title, type, total_marks, time_limit, passing_score,
        negetive_marking_percentage)
      values ('e', 'c', 'e', 'MCQ', 2, 10, 40, 25);
    insert into exam_mcqs (id, exam_id, position, question, points)
      values ('q1', 'e', 0, '?', 1), ('q2', 'e', 1, '?', 1);
    insert into exam_options (id, mcq_id, position, text, is_correct) values
      ('o1', 'q1', 0, 'x', true), ('o2', 'q1', 1, 'y', false), ('o3', 'q2', 0, 'x', false);
    insert into universities (id, course_code, name, enrollment_fee, discount_fee) values ('u', 'u', 'u', 0, 0);
    insert into units (id, university_id, unit_name) values ('u', 'u', 'u');
    insert into years (id, unit_id, year) values ('y', 'u', 2024);
    insert into multi_subject_exams (id, year_id, title, time_limit, negative_marking_percentage)
      values ('m', 'y', 'm', 60, 25);
    insert into attempts (id, user_id, multi_subject_exam_id, started_at, deadline, closed_at) values
      ('at1', 'a', 'm', '2026-01-01', '2026-01-01 01:00', '2026-01-01 02:00'),
      ('at2', 'a', 'm', '2026-01-02', '2026-01-02 01:00', '2026-01-02 02:00');
    insert into late_answers (id, attempt_id, answers, answers_hash, received_at, state)
      values ('late', 'at1', '{}', '-', '2026-01-03', 'accepted');
    insert into multi_subject_results
        (id, user_id, exam_id, date_taken, total_score, time_taken, answers_hash, subjects)
      values ('rm', 'a', 'm', '2026-01-03', 1, 1, '-', '[]');
    insert into multi_subject_result_versions (id, result_id, user_id, version, idempotency_key,
      date_taken, total_score, time_taken, answers_hash, subjects) values
      ('m1', 'rm', 'a', 1, 'at1', '2026-01-01 01:00', 1, 1, '-',
        '[{"subjectId": "s", "results": [{"isCorrect": false}, {"isCorrect": true}]},
          {"subjectId": "t", "results": [{"isCorrect": false}]}]'),
      ('m2', 'rm', 'a', 2, 'at2', '2026-01-02 01:00', 2, 1, '-', '[]'),
      ('m3', 'rm', 'a', 3, 'late', '2026-01-01 01:00', 3, 1, '-', '[]');
    insert into exam_results (id, user_id, exam_id, date_taken, answers) values
      ('ra', 'a', 'e', '2026-01-02', '{}'), ('rb', 'b', 'e', '2026-01-02', '{}');
    insert into exam_result_versions
      (id, result_id, user_id, version, idempotency_key, date_taken, answers) values
      ('s1', 'ra', 'a', 1, null, '2026-01-01', '{"mcqAnswers": [
        {"questionId": "q1", "selectedOption": "o1"}, {"questionId": "q2", "selectedOption": "o3"}]}'),
      ('s2', 'ra', 'a', 2, null, '2026-01-02', '{"mcqAnswers": [
        {"questionId": "q1", "selectedOption": "o2"}, {"questionId": "q2", "selectedOption": "o1"}]}'),
      ('s3', 'rb', 'b', 1, 'at1', '2026-01-02', '{}');
  `);
  await run(
    database,
    files.filter((name) => name.startsWith('0003')),
  );
  const rows = async (kind: string) =>
    (
      await database.query(`select id, exam_id as exam, attempt_id as attempt,
          begun_at::date::text as started, wrong_count as wrong, counts_for_rank as counts
        from ${kind}_versions order by id`)
    ).rows;
  expect(await rows('multi_subject_result')).toEqual([
    { id: 'm1', exam: 'm', attempt: 'at1', started: '2026-01-01', wrong: 2, counts: false },
    { id: 'm2', exam: 'm', attempt: 'at2', started: '2026-01-02', wrong: 0, counts: false },
    { id: 'm3', exam: 'm', attempt: 'at1', started: '2026-01-01', wrong: 0, counts: true },
  ]);
  // The key of 'b' is an attempt of another account, so it is ignored.
  expect(await rows('exam_result')).toEqual([
    { id: 's1', exam: 'e', attempt: null, started: '2026-01-01', wrong: 1, counts: true },
    { id: 's2', exam: 'e', attempt: null, started: '2026-01-02', wrong: 2, counts: false },
    { id: 's3', exam: 'e', attempt: null, started: '2026-01-02', wrong: 0, counts: true },
  ]);
  await database.close();
});
