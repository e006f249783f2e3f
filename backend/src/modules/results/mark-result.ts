// An admin marks a written exam, as a whole or question by question.
import type { Static } from 'typebox';
import type { Db } from '../../db/client.ts';
import { found, refuse } from '../../plugins/errors.ts';
import type { ExamResultDocument, ExamRetakeBody } from './documents.ts';
import { lockMarkable, type Mark, type Markable, updateMark } from './mark-queries.ts';
import type { WrittenMark } from './tables.ts';

/** Marks are kept to five decimals; sums of them are made of whole hundred-thousandths, to be exact. */
const UNIT = 100_000;

type SentMark = Pick<Static<typeof ExamRetakeBody>, 'score' | 'marks' | 'comment' | 'dateTaken'>;

/**
 * The mark takes the place of an earlier one, with its marks and comments.
 * @param sent `score` is the mark, null takes it back; `marks` of questions add up to it; `dateTaken` says which answers were marked
 * @throws 400 without a score or marks; 409 for a multiple-choice exam, and for answers that are no longer the newest; 422 out of range,
 * marks that do not add up to the score, and a question that is not in the exam or there twice
 */
export function markResult(db: Db, id: string, sent: SentMark, by: { userId: string; now: Date }): Promise<ExamResultDocument> {
  const { score, marks, comment, dateTaken } = sent;
  if (score === undefined && !marks) return refuse(400, "'score' is missing.", [{ path: 'score', message: 'is missing' }]);
  return db.transaction(async (tx) => {
    const markable = found(await lockMarkable(tx, id), 'result');
    if (markable.type !== 'Written') refuse(409, 'Only written exams are marked by hand.');
    if (dateTaken !== undefined && Date.parse(dateTaken) !== markable.dateTaken.getTime()) {
      refuse(409, 'The student has handed in newer answers. Please reload them.');
    }
    return found(await updateMark(tx, id, score === null ? NO_MARK : markOf(markable, { score, marks, comment }, by)), 'result');
  });
}

const NO_MARK: Mark = { score: null, marks: null, comment: null, markedBy: null, markedAt: null };

function markOf(
  { totalMarks, questionIds }: Markable,
  { score: sent, marks, comment }: { score: number | undefined; marks: WrittenMark[] | undefined; comment: string | undefined },
  by: { userId: string; now: Date },
): Mark {
  if (marks) requireOwnQuestions(questionIds, marks);
  const sum = marks && marks.reduce((total, { marks: given }) => total + Math.round(given * UNIT), 0) / UNIT;
  const score = sent ?? sum ?? 0;
  if (score < 0 || score > totalMarks) {
    const path = sent === undefined ? 'marks' : 'score';
    refuse(422, `The score must be from 0 to ${totalMarks}.`, [{ path, message: `must be from 0 to ${totalMarks}` }]);
  }
  if (sum !== undefined && sum !== score) {
    refuse(422, `The marks add up to ${sum}, not to ${score}.`, [{ path: 'score', message: 'is not the sum of the marks' }]);
  }
  return { score, marks: marks ?? null, comment: comment || null, markedBy: by.userId, markedAt: by.now };
}

function requireOwnQuestions(questionIds: readonly string[], marks: readonly WrittenMark[]): void {
  const seen = new Set<string>();
  for (const [index, { questionId, marks: given }] of marks.entries()) {
    const path = `marks.${index}.questionId`;
    if (!questionIds.includes(questionId)) refuse(422, 'The exam has no such question.', [{ path, message: 'is not in the exam' }]);
    if (seen.has(questionId)) refuse(422, 'A question is marked twice.', [{ path, message: 'is marked twice' }]);
    seen.add(questionId);
    // Not by the schema's multipleOf: in binary fractions 4.35 is no multiple of 0.00001.
    const isFine = Number(given.toFixed(5)) === given;
    if (!isFine) refuse(422, 'Marks have at most five decimals.', [{ path: `marks.${index}.marks`, message: 'has too many decimals' }]);
  }
}
