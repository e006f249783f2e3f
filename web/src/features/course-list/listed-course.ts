/**
 * A course of either type, with the fields that lists search, filter and sort. Other fields are
 * masked: only the card reads them. Pure.
 */
import { classes } from '../../i18n/class-labels.ts';
import type { AcademicCourseCard_CourseFragment } from './cards/generated/academic-course-card.ts';
import type { AdmissionCourseCard_AdmissionCourseFragment } from './cards/generated/admission-course-card.ts';
import type {
  ListedCourse_AdmissionCourseFragment,
  ListedCourse_CourseFragment,
} from './generated/listed-course.ts';

/** The type of card and its fragment. */
type Drawn =
  | { readonly kind: 'admission'; readonly course: AdmissionCourseCard_AdmissionCourseFragment }
  | { readonly kind: 'academic'; readonly course: AcademicCourseCard_CourseFragment };

export type ListedCourse = Drawn & {
  readonly id: string;
  readonly title: string;
  /** The text that is searched. */
  readonly words: string;
  readonly fee: number;
  readonly discount: number;
  readonly isEnrolled: boolean;
};

export function listedAdmissionCourse(
  course: ListedCourse_AdmissionCourseFragment & AdmissionCourseCard_AdmissionCourseFragment,
): ListedCourse {
  const { id, courseCode, name, description, fee, discount, isEnrolled } = course;
  const words = [name, description, courseCode].join(' ');
  return {
    kind: 'admission',
    course,
    id,
    title: name,
    words,
    fee,
    discount,
    isEnrolled: isEnrolled === true,
  };
}

/** The displayed name of a course type; `academic` is the localized name of the type 'academic'. */
export const courseTypeLabel = (courseType: string, academic: string) =>
  courseType === 'academic' ? academic : courseType;

/** @param academic the localized name of the type 'academic' */
export function listedAcademicCourse(
  course: ListedCourse_CourseFragment & AcademicCourseCard_CourseFragment,
  academic: string,
): ListedCourse {
  const { id, courseCode, courseType, title, price, discount, isEnrolled } = course;
  const schoolClass = classes.find(({ code }) => code === courseCode);
  const words = [
    title,
    courseTypeLabel(courseType, academic),
    courseCode,
    schoolClass?.label,
    schoolClass?.numeral,
  ].join(' ');
  return {
    kind: 'academic',
    course,
    id,
    title,
    words,
    fee: price,
    discount,
    isEnrolled: isEnrolled === true,
  };
}
