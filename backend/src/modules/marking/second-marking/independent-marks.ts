// Exams that two people mark independently: each marks alone, and the result is the average once they
// agree (docs/decisions/074).
import type { Db } from '../../../db/client.ts';
import { refuse } from '../../../refusals/refusals.ts';
import type { WrittenMark } from '../../results/tables.ts';
import type { Mark, Markable } from '../mark-queries.ts';
import { toUnits, UNIT } from '../mark-units.ts';
import {
  deleteIndependentMark,
  findIndependentMarks,
  holdTolerance,
  type IndependentMark,
  insertIndependentMark,
  updateIndependentMark,
} from './independent-queries.ts';

/** What one marker has given. */
type Given = Pick<IndependentMark, 'score' | 'marks' | 'comment'>;

/**
 * What the submission's result gets by a mark that is given now: the mark itself where one person
 * marks, the average of both when the second of two markers agrees with the first, and otherwise
 * null: the mark is kept for the marker and decides nothing yet. Submissions with a result from
 * before the exam had two markers are marked by one person as before. Needs the lock of `markable`,
 * so that two markers do not store at once.
 * @throws 409 if two have marked it
 */
export async function decideMark(
  tx: Db,
  { versionId: submissionId, examId, score }: Markable,
  mark: Mark,
  { userId, now }: { userId: string; now: Date },
): Promise<Mark | null> {
  const [first, second] = await findIndependentMarks(tx, submissionId);
  if (second) refuse('MARKED_BY_TWO');
  const tolerance = score === null ? await holdTolerance(tx, examId) : null;
  if (tolerance === null) return mark;
  if (mark.score === null) {
    await deleteIndependentMark(tx, submissionId, userId);
    return null;
  }
  const { marks, comment } = mark;
  const given = { score: mark.score, marks, comment, markerId: userId, markedAt: now };
  if (first?.markerId === userId) {
    await updateIndependentMark(tx, { submissionId, number: 1, ...given });
    return null;
  }
  await insertIndependentMark(tx, { submissionId, number: first ? 2 : 1, ...given });
  if (!first || !agree(first, given, tolerance)) return null;
  return { ...averageOf(first, given), markedBy: userId, markedAt: now };
}

/** The totals, and the marks of each question that both have marked by, differ by no more. */
function agree(one: Given, other: Given, tolerance: number): boolean {
  const isClose = (a: number, b: number) => Math.abs(toUnits(a) - toUnits(b)) <= toUnits(tolerance);
  return (
    isClose(one.score, other.score) &&
    pairsOf(one, other).every(([a, b]) => isClose(a?.marks ?? 0, b?.marks ?? 0))
  );
}

/** By question where both have marked so; then the score is the sum. Comments of both are kept. */
function averageOf(one: Given, other: Given): Pick<Mark, 'score' | 'marks' | 'comment'> {
  const average = (a: number, b: number) => Math.round((toUnits(a) + toUnits(b)) / 2) / UNIT;
  const comment = bothOf(one.comment, other.comment) ?? null;
  const pairs = pairsOf(one, other);
  if (pairs.length === 0) return { score: average(one.score, other.score), marks: null, comment };
  const marks = pairs.map(([a, b]) => {
    const words = bothOf(a?.comment, b?.comment);
    return {
      questionId: (a ?? b)?.questionId ?? '',
      marks: average(a?.marks ?? 0, b?.marks ?? 0),
      ...(words && { comment: words }),
    };
  });
  return {
    score: marks.reduce((sum, { marks: own }) => sum + toUnits(own), 0) / UNIT,
    marks,
    comment,
  };
}

/** What both have given for each question; none if one of them has marked the whole. */
function pairsOf(one: Given, other: Given): [WrittenMark | undefined, WrittenMark | undefined][] {
  if (!one.marks || !other.marks) return [];
  const [ofOne, ofOther] = [byQuestion(one.marks), byQuestion(other.marks)];
  return [...new Set([...ofOne.keys(), ...ofOther.keys()])].map((id) => [
    ofOne.get(id),
    ofOther.get(id),
  ]);
}

const byQuestion = (marks: readonly WrittenMark[]) =>
  new Map(marks.map((mark) => [mark.questionId, mark]));

/** Two comments below each other; one of them if they are the same. */
function bothOf(one: string | null | undefined, other: string | null | undefined) {
  return [...new Set([one, other])].filter(Boolean).join('\n') || undefined;
}
