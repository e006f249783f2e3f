// Reads a question's key as upstream spells it into the form that the scoring rules take.
import type { KeyedQuestion } from '@alokpath/exam-rules/score';
import { idOf, type RestDocument } from '../upstream/batching.ts';
import type { AnswerableQuestion } from './answers.ts';

type RestKeyedMcq = RestDocument & { points?: number; options?: (RestDocument & { isCorrect?: boolean })[] };

/** A question with its points, option ids and correct option ids. */
export function keyedQuestion(mcq: RestKeyedMcq): KeyedQuestion & AnswerableQuestion {
  const options = mcq.options ?? [];
  return {
    id: idOf(mcq),
    points: mcq.points ?? 0,
    optionIds: options.map(idOf),
    correct: options.filter((option) => option.isCorrect === true).map(idOf),
  };
}
