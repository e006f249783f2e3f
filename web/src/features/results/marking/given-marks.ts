/** The marks and comments that a marker has entered, and their conversion. */
import { latinDigits } from '../../../i18n/format.ts';
import type { Marking_SubmissionFragment } from './generated/mark-written-exam.form.ts';
import type { Reconcile_MarkFragment } from './reconcile/generated/reconcile.route.ts';

/** Maximum length of a comment, in characters; the limit of the API. */
export const MAX_COMMENT = 2000;

interface GivenMarks {
  readonly questionId: string;
  readonly marks: string;
  readonly comment: string;
}

/** The values of the form, as entered. */
export interface MarkValues {
  readonly questions: GivenMarks[];
  readonly comment: string;
  readonly publishedReason: string;
}

/**
 * The values of the form before anything is entered.
 * @param given what two markers gave; with it, what is alike and the comments of both are proposed
 */
export function storedValues(
  submission: Marking_SubmissionFragment,
  given: readonly Reconcile_MarkFragment[] = [],
): MarkValues {
  if (given.length > 0 && submission.score === null) return proposedValues(submission, given);
  const { writtenQuestions, comment: words } = submission;
  const questions = (writtenQuestions ?? []).map(({ id, marks, comment }) => ({
    ...{ questionId: id, marks: marks?.toString() ?? '', comment: comment ?? '' },
  }));
  return { questions, comment: words ?? '', publishedReason: '' };
}

function proposedValues(
  { writtenQuestions }: Marking_SubmissionFragment,
  given: readonly Reconcile_MarkFragment[],
): MarkValues {
  const together = (comments: readonly (string | null | undefined)[]) =>
    [...new Set(comments)].filter(Boolean).join('\n').slice(0, MAX_COMMENT);
  const questions = (writtenQuestions ?? []).map(({ id: questionId }) => {
    const own = given.map((mark) => mark.questions.find((one) => one.questionId === questionId));
    const [marks, ...others] = new Set(own.map((one) => one?.marks));
    return {
      ...{ questionId, marks: others.length === 0 ? (marks?.toString() ?? '') : '' },
      comment: together(own.map((one) => one?.comment)),
    };
  });
  return { questions, comment: together(given.map(({ comment }) => comment)), publishedReason: '' };
}

/** Parses marks; null for invalid or negative numbers. */
function marksIn(text: string): number | null {
  const typed = latinDigits(text).trim().replace(',', '.');
  const marks = Number(typed);
  return typed !== '' && Number.isFinite(marks) && marks >= 0 ? marks : null;
}

export const areMarks = (text: string): boolean => marksIn(text) !== null;

/** Rounded to five decimals, so that decimal fractions add up exactly. */
export const sumOf = (questions: readonly GivenMarks[]): number =>
  Math.round(questions.reduce((sum, { marks }) => sum + (marksIn(marks) ?? 0), 0) * 100_000) /
  100_000;

/** The input of the mutation. @param questions with valid marks (`areMarks`) */
export const marksOf = (questions: readonly GivenMarks[]) =>
  questions.map(({ questionId, marks, comment }) => ({
    questionId,
    marks: marksIn(marks) ?? 0,
    comment,
  }));
