// Says why an exam cannot be sat whose questions upstream keeps back.
import type { Context } from '../context.ts';
import { codedError } from '../upstream/errors.ts';
import { path } from '../upstream/path.ts';
import type { Ticket } from './ticket.ts';

/**
 * Refuses the exam. A backend that keeps attempts says why in its own words: not enrolled, not registered for the campaign that the exam
 * belongs to now, or too early (EXAM_CLOSED). POST /ext/attempts.
 */
export async function refuseClosedExam({ capabilities, upstream }: Context, exam: Pick<Ticket, 'kind' | 'examId'>): Promise<never> {
  if (!(await capabilities.has('attempts'))) throw codedError('FORBIDDEN', 'Enrol in the course to sit this exam.');
  await upstream.write('POST', path`/ext/attempts`, exam);
  // It has opened since its questions were read.
  throw codedError('EXAM_CLOSED', 'The exam is just opening. Please start it again.');
}
