// Wire documents of the extension `course-admin` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, pageFields } from '../../http/validation/bodies.ts';
import { CourseStatus } from '../../records/course-status.ts';

/** `academic`: courses of the type `academic`; `other`: those of any other type. */
const CourseKind = Type.Union([
  Type.Literal('admission'),
  Type.Literal('academic'),
  Type.Literal('other'),
]);

export const CourseListQuery = Type.Object(
  {
    kind: Type.Optional(CourseKind),
    status: Type.Optional(CourseStatus),
    /** Words of the title or the code. */
    q: Type.Optional(Type.String({ maxLength: 200 })),
    ...pageFields(20),
  },
  closed,
);
export type CourseListFilter = Pick<Static<typeof CourseListQuery>, 'kind' | 'status' | 'q'>;

/**
 * A course of either kind as a row of the list. Only admission courses have units; only the others
 * have lessons and notes.
 */
export const CourseEntry = Type.Object({
  _id: Type.String(),
  kind: CourseKind,
  courseCode: Type.String(),
  courseType: Type.String(),
  title: Type.String(),
  price: Type.Number(),
  discountPrice: Type.Number(),
  thumbnailImageUrl: Type.Optional(Type.String()),
  status: CourseStatus,
  studentCount: Type.Integer(),
  lessonCount: Type.Integer(),
  contentCount: Type.Integer(),
  examCount: Type.Integer(),
});
export type CourseEntryDocument = Static<typeof CourseEntry>;

/**
 * The contents of a course, and the students' data in it. It can be deleted if all counts of the
 * latter are 0.
 */
export const CourseUsage = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  unitCount: Type.Integer(),
  subjectCount: Type.Integer(),
  chapterCount: Type.Integer(),
  lessonCount: Type.Integer(),
  contentCount: Type.Integer(),
  examCount: Type.Integer(),
  assignmentCount: Type.Integer(),
  /** The following fields count students' data. */
  studentCount: Type.Integer(),
  resultCount: Type.Integer(),
  attemptCount: Type.Integer(),
  submissionCount: Type.Integer(),
  examCampaignCount: Type.Integer(),
});
export type CourseUsageDocument = Static<typeof CourseUsage>;
