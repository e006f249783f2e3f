// SQL of reading courses, subjects, chapters, lessons and notes. What was archived, and what stands below it, is not there.
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../db/client.ts';
import { jsonArray } from '../../db/json-array.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import type { Testimonial } from '../admission/documents.ts';
import { exams, lessonExams } from '../exams/tables.ts';
import { chapterCounts, courseCounts, subjectCounts } from './counts.ts';
import type { ChapterDocument, ContentDocument, CourseDocument, LessonDocument, SubjectDocument } from './documents.ts';
import { chapters, contents, courseFeatures, courses, courseTestimonials, lessons, subjects } from './tables.ts';

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

export const findCourses = (db: Db) => selectCourses(db);
export const findCoursesOfType = (db: Db, courseType: string) => selectCourses(db, eq(courses.courseType, courseType));
export const findCoursesByIds = (db: Db, ids: string[]) => selectCourses(db, inArray(courses.id, ids));
export const findCoursesByCodes = (db: Db, codes: string[]) => selectCourses(db, inArray(courses.courseCode, codes));

async function selectSubjects(db: Db, where: SQL): Promise<SubjectDocument[]> {
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
    .where(and(where, isNull(subjects.archivedAt)))
    .orderBy(asc(subjects.position), asc(subjects.id));
  return rows.map(withoutNulls);
}

export const findSubjectsByIds = (db: Db, ids: string[]) => selectSubjects(db, inArray(subjects.id, ids));
export const findSubjectsOf = (db: Db, courseIds: string[]) => selectSubjects(db, inArray(subjects.courseId, courseIds));

async function selectChapters(db: Db, where: SQL): Promise<ChapterDocument[]> {
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
    .where(and(where, isNull(subjects.archivedAt)))
    .orderBy(asc(chapters.position), asc(chapters.id));
  return rows.map(withoutNulls);
}

export const findChaptersByIds = (db: Db, ids: string[]) => selectChapters(db, inArray(chapters.id, ids));
export const findChaptersOf = (db: Db, subjectIds: string[]) => selectChapters(db, inArray(chapters.subjectId, subjectIds));

/** A document with the course that it belongs to, for the reader's rights. */
export type InCourse<T> = { courseId: string; document: T };

async function selectLessons(db: Db, where: SQL): Promise<InCourse<LessonDocument>[]> {
  const inner = sql`select coalesce(array_agg(${lessonExams.examId} order by ${lessonExams.examId}), '{}') from ${lessonExams} join ${exams} on ${exams.id} = ${lessonExams.examId} where ${lessonExams.lessonId} = ${lessons.id} and ${exams.archivedAt} is null`;
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
    .where(and(where, isNull(subjects.archivedAt)))
    .orderBy(asc(lessons.position), asc(lessons.id));
  return rows.map(({ courseId, document }) => ({ courseId, document: withoutNulls(document) }));
}

export const findLessonsByIds = (db: Db, ids: string[]) => selectLessons(db, inArray(lessons.id, ids));
export const findLessonsOf = (db: Db, chapterIds: string[]) => selectLessons(db, inArray(lessons.chapterId, chapterIds));

async function selectContents(db: Db, where: SQL): Promise<InCourse<ContentDocument>[]> {
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
    .where(and(where, isNull(subjects.archivedAt)))
    .orderBy(asc(contents.position), asc(contents.id));
  return rows.map(({ courseId, document }) => ({ courseId, document: withoutNulls(document) }));
}

export const findContentsByIds = (db: Db, ids: string[]) => selectContents(db, inArray(contents.id, ids));
export const findContentsOf = (db: Db, chapterIds: string[]) => selectContents(db, inArray(contents.chapterId, chapterIds));
