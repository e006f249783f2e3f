// Exams whose questions upstream keeps back: from those who may not sit them, and in a campaign until the own attempt has begun.
import type { Context } from '../context.ts';
import { codedError } from '../upstream/errors.ts';

/**
 * Refuses the exam where upstream keeps no attempts: then questions are kept back only from those who are not enrolled. A backend that
 * keeps attempts says itself, when one is asked for, who may not: not enrolled, not registered for the campaign, too early.
 */
export async function refuseWithoutAttempts({ capabilities }: Context): Promise<void> {
  if (!(await capabilities.surelyHas('attempts'))) throw codedError('FORBIDDEN', 'Enrol in the course to sit this exam.');
}

/** The questions as they are shown once the attempt has begun. */
export async function readAfterStart<T>(
  loader: { clear(id: string): unknown; load(id: string): Promise<T | null> },
  examId: string,
  isShown: (exam: T) => boolean,
): Promise<T> {
  loader.clear(examId);
  const exam = await loader.load(examId);
  if (!exam || !isShown(exam)) throw codedError('EXAM_CLOSED', 'The exam is not open.');
  return exam;
}
