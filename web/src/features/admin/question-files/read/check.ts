/** Checks a question that was read against the rules of the form and the server. */

import { readNumber } from '../../form/numbers.ts';
import { brokenFormulas } from '../../formulas/rendered.ts';
import {
  EQUATION_MARK,
  limits,
  PICTURE_MARK,
  type Problem,
  type ProblemCode,
  type ReadQuestion,
  shortened,
} from './question.ts';

/**
 * The question with all its problems.
 * @param isSingle whether exactly one option must be correct
 */
export function checked(question: ReadQuestion, isSingle: boolean): ReadQuestion {
  // Of something that could not be read as a question, only the reason is shown.
  if (
    question.problems.some(
      ({ code }) => code === 'unreadable' || code === 'unsupported' || code === 'notAQuestion',
    )
  )
    return question;
  return { ...question, problems: [...question.problems, ...contentProblems(question, isSingle)] };
}

function contentProblems(
  { line, text, options, points, explanation, problems }: ReadQuestion,
  isSingle: boolean,
): Problem[] {
  const found: Problem[] = [];
  const add = (code: ProblemCode, detail = '') =>
    found.push({ code, line, detail: shortened(detail) });
  const texts = [text, ...options.map((option) => option.text), explanation];
  const correct = options.filter(({ isCorrect }) => isCorrect).length;
  const isAnswerMissing = problems.some(({ code }) =>
    ['answerUnknown', 'answerAmbiguous', 'noAnswerLine'].includes(code),
  );

  if (text === '') add('noText');
  if (options.length < limits.minOptions) add('fewOptions');
  if (options.length > limits.maxOptions) add('manyOptions');
  if (options.some((option) => option.text === '')) add('emptyOption');
  const filled = options.map((option) => option.text).filter(Boolean);
  const twice = filled.find((one, index) => filled.indexOf(one) !== index);
  if (twice !== undefined) add('equalOptions', twice);
  if (correct === 0 && options.length >= limits.minOptions && !isAnswerMissing) add('noCorrect');
  if (isSingle && correct > 1) add('severalCorrect');
  for (const long of texts.filter((one) => one.length > limits.textLength)) add('tooLong', long);
  const worth = readNumber(points);
  if (worth !== null && !(worth >= limits.minPoints && worth <= limits.maxPoints))
    add('pointsInvalid', points);
  for (const formula of new Set(texts.filter((one) => one.includes('$')).flatMap(brokenFormulas)))
    add('formulaInvalid', formula);
  if (texts.some((one) => one.includes(PICTURE_MARK))) add('pictureLost');
  if (texts.some((one) => one.includes(EQUATION_MARK))) add('equationLost');
  return found;
}
