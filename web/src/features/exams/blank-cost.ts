/** What blank answers of a single exam cost, in marks, by the rule that scores them (specification, section 5). */
import { scoreSingle } from '@alokpath/exam-rules/score';
import { isAnswered } from '../exam-room/attempt/sections.ts';
import type { AnswerSheet } from '../exam-room/storage/attempt-store.ts';

interface Question {
  readonly id: string;
  readonly points: number;
}

export const unanswered = <One extends Question>(questions: readonly One[], sheet: AnswerSheet): One[] =>
  questions.filter(({ id }) => !isAnswered(sheet, id));

/** `questions`: those that are blank. Their key does not matter, and is not here. */
export function blankCost(exam: { readonly negativeMarkingPercentage: number }, questions: readonly Question[]): number {
  const keyless = questions.map(({ id, points }) => ({ id, points, correct: [] }));
  return 0 - scoreSingle(keyless, new Map(), exam.negativeMarkingPercentage).total;
}
