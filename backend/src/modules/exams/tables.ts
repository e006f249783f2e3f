// Single exams (MCQ or Written) of a chapter, course, subject, lesson or unit, with their
// questions.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { academicUnits, chapters, courses, lessons, subjects } from '../academics/tables.ts';
import { units } from '../admission/tables.ts';

/** The lists that can be shuffled for each attempt. */
export const SHUFFLES = ['off', 'questions', 'options', 'both'] as const;

/**
 * Exactly one parent column is set; a parent `unit` is one of an admission course or of an academic
 * one.
 */
export const exams = pgTable(
  'exams',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    chapterId: text().references(() => chapters.id, { onDelete: 'cascade' }),
    courseId: text().references(() => courses.id, { onDelete: 'cascade' }),
    subjectId: text().references(() => subjects.id, { onDelete: 'cascade' }),
    lessonId: text().references(() => lessons.id, { onDelete: 'cascade' }),
    unitId: text().references(() => units.id, { onDelete: 'cascade' }),
    academicUnitId: text().references(() => academicUnits.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /**
     * Computed from the title by records/search/search-key.ts; null until the next start if another
     * program wrote the row.
     */
    searchKey: text(),
    type: text({ enum: ['MCQ', 'Written'] }).notNull(),
    totalMarks: numeric({ precision: 10, scale: 5, mode: 'number' }).notNull(),
    /** In minutes. */
    timeLimit: integer().notNull(),
    /** In percent of totalMarks. */
    passingScore: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** In percent of a question's points; upstream's spelling. */
    negetiveMarkingPercentage: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    startingDate: timestamp({ withTimezone: true }),
    /** The lists that are shuffled for each attempt (exam-rules/shuffle). */
    shuffle: text({ enum: SHUFFLES }).notNull().default('off'),
    position: integer().notNull().default(0),
    /** Archived, or deleted by force although students have results in it. */
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check(
      'exams_one_parent',
      sql`num_nonnulls(chapter_id, course_id, subject_id, lesson_id, unit_id, academic_unit_id) = 1`,
    ),
    check('exams_type', sql`type in ('MCQ', 'Written')`),
    check('exams_shuffle', sql`shuffle in ('off', 'questions', 'options', 'both')`),
    index('exams_chapter').on(table.chapterId, table.position),
    index('exams_course').on(table.courseId, table.position),
    index('exams_subject').on(table.subjectId, table.position),
    index('exams_lesson').on(table.lessonId, table.position),
    index('exams_unit').on(table.unitId, table.position),
    index('exams_academic_unit').on(table.academicUnitId, table.position),
    index('exams_starting').on(table.startingDate, table.id).where(sql`starting_date is not null`),
  ],
);

export const examMcqs = pgTable(
  'exam_mcqs',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    examId: text()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    question: text().notNull(),
    points: numeric({ precision: 8, scale: 5, mode: 'number' }).notNull(),
    explanation: text(),
    /**
     * Written by triggers only: identifies copies of a question of the bank
     * (question-bank/content-hash.ts).
     */
    contentHash: text(),
  },
  (table) => [
    index('exam_mcqs_exam').on(table.examId, table.position),
    index('exam_mcqs_content').on(table.contentHash),
    // For the previous build, which finds copies without contentHash.
    index('exam_mcqs_question_nfc').on(
      sql`md5(normalize(btrim(${table.question}, E' \\t\\n\\r'), NFC))`,
    ),
  ],
);

export const examOptions = pgTable(
  'exam_options',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    mcqId: text()
      .notNull()
      .references(() => examMcqs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    text: text().notNull(),
    isCorrect: boolean().notNull(),
  },
  (table) => [index('exam_options_mcq').on(table.mcqId, table.position)],
);

export const examWrittenQuestions = pgTable(
  'exam_written_questions',
  {
    id: text().primaryKey().$defaultFn(randomUUID),
    examId: text()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    questionText: text().notNull(),
    answerGuidelines: text(),
    handwrittenPdf: text(),
  },
  (table) => [
    index('exam_written_exam').on(table.examId, table.position),
    // For finding copies of a question of the bank.
    index('exam_written_content').on(
      sql`md5(normalize(btrim(${table.questionText}, E' \\t\\n\\r'), NFC))`,
    ),
  ],
);

/** Exams that a lesson links to; several lessons of its chapter can link to one exam. */
export const lessonExams = pgTable(
  'lesson_exams',
  {
    lessonId: text()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    examId: text()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.examId] }),
    index('lesson_exams_exam').on(table.examId),
  ],
);
