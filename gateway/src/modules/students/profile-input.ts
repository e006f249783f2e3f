// Checks a profile as it comes in and puts it in upstream's form: the whole student (specification, section 4), by allow-list.
import type { UpdateStudentInput } from '../../generated/resolver-types.ts';
import { badInput, type FieldError } from '../../upstream/errors.ts';
import type { RestStudent } from './api.ts';

const restGender = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const;

/**
 * The student record to send: the whole one, so that a host that replaces what is stored does not lose the photo. Error BAD_USER_INPUT
 * naming every field that is too long or no date of birth.
 */
export function profileOf(input: UpdateStudentInput, stored: RestStudent): RestStudent {
  const { address, educationalBackground: background } = input;
  const errors: FieldError[] = [];
  const text = (path: string, value: string | null | undefined, max = 100) => {
    const trimmed = value?.trim();
    if (trimmed && trimmed.length > max) errors.push({ path, message: `At most ${max} characters.` });
    return trimmed || null;
  };
  if (input.dateOfBirth && !isPastDate(input.dateOfBirth)) errors.push({ path: 'dateOfBirth', message: 'Not a date of birth.' });
  const profile: RestStudent = {
    personalInfo: {
      ...(stored.personalInfo?.profilePhotoUrl ? { profilePhotoUrl: stored.personalInfo.profilePhotoUrl } : {}),
      fullName: { name: text('name', input.name), certificateName: text('certificateName', input.certificateName) },
      dob: input.dateOfBirth || null,
      gender: input.gender ? restGender[input.gender] : null,
      address: {
        street: text('address.street', address.street, 200),
        city: text('address.city', address.city),
        district: text('address.district', address.district),
        division: text('address.division', address.division),
      },
      contact: { email: text('contactEmail', input.contactEmail, 254), mobile: text('contactMobile', input.contactMobile, 20) },
    },
    // The version the person had read, or else the one just read; to a host that keeps no count nothing is said of it.
    ...(stored.version !== undefined && { version: input.version ?? stored.version }),
    educationalBackground: {
      lastLevel: text('educationalBackground.lastLevel', background.lastLevel),
      lastInstitution: text('educationalBackground.lastInstitution', background.lastInstitution, 200),
      gradesGPA: text('educationalBackground.gradesGpa', background.gradesGpa, 50),
      currentStatus: text('educationalBackground.currentStatus', background.currentStatus, 200),
    },
  };
  if (errors.length > 0) throw badInput('Please check the marked fields.', errors);
  return profile;
}

function isPastDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && time <= Date.now();
}
