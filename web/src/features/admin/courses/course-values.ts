/** The values of the course form, as entered, and their conversion to mutation inputs. */
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { ruleAt } from '../../../forms/schema.ts';
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
export type CourseFields = UseFormReturn<CourseValues, unknown, CheckedCourse>;

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

const toInputText = (value: number | string | null): string =>
  value === null ? '' : String(value);

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
