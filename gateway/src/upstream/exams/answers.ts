// Matches submitted answers with the paper.
import { createHash } from 'node:crypto';
import { distinct } from '@alokpath/exam-rules/score';
import { fieldError, fieldRefusal, refusal } from '../errors/refusals.ts';

/** Maximum entries of a list of answers; papers are far shorter. */
const MAX_ENTRIES = 500;
/** Maximum options of an answer, as upstream's. */
const MAX_OPTIONS = 20;

/** Error BAD_USER_INPUT if a list is longer than any paper. */
export function refuseTooMany(lists: Record<string, readonly unknown[] | null | undefined>): void {
  const fieldErrors = Object.entries(lists)
    .filter(([, list]) => (list?.length ?? 0) > MAX_ENTRIES)
    .map(([path]) => fieldError(path, 'TOO_MANY_ENTRIES', { max: MAX_ENTRIES }));
  if (fieldErrors.length > 0) throw refusal('TOO_MANY_ANSWERS', {}, { fieldErrors });
}

/**
 * Error BAD_USER_INPUT if one of the answers has more options than any question.
 * @param path of the answers in the input
 */
export function refuseTooManyOptions(
  path: string,
  answers: readonly { selectedOptionIds: readonly string[] }[],
): void {
  const index = answers.findIndex(({ selectedOptionIds: ids }) => ids.length > MAX_OPTIONS);
  if (index < 0) return;
  const field = `${path}.${index}.selectedOptionIds`;
  throw fieldRefusal(field, 'TOO_MANY_ENTRIES', { max: MAX_OPTIONS });
}

/** The part of a question that answers refer to. */
export type AnswerableQuestion = { id: string; optionIds: readonly string[] };

/**
 * The selected options by question. The first entry for a question counts; unknown questions and
 * options, repeated options and empty selections are dropped, because a paper that was corrected
 * during the exam must not make a submission fail.
 */
export function selectionsOf(
  questions: readonly AnswerableQuestion[],
  answers: readonly { questionId: string; optionIds: readonly string[] }[],
): Map<string, string[]> {
  const options = new Map(questions.map(({ id, optionIds }) => [id, optionIds]));
  const selections = new Map<string, string[]>();
  for (const { questionId, optionIds } of answers) {
    const known = options.get(questionId);
    if (!known || selections.has(questionId)) continue;
    const chosen = distinct(optionIds)
      .filter((id) => known.includes(id))
      .sort();
    if (chosen.length > 0) selections.set(questionId, chosen);
  }
  return selections;
}

/**
 * SHA-256 (hex) of the stored answers of a result; identical for a repeated submission. Shown on
 * the receipt.
 */
export function hashOfAnswers(stored: unknown): string {
  return createHash('sha256').update(JSON.stringify(stored)).digest('hex');
}
