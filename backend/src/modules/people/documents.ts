// Wire documents of the extension `people` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { clearable, closed, cursorFields, Id } from '../../http/bodies.ts';
import { Student } from '../students/documents.ts';

const Category = Type.Enum(['admissionPrep', 'academic']);

/** An enrolment, with who made it if it was not the student. */
const PersonEnrolment = Type.Object({
  courseId: Type.String(),
  category: Category,
  courseCode: Type.String(),
  name: Type.String(),
  enrolledAt: Type.String(),
  /** What an admin noted about the payment; missing if there is no note. */
  paymentNote: Type.Optional(Type.String()),
  /** True if an admin enrolled the student. */
  byAdmin: Type.Boolean(),
});
export type PersonEnrolmentDocument = Static<typeof PersonEnrolment>;

/** A student record with its account. */
export const Person = Type.Object({
  student: Student,
  account: Type.Object({
    _id: Type.String(),
    email: Type.Optional(Type.String()),
    phoneNumber: Type.Optional(Type.String()),
    role: Type.Enum(['student', 'admin']),
  }),
  createdAt: Type.String(),
});
export type PersonDocument = Static<typeof Person>;

/** Also with enrolments, the earliest first. */
export const PersonDetails = Type.Object({
  ...Person.properties,
  enrolments: Type.Array(PersonEnrolment),
});
export type PersonDetailsDocument = Static<typeof PersonDetails>;

/** `q`: words, each of which is part of a name, an address or a number of the person. */
export const PeopleQuery = Type.Object(
  { ...cursorFields, q: Type.Optional(Type.String({ maxLength: 100 })) },
  closed,
);

export const EnrolmentBody = Type.Object(
  { courseId: Id, category: Category, paymentNote: clearable(Type.String({ maxLength: 500 })) },
  closed,
);
export const EnrolmentParams = Type.Object({ id: Id, category: Category, courseId: Id });
