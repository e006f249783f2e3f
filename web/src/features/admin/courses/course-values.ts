/** The values of the course form, as entered, and their conversion to mutation inputs. */

import { readNumber, textOrNull } from '../form/numbers.ts';
import type { CreateAdmissionCourseInput, CreateCourseInput } from './generated/save-course.ts';

/**
 * Field names of the schema, except where the two types of course use different names for the same
 * field.
 */
export interface CourseValues {
  /** `name` of an admission course. */
  title: string;
  courseCode: string;
  courseType: string;
  description: string;
  /** `fee` of an admission course. */
  price: string;
  discount: string;
  /** `totalDurationMonths`, `enrollmentDurationMonths`. */
  months: string;
  thumbnailUrl: string;
  averageRating: string;
  features: { icon: string; text: string }[];
  testimonials: { studentName: string; enrolledYear: string; review: string }[];
}

/** Form names of the fields that have another name in the schema. */
export const RENAMED: Readonly<Record<string, string>> = {
  name: 'title',
  fee: 'price',
  totalDurationMonths: 'months',
  enrollmentDurationMonths: 'months',
};

export const emptyCourse: CourseValues = {
  title: '',
  courseCode: '',
  courseType: 'academic',
  description: '',
  price: '0',
  discount: '0',
  months: '',
  thumbnailUrl: '',
  averageRating: '',
  features: [],
  testimonials: [],
};

interface Stored {
  readonly courseCode: string;
  readonly description: string | null;
  readonly discount: number;
  readonly thumbnailUrl: string | null;
  readonly averageRating: number | null;
  readonly testimonials: readonly {
    readonly studentName: string;
    readonly enrolledYear: number | null;
    readonly review: string;
  }[];
}

const typed = (value: number | string | null): string => (value === null ? '' : String(value));

/** The fields shared by both types of course. */
export function sharedValues({
  courseCode,
  description,
  discount,
  thumbnailUrl,
  averageRating,
  testimonials,
}: Stored) {
  return {
    courseCode,
    description: typed(description),
    discount: typed(discount),
    thumbnailUrl: typed(thumbnailUrl),
    averageRating: typed(averageRating),
    testimonials: testimonials.map(({ studentName, enrolledYear, review }) => ({
      studentName,
      enrolledYear: typed(enrolledYear),
      review,
    })),
  };
}

function sharedInput({
  courseCode,
  description,
  discount,
  thumbnailUrl,
  averageRating,
  testimonials,
}: CourseValues) {
  return {
    courseCode: courseCode.trim(),
    description: textOrNull(description),
    discount: readNumber(discount) ?? 0,
    thumbnailUrl: textOrNull(thumbnailUrl),
    averageRating: readNumber(averageRating),
    testimonials: testimonials.map(({ studentName, enrolledYear, review }) => ({
      studentName: studentName.trim(),
      enrolledYear: readNumber(enrolledYear),
      review: review.trim(),
    })),
  };
}

export function courseInput(values: CourseValues): CreateCourseInput {
  return {
    ...sharedInput(values),
    title: values.title.trim(),
    courseType: values.courseType.trim(),
    price: readNumber(values.price) ?? 0,
    totalDurationMonths: readNumber(values.months),
    features: values.features.map(({ icon, text }) => ({ icon, text: text.trim() })),
  };
}

export function admissionCourseInput(values: CourseValues): CreateAdmissionCourseInput {
  return {
    ...sharedInput(values),
    name: values.title.trim(),
    fee: readNumber(values.price) ?? 0,
    enrollmentDurationMonths: readNumber(values.months),
  };
}
