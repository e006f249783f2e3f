// Assignments of courses, and students' submissions for them.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { courses } from '../academics/tables.ts';
import { universities } from '../admission/tables.ts';
import { users } from '../auth/tables.ts';

const timestamptz = () => timestamp({ withTimezone: true });

export const assignments = pgTable(
  'assignments',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    title: text().notNull(),
    description: text(),
    dueDate: timestamptz(),
    /**
     * Its course: at most one of the two. Without a course it is for all students who are enrolled
     * in any.
     */
    universityId: text().references(() => universities.id, { onDelete: 'cascade' }),
    courseId: text().references(() => courses.id, { onDelete: 'cascade' }),
    /** The maximum mark; null if it is returned with a comment only. */
    maxMark: integer(),
  },
  (table) => [
    check('assignments_one_course', sql`num_nonnulls(university_id, course_id) <= 1`),
    index('assignments_due').on(table.dueDate),
    index('assignments_university').on(table.universityId),
    index('assignments_course').on(table.courseId),
  ],
);

/**
 * A file of a submission: the URL of its PDF, which is a registered answer of pages
 * (answer-files), and the name on the device.
 */
export type SubmittedFile = { name: string; answerPdf: string; size: number };

/**
 * The saved or submitted work of one student. Without `submittedAt` it is a draft, which only the
 * student can read.
 */
export const assignmentSubmissions = pgTable(
  'assignment_submissions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    // No cascade: an assignment with submissions, or a course with one, is not deleted.
    assignmentId: text()
      .notNull()
      .references(() => assignments.id),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull().default(''),
    files: jsonb().$type<SubmittedFile[]>().notNull().default([]),
    /** Incremented by each change; a change based on an older revision is refused. */
    revision: integer().notNull().default(1),
    savedAt: timestamptz().notNull(),
    submittedAt: timestamptz(),
    /** Submitted after the due date at that time. */
    isLate: boolean().notNull().default(false),
    mark: numeric({ precision: 8, scale: 2, mode: 'number' }),
    comment: text(),
    returnedAt: timestamptz(),
  },
  (table) => [
    unique('assignment_submissions_once').on(table.assignmentId, table.userId),
    index('assignment_submissions_user').on(table.userId),
    index('assignment_submissions_submitted').on(table.assignmentId, table.submittedAt, table.id),
    check('assignment_submissions_returned', sql`returned_at is null or submitted_at is not null`),
  ],
);
export type SubmissionRow = typeof assignmentSubmissions.$inferSelect;
