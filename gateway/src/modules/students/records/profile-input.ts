// Validates a profile and converts it to upstream's format: the whole student (specification,
// section 4), by allow-list.
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@alokpath/exam-rules/email-address';
import type { CreateStudentInput, UpdateStudentInput } from '../../../generated/resolver-types.ts';
import { type FieldError, fieldError, refusal } from '../../../upstream/errors/refusals.ts';
import { withInputPaths } from '../../../upstream/renamed-input.ts';
import type { RestStudent } from '../api.ts';

const restGender = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const;

/** Upstream's names of the input's fields, for errors that refer to one. */
const NAMES = {
  name: 'personalInfo.fullName.name',
  certificateName: 'personalInfo.fullName.certificateName',
  dateOfBirth: 'personalInfo.dob',
  gender: 'personalInfo.gender',
  address: 'personalInfo.address',
  contactEmail: 'personalInfo.contact.email',
  contactMobile: 'personalInfo.contact.mobile',
  gradesGpa: 'gradesGPA',
} as const;

/** Gives upstream's field errors the input's names. */
export const withProfilePaths = <A>(sending: Promise<A>): Promise<A> =>
  withInputPaths(NAMES, sending);

/**
 * The complete profile for an update. It includes the stored photo, because a host may replace the
 * whole record.
 */
export function profileOf(input: UpdateStudentInput, storedProfile: RestStudent): RestStudent {
  const { personalInfo, educationalBackground } = sectionsOf(input);
  const { profilePhotoUrl } = storedProfile.personalInfo ?? {};
  return {
    personalInfo: { profilePhotoUrl: profilePhotoUrl || undefined, ...personalInfo },
    // The version that the client read, otherwise the stored one; omitted for hosts that do not
    // report versions.
    version:
      storedProfile.version === undefined ? undefined : (input.version ?? storedProfile.version),
    educationalBackground,
  };
}

/**
 * The profile for a new record. Empty sections are omitted; upstream then uses the account's
 * contact details.
 */
export function newProfileOf(input: CreateStudentInput): RestStudent {
  const { personalInfo, educationalBackground } = sectionsOf(input);
  return {
    ...(hasAnyValue(personalInfo) && { personalInfo }),
    ...(hasAnyValue(educationalBackground) && { educationalBackground }),
  };
}

/** Line breaks, and characters that change the direction of the text around them. */
const controlCharacter = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;
const FIRST_BIRTH_DATE = '1900-01-01';

/**
 * Converts the input to the two sections of a profile. Error: BAD_USER_INPUT with every invalid
 * field.
 */
function sectionsOf(input: CreateStudentInput) {
  const { address, educationalBackground: background } = input;
  const errors: FieldError[] = [];
  const text = (path: string, value: string | null | undefined, max = 100) => {
    const trimmed = value?.trim();
    if (trimmed && trimmed.length > max) errors.push(fieldError(path, 'TEXT_TOO_LONG', { max }));
    if (trimmed && controlCharacter.test(trimmed))
      errors.push(fieldError(path, 'CONTROL_CHARACTER'));
    return trimmed || null;
  };
  const email = (path: string, value: string | null | undefined) => {
    const address = text(path, value, MAX_EMAIL_LENGTH);
    if (address && address.length <= MAX_EMAIL_LENGTH && !isEmailAddress(address))
      errors.push(fieldError(path, 'NOT_AN_EMAIL'));
    return address;
  };
  if (input.dateOfBirth && !isPastDate(input.dateOfBirth))
    errors.push(fieldError('dateOfBirth', 'NOT_A_BIRTH_DATE'));
  const sections = {
    personalInfo: {
      fullName: {
        name: text('name', input.name),
        certificateName: text('certificateName', input.certificateName),
      },
      dob: input.dateOfBirth || null,
      gender: input.gender ? restGender[input.gender] : null,
      address: {
        street: text('address.street', address?.street, 200),
        city: text('address.city', address?.city),
        district: text('address.district', address?.district),
        division: text('address.division', address?.division),
      },
      contact: {
        email: email('contactEmail', input.contactEmail),
        mobile: text('contactMobile', input.contactMobile, 20),
      },
    },
    educationalBackground: {
      lastLevel: text('educationalBackground.lastLevel', background?.lastLevel),
      lastInstitution: text(
        'educationalBackground.lastInstitution',
        background?.lastInstitution,
        200,
      ),
      gradesGPA: text('educationalBackground.gradesGpa', background?.gradesGpa, 50),
      currentStatus: text('educationalBackground.currentStatus', background?.currentStatus, 200),
    },
  };
  if (errors.length > 0) throw refusal('CHECK_FIELDS', {}, { fieldErrors: errors });
  return sections;
}

/** True if a section has any value. */
function hasAnyValue(section: object): boolean {
  return Object.values(section).some((value) =>
    typeof value === 'object' && value !== null ? hasAnyValue(value) : value !== null,
  );
}

function isPastDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(text) &&
    text >= FIRST_BIRTH_DATE &&
    time <= Date.now()
  );
}
