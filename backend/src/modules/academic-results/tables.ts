// Results from elsewhere, such as a school certificate.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { students } from '../students/tables.ts';

/** Results from elsewhere, such as a school certificate (call /academicresult). */
export const academicResults = pgTable(
  'academic_results',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    examName: text().notNull(),
    institution: text(),
    board: text(),
    year: integer().notNull(),
    grade: text(),
    gpa: numeric({ precision: 4, scale: 2, mode: 'number' }),
    /** An entry of an admin can be changed by admins only. */
    recordedBy: text({ enum: ['student', 'admin'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('academic_results_recorded_by', sql`recorded_by in ('student', 'admin')`),
    index('academic_results_student').on(table.studentId, table.year),
  ],
);
