// Fills the other tables that grow with students or attempts; needs the students and attempts of
// big-tables.ts.
import { sql } from 'drizzle-orm';
import type { Db } from '../../backend/src/db/client.ts';
import { SIZE } from './big-tables.ts';

const LISTS = 100;

/**
 * Columns and values of each table, in the order of their foreign keys; `n` counts the rows.
 * @param owner the account, and `student` the record, of a student with some rows in each table
 */
function rowsOf(owner: string, student: string): Record<string, Record<string, string>> {
  const user = `case when n % 1000 = 0 then '${owner}' else 'big-user-' || n end`;
  // For tables with one row per student.
  const record = `case when n = 1000 then '${student}' else 'big-student-' || n end`;
  const account = `case when n = 1000 then '${owner}' else 'big-user-' || n end`;
  const exam = `'big-exam-' || (n % 200)`;
  const list = `(n % ${LISTS})`;
  const moment = `now() - n * interval '1 minute'`;
  const ofExam = { exam_kind: `'single'`, exam_id: exam };
  return {
    enrolments: {
      id: `'big-' || n`,
      student_id: `'big-student-' || n`,
      course_id: `'paid10'`,
      enrolled_at: moment,
    },
    lesson_progress: {
      user_id: account,
      lesson_id: `'free10-motion-lesson-1'`,
      updated_at: moment,
    },
    academic_results: {
      id: `'big-' || n`,
      student_id: record,
      exam_name: `'SSC'`,
      year: '2020',
      recorded_by: `'student'`,
      created_at: moment,
    },
    independent_marks: {
      submission_id: `'big-version-' || n`,
      number: '1',
      marker_id: account,
      score: '5',
      marked_at: moment,
    },
    known_networks: { user_id: user, network_hash: `'hash-' || n`, seen_at: 'now()' },
    attempt_actions: {
      id: `'big-' || n`,
      ...ofExam,
      attempt_id: `'big-attempt-' || n`,
      action: `'close'`,
      round: '0',
      reason: `'x'`,
      deadline: moment,
      decided_at: moment,
    },
    attempt_extensions: {
      id: `'big-' || n`,
      ...ofExam,
      attempt_id: `'big-attempt-' || n`,
      minutes: '5',
      reason: `'x'`,
      deadline: moment,
      extended_at: moment,
    },
    attempt_exclusions: {
      id: `'big-' || n`,
      ...ofExam,
      attempt_id: `'big-attempt-' || n`,
      user_id: user,
      reason: `'x'`,
      excluded_at: moment,
      ended_at: 'now()',
    },
    late_answers: {
      id: `'big-' || n`,
      attempt_id: `'big-attempt-' || n`,
      answers: `'{"selections":[],"writtenAnswer":[]}'::jsonb`,
      answers_hash: `'x'`,
      received_at: moment,
      state: `case when n % 5000 = 0 then 'waiting' else 'accepted' end`,
    },
    score_changes: {
      id: `'big-' || n`,
      ...ofExam,
      version_id: `'big-version-' || n`,
      result_id: `'big-result-' || n`,
      user_id: user,
      from_revision: '1',
      to_revision: '2',
      old_score: '1',
      new_score: '2',
      changed_at: moment,
    },
    key_challenges: {
      id: `'big-' || n`,
      ...ofExam,
      question_id: `'question-' || n`,
      user_id: user,
      reason: `'Misprint'`,
      created_at: moment,
      state: `case when n % 5000 = 0 then 'open' when n % 50 = 0 then 'accepted' else 'refused' end`,
      decided_at: moment,
    },
    answer_files: {
      name: `'big-' || n || '.pdf'`,
      user_id: user,
      size: '1000',
      created_at: moment,
    },
    answer_uploads: {
      id: `'big-' || n`,
      user_id: user,
      attempt_id: `'big-attempt-' || n`,
      size: '10',
      received: '10',
      page_kind: `'picture'`,
      sha256: `'x'`,
      url: `case when n % 100 <> 0 then '/files/answers/big-' || n || '.jpg' end`,
      created_at: `case when n % 100 = 0 then now() else now() - interval '2 years' end`,
      arrived_at: 'now()',
    },
    paged_answers: {
      name: `'big-' || n || '.pdf'`,
      user_id: user,
      attempt_id: `'big-attempt-' || n`,
      question_id: `'q'`,
      pages: `'[]'::jsonb`,
      pages_hash: `'x'`,
      registered_at: moment,
      due_at: moment,
    },
    assignment_submissions: {
      id: `'big-' || n`,
      assignment_id: `'big-assignment-' || ${list}`,
      user_id: account,
      saved_at: moment,
      submitted_at: moment,
      returned_at: `case when n % 100 = 0 then null else now() end`,
    },
    campaign_registrations: {
      campaign_id: `'big-campaign-' || ${list}`,
      student_id: record,
      registered_at: moment,
    },
    exam_campaign_registrations: {
      campaign_id: `'big-contest-' || ${list}`,
      student_id: record,
      basic_info: `'{"name":"x"}'::jsonb`,
      registered_at: moment,
    },
    personal_windows: {
      campaign_id: `'big-contest-' || ${list}`,
      student_id: record,
      reason: `'x'`,
      starts_at: `now() - interval '40 days' - n * interval '1 minute'`,
      ends_at: `now() - interval '39 days' - n * interval '1 minute'`,
      given_at: `now() - interval '50 days'`,
    },
    exam_roster_candidates: {
      id: `'big-' || n`,
      roster_id: `'big-roster-' || ${list}`,
      address: `'big-' || n || '@mail.test'`,
      line: 'n',
      added_at: moment,
    },
    exam_campaign_entries: {
      campaign_id: `'big-contest-' || ${list}`,
      identity_hash: `'hash-' || n`,
      user_id: account,
      attempt_id: `'big-attempt-' || n`,
    },
    notification_fan_outs: {
      kind: `'merit-list'`,
      subject: `'big-' || n`,
      created_at: 'now()',
      finished_at: 'now()',
    },
    notification_preferences: {
      user_id: account,
      kind: `'merit-list'`,
      email: 'false',
      sms: 'false',
    },
    audit_entries: {
      id: `'big-' || n`,
      started_at: moment,
      finished_at: moment,
      actor_id: `'demo-admin'`,
      action: `'update'`,
      kind: `case when n % 1000 = 0 then 'campaign' else 'result' end`,
      object_id: `'big-' || n`,
      person_id: user,
    },
    bank_questions: {
      id: `'big-' || n`,
      question: `'Question ' || n`,
      options: `'[]'::jsonb`,
      correct_count: '1',
      points: '1',
      created_at: moment,
      question_hash: `'hash-' || n`,
      content_hash: `'hash-' || n`,
      search_key: `'question ' || n`,
      subject: `'Subject ' || ${list}`,
      chapter: `'Chapter ' || (n % 1000)`,
      tags: `array['tag-' || ${list}]`,
    },
  };
}

