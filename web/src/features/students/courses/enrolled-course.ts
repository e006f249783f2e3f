/**
 * Links for an enrolled student: the last opened lesson, otherwise the units (admission course) or
 * subjects (academic course).
 */
import { paths } from '../../../paths.ts';
import type { Enrollments_StudentFragment } from './generated/enrollments.ts';

export type EnrolledGroup = NonNullable<Enrollments_StudentFragment['enrollments']>[number];
export type EnrolledCourse = EnrolledGroup['courses'][number];

/** Without a course code, the link leads to the list of courses of that category. */
export function coursePath(
  category: EnrolledGroup['category'],
  { id, courseCode }: EnrolledCourse,
): string {
  if (courseCode === null)
    return category === 'ADMISSION_PREP' ? paths.admissionCourses() : paths.academicClasses();
  return category === 'ADMISSION_PREP'
    ? paths.admissionUnits(courseCode)
    : paths.subjects(courseCode, id);
}

/** The last opened lesson, otherwise the course. */
export function continuePath(category: EnrolledGroup['category'], course: EnrolledCourse): string {
  const { id, courseCode, lastLessonId } = course;
  return courseCode === null || lastLessonId === null
    ? coursePath(category, course)
    : paths.lesson(courseCode, id, lastLessonId);
}
