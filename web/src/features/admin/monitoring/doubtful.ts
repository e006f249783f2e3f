/** The criteria for doubtful questions: signs that the key or the wording is wrong. */
import type { ExamStatistics_StatisticsFragment as Statistics } from './generated/statistics.route.ts';

export type QuestionStatistics = Statistics['questions'][number];

/** The reasons why a question is doubtful. */
export type Doubt = 'wrong-option' | 'negative' | 'weak' | 'hard' | 'easy';

/** With fewer answers the statistics of a question are not significant. */
const MIN_ANSWERS = 10;
/** The discrimination below which a question does not separate strong students from weak ones. */
const WEAK_DISCRIMINATION = 0.1;
/**
 * The percentage of correct answers below which a question is too hard or guessed, and above which
 * it is too easy.
 */
const HARD_PERCENT = 20;
const EASY_PERCENT = 95;

/**
 * The signs of doubt of a question, the gravest first; none if there are too few answers, or it is
 * out of the usual scoring.
 * @param correctIds the options that are correct
 */
export function doubtsAbout(
  { answeredCount, correctCount, discrimination, adjustment, options }: QuestionStatistics,
  correctIds: readonly string[],
): Doubt[] {
  if (answeredCount < MIN_ANSWERS || adjustment !== null) return [];
  const chosen = (isCorrect: boolean) =>
    Math.max(
      0,
      ...options
        .filter(({ optionId }) => correctIds.includes(optionId) === isCorrect)
        .map(({ chosenCount }) => chosenCount),
    );
  // Relative to the students who answered, because a subject may be optional.
  const percent = (correctCount / answeredCount) * 100;
  const doubts: Doubt[] = [];
  if (chosen(false) > chosen(true)) doubts.push('wrong-option');
  if (discrimination !== null && discrimination < 0) doubts.push('negative');
  else if (discrimination !== null && discrimination < WEAK_DISCRIMINATION) doubts.push('weak');
  if (percent < HARD_PERCENT) doubts.push('hard');
  if (percent > EASY_PERCENT) doubts.push('easy');
  return doubts;
}

const weights: Readonly<Record<Doubt, number>> = {
  'wrong-option': 16,
  negative: 8,
  weak: 4,
  hard: 2,
  easy: 1,
};

/** How doubtful a question is; 0 if it is not. For sorting. */
export const weightOf = (doubts: readonly Doubt[]): number =>
  doubts.reduce((sum, doubt) => sum + weights[doubt], 0);