/** @param owner a student of the test, with some rows in each table */
export async function fillBigSideTables(
  db: Db,
  { userId, studentId }: { userId: string; studentId: string },
): Promise<string[]> {
  const lists = sql.raw(`generate_series(0, ${LISTS - 1}) as n`);
  await db.execute(
    sql`insert into assignments (id, title) select 'big-assignment-' || n, 'Essay' from ${lists}`,
  );
  await db.execute(
    sql`insert into campaigns (id, title, start_date) select 'big-campaign-' || n, 'C', now()
      from ${lists}`,
  );
  await db.execute(sql`
    insert into exam_campaigns (id, title, exam_id, start_date, end_date, merit_list_at)
    select 'big-contest-' || n, 'C', 'big-exam-0', now() - interval '81 days',
    now() - interval '80 days', now() - interval '79 days' from ${lists}`);
  await db.execute(sql`insert into exam_rosters (id, campaign_id, mode, state, created_at)
    select 'big-roster-' || n, 'big-contest-' || n, 'replace', 'active', now() from ${lists}`);
  const tables = Object.entries(rowsOf(userId, studentId));
  for (const [table, columns] of tables) {
    const [names, values] = [Object.keys(columns).join(', '), Object.values(columns).join(', ')];
    await db.execute(
      sql.raw(
        `insert into ${table} (${names}) select ${values} from generate_series(1, ${SIZE}) as n`,
      ),
    );
  }
  await db.execute(sql`analyze`);
  return tables.map(([table]) => table);
}
