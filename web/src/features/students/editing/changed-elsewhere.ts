/**
 * Fields of a student record that changed since this page read it; shown when a save was rejected
 * with CONFLICT. Pure.
 */
import type { TextKey } from '../../../i18n/i18n.tsx';
import type { WholeStudent_StudentFragment } from '../profile/generated/whole-student.ts';

export interface Change {
  readonly label: TextKey;
  /** Null if the field is empty. */
  readonly before: string | null;
  readonly now: string | null;
}

const labels = {
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

const names = Object.keys(labels) as (keyof typeof labels)[];

const flat = ({ address, educationalBackground, ...student }: WholeStudent_StudentFragment) => ({
  ...student,
  ...address,
  ...educationalBackground,
});

export function changesBetween(
  before: WholeStudent_StudentFragment,
  now: WholeStudent_StudentFragment,
): readonly Change[] {
  const [old, fresh] = [flat(before), flat(now)];
  return names
    .filter((name) => (old[name] || null) !== (fresh[name] || null))
    .map((name) => ({ label: labels[name], before: old[name] || null, now: fresh[name] || null }));
}
