// Statistics of an exam, computed submission by submission in constant memory per question.
import type { QuestionKey } from '../results/scoring.ts';
import type { StatisticsDocument } from './documents.ts';

/** A submission for the statistics: its marks, and the chosen options by question id. */
export type ExaminedSubmission = {
  score: number;
  selections: ReadonlyMap<string, readonly string[]>;
};

const RANGES = 20;

/** Sums over all submissions for one question. */
type QuestionSums = {
  question: QuestionKey;
  answered: number;
  correct: number;
  correctTimesRight: number;
  chosen: Map<string, number>;
};

export class ExamStatistics {
  readonly #totalMarks: number;
  readonly #questions: QuestionSums[];
  readonly #scores: number[] = [];
  /** Sums of the number of right answers in a submission, and of its square. */
  #right = 0;
  #rightSquared = 0;

  /**
   * @param totalMarks the highest possible score, in marks.
   * @param questions the key; empty for a written exam
   */
  constructor(totalMarks: number, questions: readonly QuestionKey[]) {
    this.#totalMarks = totalMarks;
    this.#questions = questions.map((question) => ({
      question,
      answered: 0,
      correct: 0,
      correctTimesRight: 0,
      chosen: new Map(),
    }));
  }

  add({ score, selections }: ExaminedSubmission): void {
    this.#scores.push(score);
    const areCorrect = this.#questions.map(({ question }) =>
      isCorrect(question, selections.get(question.id)),
    );
    const right = areCorrect.filter(Boolean).length;
    this.#right += right;
    this.#rightSquared += right * right;
    for (const [index, sums] of this.#questions.entries()) {
      const selected = selections.get(sums.question.id) ?? [];
      if (selected.length > 0) sums.answered += 1;
      for (const option of selected) sums.chosen.set(option, (sums.chosen.get(option) ?? 0) + 1);
      if (areCorrect[index]) {
        sums.correct += 1;
        sums.correctTimesRight += right;
      }
    }
  }

  /** @param submissionCount the number of all submissions; the added ones may be a sample */
  finish(submissionCount: number): StatisticsDocument {
    const scores = this.#scores.sort((a, b) => a - b);
    return {
      submissionCount,
      examinedCount: scores.length,
      totalMarks: this.#totalMarks,
      ...summaryOf(scores),
      distribution: this.#distributionOf(scores),
      questions: this.#questions.map((sums) => this.#statisticsOf(sums)),
    };
  }

  #distributionOf(scores: readonly number[]): number[] {
    const counts = new Array<number>(RANGES).fill(0);
    for (const score of scores) {
      const range = this.#totalMarks > 0 ? Math.floor((score / this.#totalMarks) * RANGES) : 0;
      const index = Math.min(Math.max(range, 0), RANGES - 1);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    return counts;
  }

  #statisticsOf({ question, answered, correct, correctTimesRight, chosen }: QuestionSums) {
    const discrimination = this.#discriminationOf(correct, correctTimesRight);
    return {
      questionId: question.id,
      answeredCount: answered,
      correctCount: correct,
      ...(discrimination !== undefined && { discrimination }),
      options: question.options.map((optionId) => ({
        optionId,
        chosenCount: chosen.get(optionId) ?? 0,
      })),
      ...(question.adjustment && { adjustment: question.adjustment }),
    };
  }

  /**
   * The corrected item-total correlation: Pearson's coefficient between "this question is right" (0
   * or 1) and the number of right answers to the other questions. Undefined if one of them is
   * constant.
   */
  #discriminationOf(correct: number, correctTimesRight: number): number | undefined {
    const count = this.#scores.length;
    if (count === 0) return undefined;
    const share = correct / count;
    const variance = share * (1 - share);
    const meanRight = this.#right / count;
    const covarianceWithAll = correctTimesRight / count - share * meanRight;
    const varianceOfAll = this.#rightSquared / count - meanRight * meanRight;
    const varianceOfOthers = varianceOfAll + variance - 2 * covarianceWithAll;
    // Rounding errors of the sums are far below the smallest variance of whole numbers in a sample
    // of this size.
    if (variance < 1e-9 || varianceOfOthers < 1e-9) return undefined;
    const correlation = (covarianceWithAll - variance) / Math.sqrt(variance * varianceOfOthers);
    return Math.round(Math.min(Math.max(correlation, -1), 1) * 1000) / 1000;
  }
}

/**
 * Whether exactly the correct options were chosen. A question without correct options is never
 * answered right.
 */
function isCorrect({ correct }: QuestionKey, selected: readonly string[] = []): boolean {
  return (
    correct.length > 0 &&
    selected.length === correct.length &&
    selected.every((option) => correct.includes(option))
  );
}

/** @param scores in ascending order */
function summaryOf(scores: readonly number[]) {
  const [lowest] = scores;
  const highest = scores.at(-1);
  if (lowest === undefined || highest === undefined) return {};
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
  const middle = (scores.length - 1) / 2;
  const median = ((scores[Math.floor(middle)] ?? 0) + (scores[Math.ceil(middle)] ?? 0)) / 2;
  return { mean, median, standardDeviation: Math.sqrt(variance), lowest, highest };
}
