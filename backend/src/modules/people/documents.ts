// Wire documents of the extension `people` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { clearable, closed, cursorFields, Id } from '../../http/validation/bodies.ts';
import { ExamKind } from '../exams/documents.ts';
import { Student } from '../students/documents.ts';

const Category = Type.Enum(['admissionPrep', 'academic']);

/** An enrolment, with the admin who created it if it was not the student. */
const PersonEnrolment = Type.Object({
  courseId: Type.String(),
  category: Category,
  courseCode: Type.String(),
  name: Type.String(),
  enrolledAt: Type.String(),
  /** An admin's note about the payment; missing if there is none. */
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
    /** When an admin blocked it; missing if it is not blocked. */
    blockedAt: Type.Optional(Type.String()),
    /** When it was imported; missing once its owner has confirmed the address. */
    invitedAt: Type.Optional(Type.String()),
    /** When the newest invitation was sent; missing if none was. */
    invitationSentAt: Type.Optional(Type.String()),
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
  {
    ...cursorFields,
    q: Type.Optional(Type.String({ maxLength: 100 })),
    state: Type.Optional(Type.Enum(['blocked', 'invited'])),
  },
  closed,
);

export const PersonAttempt = Type.Object({
  _id: Type.String(),
  kind: ExamKind,
  examId: Type.String(),
  title: Type.String(),
  startedAt: Type.String(),
  deadline: Type.String(),
  /** Missing while it runs. */
  closedAt: Type.Optional(Type.String()),
  /** `student`: submitted; `server`: closed by the server. */
  closedBy: Type.Optional(Type.Enum(['student', 'server'])),
});
export type PersonAttemptDocument = Static<typeof PersonAttempt>;

/** The newest submission of an exam. */
export const PersonResult = Type.Object({
  _id: Type.String(),
  kind: ExamKind,
  examId: Type.String(),
  title: Type.String(),
  dateTaken: Type.String(),
  /** Missing for an unmarked written exam. */
  score: Type.Optional(Type.Number()),
});
export type PersonResultDocument = Static<typeof PersonResult>;

export const PersonSession = Type.Object({
  _id: Type.String(),
  device: Type.Optional(Type.String()),
  createdAt: Type.String(),
  lastUsedAt: Type.Optional(Type.String()),
});

export const EnrolmentBody = Type.Object(
  { courseId: Id, category: Category, paymentNote: clearable(Type.String({ maxLength: 500 })) },
  closed,
);
export const EnrolmentParams = Type.Object({ id: Id, category: Category, courseId: Id });
