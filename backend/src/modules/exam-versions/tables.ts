// Immutable versions of exams of both kinds (docs/decisions/045).
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import type { ExamDocument } from '../exams/documents.ts';
import { exams } from '../exams/tables.ts';
import type { MultiSubjectExamDocument } from '../multi-subject-exams/documents.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';

/** The whole exam with its key, as the wire document of its kind, without corrections. */
export type ExamContent =
  | { kind: 'multi-subject'; exam: MultiSubjectExamDocument }
  | { kind: 'single'; exam: ExamDocument };

/** Append-only: rows are never changed. They are deleted only with their exam. */
export const examVersions = pgTable(
  'exam_versions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    multiSubjectExamId: text().references(() => multiSubjectExams.id, { onDelete: 'cascade' }),
    examId: text().references(() => exams.id, { onDelete: 'cascade' }),
    /** Counts from 1 within the exam. */
    number: integer().notNull(),
    /** SHA-256 of the content as canonical JSON, in hex. */
    contentHash: text().notNull(),
    content: jsonb().$type<ExamContent['exam']>().notNull(),
    /** Corrected keys up to this revision are part of the content (key-corrections). */
    correctionRevision: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * Null for an import, for a change by a program that stores no versions, and after the account
     * is deleted.
     */
    createdBy: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('exam_versions_one_exam', sql`num_nonnulls(multi_subject_exam_id, exam_id) = 1`),
    unique('exam_versions_multi_subject_number').on(table.multiSubjectExamId, table.number),
    unique('exam_versions_single_number').on(table.examId, table.number),
    index('exam_versions_created_by').on(table.createdBy),
  ],
);
