// Exams whose questions upstream withholds: from viewers who may not take them, and in a campaign
// until the viewer has started an attempt.
import { refusal } from '../errors/refusals.ts';
import type { AttemptContext } from './open-attempt.ts';

/**
 * Error if upstream does not record attempts: then missing questions mean that the viewer is not
 * enrolled. A backend that records attempts checks enrolment, registration and time itself when an
 * attempt is started.
 */
export async function refuseWithoutAttempts({
  capabilities,
}: Pick<AttemptContext, 'capabilities'>): Promise<void> {
  if (!(await capabilities.hasOrThrow('attempts'))) throw refusal('ENROLMENT_REQUIRED');
}

/**
 * Reads the questions after the start of the attempt. Error EXAM_CLOSED if they are still withheld,
 * NOT_FOUND if the exam no longer exists.
 */
export async function readAfterStart<T>(
  loader: { clear(id: string): unknown; load(id: string): Promise<T | null> },
  examId: string,
  isShown: (exam: T) => boolean,
): Promise<T> {
  loader.clear(examId);
  const exam = await loader.load(examId);
  if (!exam) throw refusal('EXAM_NOT_FOUND');
  if (!isShown(exam)) throw refusal('EXAM_NOT_OPEN');
  return exam;
}
