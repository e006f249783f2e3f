/** The values of the course form, as entered, and their conversion to mutation inputs. */
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { ruleAt } from '../../../forms/schema.ts';
import type { Revision_ContentFragment } from '../conflicts/generated/editable-content.ts';
import type { StoredItem } from '../conflicts/use-conflicts.ts';
import {
  code,
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  optionalNumber,
  optionalPicture,
  optionalText,
  optionalYear,
  requiredNumber,
  requiredText,
} from '../form/schemas.ts';
import type { CreateAdmissionCourseInput, CreateCourseInput } from './generated/save-course.ts';

/** Maximum length of a testimonial, in characters. */
const MAX_REVIEW_LENGTH = 4000;
/** An amount in dollars. */
const money = requiredNumber({ min: 0, max: 100_000 });

/**
 * Field names of the GraphQL schema, except where the two types of course use different names for
 * the same field.
 */
export const courseSchema = z
  .object({
    /** `name` of an admission course. */
    title: requiredText(MAX_NAME_LENGTH),
    courseCode: code,
    courseType: code,
    description: optionalText(MAX_DESCRIPTION_LENGTH),
    /** `fee` of an admission course. */
    price: money,
    discount: money,
    /** `totalDurationMonths`, `enrollmentDurationMonths`. */
    months: optionalNumber({ min: 1, max: 60, isInteger: true }),
    thumbnailUrl: optionalPicture,
    averageRating: optionalNumber({ min: 0, max: 5 }),
    features: z.array(z.object({ icon: z.string(), text: requiredText(MAX_NAME_LENGTH) })),
    testimonials: z.array(
      z.object({
        studentName: requiredText(MAX_NAME_LENGTH),
        enrolledYear: optionalYear,
        review: requiredText(MAX_REVIEW_LENGTH),
      }),
    ),
  })
  .check(ruleAt(['discount'], ({ price, discount }) => discount <= price, 'admin.discountTooHigh'));

/** As typed. */
export type CourseValues = z.input<typeof courseSchema>;
/** The values after conversion by the schema. */
export type CheckedCourse = z.output<typeof courseSchema>;
export type CourseFields = UseFormReturn<CourseValues>;

/** Form names of the fields that have another name in the schema. */
export const FORM_NAMES: Readonly<Record<string, string>> = {
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

interface StoredFields {
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

const toInputText = (value: number | string | null): string =>
  value === null ? '' : String(value);

/** The fields shared by both types of course. */
function sharedValues({
  courseCode,
  description,
  discount,
  thumbnailUrl,
  averageRating,
  testimonials,
}: StoredFields) {
  return {
    courseCode,
    description: toInputText(description),
    discount: toInputText(discount),
    thumbnailUrl: toInputText(thumbnailUrl),
    averageRating: toInputText(averageRating),
    testimonials: testimonials.map(({ studentName, enrolledYear, review }) => ({
      studentName,
      enrolledYear: toInputText(enrolledYear),
      review,
    })),
  };
}

interface StoredCourse extends StoredFields {
  readonly title: string;
  readonly courseType: string;
  readonly price: number;
  readonly totalDurationMonths: number | null;
  readonly features: readonly { readonly icon: string; readonly text: string }[];
}

const courseValues = (course: StoredCourse): CourseValues => ({
  ...sharedValues(course),
  title: course.title,
  courseType: course.courseType,
  price: toInputText(course.price),
  months: toInputText(course.totalDurationMonths),
  features: course.features.map(({ icon, text }) => ({ icon, text })),
});

interface StoredAdmissionCourse extends StoredFields {
  readonly name: string;
  readonly fee: number;
  readonly enrollmentDurationMonths: number | null;
}

const admissionCourseValues = (course: StoredAdmissionCourse): CourseValues => ({
  ...emptyCourse,
  ...sharedValues(course),
  title: course.name,
  price: toInputText(course.fee),
  months: toInputText(course.enrollmentDurationMonths),
});

type Content<Field extends string, Course> = Revision_ContentFragment & {
  readonly [Name in Field]: Course | null;
};

/** A course with its revision; null if there is none. */
export function storedCourse(
  content: Content<'course', StoredCourse> | null | undefined,
): StoredItem<CourseValues> | null {
  return content?.course ? withRevision(content, courseValues(content.course)) : null;
}

/** The same for an admission course. */
export function storedAdmissionCourse(
  content: Content<'admissionCourse', StoredAdmissionCourse> | null | undefined,
): StoredItem<CourseValues> | null {
  return content?.admissionCourse
    ? withRevision(content, admissionCourseValues(content.admissionCourse))
    : null;
}

const withRevision = (
  { revision, changedAt, changedBy }: Revision_ContentFragment,
  values: CourseValues,
): StoredItem<CourseValues> => ({ values, revision, changedAt, changedBy });

export const courseInput = ({ months, ...course }: CheckedCourse): CreateCourseInput => ({
  ...course,
  totalDurationMonths: months,
});

export function admissionCourseInput({
  title,
  price,
  months,
  ...course
}: CheckedCourse): CreateAdmissionCourseInput {
  const { courseCode, description, discount, thumbnailUrl, averageRating, testimonials } = course;
  return {
    courseCode,
    description,
    discount,
    thumbnailUrl,
    averageRating,
    testimonials,
    name: title,
    fee: price,
    enrollmentDurationMonths: months,
  };
}
