// Refuses to move a record to another parent: enrolments and results of students would then belong
// to another course.
import { problem } from '../refusals/field-problems.ts';
import { type PlainRefusalCode, refuse } from '../refusals/refusals.ts';

/** @throws 409 if a change has another parent than the stored one; undefined leaves it unchanged */
export function requireSameParent(
  field: string,
  sentParent: string | undefined,
  storedParent: string,
  code: PlainRefusalCode,
): void {
  if (sentParent !== undefined && sentParent !== storedParent)
    refuse(code, {}, [problem(field, 'IS_FIXED')]);
}
