// Writes content rows in batches: new ones are inserted, known ones updated by key, vanished children of a changed file removed.
import { and, getTableColumns, inArray, like, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { chapters, contents, courseFeatures, courses, courseTestimonials, lessons, subjects } from '../../modules/academics/tables.ts';
import { units, universities, universityTestimonials, years } from '../../modules/admission/tables.ts';
import { assignments } from '../../modules/assignments/tables.ts';
import { campaigns } from '../../modules/campaigns/tables.ts';
import { examMcqs, examOptions, exams, examWrittenQuestions, lessonExams } from '../../modules/exams/tables.ts';
import { examSubjects, multiSubjectExams, subjectMcqs, subjectOptions } from '../../modules/multi-subject-exams/tables.ts';
import type { Db } from '../client.ts';
import type { Content } from '../content/read-content.ts';
import { academicRows, admissionRows, chapterRows, mediaUrl, paperRows } from './rows.ts';

/** A statement has at most 65,535 values; this many rows of our widest table are far below it. */
const BATCH = 1000;

/** Which content files are to be written. */
type Files = ReadonlySet<string>;

/** Writes the files named, in a transaction that the caller has opened. `content` is all there is: places in lists come from it. */
export async function writeContent(tx: Db, content: Content, files: Files, now: Date): Promise<void> {
  await writeAdmission(tx, content, files);
  await writePapers(tx, content, files);
  await writeAcademics(tx, content, files);
  await writeChapters(tx, content, files);
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  await upsert(
    tx,
    campaigns,
    content.campaigns.filter(isOf(files)).map(({ data: { key, title, description, startsInDays, endsInDays, imageUrl } }) => ({
      ...{ id: key, title, description, startDate: inDays(startsInDays), endDate: inDays(endsInDays) },
      imageUrl: imageUrl === undefined ? null : mediaUrl(imageUrl),
    })),
  );
  await upsert(
    tx,
    assignments,
    content.assignments
      .filter(isOf(files))
      .map(({ data: { key, title, description, dueInDays } }) => ({ id: key, title, description, dueDate: inDays(dueInDays) })),
  );
}

async function writeAdmission(tx: Db, content: Content, files: Files): Promise<void> {
  const parts = content.admissionCourses.flatMap(({ file, data }, position) => (files.has(file) ? [admissionRows(data, position)] : []));
  const courseRows = parts.flatMap((part) => part.universities);
  await upsert(tx, universities, courseRows);
  await remove(tx, universityTestimonials, inArray(universityTestimonials.universityId, ids(courseRows)));
  await insert(
    tx,
    universityTestimonials,
    parts.flatMap((part) => part.testimonials),
  );
  await upsert(
    tx,
    units,
    parts.flatMap((part) => part.units),
  );
  await upsert(
    tx,
    years,
    parts.flatMap((part) => part.years),
  );
}

async function writePapers(tx: Db, content: Content, files: Files): Promise<void> {
  const parts = content.papers.filter(isOf(files)).map(({ course, data }) => paperRows(course, data));
  const papers = parts.flatMap((part) => part.papers);
  await upsert(tx, multiSubjectExams, papers);
  // Questions and options go with their subjects and come back under the same keys; results refer to them by key alone.
  await remove(tx, examSubjects, inArray(examSubjects.examId, ids(papers)));
  await insert(
    tx,
    examSubjects,
    parts.flatMap((part) => part.subjects),
  );
  await insert(
    tx,
    subjectMcqs,
    parts.flatMap((part) => part.mcqs),
  );
  await insert(
    tx,
    subjectOptions,
    parts.flatMap((part) => part.options),
  );
}

async function writeAcademics(tx: Db, content: Content, files: Files): Promise<void> {
  const parts = content.academicCourses.flatMap(({ file, data }, position) => (files.has(file) ? [academicRows(data, position)] : []));
  const courseRows = parts.flatMap((part) => part.courses);
  await upsert(tx, courses, courseRows);
  await remove(tx, courseFeatures, inArray(courseFeatures.courseId, ids(courseRows)));
  await remove(tx, courseTestimonials, inArray(courseTestimonials.courseId, ids(courseRows)));
  await insert(
    tx,
    courseFeatures,
    parts.flatMap((part) => part.features),
  );
  await insert(
    tx,
    courseTestimonials,
    parts.flatMap((part) => part.testimonials),
  );
  await upsert(
    tx,
    subjects,
    parts.flatMap((part) => part.subjects),
  );
  await upsert(
    tx,
    chapters,
    parts.flatMap((part) => part.chapters),
  );
}

async function writeChapters(tx: Db, content: Content, files: Files): Promise<void> {
  const changed = content.chapters.filter(isOf(files));
  const parts = changed.map(({ data }) => chapterRows(data));
  const chapterIds = changed.map(({ data }) => data.chapter);
  const lessonRows = parts.flatMap((part) => part.lessons);
  const contentRows = parts.flatMap((part) => part.contents);
  const examRows = parts.flatMap((part) => part.exams);
  await upsert(tx, lessons, lessonRows);
  await upsert(tx, contents, contentRows);
  await upsert(tx, exams, examRows);
  await remove(tx, lessons, vanished(lessons.id, chapterIds, 'lesson', ids(lessonRows)));
  await remove(tx, contents, vanished(contents.id, chapterIds, 'note', ids(contentRows)));
  await remove(tx, lessonExams, inArray(lessonExams.lessonId, ids(lessonRows)));
  await insert(
    tx,
    lessonExams,
    parts.flatMap((part) => part.lessonExams),
  );
  await remove(tx, examMcqs, inArray(examMcqs.examId, ids(examRows)));
  await remove(tx, examWrittenQuestions, inArray(examWrittenQuestions.examId, ids(examRows)));
  await insert(
    tx,
    examMcqs,
    parts.flatMap((part) => part.mcqs),
  );
  await insert(
    tx,
    examOptions,
    parts.flatMap((part) => part.options),
  );
  await insert(
    tx,
    examWrittenQuestions,
    parts.flatMap((part) => part.written),
  );
}

/** Rows that an earlier load made for these chapters and this one does not; those an admin made have other keys. */
function vanished(id: PgColumn, chapterIds: readonly string[], kind: string, kept: readonly string[]): SQL {
  const made = or(...chapterIds.map((chapter) => like(id, `${chapter}-${kind}-%`)));
  return (made && and(made, kept.length > 0 ? notInArray(id, [...kept]) : undefined)) ?? sql`false`;
}

const isOf = (files: Files) => (source: { file: string }) => files.has(source.file);

const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id);

async function remove(tx: Db, table: PgTable, where: SQL): Promise<void> {
  await tx.delete(table).where(where);
}

async function insert<T extends PgTable>(tx: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await tx.insert(table).values(rows.slice(at, at + BATCH));
}

/** Inserts rows by `id`; where one is there already, it takes the new values. */
async function upsert<T extends PgTable & { id: PgColumn }>(tx: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  // Columns that content does not speak of keep their values.
  const set = Object.fromEntries(
    Object.keys(getTableColumns(table))
      .filter((name) => name !== 'id' && name in first)
      .map((name) => [name, sql.raw(`excluded."${toSnakeCase(name)}"`)]),
  );
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx
      .insert(table)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoUpdate({ target: table.id, set: set as never });
  }
}
