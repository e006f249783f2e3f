// SQL that counts the contents of a course and the students' data in it, which is shown before it
// is deleted.
import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isExamOfCourse } from '../academics/archive-queries.ts';
import {
  academicUnits,
  chapters,
  contents,
  courses,
  lessons,
  subjects,
} from '../academics/tables.ts';
import { below } from '../admission/archive-queries.ts';
import { units, universities } from '../admission/tables.ts';
import { assignmentSubmissions, assignments } from '../assignments/tables.ts';
import { attempts } from '../attempts/tables.ts';
import { examCampaigns } from '../campaigns/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { examResults, multiSubjectResults } from '../results/tables.ts';
import { enrolments } from '../students/tables.ts';
import type { CourseUsageDocument } from './documents.ts';

/** Undefined if there is no such course of either kind. */
export async function findCourseUsage(
  db: Db,
  id: string,
): Promise<CourseUsageDocument | undefined> {
  const isAdmission = and(eq(universities.id, id), isNull(universities.archivedAt));
  const [university] = await db
    .select({ title: universities.name })
    .from(universities)
    .where(isAdmission);
  if (university)
    return {
      _id: id,
      ...university,
      ...(await contentOfAdmission(db, id)),
      ...(await usageOfAdmission(db, id)),
    };
  const [course] = await db
    .select({ title: courses.title })
    .from(courses)
    .where(and(eq(courses.id, id), isNull(courses.archivedAt)));
  return (
    course && {
      _id: id,
      ...course,
      ...(await contentOfCourse(db, id)),
      ...(await usageOfCourse(db, id)),
    }
  );
}

async function contentOfAdmission(db: Db, id: string) {
  const { isPaper, isExam } = below(db, 'course', id);
  const papers = await db.$count(
    multiSubjectExams,
    and(isPaper, isNull(multiSubjectExams.archivedAt)),
  );
  return {
    unitCount: await db.$count(units, and(eq(units.universityId, id), isNull(units.archivedAt))),
    subjectCount: 0,
    chapterCount: 0,
    lessonCount: 0,
    contentCount: 0,
    examCount: papers + (await db.$count(exams, and(isExam, isNull(exams.archivedAt)))),
    assignmentCount: await db.$count(assignments, eq(assignments.universityId, id)),
  };
}

async function contentOfCourse(db: Db, id: string) {
  const subjectIds = db
    .select({ id: subjects.id })
    .from(subjects)
    .where(and(eq(subjects.courseId, id), isNull(subjects.archivedAt)));
  const chapterIds = db
    .select({ id: chapters.id })
    .from(chapters)
    .where(and(inArray(chapters.subjectId, subjectIds), isNull(chapters.archivedAt)));
  return {
    unitCount: await db.$count(
      academicUnits,
      and(eq(academicUnits.courseId, id), isNull(academicUnits.archivedAt)),
    ),
    subjectCount: await db.$count(
      subjects,
      and(eq(subjects.courseId, id), isNull(subjects.archivedAt)),
    ),
    chapterCount: await db.$count(
      chapters,
      and(inArray(chapters.subjectId, subjectIds), isNull(chapters.archivedAt)),
    ),
    lessonCount: await db.$count(
      lessons,
      and(inArray(lessons.chapterId, chapterIds), isNull(lessons.archivedAt)),
    ),
    contentCount: await db.$count(
      contents,
      and(inArray(contents.chapterId, chapterIds), isNull(contents.archivedAt)),
    ),
    examCount: await db.$count(exams, and(isExamOfCourse(db, id), isNull(exams.archivedAt))),
    assignmentCount: await db.$count(assignments, eq(assignments.courseId, id)),
  };
}

async function usageOfAdmission(db: Db, id: string) {
  const { isPaper, isExam } = below(db, 'course', id);
  const paperIds = db.select({ id: multiSubjectExams.id }).from(multiSubjectExams).where(isPaper);
  const examIds = db.select({ id: exams.id }).from(exams).where(isExam);
  const paperResults = await db.$count(
    multiSubjectResults,
    inArray(multiSubjectResults.examId, paperIds),
  );
  return {
    studentCount: await db.$count(enrolments, eq(enrolments.universityId, id)),
    resultCount:
      paperResults + (await db.$count(examResults, inArray(examResults.examId, examIds))),
    attemptCount: await db.$count(
      attempts,
      or(inArray(attempts.multiSubjectExamId, paperIds), inArray(attempts.examId, examIds)),
    ),
    submissionCount: await countSubmissions(db, eq(assignments.universityId, id)),
    examCampaignCount: await db.$count(
      examCampaigns,
      or(
        inArray(examCampaigns.multiSubjectExamId, paperIds),
        inArray(examCampaigns.examId, examIds),
      ),
    ),
  };
}

async function usageOfCourse(db: Db, id: string) {
  const examIds = db.select({ id: exams.id }).from(exams).where(isExamOfCourse(db, id));
  return {
    studentCount: await db.$count(enrolments, eq(enrolments.courseId, id)),
    resultCount: await db.$count(examResults, inArray(examResults.examId, examIds)),
    attemptCount: await db.$count(attempts, inArray(attempts.examId, examIds)),
    submissionCount: await countSubmissions(db, eq(assignments.courseId, id)),
    examCampaignCount: await db.$count(examCampaigns, inArray(examCampaigns.examId, examIds)),
  };
}

/** Drafts of submissions are deleted with their course, so they do not count. */
function countSubmissions(db: Db, isOfCourse: SQL): Promise<number> {
  const ids = db.select({ id: assignments.id }).from(assignments).where(isOfCourse);
  return db.$count(
    assignmentSubmissions,
    and(
      inArray(assignmentSubmissions.assignmentId, ids),
      isNotNull(assignmentSubmissions.submittedAt),
    ),
  );
}
