/** The marks that a marker has seen, to find out whether other ones are stored by now. */
import { type CheckedMarks, type GivenMarks, sumOf } from '../given-marks.ts';

/** Marks of a submission with their revision; null if the host has no revisions. */
export type RevisedMarks = GivenMarks & { readonly revision: string | null };

interface SeenMarks {
  readonly revision: string | null;
  /** Marks and comments in a form that can be compared. */
  readonly summary: string;
}

export function seenIn(submission: RevisedMarks): SeenMarks {
  const { revision, score, comment, writtenQuestions } = submission;
  const questions = (writtenQuestions ?? []).map(({ id, marks, comment: own }) => [
    id,
    marks,
    own?.trim() ?? '',
  ]);
  return { revision, summary: JSON.stringify([score, questions, comment?.trim() ?? '']) };
}

export const isSameMarks = (left: SeenMarks, right: SeenMarks): boolean =>
  left.revision === right.revision && left.summary === right.summary;

/** The summary of the marks once they are stored. */
export function summaryOf({ questions, comment }: CheckedMarks): string {
  const score = sumOf(questions.map(({ marks }) => ({ marks: String(marks) })));
  const marks = questions.map(({ questionId, marks: points, comment: own }) => [
    questionId,
    points,
    own.trim(),
  ]);
  return JSON.stringify([score, marks, comment.trim()]);
}
