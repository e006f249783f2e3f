// Exams whose questions upstream withholds: from those who may not take them, and in a campaign
// until the own attempt has begun.
import { refusal } from '../errors/refusals.ts';
import type { AttemptContext } from './open-attempt.ts';

/**
 * Refuses the exam if upstream keeps no attempts: then questions are withheld only from those who
 * are not enrolled. A backend that keeps attempts checks enrolment, registration and time itself
 * when an attempt is started.
 */
export async function refuseWithoutAttempts({
  capabilities,
}: Pick<AttemptContext, 'capabilities'>): Promise<void> {
  if (!(await capabilities.surelyHas('attempts'))) throw refusal('ENROLMENT_REQUIRED');
}

/**
 * Reads the questions once the attempt has begun. Error EXAM_CLOSED if they are still withheld,
 * NOT_FOUND if the exam is gone.
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
