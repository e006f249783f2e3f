// Records that hang in one place and stay there: hung in another, students' enrolments and results would change their course.
import { refuse } from './errors.ts';

/** @throws 409 when a change names another parent than the stored one; left out, it stays. */
export function requireSameParent(field: string, sent: string | undefined, stored: string, sentence: string): void {
  if (sent !== undefined && sent !== stored) refuse(409, sentence, [{ path: field, message: 'cannot be changed' }]);
}
