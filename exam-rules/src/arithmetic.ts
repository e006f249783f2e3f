// The arithmetic of a score, as the numbers of a line in a review: `−(1 × 25 %) = −0.25`, and `3 −
// 1 × 0.25 = 2.75`. Marks come from score.ts, which counts in whole thousand-millionths; they are
// added in the same units here.
import type { ScoreReason } from './score.ts';

/**
 * How the marks of one question were computed. `score` is below zero; `points` times `percentage`
 * percent was deducted.
 */
export type QuestionArithmetic =
  | { kind: 'gained'; points: number }
  | { kind: 'deducted'; points: number; percentage: number; score: number }
  | { kind: 'nothing' };

/**
 * @param question a scored question
 * @param negativePercentage deduction in percent of a question's points
 */
export function questionArithmetic(
  { points, score, reason }: { points: number; score: number; reason: ScoreReason },
  negativePercentage: number,
): QuestionArithmetic {
  if (reason === 'CORRECT' || reason === 'BLANK_EMPTY_KEY' || reason === 'BONUS')
    return { kind: 'gained', points };
  return score < 0
    ? { kind: 'deducted', points, percentage: negativePercentage, score }
    : { kind: 'nothing' };
}

/**
 * The sum of the marks of a paper: `total` is `gained` minus `deducted`, neither of which is
 * negative.
 */
export type PaperArithmetic = {
  gained: number;
  deducted: number;
  total: number;
  /** Number of questions with a deduction. */
  deductions: number;
  /** The deduction of each question, if all are equal; otherwise null. */
  each: number | null;
};

const UNIT = 1_000_000_000;

/** @param scores the marks of each question; negative for a deduction */
export function paperArithmetic(scores: readonly number[]): PaperArithmetic {
  const units = scores.map((score) => Math.round(score * UNIT));
  const sum = (part: readonly number[]) => part.reduce((before, value) => before + value, 0);
  const lost = units.filter((value) => value < 0);
  const [first] = lost;
  return {
    gained: sum(units.filter((value) => value > 0)) / UNIT,
    deducted: Math.abs(sum(lost)) / UNIT,
    total: sum(units) / UNIT,
    deductions: lost.length,
    each: first !== undefined && lost.every((value) => value === first) ? -first / UNIT : null,
  };
}
