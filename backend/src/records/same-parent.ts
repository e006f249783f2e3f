// Refuses to move a record to another parent: enrolments and results of students would then belong
// to another course.
import { problem } from '../refusals/field-problems.ts';
import { type PlainRefusalCode, refuse } from '../refusals/refusals.ts';

/** @throws 409 if a change has another parent than the stored one; undefined leaves it unchanged */
export function requireSameParent(
  field: string,
  sent: string | undefined,
  stored: string,
  code: PlainRefusalCode,
): void {
  if (sent !== undefined && sent !== stored) refuse(code, {}, [problem(field, 'IS_FIXED')]);
}
