// Wire documents of admission courses (docs/rest-contract.md, "Documents").
import { type Static, Type } from 'typebox';

const Text = Type.Optional(Type.String());

export const Testimonial = Type.Object({ studentName: Type.String(), enrolledYear: Type.Optional(Type.Integer()), review: Type.String() });

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
});
export type UniversityDocument = Static<typeof University>;

export const Unit = Type.Object({ _id: Type.String(), universityId: Type.String(), unitName: Type.String(), description: Text });
export type UnitDocument = Static<typeof Unit>;

/** `exam` is missing where the year has no paper. */
export const Year = Type.Object({ _id: Type.String(), unitId: Type.String(), year: Type.Integer(), exam: Text });
export type YearDocument = Static<typeof Year>;
