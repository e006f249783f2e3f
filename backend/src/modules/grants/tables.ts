// Grants in addition to the two roles: the role of an account in one course (docs/decisions/077).
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { courses } from '../academics/tables.ts';
import { universities } from '../admission/tables.ts';
import { users } from '../auth/tables.ts';

export const GRANT_ROLES = ['teacher', 'marker'] as const;

/** An account has at most one grant in a course, of either kind of course. */
export const grants = pgTable(
  'grants',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: GRANT_ROLES }).notNull(),
    universityId: text().references(() => universities.id, { onDelete: 'cascade' }),
    courseId: text().references(() => courses.id, { onDelete: 'cascade' }),
    grantedBy: text().references(() => users.id, { onDelete: 'set null' }),
    grantedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('grants_one_course', sql`num_nonnulls(university_id, course_id) = 1`),
    check('grants_role', sql`role in ('teacher', 'marker')`),
    uniqueIndex('grants_user_university').on(table.userId, table.universityId),
    uniqueIndex('grants_user_course').on(table.userId, table.courseId),
    index('grants_university').on(table.universityId),
    index('grants_course').on(table.courseId),
    index('grants_granted_by').on(table.grantedBy),
  ],
);
