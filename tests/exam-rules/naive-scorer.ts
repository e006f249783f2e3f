// A second scorer for comparison only: the specification's sentences (section 5) one by one, in
// exact fractions. It shares no code with exam-rules, and may be slow.

/** A question for the naive scorer: numbers are texts like '0.33333', as an author types them. */
export type NaiveQuestion = {
  id: string;
  points: string;
  correct: readonly string[];
  adjustment?: 'bonus' | 'void';
};
type Fraction = { over: bigint; under: bigint };
type Chosen = readonly (readonly [questionId: string, optionIds: readonly string[]])[];

/** "A question is correct only if the selected set equals the correct set exactly …" */
export function naiveMultiSubject(
  questions: readonly NaiveQuestion[],
  chosen: Chosen,
  percent: string,
): string {
  return total(questions, (question) => {
    const selected = chosen.find(([id]) => id === question.id)?.[1] ?? [];
    const everyCorrectIsSelected = question.correct.every((id) => selected.includes(id));
    const everySelectedIsCorrect = selected.every((id) => question.correct.includes(id));
    const isCorrect = everyCorrectIsSelected && everySelectedIsCorrect;
    if (isCorrect && question.correct.length > 0) return fractionOf(question.points);
    if (selected.length > 0) return deduction(question.points, percent);
    // "An unanswered question with no correct option adds its points."
    return question.correct.length === 0 ? fractionOf(question.points) : { over: 0n, under: 1n };
  });
}

/**
 * "A correct option adds points; anything else, including unanswered, deducts …": one option can be
 * chosen; two are "anything else".
 */
export function naiveSingle(
  questions: readonly NaiveQuestion[],
  chosen: Chosen,
  percent: string,
): string {
  return total(questions, (question) => {
    const selected = chosen.find(([id]) => id === question.id)?.[1] ?? [];
    const [first] = selected;
    const isOne = first !== undefined && selected.every((id) => id === first);
    return isOne && question.correct.includes(first)
      ? fractionOf(question.points)
      : deduction(question.points, percent);
  });
}

/** "points times negative marking percentage divided by 100 is deducted" */
function deduction(points: string, percent: string): Fraction {
  const [marks, share] = [fractionOf(points), fractionOf(percent)];
  return { over: -marks.over * share.over, under: marks.under * share.under * 100n };
}

function total(
  questions: readonly NaiveQuestion[],
  marksOf: (question: NaiveQuestion) => Fraction,
): string {
  const counting = questions.filter(({ adjustment }) => adjustment !== 'void');
  const marks = counting.map((question) =>
    question.adjustment === 'bonus' ? fractionOf(question.points) : marksOf(question),
  );
  return decimalOf(marks.reduce(add, { over: 0n, under: 1n }));
}

function add(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

/** '12.5' is 125 over 10. */
function fractionOf(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

/** The fraction as a decimal, which is finite because all denominators here are powers of ten. */
function decimalOf({ over, under }: Fraction): string {
  const places = under.toString().length - 1;
  const digits = (over < 0n ? -over : over).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${over < 0n ? '-' : ''}${whole}.${digits.slice(digits.length - places)}`;
}
