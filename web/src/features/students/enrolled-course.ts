/** Where an enrolled student goes on: the units of an admission course, the subjects of an academic one. */
import { paths } from '../../paths.ts';
import type { Enrollments_StudentFragment } from './generated/enrollments.ts';

export type EnrolledGroup = NonNullable<Enrollments_StudentFragment['enrollments']>[number];

/** A course whose code the host does not tell is found by the list of its kind. */
export function courseAddress(category: EnrolledGroup['category'], { id, courseCode }: EnrolledGroup['courses'][number]): string {
  if (courseCode === null) return category === 'ADMISSION_PREP' ? paths.admissionCourses() : paths.academicClasses();
  return category === 'ADMISSION_PREP' ? paths.admissionUnits(courseCode) : paths.subjects(courseCode, id);
}
