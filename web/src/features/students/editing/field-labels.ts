/** Names of the profile's fields for messages outside of the forms. */
import type { FieldError } from '../../../apollo/errors.ts';
import type { TextKey, Translate } from '../../../i18n/i18n.tsx';

/** The visible labels of the profile's fields. */
export const labels = {
  name: 'students.name',
  certificateName: 'students.certificateName',
  contactEmail: 'students.email',
  contactMobile: 'students.mobile',
  dateOfBirth: 'students.dob',
  gender: 'students.gender',
  street: 'students.street',
  city: 'students.city',
  district: 'students.district',
  division: 'students.division',
  lastLevel: 'students.lastLevel',
  lastInstitution: 'students.lastInstitution',
  gradesGpa: 'students.grades',
  currentStatus: 'students.currentStatus',
} as const satisfies Readonly<Record<string, TextKey>>;

const isLabelled = (name: string | undefined): name is keyof typeof labels =>
  name !== undefined && name in labels;

/** An error with the field's label and its part of the profile; with its path if it has none. */
export function describeFieldError({ path, message }: FieldError, t: Translate): string {
  const name = path.split('.').at(-1);
  if (!isLabelled(name)) return `${path}: ${message}`;
  const isEducation = path.startsWith('educationalBackground.');
  return t('students.fieldOfPart', {
    part: t(isEducation ? 'students.education' : 'students.personal'),
    field: t(labels[name]),
    message,
  });
}
