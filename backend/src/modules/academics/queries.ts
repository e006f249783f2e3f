// SQL that reads courses, subjects, chapters, lessons and notes. Archived records, and those below
// them, are omitted; of the others a viewer reads those that the course's status allows. Without a
// viewer the status is ignored.
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Viewer } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { jsonArray } from '../../db/json-array.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { isListed, isReadable } from '../../records/course-status.ts';
import type { Testimonial } from '../admission/documents.ts';
import { exams, lessonExams } from '../exams/tables.ts';
import { chapterCounts, courseCounts, subjectCounts } from './counts.ts';
import type {
  ChapterDocument,
  ContentDocument,
  CourseDocument,
  LessonDocument,
  SubjectDocument,
} from './documents.ts';
import {
  chapters,
  contents,
  courseFeatures,
  courses,
  courseTestimonials,
  lessons,
  subjects,
} from './tables.ts';

async function selectCourses(db: Db, where?: SQL): Promise<CourseDocument[]> {
  const rows = await db
    .select({
      _id: courses.id,
      courseCode: courses.courseCode,
      title: courses.title,
      courseType: courses.courseType,
      description: courses.description,
      price: courses.price,
      discountPrice: courses.discountPrice,
      thumbnailImageUrl: courses.thumbnailImageUrl,
      totalDuration: courses.totalDuration,
      averageRating: courses.averageRating,
      status: courses.status,
      ...courseCounts,
      courseFeatures: jsonArray<CourseDocument['courseFeatures'][number]>(
        { icon: courseFeatures.icon, feature: courseFeatures.feature },
        sql`${courseFeatures} where ${courseFeatures.courseId} = ${courses.id}`,
        courseFeatures.position,
      ),
      testimonials: jsonArray<Static<typeof Testimonial>>(
        {
          studentName: courseTestimonials.studentName,
          enrolledYear: courseTestimonials.enrolledYear,
          review: courseTestimonials.review,
        },
        sql`${courseTestimonials} where ${courseTestimonials.courseId} = ${courses.id}`,
        courseTestimonials.position,
      ),
    })
    .from(courses)
    .where(and(where, isNull(courses.archivedAt)))
    .orderBy(asc(courses.position), asc(courses.title), asc(courses.id));
  return rows.map(withoutNulls);
}

export const findCourses = (db: Db) => selectCourses(db, isListed(courses));
export const findCoursesOfType = (db: Db, courseType: string) =>
  selectCourses(db, and(eq(courses.courseType, courseType), isListed(courses)));
export const findCoursesByIds = (db: Db, ids: string[], viewer?: Viewer) =>
  selectCourses(db, and(inArray(courses.id, ids), isReadable(courses, viewer)));
export const findListedByCodes = (db: Db, codes: string[]) =>
  selectCourses(db, and(inArray(courses.courseCode, codes), isListed(courses)));

/**
 * The published courses with a code. If there is none: those that the viewer may read, because they
 * have no other address.
 */
export async function findCoursesByCode(
  db: Db,
  code: string,
  viewer: Viewer,
): Promise<CourseDocument[]> {
  const listedCourses = await findListedByCodes(db, [code]);
  return listedCourses.length > 0
    ? listedCourses
    : selectCourses(db, and(eq(courses.courseCode, code), isReadable(courses, viewer)));
}

async function selectSubjects(
  db: Db,
  where: SQL | undefined,
  viewer: Viewer | undefined,
): Promise<SubjectDocument[]> {
  const rows = await db
    .select({
      _id: subjects.id,
      courseId: subjects.courseId,
      subjectName: subjects.subjectName,
      subjectDescription: subjects.subjectDescription,
      imageUrl: subjects.imageUrl,
      ...subjectCounts,
    })
    .from(subjects)
    .innerJoin(courses, eq(courses.id, subjects.courseId))
    .where(and(where, isNull(subjects.archivedAt), isReadable(courses, viewer)))
    .orderBy(asc(subjects.position), asc(subjects.id));
  return rows.map(withoutNulls);
}

export const findSubjectsByIds = (db: Db, ids: string[], viewer?: Viewer) =>
  selectSubjects(db, inArray(subjects.id, ids), viewer);
