/** What practice asks again, where it stands in the address, and when an answer in it is right. */
import { scoreMultiSubject, scoreSingle } from '@alokpath/exam-rules/score';
import type { NumberedQuestion, Question, Review } from '../review/review.ts';

/** The questions that brought no marks: wrong ones and blank ones, except those where leaving it blank was right; of one subject where one is named. */
export function toPractise(questions: readonly NumberedQuestion[], subjectId: string | null): NumberedQuestion[] {
  const ofSubject = questions.filter((item) => item.subjectId === subjectId);
  return (ofSubject.length > 0 ? ofSubject : questions).filter(({ question }) => !['CORRECT', 'BLANK_EMPTY_KEY'].includes(question.reason));
}

const PARAMETER = 'practise';

export function isPractice(search: string): boolean {
  return new URLSearchParams(search).has(PARAMETER);
}

/** The same page with practice on or off; the filters stay. */
export function practiceAddress(search: string, isOn: boolean): { readonly search: string } {
  const parameters = new URLSearchParams(search);
  if (isOn) parameters.set(PARAMETER, '1');
  else parameters.delete(PARAMETER);
  return { search: parameters.toString() };
}

/** By the rule of the exam itself. */
export function isRight(kind: Review['kind'], { id, points, options }: Question, selected: readonly string[]): boolean {
  const question = { id, points, correct: options.filter(({ isCorrect }) => isCorrect).map((option) => option.id) };
  const { questions } = (kind === 'single' ? scoreSingle : scoreMultiSubject)([question], new Map([[id, selected]]), 0);
  return questions.every(({ reason }) => reason === 'CORRECT' || reason === 'BLANK_EMPTY_KEY');
}
