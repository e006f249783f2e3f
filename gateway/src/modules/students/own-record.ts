// Whose student record it is.
import { idOf } from '../../upstream/batching.ts';
import { codedError } from '../../upstream/errors.ts';
import type { RestStudent, RestViewer } from './api.ts';

/** The viewer's own record, when it is the one with this id. Error FORBIDDEN. */
export function requireOwn({ student }: RestViewer, id: string): RestStudent {
  if (!student || idOf(student) !== id) throw codedError('FORBIDDEN', 'This is not your record.');
  return student;
}
