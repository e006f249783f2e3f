// Scores answered papers by the two rules of the specification (section 5). Marks are added as
// whole thousand-millionths, so that every score is exact: points have at most five decimals and
// percentages two, and a deduction has at most nine. Finer points and percentages, of another host,
// are rounded to these first; nothing is rounded after that.

/**
 * An admin's decision about a faulty question: `bonus` gives its points to everyone, `void` removes
 * it from the scoring. Both apply whatever was answered.
 */
export type Adjustment = 'bonus' | 'void';

/** A question with its key. `correct` has the ids of the correct options; it may be empty. */
export type KeyedQuestion = {
  id: string;
  points: number;
  correct: readonly string[];
  adjustment?: Adjustment | undefined;
};

/** The reason for a question's marks. */
export type ScoreReason =
  | 'CORRECT'
  | 'WRONG'
  | 'BLANK'
  | 'BLANK_DEDUCTED'
  | 'BLANK_EMPTY_KEY'
  | 'BONUS'
  | 'VOID';

/** One question's marks; negative for a deduction. */
export type ScoredQuestion = { id: string; score: number; reason: ScoreReason };

/** A scored paper: its questions in the given order, and their exact sum. */
export type Scored = { total: number; questions: ScoredQuestion[] };

/** The units of points and percentages: five and two decimals. */
const POINTS_UNIT = 100_000;
const PERCENT_UNIT = 100;
/**
 * The unit of marks: a point's unit times a percentage's unit, divided by 100. Whole numbers are
 * exact up to nine million marks.
 */
const UNIT = POINTS_UNIT * PERCENT_UNIT * 100;

/**
 * The rule for one question: its points if gained, the deduction if lost.
 * @param selected different option ids
 */
type Rule = (question: KeyedQuestion, selected: readonly string[]) => ScoreReason;

/**
 * Multi-subject exams: the selected set must equal the correct set; any other answer deducts; a
 * blank costs nothing, and gains the points if no option is correct.
 * @param selections selected option ids, by question id; missing questions are blank
 * @param negativePercentage deduction in percent of a question's points
 */
export function scoreMultiSubject(
  questions: readonly KeyedQuestion[],
  selections: ReadonlyMap<string, readonly string[]>,
  negativePercentage: number,
): Scored {
  return score(questions, selections, negativePercentage, (question, selected) => {
    if (selected.length === 0) return question.correct.length === 0 ? 'BLANK_EMPTY_KEY' : 'BLANK';
    const correct = distinct(question.correct);
    return selected.length === correct.length && selected.every((id) => correct.includes(id))
      ? 'CORRECT'
      : 'WRONG';
  });
}

/**
 * Single exams: a correct option adds the points; anything else, including a blank, deducts.
 * @param selections the selected option id, by question id
 * @param negativePercentage deduction in percent of a question's points
 */
export function scoreSingle(
  questions: readonly KeyedQuestion[],
  selections: ReadonlyMap<string, readonly string[]>,
  negativePercentage: number,
): Scored {
  return score(questions, selections, negativePercentage, (question, selected) => {
    if (selected.length === 0) return 'BLANK_DEDUCTED';
    const [only] = selected;
    return selected.length === 1 && only !== undefined && question.correct.includes(only)
      ? 'CORRECT'
      : 'WRONG';
  });
}

function score(
  questions: readonly KeyedQuestion[],
  selections: ReadonlyMap<string, readonly string[]>,
  negativePercentage: number,
  rule: Rule,
): Scored {
  let total = 0;
  const scored = questions.map((question): ScoredQuestion => {
    const reason =
      adjustedReason(question) ?? rule(question, distinct(selections.get(question.id) ?? []));
    const units = marksInUnits(question.points, negativePercentage, reason);
    total += units;
    return { id: question.id, score: units / UNIT, reason };
  });
  return { total: total / UNIT, questions: scored };
}

/** The ids without repetitions. A list of one id, as nearly all questions have, is not copied. */
export function distinct(ids: readonly string[]): readonly string[] {
  return ids.length < 2 ? ids : [...new Set(ids)];
}

function adjustedReason({ adjustment }: KeyedQuestion): ScoreReason | undefined {
  if (adjustment === 'bonus') return 'BONUS';
  return adjustment === 'void' ? 'VOID' : undefined;
}

function marksInUnits(points: number, negativePercentage: number, reason: ScoreReason): number {
  const pointsInUnits = Math.round(points * POINTS_UNIT);
  switch (reason) {
    case 'CORRECT':
    case 'BLANK_EMPTY_KEY':
    case 'BONUS':
      return pointsInUnits * (UNIT / POINTS_UNIT);
    case 'WRONG':
    case 'BLANK_DEDUCTED':
      // Never -0, which would be printed as "-0".
      return 0 - pointsInUnits * Math.round(negativePercentage * PERCENT_UNIT);
    case 'BLANK':
    case 'VOID':
      return 0;
  }
}
