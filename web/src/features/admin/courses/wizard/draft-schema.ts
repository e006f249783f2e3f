/** The rules of the course draft. The draft itself stays as typed. */
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { rule, ruleAt } from '../../../../forms/schema.ts';
import { classes } from '../../../../i18n/class-labels.ts';
import {
  isCode,
  MAX_NAME_LENGTH,
  optionalNumber,
  optionalPicture,
  optionalText,
  requiredNumber,
  requiredText,
} from '../../form/schemas.ts';
import { type CourseDraft, linesOf, STEPS } from './course-draft.ts';

/** The maximum price, in dollars. */
const HIGHEST_PRICE = 100_000;
/** Shorter than the server accepts, because other fields are added to the description. */
const MAX_DRAFT_DESCRIPTION = 2500;
const MAX_LINES = 20;

/** Names, one in each line. */
const lines = (max: number) =>
  z.string().check(
    rule((text) => linesOf(text).length <= max, 'courseadmin.tooManyLines', { max }),
    rule(
      (text) => linesOf(text).every(({ length }) => length <= MAX_NAME_LENGTH),
      'admin.tooLong',
      { max: MAX_NAME_LENGTH },
    ),
  );

const ends = (from: string, to: string) => !from || !to || to >= from;

export const draftSchema = z
  .object({
    title: requiredText(MAX_NAME_LENGTH),
    description: optionalText(MAX_DRAFT_DESCRIPTION),
    category: z.string(),
    instructor: optionalText(MAX_NAME_LENGTH),
    classLevel: z.string(),
    subjects: lines(MAX_LINES),
    enrollmentStartDate: z.string(),
    enrollmentEndDate: z.string(),
    courseStartDate: z.string(),
    courseEndDate: z.string(),
    totalDuration: optionalNumber({ min: 1, max: 60, isInteger: true }),
    targetAudience: optionalText(300),
    prerequisites: optionalText(300),
    certifications: lines(MAX_LINES / 2),
    language: optionalText(100),
    level: optionalText(100),
    ratings: z.string(),
    studentFeedback: z.string(),
    studentEnrollments: z.string(),
    discussionBoard: z.string(),
    price: requiredNumber({ min: 0, max: HIGHEST_PRICE }),
    status: z.string(),
    thumbnailImageUrl: optionalPicture,
    tags: optionalText(200),
    courseResources: lines(MAX_LINES / 2),
    currentStep: z.enum(STEPS),
  })
  .check(
    ruleAt(
      ['enrollmentEndDate'],
      ({ enrollmentStartDate, enrollmentEndDate }) => ends(enrollmentStartDate, enrollmentEndDate),
      'courseadmin.endsBeforeStart',
    ),
    ruleAt(
      ['courseEndDate'],
      ({ courseStartDate, courseEndDate }) => ends(courseStartDate, courseEndDate),
      'courseadmin.endsBeforeStart',
    ),
    // The code may be left from another category.
    ruleAt(
      ['classLevel'],
      ({ category, classLevel }) =>
        category === 'academic'
          ? classes.some(({ code }) => code === classLevel)
          : classLevel.trim() !== '',
      'admin.required',
    ),
    ruleAt(
      ['classLevel'],
      ({ category, classLevel }) => category === 'academic' || isCode(classLevel.trim()),
      'admin.codeInvalid',
    ),
  );

export type CourseDraftForm = UseFormReturn<CourseDraft, unknown, z.output<typeof draftSchema>>;
