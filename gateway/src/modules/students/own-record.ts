// Checks that a student record is the viewer's.
import { idOf } from '../../upstream/batching.ts';
import { refusal } from '../../upstream/errors/refusals.ts';
import type { RestStudent, RestViewer } from './api.ts';

/** The viewer's own record if it has this id. Error FORBIDDEN. */
export function requireOwn({ student }: RestViewer, id: string): RestStudent {
  if (!student || idOf(student) !== id) throw refusal('NOT_YOUR_RECORD');
  return student;
}
