// How much students see of their results in an exam, and when (docs/decisions/050).
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';

/** At most one row per exam; without one, results are visible unless a campaign withholds them. */
export const examReleaseRules = pgTable(
  'exam_release_rules',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    multiSubjectExamId: text().references(() => multiSubjectExams.id, { onDelete: 'cascade' }),
    examId: text().references(() => exams.id, { onDelete: 'cascade' }),
    /** The maximum that students see. */
    visibility: text({ enum: ['receipt', 'score', 'answers'] }).notNull(),
    /** When they see it. */
    moment: text({ enum: ['immediately', 'after-window', 'on-date'] }).notNull(),
    /** With `on-date` only. */
    date: timestamp({ withTimezone: true }),
    updatedBy: text().references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('exam_release_rules_one_exam', sql`num_nonnulls(multi_subject_exam_id, exam_id) = 1`),
    check('exam_release_rules_date', sql`(moment = 'on-date') = (date is not null)`),
    uniqueIndex('exam_release_rules_multi_subject_exam').on(table.multiSubjectExamId),
    uniqueIndex('exam_release_rules_exam').on(table.examId),
    index('exam_release_rules_updated_by').on(table.updatedBy),
  ],
);
