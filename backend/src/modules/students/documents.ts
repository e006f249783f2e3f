// Wire documents of students (docs/rest-contract.md, "Documents").
import { type Static, Type } from 'typebox';
import { withoutNulls } from '../../db/without-nulls.ts';
import { changesOf, clearable, closed, Id } from '../../http/validation/bodies.ts';
import { ContactEmail, line, trimmedOrNull } from '../../http/validation/texts.ts';
import { User } from '../auth/documents.ts';
import type { students } from './tables.ts';

const Text = Type.Optional(Type.String());
const Gender = Type.Enum(['Male', 'Female', 'Other']);

const Enrolments = Type.Object({
  totalEnrolled: Type.Integer(),
  /** In percent. */
  overallProgress: Type.Number(),
  enrolledCourses: Type.Array(Type.String()),
});

export const Student = Type.Object({
  _id: Type.String(),
  userId: Type.String(),
  personalInfo: Type.Object({
    profilePhotoUrl: Text,
    fullName: Type.Object({ name: Text, certificateName: Text }),
    dob: Text,
    gender: Type.Optional(Gender),
    address: Type.Object({ street: Text, city: Text, district: Text, division: Text }),
    contact: Type.Object({ email: Text, mobile: Text }),
  }),
  educationalBackground: Type.Object({
    lastLevel: Text,
    lastInstitution: Text,
    gradesGPA: Text,
    currentStatus: Text,
  }),
  courseEnrollment: Type.Object({ admissionPrep: Enrolments, academic: Enrolments }),
  /** Incremented by each change of the record. */
  version: Type.Integer(),
});
export type StudentDocument = Static<typeof Student>;

/** The session's account with its student record. */
export const OwnAccount = Type.Intersect([
  User,
  Type.Object({
    /** Missing without a grant. */
    grants: Type.Optional(
      Type.Array(Type.Object({ courseId: Type.String(), role: Type.Enum(['teacher', 'marker']) })),
    ),
    student: Type.Union([Student, Type.Null()]),
  }),
]);

const EnrolledCourses = Type.Object({
  totalEnrolled: Type.Integer(),
  overallProgress: Type.Number(),
  enrolledCourses: Type.Array(
    Type.Object({
      _id: Type.String(),
      courseCode: Type.String(),
      name: Type.String(),
      courseThumbnail: Text,
      /** In percent. */
      progress: Type.Integer(),
      /** The lesson that the student opened last. */
      lastLessonId: Type.Optional(Type.String()),
    }),
  ),
});
/** Enrolments with the data of each course for a card. */
export const EnrolledByCategory = Type.Object({
  admissionPrep: EnrolledCourses,
  academic: EnrolledCourses,
});

/** An enrolled course in the form of the query. */
export type EnrolledCourse = {
  category: 'admissionPrep' | 'academic';
  _id: string;
  courseCode: string;
  name: string;
  courseThumbnail: string | null;
  /**
   * Units of progress: the papers of an admission course (done: a result in it), the lessons of an
   * academic one.
   */
  parts: number;
  partsDone: number;
  /** The lesson that the student opened last; null in an admission course, and before the first. */
  lastLessonId: string | null;
};

/** In whole percent; 100 only if everything is done. */
export function percentOf({ parts, partsDone }: { parts: number; partsDone: number }): number {
  return parts === 0 ? 0 : Math.floor((100 * partsDone) / parts);
}

/**
 * Summarizes the enrolments of one category; progress is over the parts of all its courses
 * together.
 */
export function summarize(
  enrolled: readonly EnrolledCourse[],
  category: EnrolledCourse['category'],
) {
  const own = enrolled.filter((course) => course.category === category);
  const parts = own.reduce((sum, course) => sum + course.parts, 0);
  const partsDone = own.reduce((sum, course) => sum + course.partsDone, 0);
  return {
    totalEnrolled: own.length,
    overallProgress: percentOf({ parts, partsDone }),
    courses: own,
  };
}

