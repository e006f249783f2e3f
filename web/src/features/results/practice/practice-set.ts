/** Selects the questions for practice, and checks their answers. */
import { scoreMultiSubject, scoreSingle } from '@alokpath/exam-rules/score';
import type { NumberedQuestion, Question, Review, ReviewedQuestion } from '../review/review.ts';

const reasonsWithoutPractice: readonly Question['reason'][] = [
  'CORRECT',
  'BLANK_EMPTY_KEY',
  'BONUS',
  'VOID',
];

/**
 * Questions without marks: wrong and blank ones, except those for which blank was correct or the
 * answer does not matter. Limited to a subject if it is given and has questions.
 */
export function toPractise(
  questions: readonly NumberedQuestion[],
  subjectId: string | null,
): NumberedQuestion[] {
  const subjectQuestions = questions.filter((item) => item.subjectId === subjectId);
  return (subjectQuestions.length > 0 ? subjectQuestions : questions).filter(
    ({ question }) => !reasonsWithoutPractice.includes(question.reason),
  );
}

const PARAMETER = 'practise';

export function isPractice(search: string): boolean {
  return new URLSearchParams(search).has(PARAMETER);
}

/** The URL of the same page with practice on or off; other search parameters are kept. */
export function practiceLink(search: string, practice: 'on' | 'off'): { readonly search: string } {
  const parameters = new URLSearchParams(search);
  if (practice === 'on') parameters.set(PARAMETER, '1');
  else parameters.delete(PARAMETER);
  return { search: parameters.toString() };
}

/** Checks an answer by the scoring rules of the exam. */
export function isAnswerCorrect(
  kind: Review['kind'],
  { id, points, options }: ReviewedQuestion,
  selected: readonly string[],
): boolean {
  const question = {
    id,
    points,
    correct: options.filter(({ isCorrect }) => isCorrect).map((option) => option.id),
  };
  const { questions } = (kind === 'single' ? scoreSingle : scoreMultiSubject)(
    [question],
    new Map([[id, selected]]),
    0,
  );
  return questions.every(({ reason }) => reason === 'CORRECT' || reason === 'BLANK_EMPTY_KEY');
}
