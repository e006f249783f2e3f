// The limit of questions in one response.
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';

/**
 * The maximum number of questions in one response of `GET /ext/batch/…?ids=`; that of one paper.
 * Two hundred whole papers were 28 MB, more than the gateway reads.
 */
export const MAX_BATCH_QUESTIONS = 4000;

/** @throws 400 for more questions, unless they are of one exam */
export function refuseTooManyQuestions(
  exams: readonly { questionCount: number }[],
  max = Number.POSITIVE_INFINITY,
): void {
  const questions = exams.reduce((sum, exam) => sum + exam.questionCount, 0);
  if (exams.length > 1 && questions > max)
    refuse('TOO_MANY_QUESTIONS', { max }, [problem('ids', 'HAS_TOO_MANY_VALUES')]);
}