/** The record in wire form. */
export function toStudent(
  row: typeof students.$inferSelect,
  enrolled: readonly EnrolledCourse[],
): StudentDocument {
  const enrolments = (category: EnrolledCourse['category']) => {
    const { courses, ...sums } = summarize(enrolled, category);
    return { ...sums, enrolledCourses: courses.map((course) => course._id) };
  };
  const { name, certificateName, street, city, district, division, contactEmail, contactMobile } =
    row;
  return {
    _id: row.id,
    userId: row.userId,
    personalInfo: {
      ...withoutNulls({ profilePhotoUrl: row.profilePhotoUrl, dob: row.dob, gender: row.gender }),
      fullName: withoutNulls({ name, certificateName }),
      address: withoutNulls({ street, city, district, division }),
      contact: withoutNulls({ email: contactEmail, mobile: contactMobile }),
    },
    educationalBackground: withoutNulls({
      lastLevel: row.lastLevel,
      lastInstitution: row.lastInstitution,
      gradesGPA: row.gradesGpa,
      currentStatus: row.currentStatus,
    }),
    courseEnrollment: {
      admissionPrep: enrolments('admissionPrep'),
      academic: enrolments('academic'),
    },
    version: row.version,
  };
}

const field = (maxLength: number) => clearable(line(maxLength));
const sections = Type.Object({
  personalInfo: Type.Object(
    {
      /**
       * Photos are uploaded by a separate call; null or an empty text removes the photo, anything
       * else is ignored.
       */
      profilePhotoUrl: Type.Optional(Type.Unknown()),
      fullName: Type.Optional(
        Type.Object({ name: field(100), certificateName: field(100) }, closed),
      ),
      dob: clearable(Type.String({ pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$' })),
      gender: clearable(Type.Union([Gender, Type.Literal('')])),
      address: Type.Optional(
        Type.Object(
          { street: field(200), city: field(100), district: field(100), division: field(100) },
          closed,
        ),
      ),
      contact: Type.Optional(
        Type.Object({ email: clearable(ContactEmail), mobile: field(20) }, closed),
      ),
    },
    closed,
  ),
  educationalBackground: Type.Object(
    {
      lastLevel: field(100),
      lastInstitution: field(200),
      gradesGPA: field(50),
      currentStatus: field(200),
    },
    closed,
  ),
});

/**
 * Clients send the whole student back (specification, section 4): only the two sections are used,
 * and each that is sent replaces the stored one. With a version the record must still have it.
 */
export const StudentBody = changesOf(
  Type.Object({
    ...sections.properties,
    version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  }),
  ['_id', 'userId', 'courseEnrollment'],
);
/** The body of a new record: the same, with the owner. */
export const NewStudentBody = changesOf(Type.Object({ ...sections.properties, userId: Id }), [
  '_id',
  'courseEnrollment',
  'version',
]);

/** Column values of a body. Texts are trimmed; one without a visible character clears its field. */
export function toColumns(
  body: Static<typeof NewStudentBody>,
): Partial<typeof students.$inferInsert> {
  const { personalInfo: info, educationalBackground: education } = body;
  return {
    ...(info && {
      name: trimmedOrNull(info.fullName?.name),
      certificateName: trimmedOrNull(info.fullName?.certificateName),
      dob: info.dob || null,
      gender: info.gender || null,
      street: trimmedOrNull(info.address?.street),
      city: trimmedOrNull(info.address?.city),
      district: trimmedOrNull(info.address?.district),
      division: trimmedOrNull(info.address?.division),
      contactEmail: trimmedOrNull(info.contact?.email),
      contactMobile: trimmedOrNull(info.contact?.mobile),
    }),
    ...(education && {
      lastLevel: trimmedOrNull(education.lastLevel),
      lastInstitution: trimmedOrNull(education.lastInstitution),
      gradesGpa: trimmedOrNull(education.gradesGPA),
      currentStatus: trimmedOrNull(education.currentStatus),
    }),
  };
}
