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
  truncate,
} from './question.ts';

/**
 * The question with all its problems.
 * @param isSingle whether exactly one option must be correct
 * @param allowsWritten whether it may be a written question
 */
export function withProblems(
  question: ReadQuestion,
  isSingle: boolean,
  allowsWritten: boolean,
): ReadQuestion {
  // If a block could not be read as a question, only the reason is shown.
  if (
    question.problems.some(
      ({ code }) => code === 'unreadable' || code === 'unsupported' || code === 'notAQuestion',
    )
  )
    return question;
  const newProblems: readonly Problem[] = [
    ...(question.text === '' ? [{ code: 'noText' as const, line: question.line, detail: '' }] : []),
    ...kindProblems(question, isSingle, allowsWritten),
    ...textProblems(question),
  ];
  return { ...question, problems: [...question.problems, ...newProblems] };
}

/** The problems of the options, also that there are none. */
function kindProblems(
  question: ReadQuestion,
  isSingle: boolean,
  allowsWritten: boolean,
): readonly Problem[] {
  if (!question.isWritten) return optionProblems(question, isSingle);
  return allowsWritten ? [] : [{ code: 'writtenHere', line: question.line, detail: '' }];
}

function optionProblems(
  { line, options, problems }: ReadQuestion,
  isSingle: boolean,
): readonly Problem[] {
  const newProblems: Problem[] = [];
  const add = (code: ProblemCode, detail = '') =>
    newProblems.push({ code, line, detail: truncate(detail) });
  const correct = options.filter(({ isCorrect }) => isCorrect).length;
  const isAnswerMissing = problems.some(({ code }) =>
    ['answerUnknown', 'answerAmbiguous', 'noAnswerLine'].includes(code),
  );

  if (options.length < limits.minOptions) add('fewOptions');
  if (options.length > limits.maxOptions) add('manyOptions');
  if (options.some((option) => option.text === '')) add('emptyOption');
  const filled = options.map((option) => option.text).filter(Boolean);
  const twice = filled.find((other, index) => filled.indexOf(other) !== index);
  if (twice !== undefined) add('equalOptions', twice);
  if (correct === 0 && options.length >= limits.minOptions && !isAnswerMissing) add('noCorrect');
  if (isSingle && correct > 1) add('severalCorrect');
  return newProblems;
}

function textProblems({
  line,
  text,
  options,
  points,
  explanation,
}: ReadQuestion): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (code: ProblemCode, detail = '') =>
    problems.push({ code, line, detail: truncate(detail) });
  const texts = [text, ...options.map((option) => option.text), explanation];

  for (const long of texts.filter((text) => text.length > limits.textLength)) add('tooLong', long);
  const worth = readNumber(points);
  if (worth !== null && !(worth >= limits.minPoints && worth <= limits.maxPoints))
    add('pointsInvalid', points);
  for (const formula of new Set(texts.filter((text) => text.includes('$')).flatMap(brokenFormulas)))
    add('formulaInvalid', formula);
  if (texts.some((text) => text.includes(PICTURE_MARK))) add('pictureLost');
  if (texts.some((text) => text.includes(EQUATION_MARK))) add('equationLost');
  return problems;
}
