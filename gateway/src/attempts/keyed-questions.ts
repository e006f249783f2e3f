// Reads a paper's key as upstream spells it into the form that the scoring rules take.
import type { KeyedQuestion } from '@alokpath/exam-rules/score';
import { idOf, type RestDocument } from '../upstream/batching.ts';
import { codedError } from '../upstream/errors.ts';
import type { AnswerableQuestion } from './answers.ts';

type RestKeyedMcq = RestDocument & { points?: number; options?: (RestDocument & { isCorrect?: boolean })[] };

type Parts<Mcq> = readonly (readonly Mcq[] | undefined)[];

/**
 * All questions of a paper that is given part by part. A host that left out the questions or the key (no service credential, a session that
 * may not see it) gets UPSTREAM_BAD_RESPONSE: scored without a key every answer would be wrong, and an editor would save it so.
 */
export function requireKey<Mcq extends RestKeyedMcq>(parts: Parts<Mcq>): Mcq[] {
  const mcqs = parts.flatMap((part) => part ?? []);
  const hasKey = mcqs.length === 0 || mcqs.some((mcq) => mcq.options?.some((option) => typeof option.isCorrect === 'boolean'));
  if (!hasKey || parts.includes(undefined)) {
    throw codedError('UPSTREAM_BAD_RESPONSE', 'The answer key of this exam cannot be read.');
  }
  return mcqs;
}

/** The questions of a whole paper, given part by part, with their points, option ids and correct option ids. Errors as `requireKey`. */
export function keyedQuestions(parts: Parts<RestKeyedMcq>): (KeyedQuestion & AnswerableQuestion)[] {
  return requireKey(parts).map((mcq) => {
    const options = mcq.options ?? [];
    return {
      id: idOf(mcq),
      points: mcq.points ?? 0,
      optionIds: options.map(idOf),
      correct: options.filter((option) => option.isCorrect === true).map(idOf),
    };
  });
}