export const findSubjectsOf = (db: Db, courseIds: string[], viewer?: Viewer) =>
  selectSubjects(db, inArray(subjects.courseId, courseIds), viewer);

async function selectChapters(
  db: Db,
  where: SQL,
  viewer: Viewer | undefined,
): Promise<ChapterDocument[]> {
  const rows = await db
    .select({
      _id: chapters.id,
      subjectId: chapters.subjectId,
      chapterTitle: chapters.chapterTitle,
      chapterSummary: chapters.chapterSummary,
      ...chapterCounts,
    })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .innerJoin(courses, eq(courses.id, subjects.courseId))
    .where(
      and(
        where,
        isNull(subjects.archivedAt),
        isNull(chapters.archivedAt),
        isReadable(courses, viewer),
      ),
    )
    .orderBy(asc(chapters.position), asc(chapters.id));
  return rows.map(withoutNulls);
}

export const findChaptersByIds = (db: Db, ids: string[], viewer?: Viewer) =>
  selectChapters(db, inArray(chapters.id, ids), viewer);
export const findChaptersOf = (db: Db, subjectIds: string[], viewer?: Viewer) =>
  selectChapters(db, inArray(chapters.subjectId, subjectIds), viewer);

/** A document with the id of its course, to check the reader's rights. */
export type InCourse<T> = { courseId: string; document: T };

async function selectLessons(
  db: Db,
  where: SQL,
  viewer: Viewer | undefined,
): Promise<InCourse<LessonDocument>[]> {
  const inner = sql`select coalesce(array_agg(${lessonExams.examId}
    order by ${lessonExams.examId}), '{}') from ${lessonExams}
    join ${exams} on ${exams.id} = ${lessonExams.examId}
    where ${lessonExams.lessonId} = ${lessons.id} and ${exams.archivedAt} is null`;
  const rows = await db
    .select({
      courseId: subjects.courseId,
      document: {
        _id: lessons.id,
        chapterId: lessons.chapterId,
        title: lessons.title,
        content: lessons.content,
        videoLink: lessons.videoLink,
        duration: lessons.duration,
        exams: sql<string[]>`(${inner})`,
      },
    })
    .from(lessons)
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .innerJoin(courses, eq(courses.id, subjects.courseId))
    .where(
      and(
        where,
        isNull(subjects.archivedAt),
        isNull(chapters.archivedAt),
        isNull(lessons.archivedAt),
        isReadable(courses, viewer),
      ),
    )
    .orderBy(asc(lessons.position), asc(lessons.id));
  return rows.map(({ courseId, document }) => ({ courseId, document: withoutNulls(document) }));
}

export const findLessonsByIds = (db: Db, ids: string[], viewer?: Viewer) =>
  selectLessons(db, inArray(lessons.id, ids), viewer);
export const findLessonsOf = (db: Db, chapterIds: string[], viewer?: Viewer) =>
  selectLessons(db, inArray(lessons.chapterId, chapterIds), viewer);

async function selectContents(
  db: Db,
  where: SQL,
  viewer: Viewer | undefined,
): Promise<InCourse<ContentDocument>[]> {
  const rows = await db
    .select({
      courseId: subjects.courseId,
      document: {
        _id: contents.id,
        chapterId: contents.chapterId,
        title: contents.title,
        contentDetails: contents.contentDetails,
        chapterTitle: chapters.chapterTitle,
      },
    })
    .from(contents)
    .innerJoin(chapters, eq(chapters.id, contents.chapterId))
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .innerJoin(courses, eq(courses.id, subjects.courseId))
    .where(
      and(
        where,
        isNull(subjects.archivedAt),
        isNull(chapters.archivedAt),
        isNull(contents.archivedAt),
        isReadable(courses, viewer),
      ),
    )
    .orderBy(asc(contents.position), asc(contents.id));
  return rows.map(({ courseId, document }) => ({ courseId, document: withoutNulls(document) }));
}

export const findContentsByIds = (db: Db, ids: string[], viewer?: Viewer) =>
  selectContents(db, inArray(contents.id, ids), viewer);
export const findContentsOf = (db: Db, chapterIds: string[], viewer?: Viewer) =>
  selectContents(db, inArray(contents.chapterId, chapterIds), viewer);
