/** A save sends the whole student with one section replaced (specification, section 4): here the rest comes from. */
import type { UpdateStudentInput } from './generated/update-student.ts';
import type { WholeStudent_StudentFragment } from './generated/whole-student.ts';

/** Field by field: what Apollo adds to its objects is none of the server's business. */
export function wholeStudent(student: WholeStudent_StudentFragment): UpdateStudentInput {
  const { address, educationalBackground: background } = student;
  return {
    id: student.id,
    name: student.name,
    certificateName: student.certificateName,
    contactEmail: student.contactEmail,
    contactMobile: student.contactMobile,
    dateOfBirth: student.dateOfBirth,
    gender: student.gender,
    address: { street: address.street, city: address.city, district: address.district, division: address.division },
    educationalBackground: {
      lastLevel: background.lastLevel,
      lastInstitution: background.lastInstitution,
      gradesGpa: background.gradesGpa,
      currentStatus: background.currentStatus,
    },
    version: student.version,
  };
}
