// Admission courses ("universities" upstream), their units and exam years. `archivedAt` is set if
// the record was archived with everything below it (content-tree), or deleted by force although
// students have results in it: it is in no list and kept for those results.
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export const universities = pgTable(
  'universities',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    courseCode: text().notNull(),
    name: text().notNull(),
    /**
     * Computed from the title by records/search/search-key.ts; null until the next start if another
     * program wrote the row.
     */
    searchKey: text(),
    description: text(),
    enrollmentFee: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    discountFee: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    /** In months. */
    enrollmentDuration: integer(),
    courseThumbnail: text(),
    averageRating: numeric({ precision: 3, scale: 2, mode: 'number' }),
    position: integer().notNull().default(0),
    /** Visibility; unlike `archivedAt`, which hides the course from everyone. */
    status: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('published'),
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // The code of a removed course is free again.
    uniqueIndex('universities_course_code').on(table.courseCode).where(sql`archived_at is null`),
    check('universities_status', sql`status in ('draft', 'published', 'archived')`),
  ],
);

export const universityTestimonials = pgTable(
  'university_testimonials',
  {
    universityId: text()
      .notNull()
      .references(() => universities.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    studentName: text().notNull(),
    enrolledYear: integer(),
    review: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.universityId, table.position] })],
);

export const units = pgTable(
  'units',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    universityId: text()
      .notNull()
      .references(() => universities.id, { onDelete: 'cascade' }),
    unitName: text().notNull(),
    /**
     * Computed from the title by records/search/search-key.ts; null until the next start if another
     * program wrote the row.
     */
    searchKey: text(),
    description: text(),
    position: integer().notNull().default(0),
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('units_university').on(table.universityId, table.position)],
);

export const years = pgTable(
  'years',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    unitId: text()
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('years_unit_year').on(table.unitId, table.year).where(sql`archived_at is null`),
    index('years_unit').on(table.unitId),
  ],
);
