// Courses of classes six to twelve with their subjects, chapters, lessons, notes and units.
// `archivedAt` is set if the record was archived with everything below it (content-tree), or
// deleted by force although students have results in it: it is in no list and kept for those
// results.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const courses = pgTable(
  'courses',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    /** The class code; several courses share one. */
    courseCode: text().notNull(),
    title: text().notNull(),
    /**
     * Computed from the title by records/search/search-key.ts; null until the next start if another
     * program wrote the row.
     */
    searchKey: text(),
    courseType: text().notNull(),
    description: text(),
    price: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    discountPrice: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    thumbnailImageUrl: text(),
    /** In months. */
    totalDuration: integer(),
    averageRating: numeric({ precision: 3, scale: 2, mode: 'number' }),
    position: integer().notNull().default(0),
    /** Visibility; unlike `archivedAt`, which hides the course from everyone. */
    status: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('published'),
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('courses_code').on(table.courseCode, table.position),
    check('courses_status', sql`status in ('draft', 'published', 'archived')`),
  ],
);

export const courseFeatures = pgTable(
  'course_features',
  {
    courseId: text()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    icon: text().notNull(),
    feature: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.position] })],
);

export const courseTestimonials = pgTable(
  'course_testimonials',
  {
    courseId: text()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    studentName: text().notNull(),
    enrolledYear: integer(),
    review: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.position] })],
);

export const subjects = pgTable(
  'subjects',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    courseId: text()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    subjectName: text().notNull(),
    /**
     * Computed from the title by records/search/search-key.ts; null until the next start if another
     * program wrote the row.
     */
    searchKey: text(),
    subjectDescription: text(),
    imageUrl: text(),
    position: integer().notNull().default(0),
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('subjects_course').on(table.courseId, table.position)],
);

/**
 * Parts of a course in addition to its subjects; they can have exams (call
 * /academiccourse/{courseId}/units).
 */
export const academicUnits = pgTable(
  'academic_units',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    courseId: text()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    unitName: text().notNull(),
    description: text(),
    position: integer().notNull().default(0),
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('academic_units_course').on(table.courseId, table.position)],
);

export const chapters = pgTable(
  'chapters',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    subjectId: text()
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    chapterTitle: text().notNull(),
    /**
     * Computed from the title by records/search/search-key.ts; null until the next start if another
     * program wrote the row.
     */
    searchKey: text(),
    chapterSummary: text(),
    position: integer().notNull().default(0),
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('chapters_subject').on(table.subjectId, table.position)],
);

export const lessons = pgTable(
  'lessons',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    chapterId: text()
      .notNull()
      .references(() => chapters.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /**
     * Computed from the title by records/search/search-key.ts; null until the next start if another
     * program wrote the row.
     */
    searchKey: text(),
    /** HTML, sanitized when it was written. */
    content: text(),
    videoLink: text(),
    /** In minutes. */
    duration: integer(),
    position: integer().notNull().default(0),
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('lessons_chapter').on(table.chapterId, table.position)],
);

/** Notes. */
export const contents = pgTable(
  'contents',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    chapterId: text()
      .notNull()
      .references(() => chapters.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /**
     * Computed from the title by records/search/search-key.ts; null until the next start if another
     * program wrote the row.
     */
    searchKey: text(),
    /** HTML with LaTeX between dollar signs, sanitized when it was written. */
    contentDetails: text(),
    position: integer().notNull().default(0),
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('contents_chapter').on(table.chapterId, table.position)],
);
