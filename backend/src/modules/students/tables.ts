// Student records, the courses they are enrolled in, their progress in lessons and their own notes.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { contents, courses, lessons } from '../academics/tables.ts';
import { universities } from '../admission/tables.ts';
import { users } from '../auth/tables.ts';

/**
 * The course codes of the six classes (specification, section 3), and students who have passed the
 * HSC.
 */
export const SCHOOL_CLASSES = [
  'class06',
  'class07',
  'class08',
  'class09',
  'class10',
  'class11-12',
  'hsc-passed',
] as const;
/** A student's goal: school, a board exam (SSC, HSC), or an admission test. */
export const STUDY_GOALS = ['school', 'board-exam', 'admission-test'] as const;

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
    /**
     * Search key of the name (docs/decisions/038); null if it was written by a version without
     * keys.
     */
    searchKey: text(),
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
    /** The student's answers to the first questions after sign-up (decision 044). */
    schoolClass: text({ enum: SCHOOL_CLASSES }),
    studyGoal: text({ enum: STUDY_GOALS }),
    /** When the questions were answered or dismissed; null before. */
    studyPlanAt: timestamp({ withTimezone: true }),
    /** Incremented by each change; a change based on an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('students_gender', sql`gender in ('Male', 'Female', 'Other')`),
    index('students_created').on(table.createdAt, table.id),
  ],
);

/**
 * An enrolment is in an admission course (category admissionPrep) or in another course (academic):
 * exactly one key is set.
 */
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
    /** An admin's note about the payment. */
    paymentNote: text(),
    /**
     * The admin who enrolled the student; null if the student did. Not a foreign key: the fact
     * outlives the admin's account.
     */
    enrolledBy: text(),
  },
  (table) => [
    check('enrolments_one_course', sql`num_nonnulls(university_id, course_id) = 1`),
    unique('enrolments_university_once').on(table.studentId, table.universityId),
    unique('enrolments_course_once').on(table.studentId, table.courseId),
    index('enrolments_enrolled').on(table.enrolledAt, table.id),
    index('enrolments_university').on(table.universityId, table.enrolledAt, table.id),
    index('enrolments_course').on(table.courseId, table.enrolledAt, table.id),
  ],
);

/** The progress of an account in a lesson. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: text()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Position in the video, in seconds. */
    position: integer().notNull().default(0),
    /** Null while the lesson is not done. */
    doneAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_lesson').on(table.lessonId),
  ],
);

/** A student's private note on a lesson or note of the course, which it outlives. */
export const studentNotes = pgTable(
  'student_notes',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: text().references(() => lessons.id, { onDelete: 'set null' }),
    contentId: text().references(() => contents.id, { onDelete: 'set null' }),
    /** Plain text. */
    text: text().notNull(),
    /** The position in the lesson's video. */
    videoSeconds: integer(),
    /** Incremented by each change; a change based on an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('student_notes_one_place', sql`num_nonnulls(lesson_id, content_id) <= 1`),
    index('student_notes_user').on(table.userId, table.updatedAt),
    index('student_notes_lesson').on(table.lessonId),
    index('student_notes_content').on(table.contentId),
  ],
);
