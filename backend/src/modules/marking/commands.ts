// Marks a written exam, as a whole or question by question. With two independent markers, a mark is
// the result once both agree (independent-marks.ts).
import { isDeepStrictEqual } from 'node:util';
import type { Static } from 'typebox';
import type { Db } from '../../db/client.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { recordMeritListChange } from '../exclusions/merit-list-changes.ts';
import type {
  ExamResultDocument,
  ExamRetakeBody,
  SubmissionDocument,
} from '../results/documents.ts';
import { findSingleResult } from '../results/queries.ts';
import type { WrittenMark } from '../results/tables.ts';
import { lockMarkable, type Mark, type Markable, updateMark } from './mark-queries.ts';
import { toUnits, UNIT } from './mark-units.ts';
import { findSubmission, marksRevision } from './queries.ts';
import { decideMark } from './second-marking/independent-marks.ts';
import { findIndependentMarks } from './second-marking/independent-queries.ts';

type MarkInput = Pick<
  Static<typeof ExamRetakeBody>,
  'score' | 'marks' | 'comment' | 'dateTaken' | 'publishedReason'
>;
/** The author and time of a mark, and the revision of the marks that the author has seen. */
type Edit = {
  userId: string;
  now: Date;
  /** Undefined: the mark replaces whatever is stored. */
  revision?: string | undefined;
};
/** The content of a mark. */
type MarkContent = Pick<Mark, 'score' | 'marks' | 'comment'>;

/**
 * Marks the newest submission of a result. The mark replaces an earlier one, with its marks and
 * comments.
 * @param input `score` is the mark, null removes it; `marks` of questions add up to it; `dateTaken`
 *   identifies the marked answers. In an exam with two markers it is the mark of one of them
 * @throws 400 without a score and without marks of a question; 409 without the reason that a
 *   published merit list needs, for a multiple-choice exam, for answers that are no longer the
 *   newest, for a third marker where two mark, and for marks that were changed since the revision
 *   that the mark is based on; 422 out of range, with more than five decimals,
 *   for marks that do not add up to the score, and for a question that is not in the exam or occurs
 *   twice
 */
export function markResult(
  db: Db,
  id: string,
  input: MarkInput,
  edit: Edit,
): Promise<ExamResultDocument> {
  return db.transaction(async (tx) => {
    const markable = requireFound(await lockMarkable(tx, { resultId: id }), 'result');
    const { dateTaken } = input;
    if (
      markable.type === 'Written' &&
      dateTaken !== undefined &&
      Date.parse(dateTaken) !== markable.dateTaken.getTime()
    ) {
      refuse('NEWER_ANSWERS_SUBMITTED');
    }
    await storeMark(tx, markable, input, edit);
    return requireFound(await findSingleResult(tx, id), 'result');
  });
}

/** Like `markResult`, for any submission of a written exam. @throws 403 for the author's own */
export function markSubmission(
  db: Db,
  id: string,
  input: MarkInput,
  edit: Edit,
): Promise<SubmissionDocument> {
  return changeSubmission(db, id, edit, (tx, markable) => storeMark(tx, markable, input, edit));
}

/**
 * Sets the final marks of a submission with two marks, whether these agree or not.
 * @throws 400, 409 and 422 like `markResult`; 403 for the author's own, and for its two markers;
 *   409 before both have marked
 */
export function setFinalMark(
  db: Db,
  id: string,
  input: MarkInput,
  edit: Edit,
): Promise<SubmissionDocument> {
  return changeSubmission(db, id, edit, async (tx, markable) => {
    const marks = await findIndependentMarks(tx, id);
    if (marks.length < 2) refuse('SECOND_MARK_MISSING');
    if (marks.some(({ markerId }) => markerId === edit.userId)) refuse('RECONCILED_BY_MARKER');
    const mark = toMark(markable, input, edit);
    if (isStoredAlready(markable, mark, edit)) return;
    requireRevision(markable.revision, edit);
    await storeFinal(tx, markable, { mark, ...input }, edit);
  });
}

/** Locks a submission of another student, and returns it after `change`. */
function changeSubmission(
  db: Db,
  id: string,
  edit: Edit,
  change: (tx: Db, markable: Markable) => Promise<void>,
): Promise<SubmissionDocument> {
  return db.transaction(async (tx) => {
    const markable = requireFound(await lockMarkable(tx, { versionId: id }), 'submission');
    if (markable.userId === edit.userId) refuse('OWN_EXAM_MARKED');
    await change(tx, markable);
    return requireFound(await findSubmission(tx, edit.userId, id), 'submission');
  });
}

