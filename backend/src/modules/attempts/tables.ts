// Attempts at exams: the deadline, the answers saved until then, and sealed answers that arrived
// too late.
import { randomUUID } from 'node:crypto';
import type { QuestionTimes } from '@alokpath/exam-rules/question-times';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';

/** The highest number of a save: that of the column. */
export const MAX_SEQUENCE = 2_147_483_647;

/** An answer sheet of either kind of exam, without scores. */
export type AnswerSheet = {
  selections: { questionId: string; selectedOption: string[] }[];
  writtenAnswer: { questionId: string; answerPdf: string }[];
  /**
   * Questions that the student has marked as unsure: stored for continuing on another device, and
   * not scored.
   */
  unsure?: string[];
};

const timestamptz = () => timestamp({ withTimezone: true });
const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const attempts = pgTable(
  'attempts',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    userId: owner(),
    multiSubjectExamId: text().references(() => multiSubjectExams.id),
    examId: text().references(() => exams.id),
    /**
     * Of an open attempt: the result that it will replace. Of a closed one: the result with its
     * submission, null without a submission.
     */
    resultId: text(),
    startedAt: timestamptz().notNull(),
    deadline: timestamptz().notNull(),
    /** Set when the student submits it, or when the server closes it after the deadline. */
    closedAt: timestamptz(),
    closedBy: text({ enum: ['student', 'server'] }),
    /**
     * Number of the last save; a save with a smaller number is older than the stored one. 0:
     * nothing was saved yet.
     */
    sequence: integer().notNull().default(0),
    answers: jsonb().$type<AnswerSheet>(),
    savedAt: timestamptz(),
    /**
     * Seconds spent on each question, by question id, as measured by the devices; null until the
     * first ones arrive.
     */
    questionTimes: jsonb().$type<QuestionTimes>(),
    /**
     * The version of the exam that was newest when it started; null if a backend without versions
     * started it. No reference: an exam with attempts is never deleted, so neither are its
     * versions.
     */
    examVersionId: text(),
    /**
     * Random, for the order of questions and options if its version is shuffled; null if a backend
     * without it started it.
     */
    orderSeed: text(),
    /**
     * How often an admin has reopened it; submissions of each round have their own key
     * (submission-key.ts).
     */
    round: integer().notNull().default(0),
  },
  (table) => [
    check('attempts_one_exam', sql`num_nonnulls(multi_subject_exam_id, exam_id) = 1`),
    check('attempts_closed_by', sql`closed_by in ('student', 'server')`),
    // Expressions, not partial indexes of open attempts (docs/decisions/089): PostgreSQL plans with
    // statistics from before the exam, in which a partial index is empty, and so the cheapest path
    // to any open attempt.
    uniqueIndex('attempts_one_open_multi_subject').on(
      table.userId,
      sql`(case when closed_at is null then multi_subject_exam_id end)`,
    ),
    uniqueIndex('attempts_one_open_single').on(
      table.userId,
      sql`(case when closed_at is null then exam_id end)`,
    ),
    index('attempts_open_deadline').on(sql`(case when closed_at is null then deadline end)`),
    index('attempts_user_multi_subject').on(
      table.userId,
      table.multiSubjectExamId,
      table.startedAt,
    ),
    index('attempts_user_single').on(table.userId, table.examId, table.startedAt),
    index('attempts_multi_subject_exam_started').on(
      table.multiSubjectExamId,
      table.startedAt,
      table.id,
    ),
    index('attempts_exam_started').on(table.examId, table.startedAt, table.id),
  ],
);

/** The deadline of an open attempt, null for a closed one: what its index contains. */
export const OPEN_DEADLINE =
  sql<Date>`(case when ${attempts.closedAt} is null then ${attempts.deadline} end)`.mapWith(
    attempts.deadline,
  );

/**
 * Append-only: attempts that an admin has closed early or reopened. Earlier submissions stay in the
 * versions of the result.
 */
export const attemptActions = pgTable(
  'attempt_actions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    /** The exam, of either kind; no reference, like those of extensions (exam-monitoring). */
    examKind: text({ enum: ['multi-subject', 'single'] }).notNull(),
    examId: text().notNull(),
    attemptId: text()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    action: text({ enum: ['close', 'reopen'] }).notNull(),
    /** The round of the attempt since then. */
    round: integer().notNull(),
    /** Visible to the student. */
    reason: text().notNull(),
    /** The deadline since then. */
    deadline: timestamptz().notNull(),
    /** By whom and when a reopened attempt had been closed. */
    closedBy: text({ enum: ['student', 'server'] }),
    closedAt: timestamptz(),
    decidedBy: text().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamptz().notNull(),
  },
  (table) => [
    check('attempt_actions_action', sql`action in ('close', 'reopen')`),
    index('attempt_actions_exam').on(table.examKind, table.examId, table.decidedAt),
    index('attempt_actions_attempt').on(table.attemptId),
    index('attempt_actions_decided_by').on(table.decidedBy),
  ],
);

/**
 * Sealed answers that reached the server after the grace period: kept with the attempt until an
 * admin accepts or refuses them.
 */
export const lateAnswers = pgTable(
  'late_answers',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    attemptId: text()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    answers: jsonb().$type<AnswerSheet>().notNull(),
    /** SHA-256 over the answers: the same sheet sent again is one row. */
    answersHash: text().notNull(),
    /**
     * The round of the attempt that it was sealed in; null if a backend without this column stored
     * it.
     */
    round: integer(),
    /** When it was sealed by the device's clock; not verified. */
    sealedAt: timestamptz(),
    receivedAt: timestamptz().notNull(),
    /**
     * Whether scores or answers of the exam could be seen when it was received; null if a backend
     * without this column stored it.
     */
    receivedAfterRelease: boolean(),
    state: text({ enum: ['waiting', 'accepted', 'refused'] })
      .notNull()
      .default('waiting'),
    decidedBy: text().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamptz(),
    /**
     * The admin's reason, which the student sees. Always set for a refusal, except for those stored
     * before it was required.
     */
    reason: text(),
  },
  (table) => [
    check('late_answers_state', sql`state in ('waiting', 'accepted', 'refused')`),
    unique('late_answers_once').on(table.attemptId, table.answersHash),
    index('late_answers_state_received').on(table.state, table.receivedAt),
    index('late_answers_decided_by').on(table.decidedBy),
    index('late_answers_decided').on(table.decidedAt).where(sql`decided_at is not null`),
  ],
);
