/** Where an enrolled student goes on: in the lesson they were in last, else at the units of an admission course or the subjects of an academic one. */
import { paths } from '../../../paths.ts';
import type { Enrollments_StudentFragment } from './generated/enrollments.ts';

export type EnrolledGroup = NonNullable<Enrollments_StudentFragment['enrollments']>[number];
export type EnrolledCourse = EnrolledGroup['courses'][number];

/** A course whose code the host does not tell is found by the list of its kind. */
export function courseAddress(category: EnrolledGroup['category'], { id, courseCode }: EnrolledCourse): string {
  if (courseCode === null) return category === 'ADMISSION_PREP' ? paths.admissionCourses() : paths.academicClasses();
  return category === 'ADMISSION_PREP' ? paths.admissionUnits(courseCode) : paths.subjects(courseCode, id);
}

/** The lesson that the student was in last, else the course. */
export function continueAddress(category: EnrolledGroup['category'], course: EnrolledCourse): string {
  const { id, courseCode, lastLessonId } = course;
  return courseCode === null || lastLessonId === null ? courseAddress(category, course) : paths.lesson(courseCode, id, lastLessonId);
}