async function storeMark(tx: Db, markable: Markable, input: MarkInput, edit: Edit): Promise<void> {
  const sentMark = toMark(markable, input, edit);
  const independentMarks = await findIndependentMarks(tx, markable.versionId);
  const own = independentMarks.find(({ markerId }) => markerId === edit.userId);
  const revision = marksRevision(markable.revision, own?.revision);
  if (isStoredAlready({ ...(own ?? markable), revision }, sentMark, edit)) return;
  if (independentMarks.length === 2) refuse('MARKED_BY_TWO');
  requireRevision(revision, edit);
  const mark = await decideMark(tx, markable, independentMarks, sentMark, edit);
  if (mark) await storeFinal(tx, markable, { mark, ...input }, edit);
}

/**
 * Whether the mark is stored, although it is based on an older revision: a save that is repeated
 * after a lost response, or somebody else has given the same mark.
 */
function isStoredAlready(
  stored: MarkContent & { revision: string },
  { score, marks, comment }: MarkContent,
  { revision }: Edit,
): boolean {
  if (revision === undefined || revision === stored.revision) return false;
  const storedContent = { score: stored.score, marks: stored.marks, comment: stored.comment };
  return isDeepStrictEqual(storedContent, { score, marks, comment });
}

/** @throws 409 if the marks were changed since the revision that a mark is based on */
function requireRevision(storedRevision: string, { revision }: Edit): void {
  if (revision !== undefined && revision !== storedRevision) refuse('CHANGED_SINCE_OPENED');
}

/** Stores the mark of the submission, and of the result if that is its newest submission. */
async function storeFinal(
  tx: Db,
  markable: Markable,
  { mark, publishedReason }: Pick<MarkInput, 'publishedReason'> & { mark: Mark },
  edit: Edit,
): Promise<void> {
  const { examId, userId, startedAt, countsForRank } = markable;
  if (countsForRank && mark.score !== markable.score) {
    const { userId: markerId, now } = edit;
    const change = { kind: 'mark' as const, reason: publishedReason, userId: markerId, now };
    const concerned = { exam: { kind: 'single', examId }, startedAt, userId } as const;
    await recordMeritListChange(tx, concerned, change);
  }
  await updateMark(tx, markable, mark);
}

const NO_MARK: Mark = { score: null, marks: null, comment: null, markedBy: null, markedAt: null };

function toMark(markable: Markable, { score, marks, comment }: MarkInput, edit: Edit): Mark {
  if (score === undefined && !marks?.length)
    refuse('FIELD_MISSING', { name: 'score' }, [problem('score', 'IS_MISSING')]);
  if (markable.type !== 'Written') refuse('MARKED_AUTOMATICALLY');
  return score === null ? NO_MARK : markOf(markable, { score, marks, comment }, edit);
}

function markOf(
  { totalMarks, questionIds }: Markable,
  {
    score: sentScore,
    marks,
    comment,
  }: { score: number | undefined; marks: WrittenMark[] | undefined; comment: string | undefined },
  edit: Edit,
): Mark {
  if (marks) checkQuestionMarks(questionIds, marks);
  const sum =
    marks && marks.reduce((total, { marks: points }) => total + toUnits(points), 0) / UNIT;
  const score = sentScore ?? sum ?? 0;
  if (score < 0 || score > totalMarks) {
    const path = sentScore === undefined ? 'marks' : 'score';
    refuse('SCORE_OUT_OF_RANGE', { max: totalMarks }, [
      problem(path, 'IS_OUT_OF_RANGE', { max: totalMarks }),
    ]);
  }
  if (!hasAtMostFiveDecimals(score))
    refuse('TOO_MANY_DECIMALS', {}, [problem('score', 'HAS_TOO_MANY_DECIMALS')]);
  if (sum !== undefined && sum !== score) {
    refuse('MARKS_DO_NOT_ADD_UP', { sum, score }, [problem('score', 'IS_NOT_THE_SUM')]);
  }
  return {
    score,
    marks: marks ?? null,
    comment: comment || null,
    markedBy: edit.userId,
    markedAt: edit.now,
  };
}

function checkQuestionMarks(questionIds: readonly string[], marks: readonly WrittenMark[]): void {
  const questionIdsSeen = new Set<string>();
  for (const [index, { questionId, marks: points }] of marks.entries()) {
    const path = `marks.${index}.questionId`;
    if (!questionIds.includes(questionId))
      refuse('QUESTION_NOT_IN_EXAM', {}, [problem(path, 'IS_NOT_IN_EXAM')]);
    if (questionIdsSeen.has(questionId))
      refuse('MARKED_TWICE', {}, [problem(path, 'IS_MARKED_TWICE')]);
    questionIdsSeen.add(questionId);
    if (!hasAtMostFiveDecimals(points))
      refuse('TOO_MANY_DECIMALS', {}, [problem(`marks.${index}.marks`, 'HAS_TOO_MANY_DECIMALS')]);
  }
}

/** Not `multipleOf` in the schema: in binary fractions 4.35 is not a multiple of 0.00001. */
const hasAtMostFiveDecimals = (marks: number): boolean => Number(marks.toFixed(5)) === marks;
