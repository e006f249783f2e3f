// Exams with two independent markers: the result is the average once they agree
// (docs/decisions/074).
import type { Db } from '../../../db/client.ts';
import type { WrittenMark } from '../../results/tables.ts';
import type { Mark, Markable } from '../mark-queries.ts';
import { toUnits, UNIT } from '../mark-units.ts';
import {
  deleteIndependentMark,
  type IndependentMark,
  insertIndependentMark,
  lockTolerance,
  updateIndependentMark,
} from './independent-queries.ts';

/** The mark of one marker. */
type MarkerMark = Pick<IndependentMark, 'score' | 'marks' | 'comment'>;

/**
 * The result of a new mark: the mark itself with one marker, the average of both if the second of
 * two markers agrees with the first, and otherwise null: the mark is stored for the marker and is
 * not the result. Submissions with a result from before the exam had two markers are still marked
 * by one person. Needs the lock of `markable`, so that two markers do not store at once.
 * @param marks the marks of the submission that are stored
 */
export async function decideMark(
  tx: Db,
  { versionId: submissionId, examId, score }: Markable,
  [first]: readonly IndependentMark[],
  mark: Mark,
  { userId, now }: { userId: string; now: Date },
): Promise<Mark | null> {
  const tolerance = score === null ? await lockTolerance(tx, examId) : null;
  if (tolerance === null) return mark;
  if (mark.score === null) {
    await deleteIndependentMark(tx, submissionId, userId);
    return null;
  }
  const { marks, comment } = mark;
  const markValues = { score: mark.score, marks, comment, markerId: userId, markedAt: now };
  if (first?.markerId === userId) {
    await updateIndependentMark(tx, { submissionId, number: 1, ...markValues });
    return null;
  }
  await insertIndependentMark(tx, { submissionId, number: first ? 2 : 1, ...markValues });
  if (!first || !agree(first, markValues, tolerance)) return null;
  return { ...averageOf(first, markValues), markedBy: userId, markedAt: now };
}

/**
 * True if the totals, and the marks of each question in common, differ by at most the tolerance.
 */
function agree(first: MarkerMark, second: MarkerMark, tolerance: number): boolean {
  const isClose = (a: number, b: number) => Math.abs(toUnits(a) - toUnits(b)) <= toUnits(tolerance);
  return (
    isClose(first.score, second.score) &&
    pairsOf(first, second).every(([, a, b]) => isClose(a?.marks ?? 0, b?.marks ?? 0))
  );
}

/**
 * By question if both have marked questions; then the score is the sum. Keeps the comments of both.
 * The rounding error of a question is carried to the next one, so that the sum is that of the
 * averages, and never above the exam's total.
 */
function averageOf(
  first: MarkerMark,
  second: MarkerMark,
): Pick<Mark, 'score' | 'marks' | 'comment'> {
  const comment = bothOf(first.comment, second.comment) ?? null;
  const pairs = pairsOf(first, second);
  if (pairs.length === 0) {
    const units = Math.round((toUnits(first.score) + toUnits(second.score)) / 2);
    return { score: units / UNIT, marks: null, comment };
  }
  let sumOfBoth = 0;
  let sumOfAverages = 0;
  const marks = pairs.map(([questionId, a, b]) => {
    const questionComment = bothOf(a?.comment, b?.comment);
    sumOfBoth += toUnits(a?.marks ?? 0) + toUnits(b?.marks ?? 0);
    const units = Math.round(sumOfBoth / 2) - sumOfAverages;
    sumOfAverages += units;
    return {
      questionId,
      marks: units / UNIT,
      ...(questionComment && { comment: questionComment }),
    };
  });
  return { score: sumOfAverages / UNIT, marks, comment };
}

/** The marks of both for each question; none if one of them has marked the whole. */
function pairsOf(
  first: MarkerMark,
  second: MarkerMark,
): [questionId: string, first: WrittenMark | undefined, second: WrittenMark | undefined][] {
  if (!first.marks || !second.marks) return [];
  const [ofFirst, ofSecond] = [byQuestion(first.marks), byQuestion(second.marks)];
  return [...new Set([...ofFirst.keys(), ...ofSecond.keys()])].map((id) => [
    id,
    ofFirst.get(id),
    ofSecond.get(id),
  ]);
}

const byQuestion = (marks: readonly WrittenMark[]) =>
  new Map(marks.map((mark) => [mark.questionId, mark]));

/** The two comments joined; one of them if they are the same. */
function bothOf(first: string | null | undefined, second: string | null | undefined) {
  return [...new Set([first, second])].filter(Boolean).join('\n') || undefined;
}
