// Wire documents of admission courses, and the request bodies (docs/rest-contract.md, "Documents").
import { type Static, Type } from 'typebox';
import { changesOf, clearable, closed, Id, PictureUrl } from '../../http/validation/bodies.ts';
import { requiredText } from '../../http/validation/texts.ts';
import { CourseStatus } from '../../records/course-status.ts';

const Text = Type.Optional(Type.String());

export const Testimonial = Type.Object({
  studentName: Type.String(),
  enrolledYear: Type.Optional(Type.Integer()),
  review: Type.String(),
});

export const University = Type.Object({
  _id: Type.String(),
  courseCode: Type.String(),
  name: Type.String(),
  description: Text,
  enrollmentFee: Type.Number(),
  discountFee: Type.Number(),
  /** In months. */
  enrollmentDuration: Type.Optional(Type.Integer()),
  courseThumbnail: Text,
  units: Type.Array(Type.Object({ _id: Type.String(), unitName: Type.String() })),
  testimonials: Type.Array(Testimonial),
  averageRating: Type.Optional(Type.Number()),
  status: CourseStatus,
  /** Papers of its years and single exams of its units. */
  examCount: Type.Integer(),
});
export type UniversityDocument = Static<typeof University>;

export const Unit = Type.Object({
  _id: Type.String(),
  universityId: Type.String(),
  unitName: Type.String(),
  description: Text,
  /** Papers of its years and its single exams. */
  examCount: Type.Integer(),
});
export type UnitDocument = Static<typeof Unit>;

/** `exam` is missing if the year has no paper. */
export const Year = Type.Object({
  _id: Type.String(),
  unitId: Type.String(),
  year: Type.Integer(),
  exam: Text,
});
export type YearDocument = Static<typeof Year>;

const Name = requiredText(200);
const Description = clearable(Type.String({ maxLength: 4000 }));
const Money = Type.Number({ minimum: 0, maximum: 100_000 });
/** No exam is older than the country. */
const CalendarYear = Type.Integer({ minimum: 1971, maximum: 2100 });
/** Position in its list; new records without one come last. */
const Position = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));

/** Replaces the whole list, in this order. */
export const TestimonialsBody = Type.Array(
  Type.Object(
    {
      studentName: Name,
      enrolledYear: clearable(CalendarYear),
      review: requiredText(4000),
    },
    closed,
  ),
  { maxItems: 20 },
);
export type TestimonialsSent = Static<typeof TestimonialsBody>;

export const UniversityBody = Type.Object(
  {
    /** Part of page URLs: lower case, as in content files. */
    courseCode: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 }),
    name: Name,
    description: Description,
    enrollmentFee: Money,
    discountFee: Money,
    /** In months. */
    enrollmentDuration: clearable(Type.Integer({ minimum: 1, maximum: 60 })),
    courseThumbnail: clearable(PictureUrl),
    averageRating: clearable(Type.Number({ minimum: 0, maximum: 5 })),
    testimonials: Type.Optional(TestimonialsBody),
    /** A new course is published by default. */
    status: Type.Optional(CourseStatus),
    position: Position,
  },
  closed,
);
export const UniversityChanges = changesOf(UniversityBody, ['_id', 'units', 'examCount']);

export const UnitBody = Type.Object(
  { universityId: Id, unitName: Name, description: Description, position: Position },
  closed,
);
export const UnitChanges = changesOf(UnitBody, ['_id', 'examCount']);

export const YearBody = Type.Object({ unitId: Id, year: CalendarYear }, closed);
export const YearChanges = changesOf(YearBody, ['_id', 'exam']);
