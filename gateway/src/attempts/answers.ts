// Reads what a student hands in against the paper: what names no question or option of it changes nothing.
import { createHash } from 'node:crypto';
import { badInput } from '../upstream/errors.ts';

/** The most entries of one list of answers, and options of one answer; no paper comes near it. */
const MAX_ENTRIES = 500;

/** Refuses lists longer than any paper with BAD_USER_INPUT. */
export function refuseTooMany(lists: Record<string, readonly unknown[] | null | undefined>): void {
  const fieldErrors = Object.entries(lists)
    .filter(([, list]) => (list?.length ?? 0) > MAX_ENTRIES)
    .map(([path]) => ({ path, message: `At most ${MAX_ENTRIES} entries.` }));
  if (fieldErrors.length > 0) throw badInput('These are more answers than a paper has questions.', fieldErrors);
}

/** A question as far as answers look at it. */
export type AnswerableQuestion = { id: string; optionIds: readonly string[] };

/**
 * The chosen options by question. The first entry for a question counts; unknown questions and options, repeated options and empty
 * choices are left out: a paper that an author has mended during the exam must not trap a student.
 */
export function selectionsOf(
  questions: readonly AnswerableQuestion[],
  answers: readonly { questionId: string; optionIds: readonly string[] }[],
): Map<string, string[]> {
  const options = new Map(questions.map((question) => [question.id, new Set(question.optionIds)]));
  const selections = new Map<string, string[]>();
  for (const { questionId, optionIds } of answers) {
    const known = options.get(questionId);
    if (!known || selections.has(questionId)) continue;
    const chosen = [...new Set(optionIds)].filter((id) => known.has(id)).sort();
    if (chosen.length > 0) selections.set(questionId, chosen);
  }
  return selections;
}

/** SHA-256 in hex over the stored answers of a result, the same for every repeat: what a receipt shows. */
export function hashOfAnswers(stored: unknown): string {
  return createHash('sha256').update(JSON.stringify(stored)).digest('hex');
}
