/**
 * Builds the input of a save, which sends the whole student with one section replaced
 * (specification, section 4).
 */
import type { UpdateStudentInput } from './generated/update-student.ts';
import type { WholeStudent_StudentFragment } from './generated/whole-student.ts';

/** Copied field by field, to leave out Apollo's `__typename`. */
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
    address: {
      street: address.street,
      city: address.city,
      district: address.district,
      division: address.division,
    },
    educationalBackground: {
      lastLevel: background.lastLevel,
      lastInstitution: background.lastInstitution,
      gradesGpa: background.gradesGpa,
      currentStatus: background.currentStatus,
    },
    version: student.version,
  };
}
