// Student records and the courses they are enrolled in.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { courses } from '../academics/tables.ts';
import { universities } from '../admission/tables.ts';
import { users } from '../auth/tables.ts';

export const students = pgTable(
  'students',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    userId: text()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    profilePhotoUrl: text(),
    name: text(),
    certificateName: text(),
    dob: date({ mode: 'string' }),
    gender: text({ enum: ['Male', 'Female', 'Other'] }),
    street: text(),
    city: text(),
    district: text(),
    division: text(),
    contactEmail: text(),
    contactMobile: text(),
    lastLevel: text(),
    lastInstitution: text(),
    gradesGpa: text(),
    currentStatus: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('students_gender', sql`gender in ('Male', 'Female', 'Other')`),
    index('students_created').on(table.createdAt, table.id),
  ],
);

/** An enrolment is in an admission course (category admissionPrep) or in another course (academic): exactly one key is set. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    studentId: text()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    universityId: text().references(() => universities.id),
    courseId: text().references(() => courses.id),
    enrolledAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('enrolments_one_course', sql`num_nonnulls(university_id, course_id) = 1`),
    unique('enrolments_university_once').on(table.studentId, table.universityId),
    unique('enrolments_course_once').on(table.studentId, table.courseId),
    index('enrolments_university').on(table.universityId),
    index('enrolments_course').on(table.courseId),
  ],
);
