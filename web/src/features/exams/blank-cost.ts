/**
 * The marks deducted for blank answers of a single exam, by the scoring rules (specification,
 * section 5).
 */
import { scoreSingle } from '@alokpath/exam-rules/score';
import { isAnswered } from '../exam-room/attempt/paper/sections.ts';
import type { AnswerSheet } from '../exam-room/storage/attempt-store.ts';

interface Question {
  readonly id: string;
  readonly points: number;
}

export const unanswered = <One extends Question>(
  questions: readonly One[],
  sheet: AnswerSheet,
): One[] => questions.filter(({ id }) => !isAnswered(sheet, id));

/**
 * @param questions the blank questions; the result does not depend on their key, which is not
 *   available here
 */
export function blankCost(
  exam: { readonly negativeMarkingPercentage: number },
  questions: readonly Question[],
): number {
  const keyless = questions.map(({ id, points }) => ({ id, points, correct: [] }));
  return 0 - scoreSingle(keyless, new Map(), exam.negativeMarkingPercentage).total;
}
