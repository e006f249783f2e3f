// Wire documents of students (docs/rest-contract.md, "Documents").
import { type Static, Type } from 'typebox';
import { withoutNulls } from '../../db/without-nulls.ts';
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
  educationalBackground: Type.Object({ lastLevel: Text, lastInstitution: Text, gradesGPA: Text, currentStatus: Text }),
  courseEnrollment: Type.Object({ admissionPrep: Enrolments, academic: Enrolments }),
});
export type StudentDocument = Static<typeof Student>;

/** The session's account with its student record. */
export const OwnAccount = Type.Intersect([User, Type.Object({ student: Type.Union([Student, Type.Null()]) })]);

const EnrolledCourses = Type.Object({
  totalEnrolled: Type.Integer(),
  overallProgress: Type.Number(),
  enrolledCourses: Type.Array(Type.Object({ _id: Type.String(), courseCode: Type.String(), name: Type.String(), courseThumbnail: Text })),
});
/** Enrolments with what a card shows of each course. */
export const EnrolledByCategory = Type.Object({ admissionPrep: EnrolledCourses, academic: EnrolledCourses });

/** An enrolled course as the database tells it. */
export type EnrolledCourse = {
  category: 'admissionPrep' | 'academic';
  _id: string;
  courseCode: string;
  name: string;
  courseThumbnail: string | null;
  /** How many exams the course has, and in how many the student has a result. */
  exams: number;
  examsTaken: number;
};

/** One category's enrolments; progress is the part of its exams that has a result. */
export function summarise(enrolled: readonly EnrolledCourse[], category: EnrolledCourse['category']) {
  const own = enrolled.filter((course) => course.category === category);
  const exams = own.reduce((sum, course) => sum + course.exams, 0);
  const taken = own.reduce((sum, course) => sum + course.examsTaken, 0);
  return { totalEnrolled: own.length, overallProgress: exams === 0 ? 0 : Math.round((100 * taken) / exams), courses: own };
}

/** The record in wire form. */
export function toStudent(row: typeof students.$inferSelect, enrolled: readonly EnrolledCourse[]): StudentDocument {
  const enrolments = (category: EnrolledCourse['category']) => {
    const { courses, ...sums } = summarise(enrolled, category);
    return { ...sums, enrolledCourses: courses.map((course) => course._id) };
  };
  const { name, certificateName, street, city, district, division, contactEmail, contactMobile } = row;
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
    courseEnrollment: { admissionPrep: enrolments('admissionPrep'), academic: enrolments('academic') },
  };
}

const field = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));
// Open objects: a client sends the whole student back (specification, section 4). What is not named here is not read.
const open = { additionalProperties: true } as const;

/** What a student may send of a record: personalInfo and educationalBackground; a section that is sent replaces the stored one. */
export const StudentBody = Type.Object(
  {
    personalInfo: Type.Optional(
      Type.Object(
        {
          fullName: Type.Optional(Type.Object({ name: field(100), certificateName: field(100) }, open)),
          dob: Type.Optional(Type.Union([Type.String({ pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$' }), Type.Null()])),
          gender: Type.Optional(Type.Union([Gender, Type.Literal(''), Type.Null()])),
          address: Type.Optional(Type.Object({ street: field(200), city: field(100), district: field(100), division: field(100) }, open)),
          contact: Type.Optional(Type.Object({ email: field(254), mobile: field(20) }, open)),
        },
        open,
      ),
    ),
    educationalBackground: Type.Optional(
      Type.Object({ lastLevel: field(100), lastInstitution: field(200), gradesGPA: field(50), currentStatus: field(200) }, open),
    ),
  },
  open,
);

/** Column values for what was sent. Texts are trimmed; an empty one clears its field. */
export function toColumns(body: Static<typeof StudentBody>): Partial<typeof students.$inferInsert> {
  const text = (value: string | null | undefined) => value?.trim() || null;
  const { personalInfo: info, educationalBackground: education } = body;
  return {
    ...(info && {
      name: text(info.fullName?.name),
      certificateName: text(info.fullName?.certificateName),
      dob: info.dob || null,
      gender: info.gender || null,
      street: text(info.address?.street),
      city: text(info.address?.city),
      district: text(info.address?.district),
      division: text(info.address?.division),
      contactEmail: text(info.contact?.email),
      contactMobile: text(info.contact?.mobile),
    }),
    ...(education && {
      lastLevel: text(education.lastLevel),
      lastInstitution: text(education.lastInstitution),
      gradesGpa: text(education.gradesGPA),
      currentStatus: text(education.currentStatus),
    }),
  };
}
