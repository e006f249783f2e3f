/** A course as a list shows and searches it, whatever kind it is. The click rule (specification, section 2) is here: enrolled students go inside, anyone else to the detail. */
import { classes } from '../i18n/class-labels.ts';
import { paths } from '../paths.ts';
import type { ListedCourse_AdmissionCourseFragment, ListedCourse_CourseFragment } from './generated/listed-course.ts';

export interface ListedCourse {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly line: string | null;
  /** What else it is found by. */
  readonly words: string;
  readonly thumbnailUrl: string | null;
  readonly fee: number;
  readonly discount: number;
  /** Left out where the list has no ratings. */
  readonly rating?: number | null;
  readonly isEnrolled: boolean;
}

export function listedAdmissionCourse(course: ListedCourse_AdmissionCourseFragment): ListedCourse {
  const { id, courseCode, name, description, fee, discount, thumbnailUrl, averageRating, isEnrolled } = course;
  return {
    id,
    to: isEnrolled ? paths.admissionUnits(courseCode) : paths.admissionCourse(courseCode),
    title: name,
    line: description,
    words: courseCode,
    thumbnailUrl,
    fee,
    discount,
    rating: averageRating,
    isEnrolled: isEnrolled === true,
  };
}

/** Where a course of the course API is: a class's in the academic tree, others at their type and code. */
function addressOf({ id, courseCode, courseType, isEnrolled }: ListedCourse_CourseFragment): string {
  if (courseType === 'academic') return isEnrolled ? paths.subjects(courseCode, id) : paths.academicCourse(courseCode, id);
  return isEnrolled ? paths.courseUnits(courseType, courseCode) : paths.course(courseType, courseCode);
}

/** @param academic what the type 'academic' is called on the screen */
export function listedAcademicCourse(course: ListedCourse_CourseFragment, academic: string): ListedCourse {
  const { id, courseCode, courseType, title, price, discount, thumbnailUrl, isEnrolled } = course;
  const schoolClass = classes.find(({ code }) => code === courseCode);
  return {
    id,
    to: addressOf(course),
    title,
    line: courseType === 'academic' ? academic : courseType,
    words: [courseCode, schoolClass?.label, schoolClass?.numeral].join(' '),
    thumbnailUrl,
    fee: price,
    discount,
    isEnrolled: isEnrolled === true,
  };
}
