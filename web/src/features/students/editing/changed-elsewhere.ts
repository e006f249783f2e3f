/**
 * Fields of a student record that changed since this page read it; shown when a save was rejected
 * with CONFLICT. Pure.
 */
import type { TextKey } from '../../../i18n/i18n.tsx';
import type { WholeStudent_StudentFragment } from '../profile/generated/whole-student.ts';
import { labels } from './field-labels.ts';

export interface Change {
  readonly label: TextKey;
  /** Null if the field is empty. */
  readonly before: string | null;
  readonly now: string | null;
}

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
