/** Checks of creative questions in the exam form. */
import { creativeMarks, readCreative } from '@alokpath/exam-rules/board-forms';
import { isBlank } from './parts.ts';

/** Whether a part can have these marks: a number above zero. */
export const isValidMarks = (marks: string): boolean =>
  /^\d+(\.\d+)?$/.test(marks) && Number(marks) > 0;

/** Whether a text that is a creative question has a stem, and a text and marks in each part. */
export function isCompleteCreativeQuestion(text: string): boolean {
  const question = readCreative(text);
  if (!question) return true;
  const texts = [question.stem, ...question.parts.map((part) => part.text)];
  return !texts.some(isBlank) && question.parts.every(({ marks }) => isValidMarks(marks));
}

/** The marks of all questions; null unless each is a creative one with its marks. */
export function sumOfMarks(texts: readonly string[]): number | null {
  const sums = texts.map((text) => {
    const question = readCreative(text);
    return question ? creativeMarks(question) : Number.NaN;
  });
  const sum = sums.reduce((all, marks) => all + marks, 0);
  return sums.length > 0 && Number.isFinite(sum) ? Math.round(sum * 1e5) / 1e5 : null;
}
